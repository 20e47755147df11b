import { die, done, procedure, roll } from '@undercroft/engine'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { tellRoll } from '../test.ts'
import type { Owned } from './optional.ts'

const D6 = [die(6)]

/** The die belongs to the Casualty roll: nothing rolls it again (DB-SKU-18). */
const regenerating = procedure<BallMatch, Owned>('regenerating', ['regeneration'], {
  start: (match, { owner }) => roll(match, D6, 'regeneration', playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    tellRoll(match, 'regeneration', playerOf(match, owner).team, owner, 'd6', values)
    return done(match, values[0] >= 4 ? 'healed' : undefined)
  },
})

export const regeneration = skill('regeneration', 'trait', ['DB-TRAIT-REGENERATION-01', 'DB-TRAIT-REGENERATION-02'], {
  anyStatus: true,
  on: { casualty: (_match, owner) => interrupt(regenerating, { owner }) },
  procedures: [regenerating],
})
