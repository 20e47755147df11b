/** An attack that is being made. */
export interface AttackLocals {
  readonly attacker: number
  /** The creature against which it is rolled. */
  target: number
  /** Place in the melee or ranged line; -1: the attack printed with a special ability. */
  readonly attack: number
  readonly ranged: boolean
  /** An attack of opportunity. */
  readonly opportunity: boolean
  readonly charge: boolean
  /** The creature that was aimed at: sight, range and cover are judged for it. Set by the attack itself. */
  aimed?: number
  /** Flanking, and whether the target sees the attacker, as they were at the start. */
  flanking?: boolean
  unseen?: boolean
  /** Declared abilities: bits by place in the list of the card's abilities. */
  declared?: number
  /** AC given against this one attack by immediate actions. */
  ward?: number
  natural?: number
  critical?: boolean
  hit?: boolean
  /** Second hit on the same creature in this turn. */
  second?: boolean
  dealt?: number
  destroyed?: boolean
  /** The next of the abilities that have a say. */
  next?: number
  /** Reactions already refused or used. */
  asked?: number
}
