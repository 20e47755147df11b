import { done, procedure } from '@undercroft/engine'
import type { Blitz } from '../state.ts'

/** An event that lasts for the rest of the match: a bit of `state.lasting`. */
export const lasting = (name: string, bit: number) =>
  procedure<Blitz, object>(name, {
    start: (match) => {
      match.state.lasting |= bit
      return done(match)
    },
  })
