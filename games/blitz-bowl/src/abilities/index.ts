import { ballAbilities } from './ball.ts'
import { blockingAbilities } from './blocking.ts'
import { runningAbilities } from './running.ts'
import type { AbilityDeclaration } from './vocabulary.ts'

/** Abilities that change figures and permissions: profiles are compiled from them. Free actions: `./free-actions.ts`. */
export const traitAbilities: readonly AbilityDeclaration[] = [
  ...runningAbilities,
  ...blockingAbilities,
  ...ballAbilities,
]
