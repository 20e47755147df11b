import {
  advancementCost,
  type BallRoster,
  type Guest,
  positionOf,
  profileOf,
  type RosterEntry,
  rehirePrice,
  type TeamBook,
} from '@undercroft/ball'
import type { Action, Match } from '@undercroft/engine'
import { positionName, skillName } from '../games/ball/names.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import { gold } from './figures.ts'

type Offer = Action & Readonly<Record<string, string>>

interface Props {
  readonly book: TeamBook<BallRoster>
  readonly match: Match
  readonly kind: string
  readonly actions: readonly Action[]
  answer(action: Action): void
}

interface State {
  readonly roster: BallRoster
  readonly guests?: readonly Guest[]
  /** The list of last season, while a new one is made. */
  readonly old?: BallRoster
}

/** Every legal answer as a button: what belongs to a player stands beside the player. */
export function Choices({ book, match, kind, actions, answer }: Props) {
  const offers = actions as readonly Offer[]
  const state = match.state as State
  const entries = [
    ...state.roster.players,
    ...(state.guests ?? []).map(({ entry }) => entry),
    ...(state.old?.players ?? []),
  ]
  // Firing is seldom wanted: it stands apart.
  const firing = offers.filter(({ type }) => type === 'fire')
  const others = offers.filter(({ type }) => type !== 'fire')
  const ofPlayers = (wanted: readonly Offer[]) =>
    entries
      .filter(({ id }) => wanted.some(({ player }) => player === id))
      .map((entry) => ({ entry, offers: wanted.filter(({ player }) => player === entry.id) }))
  const rest = offers.filter(({ player, type }) => player === undefined && type !== 'done')
  const done = offers.find(({ type }) => type === 'done')
  const hasNothing = others.every(({ type }) => type === 'done') && isKnown(`league.ask-nothing.${kind}`)
  const word = (offer: Offer) => textOf(offer, book, state, entries)
  return (
    <>
      {hasNothing && <p>{named(`league.ask-nothing.${kind}`, { cost: advancementCost(0, 'random-primary') ?? 0 })}</p>}
      <Players lines={ofPlayers(others)} book={book} roster={state.roster} word={word} answer={answer} />
      {rest.length > 0 && (
        <div className="row choices">
          {rest.map((offer) => (
            <button key={JSON.stringify(offer)} type="button" className="button" onClick={() => answer(offer)}>
              {word(offer)}
            </button>
          ))}
        </div>
      )}
      {firing.length > 0 && (
        <details className="firing">
          <summary>{t('league.choice.firing')}</summary>
          <Players lines={ofPlayers(firing)} book={book} roster={state.roster} word={word} answer={answer} />
        </details>
      )}
      {done && (
        <button type="button" className="button primary" onClick={() => answer(done)}>
          {named(`league.done.${kind}`)}
        </button>
      )}
    </>
  )
}

interface Lines {
  readonly lines: readonly { readonly entry: RosterEntry; readonly offers: readonly Offer[] }[]
  readonly book: TeamBook<BallRoster>
  readonly roster: BallRoster
  word(offer: Offer): string
  answer(action: Action): void
}

function Players({ lines, book, roster, word, answer }: Lines) {
  if (lines.length === 0) return null
  return (
    <ul className="player-choices">
      {lines.map(({ entry, offers }) => (
        <li key={entry.id}>
          <PlayerLine book={book} roster={roster} entry={entry} />
          <div className="row">
            {offers.map((offer) => (
              <button
                key={JSON.stringify(offer)}
                type="button"
                className={offer.type === 'fire' ? 'button quiet' : 'button'}
                aria-label={`${entry.name}: ${word(offer)}`}
                onClick={() => answer(offer)}
              >
                {word(offer)}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function PlayerLine({ book, roster, entry }: Pick<Lines, 'book' | 'roster'> & { readonly entry: RosterEntry }) {
  const position = positionOf(book, roster, entry)
  const { skills } = profileOf(position, entry)
  return (
    <div>
      <strong>{entry.name}</strong>{' '}
      <small className="muted">
        {positionName(position.name)} · {t('league.choice.spp', { count: entry.spp })} ·{' '}
        {gold(book.valueOf(roster, entry))}
        {skills.length > 0 && ` · ${skills.map(skillName).join(', ')}`}
      </small>
    </div>
  )
}

function textOf(
  offer: Offer,
  book: TeamBook<BallRoster>,
  { roster, guests = [], old }: State,
  entries: readonly RosterEntry[],
): string {
  const entry = entries.find(({ id }) => id === offer.player)
  if (offer.type === 'advance' && entry) {
    const cost = advancementCost(entry.advancements.length, offer.kind as never) ?? 0
    return t('league.choice.advance', { what: named(`league.advance.${offer.kind}`), cost })
  }
  if (offer.type === 'skill' || offer.type === 'keep')
    return t(`league.choice.${offer.type}`, { skill: skillName(offer.skill) })
  if (offer.type === 'improve')
    return t('league.choice.improve', { what: named(`ball.stat.${offer.characteristic}.name`) })
  if (offer.type === 'category') return named(`league.category.${offer.category}`)
  if (offer.type === 'hire') {
    const { name, cost } = positionOf(book, roster, { position: offer.position })
    return t('league.choice.hire', { position: positionName(name), gold: gold(cost) })
  }
  const guest = guests.find((one) => one.entry === entry)
  if (offer.type === 'sign' && guest) return t('league.choice.sign', { gold: gold(book.guestPrice(roster, guest)) })
  if (offer.type === 'rehire' && entry)
    return t('league.choice.rehire', { gold: gold(rehirePrice(book, old ?? roster, entry)) })
  if (offer.type.endsWith('reroll')) {
    const price = gold(old ? book.rerollCost(roster) : book.lateRerollCost(roster))
    return t(old && roster.rerolls < old.rerolls ? 'league.choice.keep-reroll' : 'league.choice.reroll', {
      gold: price,
    })
  }
  const staff = book.staff.find(({ id }) => id === offer.item)
  if (staff) return t('league.choice.buy', { item: named(`workshop.team.${staff.id}`), gold: gold(staff.price) })
  return named(`league.choice.${offer.type}`)
}
