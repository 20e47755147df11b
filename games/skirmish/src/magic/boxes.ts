import { cardOf, has } from '../creatures.ts'
import { type Creature, changed, type SkirmishMatch, SUMMONED } from '../state.ts'

/** Can the creature still pay for this spell of its card (SK-SPELL-08, SK-AB-SORCERER-SPELLS-01, SK-AB-PSIONICS-01)? */
export function spellReady(match: SkirmishMatch, creature: Creature, place: number): boolean {
  const card = cardOf(match, creature)
  const { spell, points, sorcerer } = card.spells[place]
  if (spell.effect.summons.length > 0 && (has(creature, SUMMONED) || match.options.scenario === 'out-of-the-box')) {
    return false
  }
  if (points > 0) return creature.pool >= points
  if (sorcerer) return sorcererBox(creature, spell.level) > 0
  return creature.boxes[card.abilities.length + place] > 0
}

/** The lowest box that pays for a spell of this level, 0: none is left (SK-AB-SORCERER-SPELLS-02). */
function sorcererBox(creature: Creature, level: number): number {
  for (let box = level; box < 10; box++) if (creature.sorcererBoxes[box] > 0) return box
  return 0
}

/** Pays for a casting, whatever comes of it. */
export function markSpell(match: SkirmishMatch, creature: Creature, place: number): void {
  const card = cardOf(match, creature)
  const { spell, points, sorcerer } = card.spells[place]
  if (points > 0) creature.pool -= points
  else if (sorcerer) {
    const box = sorcererBox(creature, spell.level)
    creature.sorcererBoxes = changed(creature.sorcererBoxes, box, creature.sorcererBoxes[box] - 1)
  } else {
    const box = card.abilities.length + place
    creature.boxes = changed(creature.boxes, box, creature.boxes[box] - 1)
  }
}
