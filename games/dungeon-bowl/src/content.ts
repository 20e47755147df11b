import { ContentError, type Home, openContent } from '@undercroft/engine'
import * as z from 'zod/mini'
import type { PlacedTile } from './dungeon/layout.ts'
import { dungeonProblems } from './dungeon/limits.ts'
import { DUNGEONS, placed } from './dungeons/index.ts'
import { family } from './dungeons/list.gen.ts'
import { TILE_NAMES } from './rooms/tiles.ts'

const MOST_TILES = 100
const LINE = /^([a-z-]+) (\d{1,3}) (\d{1,3})(?: ([0-3]))?$/

const line = z.string({ error: "must be a tile, its place and its quarter turns: 'corridor 17 4 1'" }).check(
  z.refine((text) => LINE.test(text), { error: "must be a tile, its place and its quarter turns: 'corridor 17 4 1'" }),
  z.refine((text) => (TILE_NAMES as readonly string[]).includes(text.split(' ')[0]), {
    error: `must be one of the tiles ${TILE_NAMES.join(', ')}`,
  }),
)

/** What people can add: dungeons for as many teams as they have End Zones. */
export const gameContent = openContent(
  'dungeon-bowl',
  [
    {
      ...family,
      things: DUNGEONS.map(({ name }) => ({ id: name })),
      figures: z.strictObject({
        tiles: z.array(line, { error: 'must be a list of tiles' }).check(z.maxLength(MOST_TILES)),
      }),
    },
  ],
  (homes) => {
    homes.forEach((home, place) => {
      const { tiles, teams } = dungeonOf(home)
      const [problem] = dungeonProblems(tiles, teams)
      if (problem) throw new ContentError(place, 'tiles', 'wrong', { reason: `${problem.reason} (${problem.rule})` })
    })
  },
)

/** The dungeon of a home. */
export function dungeonOf(home: Home): { readonly tiles: readonly PlacedTile[]; readonly teams: number } {
  const tiles = (home.tiles as readonly string[]).map(placed)
  return { tiles, teams: Math.max(2, tiles.filter(({ tile }) => tile === 'end-zone').length) }
}
