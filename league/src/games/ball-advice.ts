import {
  advancementCost,
  type BallRoster,
  type BallTeamReport,
  type OffSeasonState,
  type PostMatchState,
  positionOf,
  type RosterEntry,
  rehirePrice,
  type TeamBook,
} from '@undercroft/ball'
import type { Action, Game, Match } from '@undercroft/engine'

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

type Book = TeamBook<BallRoster, BallTeamReport>

export function advise(book: Book, game: Game, match: Match): Action {
  const decision = game.decision(match)
  const offers = (decision?.actions ?? []) as readonly Offer[]
  const fallback = game.fallback(match)
  switch (decision?.kind) {
    case 'advance':
      return advancement(match.state as PostMatchState<BallRoster>, offers) ?? fallback
    case 'skill':
      return best(offers)
    case 'improve':
      return improvement(offers)
    case 'list':
      return listChange(book, match.state as PostMatchState<BallRoster>, offers) ?? fallback
    case 're-draft':
      return redraft(book, match.state as OffSeasonState<BallRoster>, offers) ?? fallback
    default:
      return fallback
  }
}

/** SPP are saved for a chosen Primary skill; who must buy takes the dearest that can be had. */
function advancement({ roster, guests }: PostMatchState<BallRoster>, offers: readonly Offer[]): Action | null {
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

const isSpecialist = (book: Book, roster: BallRoster, position: string): boolean =>
  !book.linemen(roster).includes(positionOf(book, roster, { position }))

const priceOf = (book: Book, roster: BallRoster, position: string): number =>
  positionOf(book, roster, { position }).cost

function listChange(book: Book, { roster }: PostMatchState<BallRoster>, offers: readonly Offer[]): Action | null {
  const count = roster.players.length
  const wreck = roster.players.find((entry) => isWreck(entry) && count > ENOUGH_PLAYERS)
  if (wreck) return offers.find(({ type, player }) => type === 'fire' && player === wreck.id) ?? null
  const hires = offers.filter(({ type }) => type === 'hire')
  const dearest = (of: readonly Offer[]): Offer | null =>
    [...of].sort((a, b) => priceOf(book, roster, b.position) - priceOf(book, roster, a.position))[0] ?? null
  const signing = offers.find(({ type }) => type === 'sign')
  if (count < 11) return signing ?? dearest(hires)
  // Who heals saves more than anybody scores.
  const healer = offers.find(({ type, item }) => type === 'buy' && item === 'apothecary')
  if (healer) return healer
  const specialists = hires.filter(({ position }) => isSpecialist(book, roster, position))
  if (count < 16 && specialists.length > 0) return dearest(specialists)
  if (count < ENOUGH_PLAYERS) return signing ?? dearest(hires)
  if (roster.rerolls < ENOUGH_REROLLS) return offers.find(({ type }) => type === 'buy-reroll') ?? null
  return null
}

const isWreck = ({ injuries }: RosterEntry): boolean =>
  injuries.niggling + injuries.ma + injuries.st + injuries.ag + injuries.av >= 3

/** The usual re-rolls, then the best that can be paid for: the skilled and the dear, old ones before new ones of the same kind. */
function redraft(
  book: Book,
  { roster, old, left }: OffSeasonState<BallRoster>,
  offers: readonly Offer[],
): Action | null {
  const rerolls = Math.min(ENOUGH_REROLLS, Math.max(2, old.rerolls))
  const buy = offers.find(({ type }) => type === 'reroll')
  if (buy && roster.rerolls < rerolls) return buy
  const healer = offers.find(({ type, item }) => type === 'buy' && item === 'apothecary')
  if (healer) return healer
  if (roster.players.length >= ENOUGH_PLAYERS) return null
  // A few stars among the cheapest that can be had are no team: nobody costs more than one and a half equal shares.
  const share = left / Math.max(1, ENOUGH_PLAYERS - 1 - roster.players.length)
  const candidates = offers
    .filter(({ type }) => type === 'rehire' || type === 'hire')
    .map((offer) => candidate(book, old, offer))
    .filter(({ price, rating }) => price <= 1.5 * share && rating > 0)
    .sort((a, b) => b.rating - a.rating)
  return candidates[0]?.offer ?? null
}

function candidate(book: Book, old: BallRoster, offer: Offer) {
  const entry = old.players.find(({ id }) => id === offer.player)
  if (!entry) {
    const price = priceOf(book, old, offer.position)
    return { offer, price, rating: price / 10_000 }
  }
  const { advancements, injuries } = entry
  const rating = isWreck(entry)
    ? 0
    : 20 * advancements.length + positionOf(book, old, entry).cost / 10_000 - 10 * injuries.niggling + 0.5
  return { offer, price: rehirePrice(book, old, entry), rating }
}
