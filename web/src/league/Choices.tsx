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
  const players = entries.filter(({ id }) => offers.some(({ player }) => player === id))
  const rest = offers.filter(({ player, type }) => player === undefined && type !== 'done')
  const done = offers.find(({ type }) => type === 'done')
  const word = (offer: Offer) => textOf(offer, match, college, entries)
  return (
    <>
      {players.length > 0 && (
        <ul className="player-choices">
          {players.map((entry) => (
            <li key={entry.id}>
              <PlayerLine college={college} entry={entry} />
              <div className="row">
                {offers
                  .filter(({ player }) => player === entry.id)
                  .map((offer) => (
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
      )}
      {rest.length > 0 && (
        <div className="row choices">
          {rest.map((offer) => (
            <button key={JSON.stringify(offer)} type="button" className="button" onClick={() => answer(offer)}>
              {word(offer)}
            </button>
          ))}
        </div>
      )}
      {done && (
        <button type="button" className="button primary" onClick={() => answer(done)}>
          {t(`league.done.${kind as 'advance'}`)}
        </button>
      )}
    </>
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
    return t('league.choice.improve', { what: named(`dungeon.stat.${offer.characteristic}.name`) })
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
