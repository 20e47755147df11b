import { type Board, buildBoard } from '@undercroft/ball'
import { makeGrid } from '@undercroft/engine/grid'
import { CHASM, DRAGON, IDOL, ROCK, SARCOPHAGUS } from '../rooms/tiles.ts'
import type { Dungeon } from './layout.ts'

/** The board of a dungeon. Idol, Dragon and sarcophagi are walls; only rock and the Idol are walls to the eye (DB-GEN-09, DB-LOS-05). */
export function groundOf(dungeon: Dungeon): Board {
  const { width, height, kinds, zone, tiles, walls } = dungeon
  const where = (...wanted: number[]) => kinds.flatMap((kind, square) => (wanted.includes(kind) ? [square] : []))
  const endZones = tiles.flatMap((tile, index) => (tile === 'end-zone' ? [index] : []))
  return buildBoard({
    grid: makeGrid({ width, height, solid: where(ROCK, IDOL, DRAGON, SARCOPHAGUS), edges: walls }),
    sightGrid: makeGrid({ width, height, solid: where(ROCK, IDOL), edges: walls }),
    withoutFooting: where(CHASM),
    endZone: zone.map((tile) => endZones.indexOf(tile)),
  })
}
