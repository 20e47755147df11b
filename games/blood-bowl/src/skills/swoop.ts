import { type Flight, interrupt, type Owned, playerOf, skill, stepTo, tellRoll } from '@undercroft/ball'
import { die, done, procedure, roll } from '@undercroft/engine'
import { EAST, NORTH, SOUTH, WEST } from '@undercroft/engine/grid'
import type { BloodMatch } from '../state.ts'
import { templateDirection } from '../throw-in.ts'

const D6_D3 = [die(6), die(3)]

const SIDES = { north: NORTH, east: EAST, south: SOUTH, west: WEST } as const

interface Glide extends Owned {
  to: number
}

/** Glides D3 squares in a direction of the template, which the coach turns; or scatters after all (BB-SKILL-15). */
const gliding = procedure<BloodMatch, Glide & { towards: number }, Glide>(
  'gliding',
  ({ owner, to }) => ({ owner, to, towards: NORTH }),
  ['swoop'],
  {
    start: {
      kind: 'swoop',
      seat: (match, { owner }) => playerOf(match, owner).team,
      actions: () => [...Object.keys(SIDES).map((side) => ({ type: 'swoop', side })), { type: 'decline' }],
      about: (_match, { owner }) => ({ player: owner }),
      answer(match, frame, { type, side }: { type: string; side: keyof typeof SIDES }) {
        if (type === 'decline') return done(match)
        frame.towards = SIDES[side]
        return roll(match, D6_D3, 'swoop', playerOf(match, frame.owner).team, 'rolled')
      },
    },
    rolled(match, { owner, to, towards }, values: number[]) {
      tellRoll(match, 'swoop', playerOf(match, owner).team, owner, ['d6', 'd3'], values)
      let at = to
      for (let flown = 0; flown < values[1]; flown++) {
        const next = stepTo(match, at, templateDirection(towards, values[0]))
        if (next < 0) return done(match, { at, over: true } satisfies Flight)
        at = next
      }
      return done(match, { at, over: false } satisfies Flight)
    },
  },
)

export const swoop = skill('swoop', 'trait', ['BB-SKILL-15'], {
  anyStatus: true,
  on: { flies: (_match, owner, { to }) => interrupt(gliding, { owner, to }) },
  procedures: [gliding],
})
