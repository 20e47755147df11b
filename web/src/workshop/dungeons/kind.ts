import { dungeonProblems, type PlacedTile, parseTiles } from '@undercroft/dungeon-bowl'
import { OptionsError } from '@undercroft/engine'
import type { Kind } from '../library/kind.ts'
import { readName } from '../library/read.ts'

/** A dungeon of one's own for so many teams. */
export interface BuiltDungeon {
  readonly name: string
  readonly teams: number
  readonly tiles: readonly PlacedTile[]
}

export const dungeonKind: Kind<BuiltDungeon> = {
  id: 'dungeon-bowl/dungeon',
  read(json) {
    if (typeof json !== 'object' || json === null) throw new OptionsError('content', 'must be an object')
    const { name, teams, tiles } = json as Record<string, unknown>
    if (!Number.isInteger(teams) || (teams as number) < 2 || (teams as number) > 6) {
      throw new OptionsError('teams', 'must be a whole number from 2 to 6')
    }
    return { name: readName(name), teams: teams as number, tiles: parseTiles(tiles) }
  },
  name: ({ name }) => name,
  renamed: (dungeon, name) => ({ ...dungeon, name }),
  problems: ({ tiles, teams }) => dungeonProblems(tiles, teams),
}
