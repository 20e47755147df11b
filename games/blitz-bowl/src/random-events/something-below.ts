import { call, done, go, procedure } from '@undercroft/engine'
import { neighbours } from '../pitch.ts'
import { bounce } from '../procedures/bounce.ts'
import { injure, layProne } from '../procedures/changes.ts'
import { pickTrapdoor } from '../procedures/new-ball.ts'
import type { Blitz } from '../state.ts'

/** Whoever is on a trapdoor is injured, everybody standing beside it laid prone; then their balls bounce. */
export const somethingBelow = procedure<Blitz, { balls: number[] }, object>('something-below', () => ({ balls: [] }), {
  start: (match) => call(match, pickTrapdoor, {}, 'rise'),
  rise: (match, frame, trapdoor: number) => {
    const { state } = match
    const lost: number[] = []
    const above = state.squares[trapdoor]
    if (above >= 0) lost.push(injure(match, above, 'something-below'))
    for (const square of neighbours[trapdoor]) {
      const player = state.squares[square]
      if (player >= 0 && !state.players[player].prone) lost.push(layProne(match, player, 'card'))
    }
    // BZ-SCAT-10: in reading order of their squares.
    frame.balls = lost.filter((ball) => ball >= 0).sort((a, b) => state.balls[a].square - state.balls[b].square)
    return go(match, 'bounce')
  },
  bounce: (match, frame) => {
    if (frame.balls.length === 0) return done(match)
    const [ball, ...rest] = frame.balls
    frame.balls = rest
    return call(match, bounce, { ball }, 'bounce')
  },
})
