import { call, done, go, procedure } from '@undercroft/engine'
import { ELIMINATED, type SkirmishMatch } from '../state.ts'
import { affect } from './affect.ts'
import { effectOf, nameOf, type Power } from './power.ts'

interface AffectAllLocals extends Power {
  readonly immunity: string
  /** Creatures still to be affected: fixed when the effect starts (SK-KEY-SIMULTANEOUS-02). */
  waiting: number[]
}

/** An effect works on each creature: the player whose turn it is first, then clockwise; each orders their own. */
export const affectAll = procedure<SkirmishMatch, AffectAllLocals>('affect-all', {
  start(match, frame) {
    frame.waiting = frame.waiting.filter((id) => (match.state.creatures[id].status & ELIMINATED) === 0)
    if (frame.waiting.length === 0) return done(match)
    const own = nextInLine(match, frame)
    const { damage, dc, heal } = effectOf(match, frame)
    // Where nothing is rolled or suffered the order does not matter.
    const matters = damage > 0 || dc > 0 || heal > 0
    return own.length > 1 && matters ? go(match, 'order') : one(match, frame, own[0])
  },
  order: {
    kind: 'resolve-first',
    seat: (match, frame) => match.state.creatures[nextInLine(match, frame)[0]].seat,
    actions: (match, frame) => nextInLine(match, frame).map((creature) => ({ type: 'pick', creature })),
    about: (match, frame) => ({ caster: frame.caster, power: nameOf(match, frame) }),
    answer: (match, frame, action: { creature: number }) => one(match, frame, action.creature),
  },
})

/** The waiting creatures of the player who resolves next. */
function nextInLine(match: SkirmishMatch, { waiting }: AffectAllLocals): number[] {
  const { creatures, active, first } = match.state
  const start = active >= 0 ? creatures[active].seat : first
  for (let i = 0; i < match.options.seats; i++) {
    const seat = (start + i) % match.options.seats
    const own = waiting.filter((id) => creatures[id].seat === seat)
    if (own.length > 0) return own
  }
  return []
}

function one(match: SkirmishMatch, frame: AffectAllLocals, target: number) {
  frame.waiting = frame.waiting.filter((id) => id !== target)
  const { caster, spell, ability, immunity } = frame
  return call(match, affect, { caster, spell, ability, target, immunity }, 'start')
}
