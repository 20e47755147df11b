import { skill } from '../moments.ts'
import { isPass } from './is-pass.ts'
import { markedPenalty } from './marked-penalty.ts'

export const nervesOfSteel = skill('nerves-of-steel', 'passing', ['DB-SKILL-NERVES-OF-STEEL-01'], {
  on: {
    boost: (_match, _owner, test) =>
      isPass(test) || test.kind === 'catch' || test.kind === 'interfere' ? markedPenalty(test) : 0,
  },
})
