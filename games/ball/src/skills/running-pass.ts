import { skill } from '../moments.ts'

export const runningPass = skill('running-pass', 'passing', ['DB-SKILL-RUNNING-PASS-01'], {
  on: { movesOn: (_match, _owner, action) => action === 'pass' || action === 'throw-bomb' },
})
