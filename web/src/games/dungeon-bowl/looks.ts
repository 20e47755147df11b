import type { FloorLook } from '../../art/ground/model.ts'
import { looks } from '../../glyphs/dungeon-bowl.gen.ts'

/** How the floors of tiles are laid, and what lies on them. It stands in the home of the tile. */
const floors: Readonly<Record<string, FloorLook>> = { ...looks.rooms, end: looks.rooms['end-zone'] }

/** 'end-2' is the End Zone of seat 2. */
export function floorLook(kind: string): FloorLook {
  const owner = /^end-(\d)$/.exec(kind)
  if (owner) return { ...floors.end, cut: 'carpet', decor: 'banner', seat: Number(owner[1]) }
  return floors[kind] ?? floors.corridor
}
