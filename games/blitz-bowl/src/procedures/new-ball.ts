import { call, done, go, type Next, procedure, roll } from '@undercroft/engine'
import type { BlitzAction } from '../actions.ts'
import { BALL_SUPPLY, type BallKind, ballTypes } from '../balls/index.ts'
import { D6 } from '../dice.ts'
import { isInPlay, pitchOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { bounce } from './bounce.ts'
import { addBall, tellRoll } from './changes.ts'
import { clearTrapdoor } from './reserves.ts'

export const ballsInPlay = ({ state }: Blitz): number => state.balls.filter((_, ball) => isInPlay(state, ball)).length

/** Asks a coach for the kind of ball where special balls are in use (BZ-SBALL-01, BZ-SBALL-02). Returns its number. */
export const chooseBall = procedure<Blitz, { seat: number }>('choose-ball', {
  start: (match) => (match.options.specialBalls ? go(match, 'ask') : done(match, 0)),
  ask: {
    kind: 'choose-ball',
    seat: (_, { seat }) => seat,
    actions: ({ state }) =>
      ballTypes
        .filter((_, kind) => kind === 0 || !state.balls.some((ball, i) => ball.kind === kind && isInPlay(state, i)))
        .map(({ id }): BlitzAction => ({ type: 'choose-ball', ball: id })),
    answer: (match, _, action: { ball: BallKind }): Next =>
      done(
        match,
        ballTypes.findIndex(({ id }) => id === action.ball),
      ),
  },
})

/** One of the trapdoors: with two, a D6 tells which (BZ-GEN-36). Returns its square. */
export const pickTrapdoor = procedure<Blitz, object>('pick-trapdoor', ['trapdoor'], {
  start: (match) => {
    const { trapdoors } = pitchOf(match.state)
    return trapdoors.length === 1
      ? done(match, trapdoors[0])
      : roll(match, [D6], 'trapdoor', match.state.active, 'rolled')
  },
  rolled: (match, _, [value]: number[]) => {
    tellRoll(match, 'trapdoor', match.state.active, 'd6', value, ['BZ-GEN-36'])
    return done(match, pitchOf(match.state).trapdoors[value <= 3 ? 0 : 1])
  },
})

interface NewBall {
  seat: number
  kind: number
}

/** A new ball comes up through a trapdoor and bounces (BZ-BALL-03 to BZ-BALL-09). `seat` chooses its kind. */
export const newBall = procedure<Blitz, NewBall, { seat: number }>('new-ball', ({ seat }) => ({ seat, kind: 0 }), {
  start: (match, { seat }) =>
    ballsInPlay(match) >= BALL_SUPPLY ? done(match) : call(match, chooseBall, { seat }, 'chosen'),
  chosen: (match, frame, kind: number) => {
    frame.kind = kind
    return call(match, pickTrapdoor, {}, 'rise')
  },
  rise: (match, { kind }, square: number) => {
    clearTrapdoor(match, square)
    return call(match, bounce, { ball: addBall(match, kind, square) }, 'end')
  },
  end: (match) => done(match),
})
