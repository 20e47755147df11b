import { boardOf, creditWinningThrow, isTouchdown, NOBODY, playerOf, tellRoll } from '@undercroft/ball'
import { call, die, finish, go, type Next, procedure, roll, sure, unwind } from '@undercroft/engine'
import { closedSquares, walkingDistances } from './dungeon/walking.ts'
import { endZoneSquares, preMatch } from './pre-match.ts'
import { rollOff } from './roll-off.ts'
import { setUp } from './set-up.ts'
import type { DungeonMatch } from './state.ts'
import { teamTurn } from './turn.ts'

/** The whole match: set-up, pre-match sequence, turns until a Touchdown or the time is up. */
export const matchProcedure = procedure<DungeonMatch, object>('match', ['chest'], {
  start: (match) => (match.options.map ? go(match, 'gameTurn') : call(match, setUp, {}, 'preMatch')),
  preMatch: (match) => call(match, preMatch, {}, 'gameTurn'),
  /** Two teams alternate; more roll for their order in every game turn (DB-MULTI-12, DB-MULTI-13). */
  gameTurn(match) {
    const { state } = match
    state.turnIndex = 0
    if (state.teams.length === 2) return go(match, 'turn')
    return call(match, rollOff, { seats: state.teams.map((_, seat) => seat), what: 'turn-order' }, 'ordered')
  },
  ordered(match, _frame, order: number[]) {
    match.state.turnOrder = order
    if (match.state.firstTeam < 0) match.state.firstTeam = order[0]
    return go(match, 'turn')
  },
  turn: (match) => call(match, teamTurn, { team: match.state.turnOrder[match.state.turnIndex], asked: 0 }, 'turnOver'),
  turnOver(match) {
    const { state, options } = match
    if (++state.turnIndex < state.turnOrder.length) return go(match, 'turn')
    // Everybody has had the same number of turns (DB-TIME-03).
    const { turnLimit } = options
    const isTimeUp = turnLimit !== null && state.teams.every(({ turns }) => turns >= turnLimit)
    return isTimeUp ? go(match, 'timeUp') : go(match, 'gameTurn')
  },
  /** The first Touchdown ends the match and wins it (DB-TD-08). */
  touchdown(match) {
    const { state } = match
    const scorer = sure(
      state.players.find((player) => isTouchdown(match, player)),
      'scorer of this Touchdown',
    )
    scorer.touchdowns++
    state.teams[scorer.team].touchdowns++
    state.winner = scorer.team
    match.events?.push({ type: 'touchdown', team: scorer.team, player: scorer.id })
    return endMatch(match, 'touchdown')
  },
  /** Chests that are still closed are looked into without effect (DB-TIME-06). */
  timeUp(match) {
    const { ballFound, chests, ballHolder, ballSquare } = match.state
    if (ballFound === 0 && ballHolder === NOBODY && ballSquare < 0) {
      if (chests.length === 0) return go(match, 'decide', -1)
      if (chests.length === 1) return go(match, 'decide', chests[0])
      return roll(match, [die(chests.length)], 'chest', match.state.active, 'looked')
    }
    return go(match, 'decide', ballHolder === NOBODY ? ballSquare : playerOf(match, ballHolder).square)
  },
  looked(match, _frame, values: number[]) {
    const { chests, active } = match.state
    tellRoll(match, 'chest', active, -1, `d${chests.length}`, values)
    return go(match, 'decide', chests[values[0] - 1])
  },
  /** Who has brought the ball closer to an opponent's End Zone (DB-TIME-04, DB-TIME-05, DB-TIME-07)? */
  decide(match, _frame, square: number) {
    const { state } = match
    const distances = square < 0 ? state.teams.map(() => 0) : distancesToGoal(match, square)
    const least = Math.min(...distances)
    const winners = distances.flatMap((distance, team) => (distance === least ? [team] : []))
    if (winners.length > 1 && match.options.decisive && square >= 0) return go(match, 'gameTurn')
    state.winner = winners.length === 1 ? winners[0] : NOBODY
    match.events?.push({
      type: 'match-ended',
      team: winners.length === 1 ? winners[0] : null,
      reason: 'time',
      distances,
    })
    return finish(match)
  },
})

/** For each team the walking distance from the ball to the nearest square of another team's End Zone. */
export function distancesToGoal(match: DungeonMatch, ball: number): number[] {
  const { teams, chests } = match.state
  const board = boardOf(match)
  const closed = chests.filter((chest) => chest !== ball)
  const steps = walkingDistances(board, [ball], closedSquares(board, closed))
  const walk = (square: number) => (steps[square] < 0 ? board.size : steps[square])
  const toEndZone = teams.map((_, team) => Math.min(board.size, ...endZoneSquares(match, team).map(walk)))
  return teams.map((_, team) => Math.min(...toEndZone.filter((_, owner) => owner !== team)))
}

function endMatch(match: DungeonMatch, reason: string): Next {
  match.events?.push({ type: 'match-ended', team: match.state.winner, reason })
  return finish(match)
}

/** A Standing player has the ball in an End Zone of an opponent: everything else is left undone. */
export function scoreTouchdown(match: DungeonMatch): Next {
  creditWinningThrow(match)
  return unwind(match, 'match', 'touchdown')
}
