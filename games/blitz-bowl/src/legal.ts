import type { BlitzAction } from './actions.ts'
import { arenaOf } from './arenas/rules.ts'
import { canMark, MARK_SQUARES } from './mark-steps.ts'
import { comeOnWith, markWith, runWith, sidestepWith, standUpWith, throwWith } from './offers.ts'
import { distance, endZones, isAdjacent, isInRange, isShort } from './pitch.ts'
import {
  ballOn,
  canHold,
  endOf,
  firstOf,
  hasRoom,
  isBesideOpponents,
  isFree,
  isMarked,
  isOnFeet,
  mayMake,
  nearestOf,
  type Opposition,
  pitchOf,
  profileOf,
} from './queries.ts'
import { canRun } from './run-steps.ts'
import {
  BLOCK_ACTION,
  type Blitz,
  type BlitzState,
  FOUL,
  MARK,
  RESERVES,
  RUN,
  SIDESTEP,
  STAND_UP,
  THROW,
} from './state.ts'

/** What each player may do now: the actions by status (BZ-TURN-08) and the limits of the turn (BZ-TURN-07). */

/** BZ-RUN-01: open players run, some others too. A Move of D6 counts as 6 before it is rolled. */
export function mayRun(match: Blitz, player: number, limit = 0, whileMarked = false): boolean {
  const { state } = match
  const profile = profileOf(state, player)
  if (!mayMake(state.players[player], RUN) || !isOnFeet(state.players[player])) return false
  const marked = isMarked(state, player)
  if (marked && !whileMarked && !profile.runsWhileMarked) return false
  return canRun(state, player, limit || profile.move || 6, marked && profile.runsWhileMarked && !whileMarked)
}

/** The team-mates a ball can be thrown to (BZ-THROW-02 to BZ-THROW-04). */
export function throwTargets(state: BlitzState, player: number, short: boolean, anywhere: boolean): number[] {
  const { square, team } = state.players[player]
  const targets: number[] = []
  for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
    if (mate === player || !isOnFeet(state.players[mate]) || !canHold(state, mate)) continue
    const to = state.players[mate].square
    if (anywhere || (short ? isShort(square, to) : isInRange(square, to))) targets.push(mate)
  }
  return targets
}

/** Holds a ball, has hands that throw, and has not thrown this turn. Range and being marked are not looked at. */
export function mayThrowAtAll(match: Blitz, player: number): boolean {
  const { state } = match
  const piece = state.players[player]
  return piece.ball >= 0 && mayMake(piece, THROW) && isOnFeet(piece) && !profileOf(state, player).cannotThrow
}

export function mayThrow(match: Blitz, player: number, short = false): boolean {
  return mayThrowAtAll(match, player) && throwTargets(match.state, player, short, false).length > 0
}

/** BZ-BLOCK-01: the standing opponents they mark; a player with a range also reaches others while they are open. */
export function blockTargets(state: BlitzState, player: number): number[] {
  const { square, team } = state.players[player]
  const { blockRange } = profileOf(state, player)
  const targets: number[] = []
  for (let other = firstOf(state, 1 - team); other < endOf(state, 1 - team); other++) {
    if (isOnFeet(state.players[other]) && isAdjacent(square, state.players[other].square)) targets.push(other)
  }
  if (targets.length > 0 || blockRange === 0) return targets
  for (let other = firstOf(state, 1 - team); other < endOf(state, 1 - team); other++) {
    if (isOnFeet(state.players[other]) && distance(square, state.players[other].square) <= blockRange)
      targets.push(other)
  }
  return targets
}

export function mayBlock(match: Blitz, player: number): boolean {
  const piece = match.state.players[player]
  return mayMake(piece, BLOCK_ACTION) && isOnFeet(piece)
}

/** BZ-SIDE-02: free squares next to them on which they are open. */
export function sidestepSquares(state: BlitzState, player: number): number[] {
  const { square, team } = state.players[player]
  return pitchOf(state).around[square].filter((to) => isFree(state, to) && !isBesideOpponents(state, to, team))
}

export function maySidestep(match: Blitz, player: number): boolean {
  const { state } = match
  const { square, team } = state.players[player]
  if (!mayMake(state.players[player], SIDESTEP) || !isMarked(state, player)) return false
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    if (isFree(state, around[i]) && !isBesideOpponents(state, around[i], team)) return true
  }
  return false
}

export function mayStandUp(match: Blitz, player: number): boolean {
  const piece = match.state.players[player]
  return piece.square >= 0 && piece.prone && mayMake(piece, STAND_UP)
}

/** BZ-RES-01 to BZ-RES-04: free squares of the End Zone that break the fewest of the two restrictions. */
export function reserveSquares(match: Blitz, team: number): number[] {
  const { state } = match
  let fewest = 3
  let squares: number[] = []
  for (const square of endZones[team]) {
    if (!isFree(state, square)) continue
    const broken = (isBesideOpponents(state, square, team) ? 1 : 0) + (ballOn(state, square) >= 0 ? 1 : 0)
    if (broken > fewest) continue
    if (broken < fewest) squares = []
    fewest = broken
    squares.push(square)
  }
  // BZ-ARENA-04: the restrictions do not hold for trapdoors.
  return arenaOf(state).trapdoorReserves ? [...squares, ...pitchOf(state).trapdoors] : squares
}

export function mayComeOn(match: Blitz, player: number): boolean {
  const { state } = match
  const piece = state.players[player]
  if (piece.square >= 0 || !mayMake(piece, RESERVES)) return false
  return arenaOf(state).trapdoorReserves || endZones[piece.team].some((square) => isFree(state, square))
}

/** Every action a coach can choose for one of their players as player action; `others` is the other team. */
export function addPlayerActions(match: Blitz, player: number, others: Opposition, list: BlitzAction[]): void {
  const piece = match.state.players[player]
  if (piece.spent) return
  if (piece.square < 0) {
    if (mayComeOn(match, player)) list.push(comeOnWith[player])
  } else if (piece.prone) {
    if (mayStandUp(match, player)) list.push(standUpWith[player])
  } else {
    const nearest = nearestOf(others, piece.square)
    if (nearest === 1) addMarkedActions(match, player, list)
    else addOpenActions(match, player, nearest, others.lies, list)
  }
}

function addMarkedActions(match: Blitz, player: number, list: BlitzAction[]): void {
  if (profileOf(match.state, player).runsWhileMarked && mayRun(match, player)) list.push(runWith[player])
  addBlocks(match, player, list)
  if (maySidestep(match, player)) list.push(sidestepWith[player])
  if (match.state.coolHead === player) addThrows(match, player, list)
}

function addOpenActions(match: Blitz, player: number, nearest: number, someLie: boolean, list: BlitzAction[]): void {
  const { state, options } = match
  const piece = state.players[player]
  const { move, blockRange } = profileOf(state, player)
  // With nobody within two squares nothing hinders the first step.
  const runs =
    mayMake(piece, RUN) && ((nearest > 2 && hasRoom(state, piece.square)) || canRun(state, player, move || 6, false))
  if (runs) list.push(runWith[player])
  const marks = nearest <= MARK_SQUARES + 1 && mayMake(piece, MARK) && canMark(state, player, MARK_SQUARES, -1)
  if (marks) list.push(markWith[player])
  addThrows(match, player, list)
  if (blockRange > 0) addBlocks(match, player, list)
  if (options.fouls && someLie) addFouls(match, player, list)
}

function addBlocks(match: Blitz, player: number, list: BlitzAction[]): void {
  if (!mayBlock(match, player)) return
  for (const target of blockTargets(match.state, player)) list.push({ type: 'block', player, target })
}

function addThrows(match: Blitz, player: number, list: BlitzAction[]): void {
  if (match.state.players[player].ball >= 0) {
    if (mayThrow(match, player)) list.push(throwWith[player])
  } else if (match.options.throwTeamMate && profileOf(match.state, player).throwsTeamMates) {
    for (const thrown of throwableTeamMates(match, player)) list.push({ type: 'throw-team-mate', player, thrown })
  }
}

/** BZ-FOUL-01: prone opponents next to an open player. */
function addFouls(match: Blitz, player: number, list: BlitzAction[]): void {
  const { state } = match
  const { square, team } = state.players[player]
  if (!mayMake(state.players[player], FOUL)) return
  for (const beside of pitchOf(state).around[square]) {
    const target = state.squares[beside]
    if (target >= 0 && state.players[target].team !== team) list.push({ type: 'foul', player, target })
  }
}

/** BZ-TTM-01 to BZ-TTM-04: standing team-mates of another position next to one who can throw them. */
export function throwableTeamMates(match: Blitz, player: number): number[] {
  const { state } = match
  const { square, team, profile } = state.players[player]
  const piece = state.players[player]
  if (!profileOf(state, player).throwsTeamMates || piece.ball >= 0 || !mayMake(piece, THROW)) return []
  return pitchOf(state)
    .around[square].map((beside) => state.squares[beside])
    .filter((mate) => {
      if (mate < 0) return false
      const other = state.players[mate]
      return other.team === team && !other.prone && other.profile !== profile
    })
}

/** BZ-TTM-05: the squares a team-mate can be thrown to. */
export function landingSquares(state: BlitzState, player: number, thrown: number): number[] {
  const from = state.players[player].square
  const { blocked } = pitchOf(state)
  const squares: number[] = []
  for (let square = 0; square < blocked.length; square++) {
    if (blocked[square] || square === from || square === state.players[thrown].square) continue
    if (isInRange(from, square)) squares.push(square)
  }
  return squares
}
