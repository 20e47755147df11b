import { skill } from '../moments.ts'
import { isPass } from './is-pass.ts'

export const pass = skill('pass', 'passing', ['DB-SKILL-PASS-01'], {
  on: { reroll: (_match, _owner, test) => (isPass(test) ? 1 : 0) },
})
