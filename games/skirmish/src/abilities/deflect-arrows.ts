import type { AbilityCode } from './family.ts'

export const deflectArrows: AbilityCode = {
  on: { armor: (_, __, attack) => (attack.ranged ? 4 : 0) },
}
