import type { Rgb } from '../colour.ts'

/** How a floor is laid. */
export type Cut = 'flag' | 'tile' | 'slab' | 'plank' | 'carpet' | 'earth' | 'mat' | 'grass' | 'water' | 'lava'

/** What lies in a room and says which one it is. */
export type Decor =
  | 'runes'
  | 'pentagram'
  | 'straw'
  | 'kitchen'
  | 'rack'
  | 'coins'
  | 'channel'
  | 'ripples'
  | 'skulls'
  | 'slabs'
  | 'embers'
  | 'scorch'
  | 'worn'
  | 'banner'

/** The look of a floor: declared by what the floor belongs to, painted here. */
export interface FloorLook {
  readonly base: string
  readonly cut: Cut
  readonly decor?: Decor
  /** Whose ground it is. */
  readonly seat?: number
  /** Its torches burn in another colour. */
  readonly torch?: Rgb
  /** Not floor but wall: walls grow around it. */
  readonly solid?: boolean
}

/** Halls in rock, a ruin under the sky, or a pitch with a crowd around it. */
export type Place = 'dungeon' | 'ruin' | 'pitch'

interface Point {
  readonly x: number
  readonly y: number
}

export interface GroundFloor {
  readonly look: FloorLook
  readonly squares: readonly Point[]
}

export interface GroundEdge {
  readonly kind: 'wall' | 'door' | 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Something that stands on the ground and never moves. */
export interface GroundThing extends Point {
  readonly kind: string
  readonly width?: number
  readonly height?: number
}

/** Everything that is painted once: plain data, so that a worker can do it. */
export interface GroundModel {
  readonly place: Place
  readonly width: number
  readonly height: number
  readonly floors: readonly GroundFloor[]
  readonly edges: readonly GroundEdge[]
  readonly things: readonly GroundThing[]
}
