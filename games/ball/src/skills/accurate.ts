import { skill } from '../moments.ts'
import { isPass } from './is-pass.ts'

export const accurate = skill('accurate', 'passing', ['DB-SKILL-ACCURATE-01'], {
  on: { boost: (_match, _owner, test) => (isPass(test) ? 1 : 0) },
})
