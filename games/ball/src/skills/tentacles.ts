import { done } from '@undercroft/engine'
import { playerOf, strengthOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { isOpponentNextTo } from './leaving.ts'
import { type Owned, optional } from './optional.ts'

const hold = optional<Owned & { mover: number }>('tentacles', ['tentacles'], {
  used(match, { owner, mover }) {
    const holder = playerOf(match, owner)
    const lead = strengthOf(playerOf(match, mover)) - strengthOf(holder)
    const test = plainTest(holder, 'tentacles', 6 + lead)
    test.natural = 1
    return rollTest(match, test, 'rolled')
  },
  rolled: (match, _frame, { passed }: TestResult) => done(match, passed ? 'held' : 'escaped'),
})

/** Only one may try at each step (DB-SKILL-TENTACLES-03). */
export const tentacles = skill(
  'tentacles',
  'mutation',
  ['DB-SKILL-TENTACLES-01', 'DB-SKILL-TENTACLES-02', 'DB-SKILL-TENTACLES-03', 'DB-SKILL-TENTACLES-04'],
  {
    on: {
      leaving: (match, owner, { player, from }) =>
        isOpponentNextTo(match, owner, player, from) ? interrupt(hold, { owner, mover: player }) : null,
    },
    procedures: [hold],
  },
)
