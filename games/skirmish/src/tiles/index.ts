import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

export type Tile = Thing
export const TILES: readonly Tile[] = things
