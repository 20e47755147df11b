import type { AbilityCode } from './family.ts'

export const mobility: AbilityCode = {
  on: { armor: (_, __, attack) => (attack.opportunity ? 4 : 0) },
}
