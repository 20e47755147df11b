import { comeDown, D8_DIRECTION, NOBODY, stepTo, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { directionOf, turn } from '@undercroft/engine/grid'
import { inwardFrom, isCorner, xOf, yOf } from './data/pitch.ts'
import type { BloodMatch } from './state.ts'

const D6 = [die(6)]
const D3 = [die(3)]
const TWO_D6 = [die(6), die(6)]

/** Looking into the pitch with the template turned `towards`: 1-2 to the left, 3-4 straight on, 5-6 to the right (BB-CROWD-16). */
export const templateDirection = (towards: number, d6: number): number => turn(towards, d6 < 3 ? -1 : d6 < 5 ? 0 : 1)

/** Out of a corner: along the left edge, diagonally, along the right edge (BB-CROWD-17). */
const cornerDirection = (corner: number, d3: number): number => {
  const inward = directionOf(xOf(corner) === 0 ? 1 : -1, yOf(corner) === 0 ? 1 : -1)
  return turn(inward, d3 - 2)
}

/** The crowd throws the ball back from the last square it was in (BB-CROWD-15 to BB-CROWD-20). */
export const throwIn = procedure<BloodMatch, { direction: number }, object>(
  'throw-in',
  () => ({ direction: 0 }),
  ['throw-in', 'throw-in-distance'],
  {
    start(match) {
      const { state } = match
      state.ballOut = 0
      state.ballHolder = NOBODY
      state.ballLoose = 1
      state.ballDroppedBy = NOBODY
      state.ballDroppedHow = ''
      return isCorner(state.ballSquare)
        ? roll(match, D3, 'throw-in', state.active, 'fromCorner')
        : roll(match, D6, 'throw-in', state.active, 'fromEdge')
    },
    fromCorner(match, frame, values: number[]) {
      tellRoll(match, 'throw-in', match.state.active, -1, 'd3', values)
      frame.direction = cornerDirection(match.state.ballSquare, values[0])
      return roll(match, TWO_D6, 'throw-in-distance', match.state.active, 'fly')
    },
    fromEdge(match, frame, values: number[]) {
      tellRoll(match, 'throw-in', match.state.active, -1, 'd6', values)
      frame.direction = templateDirection(inwardFrom(match.state.ballSquare), values[0])
      return roll(match, TWO_D6, 'throw-in-distance', match.state.active, 'fly')
    },
    fly(match, { direction }, values: number[]) {
      const { state } = match
      tellRoll(match, 'throw-in-distance', state.active, -1, 'd6', values)
      const from = state.ballSquare
      let over = false
      for (let flown = 0; flown < values[0] + values[1] && !over; flown++) {
        const next = stepTo(match, state.ballSquare, direction)
        if (next < 0) over = true
        else state.ballSquare = next
      }
      match.events?.push({ type: 'throw-in', from, to: state.ballSquare })
      return over ? go(match, 'start') : call(match, comeDown, { how: 'throw-in', opponent: NOBODY }, 'end')
    },
    end: (match) => done(match),
  },
)

/** The way of a D8, for a step of somebody or something on the pitch. */
export const wayOf = (d8: number): number => D8_DIRECTION[d8 - 1]
