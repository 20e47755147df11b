import { skill } from '../moments.ts'
import { deniesStripBall } from './strip-ball.ts'

export const monstrousMouth = skill(
  'monstrous-mouth',
  'mutation',
  ['DB-SKILL-MONSTROUS-MOUTH-01', 'DB-SKILL-MONSTROUS-MOUTH-02'],
  {
    denying: ['strip-ball'],
    on: { reroll: (_match, _owner, { kind }) => (kind === 'catch' ? 1 : 0), denies: deniesStripBall },
  },
)
