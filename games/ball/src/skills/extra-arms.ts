import { skill } from '../moments.ts'

export const extraArms = skill('extra-arms', 'mutation', ['DB-SKILL-EXTRA-ARMS-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'pick-up' || kind === 'catch' || kind === 'interfere' ? 1 : 0) },
})
