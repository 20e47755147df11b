import { BALL_SUPPLY } from './balls/index.ts'
import { deckOf } from './deck.ts'
import { pitchOf } from './queries.ts'
import type { Blitz, BlitzState } from './state.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`must always hold: ${what}`)
}

/** What holds at every decision of every match: pieces, balls and cards are conserved. */
export function invariants(match: Blitz): void {
  const { state } = match
  if (state.board >= 0) checkPitch(state)
  checkBalls(state)
  checkCards(match)
  must(
    state.scores.every((score) => Number.isInteger(score) && score >= 0),
    'scores are whole numbers from 0',
  )
  must(!state.interrupting || state.acts.length > 0, 'interrupts happen within actions')
}

function checkPitch(state: BlitzState): void {
  const { blocked } = pitchOf(state)
  for (const [player, { square, prone, ball }] of state.players.entries()) {
    if (square >= 0) must(state.squares[square] === player, `player ${player} is where he is (BZ-GEN-06)`)
    else must(!prone && ball < 0, `player ${player} in reserve is not prone and holds nothing (BZ-STATUS-07)`)
    must(ball < 0 || !prone, `player ${player} is not prone with a ball (BZ-STATUS-06)`)
    must(ball < 0 || state.balls[ball].holder === player, `player ${player} holds the ball that he holds`)
  }
  for (const [square, player] of state.squares.entries()) {
    if (player >= 0)
      must(state.players[player].square === square && !blocked[square], `square ${square} holds its player`)
  }
}

function checkBalls(state: BlitzState): void {
  const lying = state.balls.map(({ square }) => square).filter((square) => square >= 0)
  must(state.balls.length <= BALL_SUPPLY, 'there are six balls at most (BZ-BALL-09)')
  for (const [ball, { square, holder }] of state.balls.entries()) {
    must(square < 0 || holder < 0, `ball ${ball} lies or is held`)
    if (holder >= 0) must(state.players[holder].ball === ball, `ball ${ball} is held by its holder (BZ-BALL-08)`)
    if (square >= 0) must(!pitchOf(state).blocked[square], `ball ${ball} is not in a blocked square (BZ-GEN-04)`)
  }
  // While something still has to bounce a ball may lie where it cannot stay.
  if (state.acts.length === 0) must(new Set(lying).size === lying.length, 'no square holds two balls (BZ-BALL-08)')
}

function checkCards({ state, options }: Blitz): void {
  const faceUp = state.slots.filter((challenge) => challenge >= 0).length + (state.next >= 0 ? 1 : 0)
  const known = [...state.hands.flat(), ...state.inFront.flat(), ...state.discards]
  const inDeck = state.deck.reduce((sum, copies) => sum + copies, 0)
  must(faceUp + known.length + inDeck === deckOf(options).fronts.length, 'all cards are somewhere')
  must(new Set(known).size === known.length, 'no card is in two places')
}
