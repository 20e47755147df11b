import { EMPTY, isTouchdown, NOBODY, NOWHERE, ON_BOARD, PLACES, STANDING, STATUSES } from '@undercroft/ball'
import type { BloodMatch } from './state.ts'

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

/** What must hold whenever somebody is asked. */
export function checkInvariants(match: BloodMatch): void {
  const { state, options } = match
  // A thrown player is in the air for a moment.
  const flying = match.stack.some(({ proc }) => ['throw-team-mate', 'landing', 'thrown-out', 'gliding'].includes(proc))
  for (const player of state.players) {
    holds(PLACES[player.place] !== undefined, `player ${player.id} is nowhere`)
    holds(STATUSES[player.status] !== undefined, `player ${player.id} has no status`)
    if (player.place === ON_BOARD && !flying)
      holds(state.squares[player.square] === player.id, `player ${player.id} is not in his square ${player.square}`)
    if (player.place !== ON_BOARD) holds(player.square < 0, `player ${player.id} is off the pitch in ${player.square}`)
    holds(player.ma >= 1 && player.st >= 1 && player.av >= 3, `player ${player.id} has impossible figures`)
  }
  state.squares.forEach((id, square) => {
    if (id !== EMPTY) holds(state.players[id].square === square, `square ${square} holds ${id}, who is elsewhere`)
  })
  holds(state.extras.length === state.players.length, 'somebody is only half in the match')
  const roster = options.teams.reduce((sum, { players }) => sum + players.length, 0)
  holds(state.players.length >= roster, 'players were lost')
  state.teams.forEach(({ rerolls, lapsing }, team) => {
    holds(
      rerolls >= 0 && lapsing >= 0 && lapsing <= rerolls,
      `team ${team} has ${rerolls} re-rolls, ${lapsing} of them for now`,
    )
    holds(state.sides[team].marker >= 0 && state.sides[team].marker <= options.turns, `marker of team ${team}`)
  })
  checkBall(match)
  // A team turn that waits for its next activation.
  if (match.stack.length === 2 && match.stack[1].proc === 'team-turn' && match.stack[1].step === 'ask') checkRest(match)
}

/** Between two activations everything has come to rest: nothing that belongs to an activation, a Block or a kick is left over. */
function checkRest(match: BloodMatch): void {
  const { state } = match
  holds(state.ballLoose === 0 && state.ballOut === 0, 'the ball is left in the air')
  holds(state.kickOff === 0 && state.kickedTo === NOWHERE, 'the kick-off is not over')
  holds(state.activePlayer === NOBODY && state.turnover === '', 'an activation is not over')
  holds(!state.loans.some(({ span }) => span === 'activation'), 'somebody keeps what was lent for an activation')
  for (const { id, place, status, dazed, rooted, extraMa, extraSt } of state.players) {
    holds(
      extraMa === 0 && extraSt === 0 && state.extras[id].thirsty === 0,
      `the activation of player ${id} is not over`,
    )
    if (place === ON_BOARD) holds(state.extras[id].played === 1, `player ${id} takes no part in the drive`)
    else holds(status === STANDING && dazed === 0 && rooted === 0, `player ${id} lies about off the pitch`)
  }
  if (state.ballHolder !== NOBODY)
    // Nobody stands there who has scored (BB-TD-03).
    holds(!isTouchdown(match, state.players[state.ballHolder]), 'a Touchdown was not noticed')
}

/** One ball: held, in one square, or nowhere between drives and during the kick (BB-CORE-07); at rest never on a player. */
function checkBall(match: BloodMatch): void {
  const { state } = match
  if (state.ballHolder !== NOBODY) {
    holds(state.ballSquare < 0 && state.ballLoose === 0, 'a held ball is also somewhere else')
    holds(state.players[state.ballHolder].place === ON_BOARD, 'the holder of the ball is not on the pitch')
    holds(state.players[state.ballHolder].status === 0, 'the holder of the ball is down')
    return
  }
  if (state.ballSquare < 0 || state.ballLoose === 1) return
  const steppedOn = match.stack.some(({ proc }) => ['stride', 'landing', 'pick-up'].includes(proc))
  holds(steppedOn || state.squares[state.ballSquare] === EMPTY, 'the ball rests on a player')
}
