import type { BallAbility } from '../moments.ts'
import { ACTIVATION_TRAITS } from './activation-traits.ts'
import { AGILITY } from './agility.ts'
import { ATTACK_TRAITS } from './attacks.ts'
import { BODY_TRAITS } from './body-traits.ts'
import { bombardier } from './bomb.ts'
import { code } from './code.gen.ts'
import { GENERAL } from './general.ts'
import { MUTATION } from './mutation.ts'
import { PASSING } from './passing.ts'
import { STRENGTH } from './strength.ts'
import { TEAM_MATE_TRAITS } from './team-mates.ts'

export { ATTACKS } from './attack-actions.ts'
export { type Attack, attackAction, stabbing, vomiting, wound } from './attacks.ts'
export { isOwnBlock } from './block-harm.ts'
export { loner, stuntyUnless } from './body-traits.ts'
export { bomb } from './bomb.ts'
export * from './catalogue.ts'
export type { Thing as SkillThing } from './family.ts'
export { dirtyPlayerOf } from './general.ts'
export { type Owned, optional } from './optional.ts'
export { mightyBlowOf } from './strength.ts'
export { words as skillWords } from './words.gen.ts'

/** Family by family, in the order in which they answer a moment: Stunty before Thick Skull, Juggernaut before Block and Wrestle. */
const families: readonly BallAbility[] = [
  ...ACTIVATION_TRAITS,
  ...BODY_TRAITS,
  ...ATTACK_TRAITS,
  bombardier,
  ...TEAM_MATE_TRAITS,
  ...STRENGTH,
  ...AGILITY,
  ...GENERAL,
  ...MUTATION,
  ...PASSING,
]

/**
 * Every skill and trait that the ball games share. Foul Appearance comes before Dump-off (DB-SKU-10); one with a file of its own that no
 * family names answers last.
 */
export const SKILLS_AND_TRAITS: readonly BallAbility[] = [...new Set([...families, ...Object.values(code)])]
