import { done } from '@undercroft/engine'
import { comeTo } from '../arrival.ts'
import { isFree, movementOf, playerOf, putAt } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { gatherBall } from '../stride.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { isOpponentNextTo } from './leaving.ts'
import { type Owned, optional } from './optional.ts'

const followMover = optional<Owned & { mover: number; from: number }>('shadowing', ['shadowing'], {
  used(match, { owner, mover }) {
    const shadow = playerOf(match, owner)
    const lead = movementOf(playerOf(match, mover)) - movementOf(shadow)
    const test = plainTest(shadow, 'shadowing', 6 + lead)
    test.natural = 1
    return rollTest(match, test, 'rolled')
  },
  rolled(match, { owner, from }, { passed }: TestResult) {
    if (!passed) return done(match, 'tried')
    const shadow = playerOf(match, owner)
    match.events?.push({ type: 'moved', player: owner, from: shadow.square, to: from })
    putAt(match, shadow, from)
    return gatherBall(match, shadow, 'arrive')
  },
  arrive: (match, { owner }) => comeTo(match, owner, 1, 'end'),
  end: (match) => done(match, 'tried'),
})

/** After the mover's own rolls, into a square that nobody has taken (DB-SKILL-SHADOWING-04); only one may try. */
export const shadowing = skill(
  'shadowing',
  'general',
  ['DB-SKILL-SHADOWING-01', 'DB-SKILL-SHADOWING-02', 'DB-SKILL-SHADOWING-03', 'DB-SKILL-SHADOWING-04'],
  {
    on: {
      left(match, owner, { player, from }) {
        if (!isFree(match, from) || !isOpponentNextTo(match, owner, player, from)) return null
        if (playerOf(match, owner).rooted === 1) return null
        return interrupt(followMover, { owner, mover: player, from })
      },
    },
    procedures: [followMover],
  },
)
