import { skill } from '../moments.ts'

/** For a throw, not for a kick. */
export const strongArm = skill('strong-arm', 'strength', ['DB-SKILL-STRONG-ARM-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'throw' ? 1 : 0) },
})
