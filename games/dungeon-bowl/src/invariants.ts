import { boardOf, EMPTY, NOBODY, OBSTACLE, ON_BOARD, PLACES, STATUSES } from '@undercroft/ball'
import { isSolid } from '@undercroft/engine/grid'
import type { DungeonMatch } from './state.ts'

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

/** What must hold whenever somebody is asked. */
export function checkInvariants(match: DungeonMatch): void {
  const { state, options } = match
  const board = boardOf(match)
  // A thrown or teleported player is in the air for a moment.
  const flying = match.stack.some(({ proc }) =>
    ['throw-team-mate', 'landing', 'teleport', 'kick-team-mate'].includes(proc),
  )
  for (const player of state.players) {
    holds(PLACES[player.place] !== undefined, `player ${player.id} is nowhere`)
    holds(STATUSES[player.status] !== undefined, `player ${player.id} has no status`)
    if (player.place === ON_BOARD && !flying) {
      holds(state.squares[player.square] === player.id, `player ${player.id} is not in his square ${player.square}`)
      holds(!isSolid(board.grid, player.square), `player ${player.id} stands in rock`)
      if (match.stack.length === 3) holds(board.footing[player.square] === 1, `player ${player.id} stands in a pit`)
    }
    if (player.place !== ON_BOARD) holds(player.square < 0, `player ${player.id} is off the board in ${player.square}`)
  }
  state.squares.forEach((id, square) => {
    if (id === EMPTY) return
    if (id === OBSTACLE) holds(state.chests.includes(square), `an obstacle without chest in ${square}`)
    else holds(state.players[id].square === square, `square ${square} holds ${id}, who is elsewhere`)
  })
  holds(state.chests.length === state.obstacles, 'closed chests are obstacles')
  const roster = options.teams.reduce((sum, { players }) => sum + players.length, 0)
  holds(state.players.length >= roster, 'players were lost')
  checkBall(match)
}

/** One ball: hidden, held, or in one square; at rest never on a player, a portal or in a pit (DB-GEN-06, DB-BALL-14, DB-PORT-22). */
function checkBall(match: DungeonMatch): void {
  const { state } = match
  if (state.ballHolder !== NOBODY) {
    holds(state.ballSquare < 0 && state.ballLoose === 0, 'a held ball is also somewhere else')
    holds(state.players[state.ballHolder].place === ON_BOARD, 'the holder of the ball is not on the board')
    holds(state.players[state.ballHolder].status === 0, 'the holder of the ball is down')
    return
  }
  if (state.ballFound === 0) {
    holds(state.ballSquare < 0, 'a hidden ball lies about')
    if (state.placement.length > 0 && state.portals.length > 0) holds(state.chests.length > 0, 'the ball is lost')
    return
  }
  holds(state.ballSquare >= 0, 'the ball is lost')
  if (state.ballLoose === 1) return
  // A player who steps on it has their own rolls first.
  const steppedOn = match.stack.some(({ proc }) => ['stride', 'landing', 'pick-up'].includes(proc))
  holds(steppedOn || state.squares[state.ballSquare] === EMPTY, 'the ball rests on a player')
  holds(!state.portals.includes(state.ballSquare), 'the ball rests on a portal')
  holds(boardOf(match).footing[state.ballSquare] === 1, 'the ball rests in the chasm')
}
