import { hasWord } from './card/card.ts'
import { cardOf } from './creatures.ts'
import type { Creature, SkirmishMatch } from './state.ts'

const LETTERS: Readonly<Record<string, string>> = { Lawful: 'L', Chaotic: 'C', Good: 'G', Evil: 'E' }

/**
 * Is the creature lawful, chaotic, good or evil? Its warband's faction decides (SK-SCEN-16); where factions are ignored,
 * the symbols of its card do, and creatures of all four have none (SK-SCEN-14, SK-SCEN-15).
 */
export function isAligned(match: SkirmishMatch, creature: Creature, word: string): boolean {
  const letter = LETTERS[word]
  const { faction } = match.options.warbands[creature.owner]
  if (faction !== null) return faction.includes(letter)
  const { factions } = cardOf(match, creature)
  return factions.length < 4 && factions.some((own) => own.includes(letter))
}

/** Does an effect that names this alignment, type or species mean the creature? */
export function isNamedBy(match: SkirmishMatch, creature: Creature, word: string): boolean {
  return word in LETTERS ? isAligned(match, creature, word) : hasWord(cardOf(match, creature), word)
}
