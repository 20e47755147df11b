import type { AbilityDeclaration } from './vocabulary.ts'

/** Abilities that change how a player runs, or how others run past him. */
export const runningAbilities: readonly AbilityDeclaration[] = [
  { id: 'elusive', rules: ['BZ-TEAM-25'], run: { past: true } },
  { id: 'lithe-creature', rules: ['BZ-TEAM-25'], run: { past: true }, cannotThrow: true },
  { id: 'leap', rules: ['BZ-TEAM-21'], run: { past: true, over: true } },
  { id: 'ethereal', rules: ['BZ-TEAM-25'], run: { past: true, over: true, throughRubble: true } },
  { id: 'war-machine', rules: ['BZ-TEAM-22'], run: { past: true, whileMarked: true }, neverAssisted: true },
  { id: 'insignificant', rules: ['BZ-TEAM-18', 'BZ-TEAM-19'], runnersBeside: 2, faces: { tackle: 'miss' } },
  { id: 'titchy', rules: ['BZ-TEAM-25'], runnersBeside: 1, faces: { tackle: 'miss' } },
]
