import type { Next } from '@undercroft/engine'
import type { TurnAction } from './actions.ts'
import type { CardAbility } from './card/ability-line.ts'
import type { AttackLocals } from './combat/attack-locals.ts'
import type { DestroyLocals } from './combat/destroy-locals.ts'
import type { Creature, SkirmishMatch } from './state.ts'
import type { TurnLocals } from './turn/turn-locals.ts'

/**
 * The moments at which special abilities have a say. `self` is always the creature that has the ability. An answer that
 * needs dice or a question calls a procedure and returns it; null means that nothing happens.
 */
export interface Moments {
  /** Added to its AC against this attack. */
  armor(match: SkirmishMatch, self: Creature, attack: AttackLocals): number
  /** Conceal against this attack: the least second die that hits. */
  conceal(match: SkirmishMatch, self: Creature, attack: AttackLocals): number
  /** Damage added after doubling to its own attack that hits. */
  extraDamage(match: SkirmishMatch, self: Creature, attack: AttackLocals): number
  /** Taken off weapon damage that it suffers. */
  reduction(match: SkirmishMatch, self: Creature): number
  /** May it be declared for the attack that is about to be rolled? */
  mayDeclare(match: SkirmishMatch, self: Creature, attack: AttackLocals): boolean
  /** It has been declared for this attack: boxes are marked. */
  declared(match: SkirmishMatch, self: Creature, attack: AttackLocals): void
  /** Its melee attack has hit a creature that is still there, with or without damage. */
  struckOne(match: SkirmishMatch, self: Creature, attack: AttackLocals): Next | null
  /** Its melee attack has dealt damage to a creature that is still there. */
  dealtDamage(match: SkirmishMatch, self: Creature, attack: AttackLocals): Next | null
  /** Its attack has destroyed a creature by reducing its hit points. */
  destroyedOne(match: SkirmishMatch, self: Creature, attack: AttackLocals, victim: Creature): Next | null
  /** It has destroyed a creature, by whatever means. */
  slewOne(match: SkirmishMatch, self: Creature, victim: Creature): void
  /** It was aimed at from a distance by an attack, spell or ability of `by`, which is resolved. */
  wasAimedAt(match: SkirmishMatch, self: Creature, by: Creature): Next | null
  /** It has been reduced to 0 hit points and is about to be removed. */
  dying(match: SkirmishMatch, self: Creature, destroy: DestroyLocals): Next | null
  /** It has been reduced to 0 hit points and removed. */
  died(match: SkirmishMatch, self: Creature, destroy: DestroyLocals): Next | null
  /** An ally has been destroyed. */
  allyDestroyed(match: SkirmishMatch, self: Creature, destroy: DestroyLocals): Next | null
  /** Changes to its saves; `morale` is set for morale saves. */
  save(match: SkirmishMatch, self: Creature, morale: boolean): number
  /** What stands in for its level in saves, -1: its level. */
  saveBase(match: SkirmishMatch, self: Creature): number
  /** An adjacent enemy begins its turn. */
  enemyBegins(match: SkirmishMatch, self: Creature, enemy: Creature, turn: TurnLocals): Next | null
  /** Does its stench trouble this living neighbour? */
  stinksFor(match: SkirmishMatch, self: Creature, other: Creature): boolean
  /** Further actions in its own turn. */
  actions(
    match: SkirmishMatch,
    self: Creature,
    turn: TurnLocals,
    ability: CardAbility,
    add: (action: TurnAction) => void,
  ): void
  /** One of its actions was chosen. */
  perform(match: SkirmishMatch, self: Creature, turn: TurnLocals, action: TurnAction): Next | null
  /** How far its melee attacks reach. */
  reach(match: SkirmishMatch, self: Creature): number
  /** May it move through the space of this enemy? */
  mayTrample(match: SkirmishMatch, self: Creature, enemy: Creature): boolean
  /** It has entered the space of an enemy by its own movement. */
  trampled(match: SkirmishMatch, self: Creature, enemy: Creature): Next | null
}
