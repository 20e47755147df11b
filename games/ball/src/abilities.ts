import {
  call,
  done,
  type Frame,
  go,
  type Hearing,
  type Listener,
  type Next,
  type Procedure,
  procedure,
  sure,
} from '@undercroft/engine'
import type { BallAbility, BallMoments, Interrupt, InterruptMoment, Occasion } from './moments.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, ON_BOARD, type Player, STANDING } from './state.ts'

const NONE: readonly never[] = []

/** Does anybody or anything in this match ever answer the moment? */
export const isHeard = (match: BallMatch, moment: keyof BallMoments): boolean =>
  rulesOf(match).table.hearing(moment).isHeardIn(match.state.inPlay)

/** The abilities of a player, and of the place they are in, that answer the moment and that they may use now. */
export function listenersOf<M extends keyof BallMoments>(
  match: BallMatch,
  player: Player,
  moment: M,
  opponent = -1,
  square = player.square,
): readonly Listener<BallMoments, M>[] {
  const { table, abilitiesAt } = rulesOf(match)
  const hearing = table.hearing(moment)
  if (!hearing.isHeardIn(match.state.inPlay)) return NONE
  const ground = square < 0 ? NONE : hearing.listeners(abilitiesAt(match, square))
  if (!hearing.listens(player.skills)) return ground
  const own = usable(match, player, hearing.listeners(player.skills), opponent)
  if (ground.length === 0) return own
  return own.length === 0 ? ground : [...own, ...ground]
}

/** Those of the player's abilities that they may use now: mostly all of them. */
function usable<M extends keyof BallMoments>(
  match: BallMatch,
  player: Player,
  own: readonly Listener<BallMoments, M>[],
  opponent: number,
): readonly Listener<BallMoments, M>[] {
  let left = own
  for (const listener of own)
    if (!mayUse(match, player, listener.ability as BallAbility, opponent)) left = without(left, listener)
  return left
}

/** A function of its own, for its closure would cost every call of `usable`. */
const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((other) => other !== one)

/** May the player use this ability of theirs now (DB-SKU-01 to DB-SKU-03)? */
export function mayUse(match: BallMatch, player: Player, ability: BallAbility, opponent = -1): boolean {
  if (!ability.anyStatus && (player.status !== STANDING || player.dazed === 1 || player.place !== ON_BOARD))
    return false
  return !isDenied(match, player, ability.id, opponent)
}

function isDenied(match: BallMatch, user: Player, ability: string, opponent: number): boolean {
  const { table, deniable } = rulesOf(match)
  if (!deniable.has(ability) || !isHeard(match, 'denies')) return false
  for (const owner of match.state.players) {
    if (owner.place !== ON_BOARD || owner.team === user.team || !table.listens('denies', owner.skills)) continue
    for (const { ability: denying, answer } of table.listeners('denies', owner.skills)) {
      const { anyStatus } = denying as BallAbility
      if (!anyStatus && (owner.status !== STANDING || owner.dazed === 1)) continue
      if (answer(match, owner.id, user.id, ability, opponent)) return true
    }
  }
  return false
}

/** Have they used it up for this turn, this activation, or their team for the game? Re-rolls and boosts are looked after; others ask here. */
export function isSpent(match: BallMatch, player: Player, { id, once }: BallAbility): boolean {
  if (once === null) return false
  const { table } = rulesOf(match)
  const { spentThisGame, spentThisHalf, spentThisDrive } = match.state.teams[player.team]
  if (once === 'game') return spentThisGame.includes(table.numberOf(id))
  if (once === 'half') return spentThisHalf.includes(table.numberOf(id))
  if (once === 'drive') return spentThisDrive.includes(table.numberOf(id))
  return table.has(once === 'turn' ? player.spentThisTurn : player.spentThisActivation, id)
}

/** Uses up what they have once in a turn or activation, or their team once in a game. */
export function spend(match: BallMatch, player: Player, ability: BallAbility): void {
  const { table } = rulesOf(match)
  if (ability.once === 'turn') player.spentThisTurn = table.with(player.spentThisTurn, ability.id)
  if (ability.once === 'activation') player.spentThisActivation = table.with(player.spentThisActivation, ability.id)
  const team = match.state.teams[player.team]
  const number = table.numberOf(ability.id)
  if (ability.once === 'game') team.spentThisGame = [...team.spentThisGame, number]
  if (ability.once === 'half') team.spentThisHalf = [...team.spentThisHalf, number]
  if (ability.once === 'drive') team.spentThisDrive = [...team.spentThisDrive, number]
}

/** The same by the name of the ability. */
export const spendAbility = (match: BallMatch, player: number, id: string): void =>
  spend(match, match.state.players[player], abilityCalled(match, id))

export const abilityCalled = (match: BallMatch, id: string): BallAbility => {
  const { table } = rulesOf(match)
  return table.abilities[table.numberOf(id)] as BallAbility
}

/** Does something keep the player from this for now: an action, 'assist', 'score'? */
export const isForbidden = (match: BallMatch, player: Player, what: string): boolean =>
  isHeard(match, 'forbids') &&
  listenersOf(match, player, 'forbids').some(({ answer }) => answer(match, player.id, what))

export const hasAbility = (match: BallMatch, player: Player, id: string): boolean =>
  rulesOf(match).table.has(player.skills, id)

/** May anybody have it? Whoever ever had it in this match counts. */
export const isInPlay = (match: BallMatch, id: string): boolean => rulesOf(match).table.has(match.state.inPlay, id)

/** The player has the ability from now on (or no longer). */
export function gain(match: BallMatch, player: Player, id: string): void {
  const { table } = rulesOf(match)
  player.skills = table.with(player.skills, id)
  match.state.inPlay = table.with(match.state.inPlay, id)
}

export function lose(match: BallMatch, player: Player, id: string): void {
  player.skills = rulesOf(match).table.without(player.skills, id)
}

/** Announces a moment to these players, one after the other, then goes on at `then` with what an interrupt returned. */
export function announce(
  match: BallMatch,
  moment: InterruptMoment,
  owners: readonly number[],
  about: Occasion,
  then: string,
): Next {
  if (!isHeard(match, moment)) return go(match, then)
  const hearing = owners.filter((id) => hears(match, match.state.players[id], moment))
  if (hearing.length === 0) return go(match, then)
  return call(match, announcement, { moment, owners: hearing, about, at: 0, last: -1 }, then)
}

/** Does the player or the place they are in answer the moment at all, whether they may use it now or not? */
export const hears = (match: BallMatch, player: Player, moment: keyof BallMoments): boolean =>
  isReached(match, player, rulesOf(match).table.hearing(moment))

/** The same of a moment that was looked up, for those who ask about many players. */
export const isReached = (
  match: BallMatch,
  { skills, square }: Player,
  hearing: Hearing<BallMoments, keyof BallMoments>,
): boolean => hearing.listens(skills) || (square >= 0 && hearing.listens(rulesOf(match).abilitiesAt(match, square)))

/** Runs what was raised, if anything, then goes on at `then` with what it returns. */
export const giveWay = (match: BallMatch, raised: Interrupt | null, then: string): Next =>
  raised === null ? go(match, then) : call(match, raised.proc as Procedure<BallMatch>, raised.given, then)

interface Announcement {
  moment: InterruptMoment
  owners: readonly number[]
  about: Occasion
  /** Which owner is asked, and the number of the ability of theirs that was asked last. */
  at: number
  last: number
}

export const announcement = procedure<BallMatch, Announcement>('announcement', {
  start(match, frame) {
    const { table } = rulesOf(match)
    for (; frame.at < frame.owners.length; frame.at++) {
      const owner = match.state.players[frame.owners[frame.at]]
      for (const { ability, answer } of listenersOf(match, owner, frame.moment, frame.about.opponent)) {
        const number = table.numberOf(ability.id)
        if (number <= frame.last) continue
        frame.last = number
        const raised: Interrupt | null = answer(match, owner.id, frame.about)
        if (raised !== null) return giveWay(match, raised, 'answered')
      }
      frame.last = -1
    }
    return done(match)
  },
  answered: (match, _frame, result: unknown) => (result === undefined ? go(match, 'start') : done(match, result)),
})

/** Asks the coach of a player whether to use an ability; returns true or false. */
export const offer = procedure<BallMatch, { player: number; ability: string }>('offer', {
  start: {
    kind: 'use-skill',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (_match, { ability }) => [{ type: 'use', skill: ability }, { type: 'decline' }],
    about: (_match, { player, ability }) => ({ player, skill: ability }),
    answer(match, { player, ability }, action: { type: string }) {
      const used = action.type === 'use'
      if (used) match.events?.push({ type: 'skill-used', player, skill: ability })
      return done(match, used)
    },
  },
})

/** The locals of the innermost such procedure at work; undefined where none is. */
export function findInner<Locals extends object>(
  match: BallMatch,
  { name }: Procedure<never, Locals, never>,
): (Frame & Locals) | undefined {
  for (let at = match.stack.length - 1; at >= 0; at--)
    if (match.stack[at].proc === name) return match.stack[at] as Frame & Locals
  return undefined
}

/** The same where one is at work for certain. */
export function inner<Locals extends object>(match: BallMatch, proc: Procedure<never, Locals, never>): Frame & Locals {
  return sure(findInner(match, proc), `'${proc.name}' at work`)
}
