import type { Rgb } from './colour.ts'

/** The material of a theme: torchlit stone by night, ink and wash on parchment by day. */
export interface Palette {
  readonly name: 'night' | 'parchment'
  /** The page, and rock far from any floor. */
  readonly rock: string
  readonly nearRock: string
  readonly glow: string
  readonly hatch: Rgb
  /** Strength of the hatching from far to near, and how far it reaches, in squares. */
  readonly hatchBands: readonly [number, number, number, number]
  readonly hatchReach: number
  readonly ink: string
  readonly wallTop: string
  readonly wallEdge: string
  readonly wallFace: string
  readonly mortar: string
  readonly shadow: string
  readonly grid: string
  readonly threshold: string
  /** How much of the parchment shows through a floor. */
  readonly wash: number
  /** Cool dark over everything: 0 is none. */
  readonly dusk: number
  readonly torch: Rgb
  readonly torchPower: number
}

export const night: Palette = {
  name: 'night',
  rock: '#0c0a0b',
  nearRock: '#241d1a',
  glow: '#4a382b',
  hatch: [196, 164, 122],
  hatchBands: [0.05, 0.11, 0.22, 0.38],
  hatchReach: 1.9,
  ink: '#0a0706',
  wallTop: '#8d7c68',
  wallEdge: '#b39e82',
  wallFace: '#5a4a3d',
  mortar: '#241b16',
  shadow: 'rgb(5 2 6 / 78%)',
  grid: 'rgb(10 5 4 / 38%)',
  threshold: '#3f2c1b',
  wash: 0,
  dusk: 0.5,
  torch: [255, 168, 74],
  torchPower: 0.5,
}

const parchment: Palette = {
  name: 'parchment',
  rock: '#e6d6b4',
  nearRock: '#d9c49a',
  glow: '#cdb27e',
  hatch: [74, 48, 22],
  hatchBands: [0.28, 0.45, 0.65, 0.85],
  hatchReach: 1.35,
  ink: '#33210f',
  wallTop: '#4d3a26',
  wallEdge: '#7a6144',
  wallFace: '#382817',
  mortar: '#8a7450',
  shadow: 'rgb(60 34 8 / 52%)',
  grid: 'rgb(70 42 14 / 34%)',
  threshold: '#9b7a4c',
  wash: 0.56,
  dusk: 0,
  torch: [255, 196, 110],
  torchPower: 0.3,
}

/** A ruin under the sky is brighter than a cellar. */
export const underTheSky = (palette: Palette): Palette =>
  palette.wash ? palette : { ...palette, dusk: 0.18, torchPower: 0.34 }

export const paletteOf = (theme: string | undefined): Palette => (theme === 'light' ? parchment : night)

/** A seat: what its rim, its base and its clothes are painted in. Seats differ by shape as well (seat-shapes.ts). */
export interface SeatColours {
  readonly colour: string
  readonly deep: string
  readonly dark: string
  readonly cloth: string
}

export const seatColours: readonly SeatColours[] = [
  { colour: '#56b4e9', deep: '#123f5c', dark: '#0a2637', cloth: '#2f86bd' },
  { colour: '#f0a818', deep: '#5e3c05', dark: '#341f02', cloth: '#c97f0a' },
  { colour: '#1db98a', deep: '#0a4634', dark: '#052a1f', cloth: '#14875f' },
  { colour: '#b48ef0', deep: '#38255c', dark: '#20143a', cloth: '#7f59c4' },
  { colour: '#ef7a4a', deep: '#65260c', dark: '#3b1505', cloth: '#c24f22' },
  { colour: '#f0e442', deep: '#4f4a08', dark: '#2e2b04', cloth: '#b3a815' },
]

export const coloursOf = (seat: number): SeatColours => seatColours[((seat % 6) + 6) % 6]

export const INK = '#140d0a'
export const IRON = '#9aa3ad'
export const GOLD = '#e0b04a'
export const LEATHER = '#5b3a20'
export const BONE = '#efe6d0'
