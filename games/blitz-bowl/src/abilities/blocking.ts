import type { AbilityDeclaration } from './vocabulary.ts'

/** Abilities that change the dice, the assists or the outcome of Blocks. */
export const blockingAbilities: readonly AbilityDeclaration[] = [
  { id: 'offensive-specialist', rules: ['BZ-TEAM-08'], reRolls: 'block' },
  { id: 'mighty-blow', rules: ['BZ-TEAM-12'], faces: { knockdown: 'crunch' } },
  {
    id: 'hulking-brute',
    rules: ['BZ-TEAM-25'],
    faces: { tackle: 'crunch', knockdown: 'crunch' },
    facesAgainst: { shove: 'miss' },
  },
  { id: 'stand-firm', rules: ['BZ-TEAM-25'], facesAgainst: { shove: 'miss' } },
  { id: 'bomber', rules: ['BZ-TEAM-20'], blockRange: 3 },
  { id: 'defensive', rules: ['BZ-TEAM-17'], deniesAssists: true },
  { id: 'woodland-aid', rules: ['BZ-TEAM-25'], neverAssistedAgainst: true },
  { id: 'enforcer', rules: ['BZ-TEAM-25'], appliesAllDice: true },
  { id: 'violent', rules: ['BZ-TEAM-25'], injuresOnSix: true },
  { id: 'blood-lust', rules: ['BZ-TEAM-14'], injuredByMiss: true },
  { id: 'minion', rules: ['BZ-TEAM-15'], standsIn: true },
]
