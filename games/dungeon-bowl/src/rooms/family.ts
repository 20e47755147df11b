import type { Thing as AnyThing } from '@undercroft/engine'

/** What a tile counts as when the limits of a dungeon are checked. */
export type TileSort = 'end-zone' | 'corridor' | 'square-room' | 'rectangular-room'

/** What stands in the home of a tile: corridors, End Zone and rooms. What a room does is a skill of everybody in it. */
export interface Thing extends AnyThing {
  readonly sort: TileSort
  /** ' ' rock, '.' floor, '=' bridge, 'I' Idol, 'D' Dragon, 'S' sarcophagus, 'C' chasm. */
  readonly rows: readonly string[]
}
