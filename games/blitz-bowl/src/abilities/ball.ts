import type { AbilityDeclaration } from './vocabulary.ts'

/** Abilities about holding and throwing the ball. */
export const ballAbilities: readonly AbilityDeclaration[] = [
  { id: 'safe-hands', rules: ['BZ-TEAM-09'], choosesDrop: true },
  { id: 'handling-skills', rules: ['BZ-TEAM-11'], picksUp: true },
  { id: 'expert-passer', rules: ['BZ-TEAM-23'], reRolls: 'failed-throw' },
]
