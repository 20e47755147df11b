import { call, done } from '@undercroft/engine'
import { isForbidden } from '../abilities.ts'
import { holdsBall, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { pass } from '../pass.ts'
import { ATTACKS } from './attack-actions.ts'
import { type Owned, optional } from './optional.ts'

const quickPass = optional<Owned>('dump-off', {
  used: (match, { owner }) => call(match, pass, { player: owner, quickOnly: 1 }, 'passed'),
  passed: (match) => done(match),
})

/** It is not their team's turn, so that nothing of it is a Turnover (DB-SKILL-DUMP-OFF-02). */
export const dumpOff = skill(
  'dump-off',
  'passing',
  ['DB-SKILL-DUMP-OFF-01', 'DB-SKILL-DUMP-OFF-02', 'DB-SKILL-DUMP-OFF-03', 'DB-SKILL-DUMP-OFF-04'],
  {
    on: {
      targeted(match, owner, { what }) {
        const player = playerOf(match, owner)
        if (!ATTACKS.has(what)) return null
        return holdsBall(match, player) && !isForbidden(match, player, 'pass') ? interrupt(quickPass, { owner }) : null
      },
    },
    procedures: [quickPass],
  },
)
