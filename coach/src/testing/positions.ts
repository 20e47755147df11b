import { type BloodMatch, gamePackage as blood } from '@undercroft/blood-bowl'
import { type DungeonMatch, gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type SkirmishMatch, gamePackage as skirmish } from '@undercroft/skirmish'

/** A position of Dungeon Bowl in the words of scenarios: capital letters are the first team, players are numbered by letter. */
export function dungeonPosition(
  map: string,
  more: object = {},
): { match: DungeonMatch; square(x: number, y: number): number } {
  const rows = rowsOf(map)
  const match = dungeon.vocabulary.setUp({ map: rows.join('\n'), pieces: {}, ...more } as never) as DungeonMatch
  return { match, square: (x, y) => y * rows[0].length + x }
}

/** A position of a skirmish: creatures are numbered in the order of the map. */
export function skirmishPosition(map: string, more: object = {}): SkirmishMatch {
  return skirmish.vocabulary.setUp({ map: rowsOf(map).join('\n'), pieces: {}, ...more } as never) as SkirmishMatch
}

/** A position of Blood Bowl in the words of scenarios: the squares of the pieces by letter, capital ones of the first team. */
export function bloodPosition(squares: Readonly<Record<string, [number, number]>>, more: object = {}): BloodMatch {
  const pieces = Object.fromEntries(Object.entries(squares).map(([letter, at]) => [letter, { at }]))
  return blood.vocabulary.setUp({ pieces, ...more } as never) as BloodMatch
}

const rowsOf = (map: string): string[] =>
  map
    .trim()
    .split('\n')
    .map((row) => row.trim())
