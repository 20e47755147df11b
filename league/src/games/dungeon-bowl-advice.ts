import {
  advancementCost,
  type College,
  collegeById,
  findPosition,
  linemenOf,
  type OffSeasonState,
  offSeason,
  type PostMatchState,
  positionOf,
  postMatch,
  type RosterEntry,
  rehirePrice,
} from '@undercroft/dungeon-bowl'
import type { Action } from '@undercroft/engine'
import type { AnyGame, AnyMatch } from '../game.ts'

/** How a computer coach, or one who is away, goes through the sequences: sensibly, and always the same way. */

type Offer = Action & Readonly<Record<string, string>>

/** What is worth learning, the best first; whatever is not named comes after. */
const SKILLS = [
  ...['block', 'guard', 'dodge', 'mighty-blow', 'tackle', 'sure-hands', 'wrestle', 'fend', 'side-step', 'stand-firm'],
  ...['catch', 'sure-feet', 'break-tackle', 'frenzy', 'claws', 'horns', 'two-heads', 'dauntless', 'pro', 'strip-ball'],
  ...['juggernaut', 'sprint', 'jump-up', 'thick-skull', 'leader', 'pass', 'accurate', 'extra-arms', 'big-hand'],
]
const worth = (skill: string): number => {
  const place = SKILLS.indexOf(skill)
  return place < 0 ? SKILLS.length : place
}
const best = (offers: readonly Offer[]): Offer => [...offers].sort((a, b) => worth(a.skill) - worth(b.skill))[0]

/** A list of this size lives through a bad day. */
const ENOUGH_PLAYERS = 13
const ENOUGH_REROLLS = 3

export function advise(match: AnyMatch): Action {
  const game = (match.game === offSeason.id ? offSeason : postMatch) as AnyGame
  const decision = game.decision(match)
  const offers = (decision?.actions ?? []) as readonly Offer[]
  const fallback = game.fallback(match)
  switch (decision?.kind) {
    case 'advance':
      return advancement(match.state as PostMatchState, offers) ?? fallback
    case 'skill':
      return best(offers)
    case 'improve':
      return improvement(offers)
    case 'list':
      return listChange(match.state as PostMatchState, offers) ?? fallback
    case 're-draft':
      return redraft(match.state as OffSeasonState, offers) ?? fallback
    default:
      return fallback
  }
}

/** SPP are saved for a chosen Primary skill; who must buy takes the dearest that can be had. */
function advancement({ roster, guests }: PostMatchState, offers: readonly Offer[]): Action | null {
  const chosen = offers.find(({ type, kind }) => type === 'advance' && kind === 'chosen-primary')
  if (chosen) return chosen
  if (offers.some(({ type }) => type === 'done')) return null
  const everybody = [...roster.players, ...guests.map(({ entry }) => entry)]
  const cost = ({ player, kind }: Offer) => {
    const before = everybody.find(({ id }) => id === player)?.advancements.length ?? 0
    return advancementCost(before, kind as never) ?? 0
  }
  return [...offers].sort((a, b) => cost(b) - cost(a))[0]
}

/** Strength and agility are worth more than any skill, the rest is not. */
function improvement(offers: readonly Offer[]): Action {
  const great = offers.find(({ characteristic }) => characteristic === 'st' || characteristic === 'ag')
  const skills = offers.filter(({ type }) => type === 'skill')
  return great ?? (skills.length > 0 ? best(skills) : offers[0])
}

const isSpecialist = (college: College, position: string): boolean =>
  !linemenOf(college).some(({ id }) => id === findPosition(college, position)?.position.id)

const priceOf = (college: College, position: string): number => findPosition(college, position)?.position.cost ?? 0

function listChange({ roster }: PostMatchState, offers: readonly Offer[]): Action | null {
  const college = collegeById(roster.college) as College
  const wreck = roster.players.find((entry) => isWreck(entry) && roster.players.length > ENOUGH_PLAYERS)
  if (wreck) return offers.find(({ type, player }) => type === 'fire' && player === wreck.id) ?? null
  const hires = offers.filter(({ type }) => type === 'hire')
  const specialists = hires.filter(({ position }) => isSpecialist(college, position))
  if (roster.players.length < 11) {
    return offers.find(({ type }) => type === 'sign') ?? dearest(college, hires)
  }
  if (roster.players.length < 16 && specialists.length > 0) return dearest(college, specialists)
  if (roster.players.length < ENOUGH_PLAYERS)
    return offers.find(({ type }) => type === 'sign') ?? dearest(college, hires)
  if (roster.rerolls < ENOUGH_REROLLS) return offers.find(({ type }) => type === 'buy-reroll') ?? null
  return null
}

const dearest = (college: College, hires: readonly Offer[]): Offer | null =>
  [...hires].sort((a, b) => priceOf(college, b.position) - priceOf(college, a.position))[0] ?? null

const isWreck = ({ injuries }: RosterEntry): boolean =>
  injuries.niggling + injuries.ma + injuries.st + injuries.ag + injuries.av >= 3

/** The usual re-rolls, then the best that can be paid for: the skilled and the dear, old ones before new ones of the same kind. */
function redraft({ roster, old, left }: OffSeasonState, offers: readonly Offer[]): Action | null {
  const college = collegeById(roster.college) as College
  const rerolls = Math.min(ENOUGH_REROLLS, Math.max(2, old.rerolls))
  const buy = offers.find(({ type }) => type === 'reroll')
  if (buy && roster.rerolls < rerolls) return buy
  if (roster.players.length >= ENOUGH_PLAYERS) return null
  // A few stars among the cheapest that can be had are no team: nobody costs more than one and a half equal shares.
  const share = left / Math.max(1, ENOUGH_PLAYERS - 1 - roster.players.length)
  const candidates = offers
    .filter(({ type }) => type === 'rehire' || type === 'hire')
    .map((offer) => candidate(college, old, offer))
    .filter(({ price, rating }) => price <= 1.5 * share && rating > 0)
    .sort((a, b) => b.rating - a.rating)
  return candidates[0]?.offer ?? null
}

function candidate(college: College, old: OffSeasonState['old'], offer: Offer) {
  const entry = old.players.find(({ id }) => id === offer.player)
  if (!entry)
    return { offer, price: priceOf(college, offer.position), rating: priceOf(college, offer.position) / 10_000 }
  const { advancements, injuries } = entry
  const rating = isWreck(entry)
    ? 0
    : 20 * advancements.length + positionOf(college, entry).cost / 10_000 - 10 * injuries.niggling + 0.5
  return { offer, price: rehirePrice(college, entry), rating }
}
