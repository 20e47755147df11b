/** What a figure is put together from. Everything is drawn by code; facing right, mirrored for left. */

export type Head = keyof typeof import('./heads.ts').heads
export type Beast = keyof typeof import('./beasts.ts').beasts
export type Kit = keyof typeof import('./kits.ts').kits
export type Extra = keyof typeof import('./extras.ts').extras

/** How large a body is beside a man. */
export type Build = 'man' | 'low' | 'small' | 'big'

export type Role = 'line' | 'blitz' | 'block' | 'throw' | 'catch' | 'run'

export interface Figure {
  readonly head: Head
  readonly build: Build
  readonly role: Role
  readonly kit: Kit
  /** An animal or a monster: no body, head and role are those of its rider, if it has one. */
  readonly beast: Beast | null
  readonly rider: boolean
  readonly extras: readonly Extra[]
  readonly robe: boolean
  readonly bare: boolean
  readonly skin: string
  readonly hair: string
  /** Its own colour, where it is not the team's: fur, scales, stone. */
  readonly tint: string
}

/** A filled path with an ink line; moved and scaled to where it belongs. `line` 0 has none, `fill` null is only a line. */
export interface Shape {
  readonly d: string
  readonly fill: string | null
  readonly line: number
  readonly ink?: string
  readonly move?: readonly [x: number, y: number, scale: number]
}

export type Add = (d: string, fill: string | null, line?: number, ink?: string) => void

/** What heads and kits are painted with. */
export interface Dress {
  readonly skin: string
  readonly hair: string
  readonly cloth: string
  readonly colour: string
  readonly deep: string
  readonly tint: string
  readonly role: Role
  readonly crest: boolean
  readonly seat: number
}
