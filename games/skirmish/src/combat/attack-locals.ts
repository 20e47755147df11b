/** What an attack is made with. */
export interface AttackGiven {
  readonly attacker: number
  readonly target: number
  /** Place in the melee or ranged line; -1: the attack printed with a special ability. */
  readonly attack: number
  readonly ranged: boolean
  /** An attack of opportunity. */
  readonly opportunity: boolean
  readonly charge: boolean
}

/** An attack that is being made. */
export interface AttackLocals extends Omit<AttackGiven, 'target'> {
  /** The creature against which it is rolled. */
  target: number
  /** The creature that was aimed at: sight, range and cover are judged for it. */
  readonly aimed: number
  /** Flanking, and whether the target sees the attacker, as they were at the start. */
  flanking: boolean
  unseen: boolean
  /** Declared abilities: bits by place in the list of the card's abilities. */
  declared: number
  /** The place of the ability that is being asked or declared. */
  asked: number
  /** AC given against this one attack by immediate actions. */
  ward: number
  natural: number
  critical: boolean
  hit: boolean
  /** It has tried a second time to see through what conceals the target. */
  looked: boolean
  dealt: number
  destroyed: boolean
  /** The next of the abilities that have a say. */
  next: number
}

export const beginAttack = ({ attacker, target, attack, ranged, opportunity, charge }: AttackGiven): AttackLocals => ({
  attacker,
  target,
  attack,
  ranged,
  opportunity,
  charge,
  aimed: target,
  flanking: false,
  unseen: false,
  declared: 0,
  asked: -1,
  ward: 0,
  natural: 0,
  critical: false,
  hit: false,
  looked: false,
  dealt: 0,
  destroyed: false,
  next: 0,
})
