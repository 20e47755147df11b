import { type Attack, type Card, type Creature, cardOf, type SkirmishMatch } from '@undercroft/skirmish'
import { meets, taken } from './skirmish-harm.ts'

/** What the attacks of a card do on average to a card in one turn: all melee attacks, the best melee attack, all ranged attacks. */
interface Blows {
  readonly melee: number
  readonly single: number
  readonly ranged: number
}

/** By attacker and target. Cards are read once, so those of the roster are the same in every match. */
const table = new WeakMap<Card, WeakMap<Card, Blows>>()

/** Before armour that neither rolls nor stands higher. */
export function blows(match: SkirmishMatch, attacker: Creature, target: Creature): Blows {
  const from = cardOf(match, attacker)
  const to = cardOf(match, target)
  let row = table.get(from)
  if (!row) {
    row = new WeakMap()
    table.set(from, row)
  }
  let found = row.get(to)
  if (!found) {
    found = counted(from, to)
    row.set(to, found)
  }
  return found
}

function counted(attacker: Card, target: Card): Blows {
  const meeting = meets(attacker, target)
  const each = ({ bonus, damage, kind, extra, extraKind }: Attack) =>
    meeting * hitChance(target.ac - bonus) * (taken(target, damage, kind) + taken(target, extra, extraKind))
  const sum = (attacks: readonly Attack[]) => attacks.reduce((total, attack) => total + each(attack), 0)
  return {
    melee: sum(attacker.melee),
    single: Math.max(0, ...attacker.melee.map(each)),
    ranged: sum(attacker.ranged),
  }
}

/** A 20 always hits, a 1 never. */
const hitChance = (needed: number): number => Math.min(19, Math.max(1, 21 - needed)) / 20

export const costOf = (match: SkirmishMatch, creature: Creature): number =>
  cardOf(match, creature).cost || Math.max(1, creature.worth)

/** So much of what a creature is worth goes with this damage. */
export const lossFrom = (match: SkirmishMatch, damage: number, target: Creature): number =>
  costOf(match, target) * Math.min(1, damage / Math.max(1, target.hp))

/** What a creature can hope to take from an enemy with a turn beside it, or from where it shoots. */
export function gainFrom(match: SkirmishMatch, creature: Creature, enemy: Creature): number {
  const { melee, ranged } = blows(match, creature, enemy)
  return lossFrom(match, Math.max(melee, ranged), enemy)
}
