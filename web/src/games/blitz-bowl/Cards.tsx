import { GlyphIcon } from '../../app/Icon.tsx'
import { named, t } from '../../i18n/index.ts'
import type { Choice, TableProps } from '../adapter.ts'
import { actionGlyphs, glyphPath } from './glyphs.ts'
import { challengeName, playName } from './names.ts'
import { type Blitz, type BlitzAction, bonusPlays, type Challenge, deckOf } from './rules.ts'
import './cards.css'

/** The three challenges and the next one, above the pitch. */
export function Challenges({ view, choices, play }: TableProps) {
  const { state, options } = view as unknown as Blitz
  const { challenges } = deckOf(options)
  if (state.turn === 0 && state.slots.every((slot) => slot < 0)) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="challenges" tabIndex={0} aria-label={t('blitz.cards.challenges')}>
      {state.slots.map((challenge, slot) => {
        const offered = choices.find(({ action }) => claims(action as BlitzAction, slot))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <ChallengeCard key={slot} challenge={challenges[challenge]} offered={offered} play={play} />
        )
      })}
      {state.next >= 0 && <ChallengeCard challenge={challenges[state.next]} next left={cardsLeft(state)} />}
    </section>
  )
}

const cardsLeft = ({ deck, eventsInDeck }: Blitz['state']): number =>
  deck.reduce((sum, copies) => sum + copies, 1) + eventsInDeck

const claims = (action: BlitzAction, slot: number): boolean =>
  (action.type === 'claim' || action.type === 'replace') && action.slot === slot

interface CardProps {
  challenge: Challenge | undefined
  next?: boolean
  left?: number
  offered?: Choice | undefined
  play?: (choice: Choice) => void
}

function ChallengeCard({ challenge, next, left, offered, play }: CardProps) {
  if (!challenge) return <div className="card empty">{t('blitz.cards.empty')}</div>
  const { id, points } = challenge
  const text = named(`blitz.challenge.${id}.text`)
  const inside = (
    <>
      <span className="points" title={t('blitz.cards.points', { points })}>
        {points}
      </span>
      <strong>
        {next && <em>{t('blitz.cards.next')}: </em>}
        {challengeName(id)}
      </strong>
      <span className="text">{text}</span>
      {left !== undefined && <span className="text left">{t('blitz.cards.deck', { count: left })}</span>}
    </>
  )
  if (offered && play) {
    return (
      <button
        type="button"
        className="card offered"
        aria-label={offered.label}
        title={text}
        onClick={() => play(offered)}
      >
        {inside}
      </button>
    )
  }
  return (
    <div className={`card${next ? ' next' : ''}`} title={text}>
      {inside}
    </div>
  )
}

/** The hand of the seat at the screen; how many cards the other one has stands on its plate. */
export function Hands({ view, seat, choices, play }: TableProps) {
  const { state, options } = view as unknown as Blitz
  const { hands, inFront } = state
  const { backs } = deckOf(options)
  if (seat < 0 || hands[seat].length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="hands" tabIndex={0} aria-label={t('blitz.cards.hand')}>
      {[...hands[seat], ...inFront[seat]]
        .filter((card) => card >= 0)
        .map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <BonusCard key={i} id={bonusPlays[backs[card]].id} choices={choices} play={play} />
        ))}
    </section>
  )
}

function BonusCard({ id, choices, play }: { id: string } & Pick<TableProps, 'choices' | 'play'>) {
  const offered = choices.filter(({ action }) => isPlay(action as BlitzAction, id))
  const inside = (
    <>
      <strong>
        <GlyphIcon path={glyphPath(actionGlyphs.bonus)} /> {playName(id)}
      </strong>
      <span className="when">{named(`blitz.play.${id}.when`)}</span>
      <span className="text">{named(`blitz.play.${id}.text`)}</span>
    </>
  )
  if (offered.length !== 1) return <div className={`card bonus${offered.length ? ' offered' : ''}`}>{inside}</div>
  return (
    <button type="button" className="card bonus offered" onClick={() => play(offered[0])}>
      {inside}
    </button>
  )
}

const isPlay = (action: BlitzAction, id: string): boolean =>
  (action.type === 'bonus' || action.type === 'discard') && action.play === id
