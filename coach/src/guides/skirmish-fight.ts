import { CARDS, type Creature } from '@undercroft/skirmish'

/** What the attacks of a card do on average to a card in one turn: all melee attacks, the best melee attack, all ranged attacks. */
interface Blows {
  readonly melee: number
  readonly single: number
  readonly ranged: number
}

const NONE: Blows = { melee: 0, single: 0, ranged: 0 }
const table: (Blows | undefined)[][] = []

/** Before armour that neither rolls nor stands higher; resistances are left out. */
export function blows(attacker: Creature, target: Creature): Blows {
  let row = table[attacker.card]
  if (!row) {
    row = []
    table[attacker.card] = row
  }
  let found = row[target.card]
  if (!found) {
    found = counted(attacker.card, target.card)
    row[target.card] = found
  }
  return found
}

function counted(from: number, to: number): Blows {
  const attacker = CARDS[from]
  const target = CARDS[to]
  if (!attacker || !target) return NONE
  const each = ({ bonus, damage, extra }: (typeof attacker.melee)[number]) =>
    hitChance(target.ac - bonus) * (damage + extra)
  const sum = (attacks: typeof attacker.melee) => attacks.reduce((total, attack) => total + each(attack), 0)
  return {
    melee: sum(attacker.melee),
    single: Math.max(0, ...attacker.melee.map(each)),
    ranged: sum(attacker.ranged),
  }
}

/** A 20 always hits, a 1 never. */
const hitChance = (needed: number): number => Math.min(19, Math.max(1, 21 - needed)) / 20

export const costOf = (creature: Creature): number => CARDS[creature.card]?.cost ?? Math.max(1, creature.worth)

/** So much of what a creature is worth goes with this damage. */
export const lossFrom = (damage: number, target: Creature): number =>
  costOf(target) * Math.min(1, damage / Math.max(1, target.hp))

/** What a creature can hope to take from an enemy with a turn beside it, or from where it shoots. */
export function gainFrom(creature: Creature, enemy: Creature): number {
  const { melee, ranged } = blows(creature, enemy)
  return lossFrom(Math.max(melee, ranged), enemy)
}
