import { type Sheet, sheet } from '../art/canvas.ts'
import { type DiePicture, paintDie, type Tone } from '../art/dice.ts'
import { beasts } from '../art/figures/beasts.ts'
import type { Beast, Figure, Head, Kit } from '../art/figures/figure.ts'
import { heads } from '../art/figures/heads.ts'
import { kits } from '../art/figures/kits.ts'
import { paintSprite, type SpriteModel } from '../art/figures/sprite.ts'
import { figureOf } from '../art/figures/words.ts'
import type { Cut, Decor, GroundModel } from '../art/ground/model.ts'
import { paintGround } from '../art/ground/paint.ts'
import { paletteOf } from '../art/palette.ts'
import { paintProp, props } from '../art/props/index.ts'
import { creatureFigure } from '../games/skirmish/figures.ts'

/** A picture of the gallery: painted by code alone, without letters, so that it is the same on every machine. */
export interface Exhibit {
  readonly name: string
  readonly paint: (theme: string) => Sheet
}

const PIXELS = 64

const piece = (figure: Figure, more: Partial<SpriteModel> = {}, pixels = PIXELS): Sheet =>
  paintSprite({ figure, seat: 0, size: 1, ...more }, pixels)

const headNames = Object.keys(heads) as Head[]
const kitNames = Object.keys(kits) as Kit[]
const beastNames = Object.keys(beasts) as Beast[]
const roles = ['lineman', 'blitzer', 'blocker', 'thrower', 'catcher', 'runner']
const builds = ['human', 'dwarf', 'goblin', 'ogre']

const states: Readonly<Record<string, Partial<SpriteModel>>> = {
  standing: {},
  left: { left: true },
  prone: { prone: true },
  stunned: { prone: true, stunned: true },
  used: { used: true },
  carrier: { ball: true },
}

const cuts: readonly Cut[] = ['flag', 'tile', 'slab', 'plank', 'carpet', 'earth', 'mat', 'water', 'lava']
const decors: readonly Decor[] = [
  'runes',
  'pentagram',
  'straw',
  'kitchen',
  'rack',
  'coins',
  'channel',
  'ripples',
  'skulls',
  'slabs',
  'embers',
  'scorch',
  'worn',
  'banner',
]

/** A room of its own with walls around it. */
function room(cut: Cut, decor: Decor | undefined): GroundModel {
  const squares = Array.from({ length: 16 }, (_, i) => ({ x: i % 4, y: i >> 2 }))
  const seat = cut === 'carpet' || decor === 'banner' ? { seat: 1 } : {}
  return {
    place: 'dungeon',
    width: 4,
    height: 4,
    floors: [{ look: { base: '#6f655a', cut, ...(decor && { decor }), ...seat }, squares }],
    edges: [
      { kind: 'wall', x1: 0, y1: 0, x2: 4, y2: 0 },
      { kind: 'wall', x1: 0, y1: 0, x2: 0, y2: 4 },
      { kind: 'wall', x1: 4, y1: 0, x2: 4, y2: 4 },
      { kind: 'wall', x1: 0, y1: 4, x2: 1, y2: 4 },
      { kind: 'door', x1: 1, y1: 4, x2: 3, y2: 4 },
      { kind: 'wall', x1: 3, y1: 4, x2: 4, y2: 4 },
    ],
    things: [],
  }
}

/** Grass, chalk, two End Zones and a crowd. */
const pitch: GroundModel = {
  place: 'pitch',
  width: 9,
  height: 5,
  floors: [0, 1].map((seat) => ({
    look: { base: '#4e8037', cut: 'grass' as const, seat },
    squares: Array.from({ length: 5 }, (_, y) => ({ x: seat * 8, y })),
  })),
  edges: [1, 4.5, 8].map((x) => ({ kind: 'line' as const, x1: x, y1: 0, x2: x, y2: 5 })),
  things: [{ kind: 'rubble', x: 3, y: 1 }],
}

function propSheet(kind: string, theme: string): Sheet {
  const large = kind === 'idol' || kind === 'dragon' ? 2 : 1
  const tall = kind === 'sarcophagus' ? 2 : large
  const [canvas, pen] = sheet(PIXELS * (large + 0.8), PIXELS * (tall + 0.8))
  pen.scale(PIXELS / 40, PIXELS / 40)
  pen.translate(16, 16)
  paintProp(pen, { kind, x: 1, y: 1, width: large, height: tall, seat: 2 }, paletteOf(theme))
  return canvas
}

const tones: readonly Tone[] = ['bone', 'blue', 'gold', 'green', 'violet', 'red', 'yellow']
const faces: readonly DiePicture[] = ['skull', 'both', 'push', 'miss']

/** Everything that is painted, in rooms. */
export const exhibition: Readonly<Record<string, readonly Exhibit[]>> = {
  heads: headNames.map((head) => ({ name: head, paint: () => piece(figureOf('human', { head })) })),
  beasts: beastNames.map((beast) => ({ name: beast, paint: () => piece(figureOf('', { beast })) })),
  roles: roles.flatMap((role) =>
    builds.map((build) => ({
      name: `${build} ${role}`,
      paint: () => piece(figureOf(`${build} ${role}`), { seat: 1 }),
    })),
  ),
  kits: kitNames.map((kit) => ({ name: kit, paint: () => piece(figureOf('elf', { kit }), { seat: 2 }) })),
  states: Object.entries(states).map(([name, state]) => ({
    name,
    paint: () => piece(figureOf('dwarf blitzer'), state),
  })),
  small: Object.entries(states).map(([name, state]) => ({
    name,
    paint: () => piece(figureOf('dwarf blitzer'), state, 24),
  })),
  seats: [0, 1, 2, 3, 4, 5].map((seat) => ({
    name: `seat ${seat}`,
    paint: () => piece(figureOf('skeleton'), { seat }),
  })),
  sizes: [48, 40, 32, 24].map((pixels) => ({
    name: `${pixels} px`,
    paint: () => piece(creatureFigure('orc-raider'), { seat: 1 }, pixels),
  })),
  props: Object.keys(props).map((kind) => ({ name: kind, paint: (theme) => propSheet(kind, theme) })),
  floors: [
    ...cuts.map((cut) => ({
      name: cut,
      paint: (theme: string) => paintGround(room(cut, undefined), paletteOf(theme), 24),
    })),
    ...decors.map((decor) => ({
      name: decor,
      paint: (theme: string) => paintGround(room('flag', decor), paletteOf(theme), 24),
    })),
    { name: 'pitch', paint: (theme) => paintGround(pitch, paletteOf(theme), 24) },
    { name: 'ruin', paint: (theme) => paintGround({ ...room('mat', undefined), place: 'ruin' }, paletteOf(theme), 24) },
  ],
  dice: [
    ...[1, 2, 3, 4, 5, 6].map((face) => ({
      name: String(face),
      paint: () => paintDie({ face, sides: 6, tone: 'bone' }, PIXELS),
    })),
    ...faces.map((face) => ({ name: face, paint: () => paintDie({ face, sides: 6, tone: 'bone' }, PIXELS) })),
    ...tones.map((tone) => ({ name: tone, paint: () => paintDie({ face: 5, sides: 6, tone }, PIXELS) })),
  ],
}
