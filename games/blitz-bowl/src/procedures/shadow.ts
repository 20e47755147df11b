import { call, done, procedure } from '@undercroft/engine'
import type { Blitz } from '../state.ts'
import { bounce } from './bounce.ts'
import { move } from './changes.ts'

/** Somebody moves into the square that a sidestepping opponent left. It is no action. */
export const shadow = procedure<Blitz, { player: number; to: number }>('shadow', {
  start: (match, { player, to }) => {
    const ball = move(match, player, to, 'shadow')
    return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
  },
  end: (match) => done(match),
})
