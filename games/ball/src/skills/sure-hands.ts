import { skill } from '../moments.ts'
import { deniesStripBall } from './strip-ball.ts'

export const sureHands = skill('sure-hands', 'general', ['DB-SKILL-SURE-HANDS-01', 'DB-SKILL-SURE-HANDS-02'], {
  denying: ['strip-ball'],
  on: { reroll: (_match, _owner, { kind }) => (kind === 'pick-up' ? 1 : 0), denies: deniesStripBall },
})
