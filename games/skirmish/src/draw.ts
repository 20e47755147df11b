import { boardIn, cardOf, isPresent, squaresOf } from './creatures.ts'
import type { SkirmishMatch } from './state.ts'

const LETTERS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '!"$%&+-/:;<>?@|']

/** The letter of a creature on the drawn board: small for seat 0, capitals for seat 1, digits and signs for the others. */
export function letterOf(match: SkirmishMatch, id: number): string {
  const { owner } = match.state.creatures[id]
  const own = match.state.creatures.filter((one) => one.owner === owner)
  const letters = LETTERS[owner]
  return letters[own.findIndex((one) => one.id === id) % letters.length]
}

/** The battle grid in characters: terrain codes and creatures, with a legend of who is who. */
export function drawBoard(match: SkirmishMatch, names: ReadonlyMap<number, string> = new Map()): string {
  const { width } = boardIn(match)
  const codes = [...match.state.terrain]
  const legend: string[] = []
  for (const creature of match.state.creatures) {
    if (!isPresent(creature)) continue
    const letter = names.get(creature.id) ?? letterOf(match, creature.id)
    for (const square of squaresOf(match, creature)) codes[square] = letter
    const { hp, name } = cardOf(match, creature)
    legend.push(`${letter} ${name} (seat ${creature.seat}) ${creature.hp}/${hp}`)
  }
  const rows: string[] = []
  for (let at = 0; at < codes.length; at += width) rows.push(codes.slice(at, at + width).join(''))
  return [...rows, ...legend].join('\n')
}
