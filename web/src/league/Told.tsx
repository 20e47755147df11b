import { type BallRoster, improvementsFor, type SequenceEvent, type TeamBook } from '@undercroft/ball'
import type { DieFace } from '../games/adapter.ts'
import { skillName } from '../games/ball/names.ts'
import type { GameId } from '../games/index.ts'
import { rollDetail } from '../games/roll-detail.ts'
import { named, t } from '../i18n/index.ts'
import { Dice } from '../match/Dice.tsx'
import type { KindId } from '../workshop/library/kind.ts'
import { RuleChip } from '../workshop/shared/Problems.tsx'
import { gold } from './figures.ts'
import { eventText } from './words.ts'

interface Props {
  readonly book: TeamBook<BallRoster>
  /** Whose dice they are. */
  readonly seat: number
  readonly events: readonly SequenceEvent[]
}

/** What happened so far, with the dice and the rules behind it. */
export function Told({ game, book, seat, events }: Props & { readonly game: GameId }) {
  if (events.length === 0) return null
  return (
    <section className="panel told" aria-live="polite">
      <h3>{t('league.sequence.told')}</h3>
      <ul>
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events stand in their order
          <li key={i}>
            <span>{eventText(event)}</span>
            {event.type === 'rolled' && (
              <>
                <Dice dice={facesOf(event)} size={22} seat={seat} />
                <Outcome book={book} event={event} />
              </>
            )}
            {event.rules?.slice(0, 1).map((rule) => (
              <RuleChip key={rule} id={rule} kind={`${game}/team` as KindId} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dice that have just fallen, large on the felt as in a match. */
export function Rolls({ book, seat, events }: Props) {
  const rolled = events.filter(({ type }) => type === 'rolled')
  if (rolled.length === 0) return null
  return (
    <section className="rolls" aria-label={t('match.roll-tray')}>
      {rolled.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice fall in their order
        <div key={i} className="rolled">
          <Dice dice={facesOf(event)} size={46} seat={seat} />
          <p>
            <b>{eventText(event)}</b> <Outcome book={book} event={event} />
          </p>
        </div>
      ))}
    </section>
  )
}

const facesOf = ({ dice = [], values = [] }: SequenceEvent): DieFace[] =>
  dice.map((die, i) => ({ name: `${die}: ${values[i]}`, show: values[i], sides: Number(die.slice(1)) }))

/** What a roll needed and what changed it, the line of its table, how it came out. */
function Outcome({ book, event }: { readonly book: Props['book']; readonly event: SequenceEvent }) {
  const { target = null, modifiers = [], values = [], dice = [], what, passed } = event
  const isTest = what === 'niggling' || what === 'reduction' || what === 'scouting'
  const needs = isTest
    ? rollDetail({ target, modifiers, values, dice }, (source) => named(`workshop.team.${source}`))
    : tableLine(book, event)
  return (
    <>
      {needs !== '' && <span className="muted table-line">{needs}</span>}
      {isTest && what !== 'scouting' && (
        <span className={`verdict ${passed ? 'good' : 'bad'}`}> {t(passed ? 'match.passed' : 'match.failed')}</span>
      )}
    </>
  )
}

/** Where in its table a roll was looked up. */
function tableLine(
  { learning }: Props['book'],
  { what, values = [], item, gold: treasury = 0, ...event }: SequenceEvent,
) {
  if (what === 'characteristic') {
    const list = improvementsFor(values[0]).map((name) => name.toUpperCase())
    return t('league.table-line.characteristic', { list: list.join(', ') })
  }
  if (what === 'random-skill') {
    const skill = learning.rolledSkill([], item as never, values)
    const line = skill ? t('league.table-line.random-skill', { dice: values.join(', '), skill: skillName(skill) }) : ''
    return event.passed ? line : [line, t('league.table-line.again')].filter(Boolean).join(' ')
  }
  if (what === 'mvp') return t('league.table-line.mvp')
  if (what === 'mistakes') return t('league.table-line.mistakes', { gold: gold(treasury) })
  if (what === 'fans') return t('league.table-line.fans', { count: event.target ?? 0 })
  if (what === 'leaves') return t('league.table-line.leaves', { most: (event.target ?? 1) - 1 })
  if (what === 'winnings') return t(values.length > 1 ? 'league.table-line.winnings-two' : 'league.table-line.winnings')
  return ''
}
