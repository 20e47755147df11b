import type { BallAbility } from '../moments.ts'
import { code } from './code.gen.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

export { ATTACKS } from './attack-actions.ts'
export { isOwnBlock } from './block-harm.ts'
export { bomb } from './bomb.ts'
export * from './catalogue.ts'
export { dirtyPlayerOf } from './dirty-player.ts'
export type { Thing as SkillThing } from './family.ts'
export { isPass } from './is-pass.ts'
export { loner } from './loner.ts'
export { markedPenalty } from './marked-penalty.ts'
export { mightyBlowOf } from './mighty-blow.ts'
export { type Owned, optional } from './optional.ts'
export { vomiting } from './projectile-vomit.ts'
export { type Attack, attackAction, wound } from './special-attack.ts'
export { stabbing } from './stab.ts'
export { stuntyUnless } from './stunty.ts'
export { words as skillWords } from './words.gen.ts'

/**
 * The order in which they answer a moment: traits first (Stunty before Thick Skull), then Strength, so that Juggernaut comes before Block
 * and Wrestle; Foul Appearance comes before Dump-off (DB-SKU-10).
 */
const ORDER: readonly Thing['category'][] = ['trait', 'strength', 'agility', 'general', 'mutation', 'passing']

const LAST = 100

const byAnswer = (one: Thing, other: Thing): number =>
  ORDER.indexOf(one.category) - ORDER.indexOf(other.category) || (one.answers ?? LAST) - (other.answers ?? LAST)

const does: Readonly<Partial<Record<string, BallAbility>>> = code

/** Every skill and trait that the ball games share. */
export const SKILLS_AND_TRAITS: readonly BallAbility[] = [...(things as readonly Thing[])]
  .sort(byAnswer)
  .flatMap(({ id }) => does[id] ?? [])
