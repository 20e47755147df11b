import { isAligned } from './alignment.ts'
import { STATS, type Stat } from './card/effect.ts'
import { SPELLS, type Spell } from './card/spells.ts'
import { type Creature, type SkirmishMatch, VEILED } from './state.ts'

const statNumber = (stat: Stat): number => STATS.indexOf(stat)

/** Has the creature the lasting effect of this spell already, or of another version of it (SK-SPELL-15, SK-SPELL-16)? */
export function hasLasting(creature: Creature, spell: Spell): boolean {
  return creature.lasting.some((effect) => SPELLS[effect.spell] === spell)
}

/** Puts a lasting effect on a creature. A second casting adds nothing. */
export function addLasting(creature: Creature, spell: Spell, turns: number): void {
  const number = SPELLS.indexOf(spell)
  const fresh = { spell: number, turns }
  creature.lasting = hasLasting(creature, spell)
    ? creature.lasting.map((effect) => (effect.spell === number ? fresh : effect))
    : [...creature.lasting, fresh]
  sumLasting(creature)
}

export function removeLasting(creature: Creature, keep: (effect: { spell: number; turns: number }) => boolean): void {
  creature.lasting = creature.lasting.filter(keep)
  sumLasting(creature)
}

/** Different spells add up; of versions of one spell the strongest counts (SK-SPELL-14, SK-SPELL-16). */
function sumLasting(creature: Creature): void {
  const changes = new Array<number>(STATS.length).fill(0)
  const roots = new Map<string, number[]>()
  for (const { spell } of creature.lasting) {
    const { root, effect } = SPELLS[spell]
    if (effect.againstEvil) continue
    const best = roots.get(root) ?? new Array<number>(STATS.length).fill(0)
    for (const { stat, value } of effect.changes) {
      const number = statNumber(stat)
      if (Math.abs(value) > Math.abs(best[number])) best[number] = value
    }
    roots.set(root, best)
  }
  for (const sums of roots.values()) for (let i = 0; i < sums.length; i++) changes[i] += sums[i]
  creature.changes = changes
}

export function lastingChange(creature: Creature, stat: Stat): number {
  return creature.lasting.length === 0 ? 0 : creature.changes[statNumber(stat)]
}

/** AC that holds against evil creatures only. */
export function wardAgainst(match: SkirmishMatch, creature: Creature, enemy: Creature): number {
  let best = 0
  for (const { spell } of creature.lasting) {
    const { effect } = SPELLS[spell]
    if (!effect.againstEvil || !isAligned(match, enemy, 'Evil')) continue
    for (const { value } of effect.changes) if (value > best) best = value
  }
  return best
}

/** Do its attacks ignore DR (magic weapon), is its melee damage magic (rune of striking)? */
export const ignoresReduction = (creature: Creature): boolean =>
  creature.lasting.some(({ spell }) => SPELLS[spell].effect.ignoreDR)
export const hasMagicMelee = (creature: Creature): boolean =>
  creature.lasting.some(({ spell }) => SPELLS[spell].effect.magicMelee)

/** A turn of the creature has ended: effects that last so long end. */
export function countLasting(creature: Creature): void {
  if (creature.lasting.every(({ turns }) => turns === 0)) return
  creature.lasting = creature.lasting.flatMap(({ spell, turns }) => {
    if (turns === 1) return []
    return { spell, turns: turns === 0 ? 0 : turns - 1 }
  })
  sumLasting(creature)
}

/** Invisibility by a spell ends when it attacks or casts. */
export function unveil(creature: Creature): void {
  if (creature.status & VEILED) creature.status &= ~VEILED
}
