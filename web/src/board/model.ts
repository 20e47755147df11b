/** What the board is handed: places, pieces, and what may be pressed. It knows no rules. */
import type { Figure } from '../art/figures/figure.ts'
import type { FloorLook, Place } from '../art/ground/model.ts'

export interface Square {
  readonly x: number
  readonly y: number
}

export interface FloorModel {
  /** What it is: floors of one kind are one room where they touch. */
  readonly kind: string
  readonly look: FloorLook
  readonly squares: readonly Square[]
}

/** A line on the grid's corners: from (x1, y1) to (x2, y2). */
export interface EdgeModel {
  readonly kind: 'wall' | 'door' | 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface LabelModel {
  /** In squares; the text starts here, or is centred on it. */
  readonly x: number
  readonly y: number
  readonly text: string
  readonly centred?: boolean
  readonly turned?: boolean
  /** Whose it is. */
  readonly seat?: number
}

export interface PieceModel {
  readonly id: number
  readonly x: number
  readonly y: number
  /** How many squares wide and high its base is. */
  readonly size: number
  readonly seat: number
  readonly figure: Figure
  /** The team's own cloth, where it has chosen one. */
  readonly cloth?: string | undefined
  readonly badge: string
  /** For people who do not see it: name, number, team, state, place. */
  readonly label: string
  readonly prone?: boolean
  readonly stunned?: boolean
  readonly used?: boolean
  /** What holds it back: an opponent beside it, or nobody who commands it. */
  readonly held?: 'marked' | 'unled' | null
  /** It holds the ball. */
  readonly ball?: boolean
  /** What is shown beside its number: it commands, or it flees. */
  readonly sign?: 'crown' | 'flag' | null
  /** 0 to 1: the part of its hit points that is left, drawn as an arc over all figures. */
  readonly health?: number
  readonly note?: string | null
}

export interface MarkerModel {
  readonly id: string
  readonly x: number
  readonly y: number
  /** What it looks like: a key of `art/props`. */
  readonly kind: string
  readonly label: string
  readonly badge?: string
  readonly seat?: number
  /** Squares across, 1 where nothing is said. */
  readonly width?: number
  readonly height?: number
  /** It never changes: it is painted with the ground. */
  readonly fixed?: boolean
}

export interface OverlayModel {
  readonly kind: string
  readonly squares: readonly Square[]
  /** Lines between points, in squares: who commands whom. */
  readonly links?: readonly (readonly [Square, Square])[]
}

export interface BoardModel {
  readonly place: Place
  readonly width: number
  readonly height: number
  /** Changes when floor, edges or labels do: those are drawn once per ground. */
  readonly ground: string
  readonly floors: readonly FloorModel[]
  readonly edges: readonly EdgeModel[]
  /** What lies on the ground and falls from the sky: a class of `weather.css`. */
  readonly weather?: string
  readonly labels: readonly LabelModel[]
  readonly pieces: readonly PieceModel[]
  readonly markers: readonly MarkerModel[]
}

export interface WayBadge {
  readonly at: Square
  readonly text: string
  readonly tone: 'easy' | 'risky' | 'bad'
}

export interface WayModel {
  /** How many squares wide the piece is that goes it; squares are those of its top left corner. */
  readonly size: number
  readonly squares: readonly Square[]
  readonly badges: readonly WayBadge[]
}

/** What the way to a square asks for beside steps; each has a shape and a colour of its own. */
export type Toll = 'effort' | 'danger' | 'both' | 'roll' | 'contact' | 'react'

/** What may be asked for as soon as it leaves its square. */
export type Everywhere = Extract<Toll, 'danger' | 'react'>

/** A square that can be gone to; where nothing else is left to do afterwards, it is marked smaller. */
export interface Destination extends Square {
  readonly spent?: boolean
  readonly toll?: Toll | null
}

/** What may be done now, and what the person looks at. */
export interface FocusModel {
  /** Pieces that can be chosen. */
  readonly ready: ReadonlySet<number>
  readonly selected: number | null
  /** Pieces that can be aimed at. */
  readonly targets: ReadonlySet<number>
  /** Who is aimed at now. */
  readonly aimed: number | null
  /** Friends that something can be done for: healed, passed to. */
  readonly friends: ReadonlySet<number>
  /** Figures above pieces that are aimed at. */
  readonly badges: readonly WayBadge[]
  readonly destinations: readonly Destination[]
  /** What every way asks for: told once, at its feet, and not on every square. */
  readonly everywhere: Everywhere | null
  readonly overlays: readonly OverlayModel[]
  readonly way: WayModel | null
  /** Squares to flash (a line of the log was pressed). */
  readonly flash: readonly Square[]
  /** What pieces are good at, in two letters each, where that is shown. */
  readonly skills: ReadonlyMap<number, readonly string[]>
}

export const NO_FOCUS: FocusModel = {
  ready: new Set(),
  selected: null,
  targets: new Set(),
  aimed: null,
  friends: new Set(),
  badges: [],
  destinations: [],
  everywhere: null,
  overlays: [],
  way: null,
  flash: [],
  skills: new Map(),
}

/** Where a piece went, square by square, the first one being where it was. */
export interface Trail {
  readonly piece: number
  /** How many squares wide the piece is, 1 where nothing is said. */
  readonly size?: number
  readonly squares: readonly Square[]
  /** How it goes, where it does not walk; or what it does from where it stays. */
  readonly how?: 'push' | 'portal' | Deed
}

/** Something that is done from the first square to the last: a lunge, a spell (of somebody beside the board: from and to are the same), a shot. */
export type Deed = 'strike' | 'spell' | 'shot'
