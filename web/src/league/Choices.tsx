import {
  advancementCost,
  type College,
  collegeById,
  findPosition,
  type Guest,
  type OffSeasonState,
  positionOf,
  priceOf,
  type Roster,
  type RosterEntry,
  rehirePrice,
  sheetOf,
} from '@undercroft/dungeon-bowl'
import type { Action } from '@undercroft/engine'
import type { AnyMatch } from '@undercroft/league'
import { positionName, skillName } from '../games/dungeon-bowl/names.ts'
import { named, t } from '../i18n/index.ts'
import { gold } from './figures.ts'

type Offer = Action & Readonly<Record<string, string>>

interface Props {
  readonly match: AnyMatch
  readonly kind: string
  readonly actions: readonly Action[]
  answer(action: Action): void
}

/** Every legal answer as a button: what belongs to a player stands beside the player. */
export function Choices({ match, kind, actions, answer }: Props) {
  const offers = actions as readonly Offer[]
  const state = match.state as { roster: Roster; guests?: readonly Guest[]; old?: Roster }
  const college = collegeById(state.roster.college) as College
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
  const word = (offer: Offer) => textOf(offer, match, college, entries)
  return (
    <>
      <Players lines={ofPlayers(others)} college={college} word={word} answer={answer} />
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
          <Players lines={ofPlayers(firing)} college={college} word={word} answer={answer} />
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
  readonly college: College
  word(offer: Offer): string
  answer(action: Action): void
}

function Players({ lines, college, word, answer }: Lines) {
  if (lines.length === 0) return null
  return (
    <ul className="player-choices">
      {lines.map(({ entry, offers }) => (
        <li key={entry.id}>
          <PlayerLine college={college} entry={entry} />
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

function PlayerLine({ college, entry }: { college: College; entry: RosterEntry }) {
  const sheet = sheetOf(college, entry)
  return (
    <div>
      <strong>{entry.name}</strong>{' '}
      <small className="muted">
        {positionName(positionOf(college, entry).name)} · {t('league.choice.spp', { count: entry.spp })} ·{' '}
        {gold(sheet.value)}
        {sheet.skills.length > 0 && ` · ${sheet.skills.map(skillName).join(', ')}`}
      </small>
    </div>
  )
}

function textOf(offer: Offer, match: AnyMatch, college: College, entries: readonly RosterEntry[]): string {
  const entry = entries.find(({ id }) => id === offer.player)
  const position = offer.position ? findPosition(college, offer.position)?.position : undefined
  if (offer.type === 'advance' && entry) {
    const cost = advancementCost(entry.advancements.length, offer.kind as never) ?? 0
    return t('league.choice.advance', { what: named(`league.advance.${offer.kind}`), cost })
  }
  if (offer.type === 'skill' || offer.type === 'keep')
    return t(`league.choice.${offer.type}`, { skill: skillName(offer.skill) })
  if (offer.type === 'improve')
    return t('league.choice.improve', { what: named(`ball.stat.${offer.characteristic}.name`) })
  if (offer.type === 'category') return named(`league.category.${offer.category}`)
  if (offer.type === 'hire' && position) {
    return t('league.choice.hire', { position: positionName(position.name), gold: gold(position.cost) })
  }
  if (offer.type === 'sign' && entry)
    return t('league.choice.sign', { gold: gold(priceOf(college, { joined: 'journeyman', entry })) })
  if (offer.type === 'rehire' && entry) return t('league.choice.rehire', { gold: gold(rehirePrice(college, entry)) })
  if (offer.type === 'reroll') {
    const { old, roster } = match.state as OffSeasonState
    return t(roster.rerolls < old.rerolls ? 'league.choice.keep-reroll' : 'league.choice.reroll')
  }
  return named(`league.choice.${offer.type}`)
}
