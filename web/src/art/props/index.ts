import type { Pen } from '../canvas.ts'
import type { Glow } from '../ground/light.ts'
import type { Palette } from '../palette.ts'
import { football, mushroom, runeStone, spikedBall } from './balls.ts'
import { bridge, chasm, chest, dragon, idol, openChest, portal, sarcophagus } from './dungeon.ts'
import { bloodRock, forceWall, gate, pit, rubble, sacredCircle, spikes, statue, trapdoor } from './outside.ts'
import type { Prop } from './thing.ts'

/** Everything that can stand on a floor, by the key that a game gives it. */
export const props = {
  chest,
  'open-chest': openChest,
  portal,
  idol,
  dragon,
  sarcophagus,
  chasm,
  bridge,
  rubble,
  trapdoor,
  statue,
  'stone-spikes': spikes,
  'sacred-circle': sacredCircle,
  'blood-rock': bloodRock,
  'difficult-terrain': rubble,
  pit,
  force: forceWall,
  exit: gate,
  ball: football,
  'rune-stone': runeStone,
  'spiked-ball': spikedBall,
  mushroom,
} as const satisfies Record<string, Prop>

export type PropKey = keyof typeof props

export const isProp = (kind: string): kind is PropKey => kind in props

export interface PropModel {
  readonly kind: string
  readonly x: number
  readonly y: number
  /** In squares. */
  readonly width?: number
  readonly height?: number
  readonly badge?: string
  readonly seat?: number
}

/** Paints a prop from the upper left corner of its square, in fortieths of a square. */
export function paintProp(pen: Pen, model: PropModel, palette: Palette): void {
  const { kind, x, y, width = 1, height = 1, badge = '', seat = 0 } = model
  if (!isProp(kind)) return
  props[kind]({ pen, palette, width: 40 * width, height: 40 * height, seed: x * 31 + y, badge, seat })
}

const glows: Readonly<Partial<Record<PropKey, Pick<Glow, 'colour' | 'power' | 'r'>>>> = {
  idol: { colour: [150, 90, 255], power: 0.42, r: 4.4 },
  chasm: { colour: [255, 110, 40], power: 0.5, r: 3.4 },
  dragon: { colour: [255, 190, 90], power: 0.3, r: 3.4 },
  'sacred-circle': { colour: [255, 215, 120], power: 0.3, r: 1.6 },
  'blood-rock': { colour: [255, 60, 40], power: 0.3, r: 1.8 },
  force: { colour: [110, 200, 255], power: 0.3, r: 1.8 },
}

/** The light that a prop gives, from its middle. */
export function propGlow({ kind, x, y, width = 1, height = 1 }: PropModel): Glow | null {
  const glow = isProp(kind) ? glows[kind] : undefined
  return glow ? { ...glow, x: x + width / 2, y: y + height / 2 } : null
}
