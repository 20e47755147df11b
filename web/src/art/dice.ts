import { fillSoft, type Pen, polygon, type Sheet, sheet } from './canvas.ts'
import { mix } from './colour.ts'
import { INK } from './palette.ts'

export type Tone = 'bone' | 'blue' | 'gold' | 'green' | 'violet' | 'red' | 'yellow'

/** Light, middle and dark of the stuff a die is made of, and its pips. */
const tones: Readonly<Record<Tone, readonly [string, string, string, string]>> = {
  bone: ['#fffaf0', '#efe2c6', '#b59a6a', '#2a1a10'],
  blue: ['#8fd0f7', '#3f93c9', '#17506f', '#ffffff'],
  gold: ['#ffd57a', '#e0991f', '#7d4e06', '#2a1600'],
  green: ['#7fe0bd', '#22a57a', '#0a5a40', '#06281c'],
  violet: ['#d6bfff', '#9a72dc', '#4a2f86', '#1c0f3a'],
  red: ['#ff9a80', '#d24a33', '#7a1c10', '#fff4ec'],
  yellow: ['#fff6a0', '#e0d42c', '#7a7008', '#2a2600'],
}

export const seatTones: readonly Tone[] = ['blue', 'gold', 'green', 'violet', 'red', 'yellow']

export interface DieModel {
  /** A number, or what a block die shows. */
  readonly face: number | DiePicture
  /** 6 for a cube with pips; more sides are stones with a number. */
  readonly sides: number
  readonly tone: Tone
}

export type DiePicture = 'skull' | 'both' | 'push' | 'stumble' | 'pow' | 'miss'

/** A stone smaller than this shows its number over all its faces. */
const LEGIBLE = 40
const faceFont = (size: number): string => `800 ${size}px "Alegreya Sans", sans-serif`

/** Fortieths: the box of a die is 60 wide, its middle at (30, 28). */
const BOX = 60

export function paintDie({ face, sides, tone }: DieModel, pixels: number): Sheet {
  const scale = pixels / 40
  const [canvas, pen] = sheet(BOX * scale, BOX * scale)
  pen.scale(scale, scale)
  pen.translate(30, 28)
  const shadow = new Path2D()
  shadow.ellipse(4, 14, 19, 10, 0, 0, 2 * Math.PI)
  fillSoft(pen, shadow, 'rgb(0 0 0 / 60%)', 3 * scale)
  if (typeof face === 'number' && sides > 6) gem(pen, face, sides, tone, pixels < LEGIBLE)
  else cube(pen, face, sides, tone)
  return canvas
}

const kept = new Map<string, Sheet>()

/** The bitmap of a die, painted once for each face and size. */
export function dieOf(die: DieModel, pixels: number): Sheet {
  const key = `${die.face} ${die.sides} ${die.tone} ${pixels}`
  const found = kept.get(key) ?? paintDie(die, pixels)
  kept.set(key, found)
  return found
}

/** A faceted stone: its upper face carries the number. */
function gem(pen: Pen, face: number, sides: number, tone: Tone, small: boolean): void {
  const [light, middle, dark] = tones[tone]
  const corner = (i: number, r: number): readonly [number, number] => [
    Math.sin((i * Math.PI) / 3) * r,
    -Math.cos((i * Math.PI) / 3) * r,
  ]
  const six = Array.from({ length: 6 }, (_, i) => corner(i, 20))
  const tri: readonly (readonly [number, number])[] =
    sides === 8
      ? [
          [0, -16],
          [15, 9],
          [-15, 9],
        ]
      : [
          [0, -13],
          [12, 8],
          [-12, 8],
        ]
  const facet = (points: readonly (readonly [number, number])[], fill: string, line: number) => {
    polygon(pen, points)
    pen.fillStyle = fill
    pen.fill()
    pen.lineWidth = line
    pen.stroke()
  }
  pen.strokeStyle = INK
  pen.lineJoin = 'round'
  facet(six, middle, 3)
  const facets: readonly (readonly [readonly (readonly [number, number])[], number])[] = [
    [[six[5], six[0], tri[0]], 0.1],
    [[six[0], six[1], tri[0]], 0.2],
    [[six[5], tri[0], tri[2]], 0.25],
    [[six[1], tri[1], tri[0]], 0.45],
    [[six[4], six[5], tri[2]], 0.4],
    [[six[1], six[2], tri[1]], 0.65],
    [[six[2], six[3], tri[1]], 0.8],
    [[six[3], six[4], tri[2]], 0.7],
    [[six[3], tri[1], tri[2]], 0.75],
  ]
  for (const [points, part] of facets) facet(points, mix(light, dark, part), 1)
  facet(tri, light, 1)
  if (small) {
    pen.strokeStyle = light
    pen.lineWidth = 5
    pen.font = faceFont(25)
    pen.textAlign = 'center'
    pen.strokeText(String(face), 0, 9)
  }
  text(pen, String(face), small ? 25 : 14, small ? 9 : 6.4, '#1c120a')
}

function cube(pen: Pen, face: DieModel['face'], sides: number, tone: Tone): void {
  const [light, middle, dark, pip] = tones[tone]
  const box = (y: number, fill: string | CanvasGradient) => {
    pen.beginPath()
    pen.roundRect(-17, y, 34, 33, 8)
    pen.fillStyle = fill
    pen.fill()
    pen.strokeStyle = INK
    pen.lineWidth = 1.6
    pen.stroke()
  }
  box(-13, dark)
  const top = pen.createLinearGradient(-14, -18, 14, 16)
  top.addColorStop(0, light)
  top.addColorStop(0.55, middle)
  top.addColorStop(1, mix(middle, dark, 0.45))
  box(-17.5, top)
  pen.strokeStyle = 'rgb(255 255 255 / 75%)'
  pen.lineWidth = 1.3
  pen.beginPath()
  pen.roundRect(-14.6, -15.2, 29.2, 28.4, 6.4)
  pen.stroke()
  pen.translate(0, -1)
  if (typeof face !== 'number') pictures[face](pen, pip, middle)
  else if (sides === 6) pips(pen, face, pip)
  else text(pen, String(face), 20, 7, pip)
}

/** Where the pips of a face lie: corners, edges, middle. */
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  6: [
    [-8, -8],
    [8, -8],
    [-8, 0],
    [8, 0],
    [-8, 8],
    [8, 8],
  ],
}

function pips(pen: Pen, face: number, colour: string): void {
  for (const [x, y] of spots[face] ?? []) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x, y, 3.3, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = 'rgb(255 255 255 / 35%)'
    pen.beginPath()
    pen.arc(x + 0.7, y + 1, 1.3, 0, 2 * Math.PI)
    pen.fill()
  }
}

const BURST =
  'M0 -14l3.4 6.4l7 -3.4l-2.6 7l7 3.2l-7 3l2.8 7l-7.2 -3l-3.4 6.4l-3.4 -6.4l-7.2 3l2.8 -7l-7 -3l7 -3.2l-2.6 -7l7 3.4z'
const SKULL = 'M-9 -3Q-9 -11 0 -11Q9 -11 9 -3Q9 2 5.6 3.4L5 8L-5 8L-5.6 3.4Q-9 2 -9 -3z'
const HOLES =
  'M-6 -2.4a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0 -5.2 0zM.8 -2.4a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0 -5.2 0zM-1 3l1 -2.4l1 2.4zM-2.4 4.6h1v3.4h-1zM1.4 4.6h1v3.4h-1z'

function burst(pen: Pen, fill: string, ink: string): void {
  const path = new Path2D(BURST)
  pen.fillStyle = fill
  pen.fill(path)
  pen.strokeStyle = ink
  pen.lineWidth = 1.4
  pen.lineJoin = 'round'
  pen.stroke(path)
}

function skull(pen: Pen, x: number, y: number, scale: number, ink: string, hole: string): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.fillStyle = ink
  pen.fill(new Path2D(SKULL))
  pen.fillStyle = hole
  pen.fill(new Path2D(HOLES))
  pen.restore()
}

/** They differ by shape, not by colour. */
const pictures: Readonly<Record<DiePicture, (pen: Pen, ink: string, ground: string) => void>> = {
  push: (pen, ink) => {
    pen.fillStyle = ink
    pen.fill(new Path2D('M-11 -4h11v-6l11 10l-11 10v-6h-11z'))
  },
  pow: (pen, ink) => {
    burst(pen, '#d8331c', ink)
    text(pen, 'POW', 9, 3.2, '#ffffff')
  },
  stumble: (pen, ink) => {
    burst(pen, '#f0a818', ink)
    text(pen, '!', 15, 5, '#2a1600')
  },
  skull: (pen, ink, ground) => skull(pen, 0, 1, 1.15, ink, ground),
  both: (pen, ink, ground) => {
    skull(pen, -5.4, -3, 0.72, ink, ground)
    skull(pen, 5.4, 5, 0.72, ink, ground)
  },
  miss: (pen, ink) => {
    pen.strokeStyle = ink
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.stroke(new Path2D('M-8 -8L8 8M8 -8L-8 8'))
  },
}

function text(pen: Pen, words: string, size: number, y: number, colour: string): void {
  pen.fillStyle = colour
  pen.font = faceFont(size)
  pen.textAlign = 'center'
  pen.fillText(words, 0, y)
}
