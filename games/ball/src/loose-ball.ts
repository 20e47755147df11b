import { call, die, done, go, type Next, procedure, roll } from '@undercroft/engine'
import { announce, giveWay } from './abilities.ts'
import { catchBall } from './catch.ts'
import { D8_DIRECTION } from './data/template.ts'
import { canCatch, isFree, others, stepTo } from './field.ts'
import { occasion } from './moments.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, NOBODY } from './state.ts'
import { tellRoll } from './test.ts'

const D6 = die(6)
const D8 = die(8)

/** Lets a ball that is in the air come to rest, then goes on at `then`. */
export function settleBall(match: BallMatch, then: string): Next {
  if (match.state.ballLoose === 0) return go(match, then)
  const returning = rulesOf(match).edge.ballReturns(match)
  return returning === null ? call(match, bounce, {}, then) : giveWay(match, returning, then)
}

/** The ball in the air at `ballSquare` moves one square, until somebody catches it or it rests (DB-BALL-10 to DB-BALL-14). */
export const bounce = procedure<BallMatch, object>('bounce', ['bounce'], {
  start(match) {
    const { ballDroppedBy, ballDroppedHow, ballSquare } = match.state
    if (ballDroppedBy === NOBODY) return go(match, 'throwDie')
    match.state.ballDroppedBy = NOBODY
    match.state.ballDroppedHow = ''
    const about = occasion(ballDroppedBy, -1, ballSquare, -1, ballDroppedHow)
    return announce(match, 'dropped', [ballDroppedBy], about, 'dropped')
  },
  dropped: (match, _frame, placed: unknown) => (placed === undefined ? go(match, 'throwDie') : done(match)),
  throwDie: (match) => roll(match, [D8], 'bounce', match.state.active, 'step'),
  step(match, _frame, values: number[]) {
    tellRoll(match, 'bounce', match.state.active, -1, 'd8', values)
    return stepBall(match, match.state.ballSquare, D8_DIRECTION[values[0] - 1], false, 'land')
  },
  land(match, _frame, square: number) {
    if (square < 0) return done(match)
    moveBall(match, square, 'bounced')
    if (boardOf(match).footing[square] === 0) return go(match, 'throwDie')
    if (isFree(match, square)) return restBall(match, square)
    const player = match.state.players[match.state.squares[square]]
    if (!canCatch(match, player)) return go(match, 'throwDie')
    return call(match, catchBall, { player: player.id, how: 'bounce', opponent: -1 }, 'caught')
  },
  caught: (match, _frame, caught: boolean) => (caught ? done(match) : go(match, 'throwDie')),
  rested: (match) => done(match),
})

/** One step of the ball: goes on at `then` with the square, or with what the edge of the field makes of it. */
function stepBall(match: BallMatch, from: number, direction: number, flying: boolean, then: string): Next {
  const to = stepTo(match, from, direction)
  return to >= 0 ? go(match, then, to) : giveWay(match, rulesOf(match).edge.ball(match, from, direction, flying), then)
}

export function moveBall(match: BallMatch, to: number, how: string): void {
  match.events?.push({ type: 'ball-moved', how, from: match.state.ballSquare, to })
  match.state.ballSquare = to
}

/** The ball rests in an empty square, unless the ground carries it on. */
function restBall(match: BallMatch, square: number): Next {
  const carried = rulesOf(match).ballRests(match, square)
  if (carried !== null) return giveWay(match, carried, 'rested')
  match.state.ballLoose = 0
  return done(match)
}

/** From `ballSquare` three steps, each with its own D8; returns the square where the ball comes down (DB-BALL-05, DB-BALL-06). */
export const scatter = procedure<BallMatch, { left: number }>('scatter', ['scatter'], {
  start: (match) => roll(match, [D8], 'scatter', match.state.active, 'step'),
  step(match, _frame, values: number[]) {
    tellRoll(match, 'scatter', match.state.active, -1, 'd8', values)
    return stepBall(match, match.state.ballSquare, D8_DIRECTION[values[0] - 1], true, 'moved')
  },
  moved(match, frame, square: number) {
    if (square < 0) return done(match, square)
    moveBall(match, square, 'scattered')
    return --frame.left > 0 ? go(match, 'start') : done(match, square)
  },
})

/** From `ballSquare` D6 squares in one direction; the edge of the field ends it (DB-BALL-02, DB-BALL-22, DB-BALL-25). */
export const deviate = procedure<BallMatch, object>('deviate', ['deviate'], {
  start: (match) => roll(match, [D8, D6], 'deviate', match.state.active, 'fly'),
  fly(match, _frame, values: number[]) {
    match.events?.push({
      type: 'roll',
      what: 'deviate',
      seat: match.state.active,
      piece: null,
      dice: ['d8', 'd6'],
      values,
      target: null,
      modifiers: [],
      passed: null,
      reroll: null,
    })
    const direction = D8_DIRECTION[values[0] - 1]
    let square = match.state.ballSquare
    for (let flown = 0; flown < values[1]; flown++) {
      const next = stepTo(match, square, direction)
      if (next < 0) {
        moveBall(match, square, 'deviated')
        return stepBall(match, square, direction, true, 'landed')
      }
      square = next
    }
    return go(match, 'landed', square)
  },
  landed(match, _frame, square: number) {
    if (square < 0) return done(match, square)
    moveBall(match, square, 'deviated')
    return done(match, square)
  },
})

interface ComingDown {
  /** 'accurate', 'scattered', 'deviated' or 'rebound'. */
  how: string
  /** Who threw it, or NOBODY. */
  opponent: number
}

/**
 * A thrown ball comes down in `ballSquare`: a player there who can catch it must try; otherwise it bounces (DB-BALL-03, DB-BALL-04,
 * DB-BALL-07, DB-BALL-08, DB-PASS-13, DB-PASS-19).
 */
export const comeDown = procedure<BallMatch, ComingDown>('come-down', {
  start: (match) => {
    const returning = rulesOf(match).edge.ballReturns(match)
    return returning === null ? go(match, 'land') : giveWay(match, returning, 'end')
  },
  land(match, { how, opponent }) {
    const { state } = match
    const square = state.ballSquare
    if (boardOf(match).footing[square] === 0) return call(match, bounce, {}, 'end')
    if (isFree(match, square)) {
      if (how === 'accurate') return go(match, 'untouched')
      return announce(match, 'comesDown', others(match, NOBODY), occasion(opponent, -1, -1, square, how), 'untouched')
    }
    const player = state.players[state.squares[square]]
    if (!canCatch(match, player)) return call(match, bounce, {}, 'end')
    return call(match, catchBall, { player: player.id, how: how === 'accurate' ? 'pass' : how, opponent }, 'tried')
  },
  /** Nobody is in the square: the ground may carry the ball off, otherwise it bounces once. */
  untouched(match, _frame, taken: unknown) {
    if (taken !== undefined) return done(match)
    const carried = rulesOf(match).ballRests(match, match.state.ballSquare)
    return carried === null ? call(match, bounce, {}, 'end') : giveWay(match, carried, 'end')
  },
  tried: (match, _frame, caught: boolean) => (caught ? done(match) : call(match, bounce, {}, 'end')),
  end: (match) => done(match),
})
