import { skill } from '../moments.ts'

export const twoHeads = skill('two-heads', 'mutation', ['DB-SKILL-TWO-HEADS-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'dodge' ? 1 : 0) },
})
