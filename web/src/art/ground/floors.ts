import { circle, oval, type Pen, polygon } from '../canvas.ts'
import { at } from '../chance.ts'
import { lift, mix, parts, rgba } from '../colour.ts'
import { coloursOf, type Palette } from '../palette.ts'
import type { Cut, FloorLook } from './model.ts'
import { floorColour } from './sketch.ts'

/** One square of floor. */
export function layFloor(pen: Pen, x: number, y: number, look: FloorLook, palette: Palette): void {
  const base = floorColour(look, palette)
  pen.fillStyle = palette.wash ? mix(base, '#5a3f20', 0.42) : lift(base, -0.62)
  pen.fillRect(x, y, 1, 1)
  cuts[look.cut]({ pen, x, y, base, palette, seat: look.seat ?? 0, r: (what) => at(x, y, what) })
  if (at(x, y, 90) < 0.16 && look.cut !== 'carpet' && look.cut !== 'water') crack(pen, x, y, palette)
}

interface Square {
  readonly pen: Pen
  readonly x: number
  readonly y: number
  readonly base: string
  readonly palette: Palette
  readonly seat: number
  /** The square's own chance. */
  readonly r: (what: number) => number
}

const cuts: Readonly<Record<Cut, (square: Square) => void>> = {
  flag: (s) => {
    const { x, y, r } = s
    const way = r(1)
    const cut = 0.36 + 0.28 * r(3)
    if (way < 0.42) stone(s, x, y, 1, 1, r(2))
    else if (way < 0.6) {
      stone(s, x, y, 1, cut, r(4))
      stone(s, x, y + cut, 1, 1 - cut, r(5))
    } else if (way < 0.8) {
      stone(s, x, y, cut, 1, r(4))
      stone(s, x + cut, y, 1 - cut, 1, r(5))
    } else {
      const row = 0.4 + 0.2 * r(6)
      stone(s, x, y, cut, row, r(4))
      stone(s, x + cut, y, 1 - cut, row, r(5))
      stone(s, x, y + row, 1, 1 - row, r(7))
    }
  },
  // One square, four quiet quarters: the grid must stay the strongest line.
  tile: (s) => {
    const { pen, x, y, base, r } = s
    stone(s, x, y, 1, 1, r(2))
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = lift(base, (r(10 + i) - 0.5) * 0.14)
      pen.fillRect(x + 0.05 + (i % 2) * 0.46, y + 0.05 + (i >> 1) * 0.46, 0.44, 0.44)
    }
  },
  slab: (s) => stone(s, s.x, s.y, 1, 1, s.r(2)),
  plank: (s) => {
    const { pen, x, y, r } = s
    for (let i = 0; i < 4; i++) {
      const cut = Math.floor(r(8 + i) * 3) / 4 + 0.15
      const top = y + i / 4
      stone(s, x, top, cut, 0.25, at(x, y * 4 + i, 9))
      stone(s, x + cut, top, 1 - cut, 0.25, at(x + 7, y * 4 + i, 9))
      pen.fillStyle = 'rgb(30 14 4 / 55%)'
      for (const nail of [cut - 0.05, cut + 0.05]) pen.fillRect(x + nail - 0.015, top + 0.11, 0.03, 0.03)
    }
  },
  carpet: (s) => {
    const { pen, x, y, seat, palette, r } = s
    stone(s, x, y, 1, 1, 0.45 + 0.1 * r(2))
    const thread = rgba(parts(coloursOf(seat).colour), palette.wash ? 0.5 : 0.34)
    const diamond = (size: number) =>
      polygon(pen, [
        [x + 0.5, y + 0.5 - size],
        [x + 0.5 + size, y + 0.5],
        [x + 0.5, y + 0.5 + size],
        [x + 0.5 - size, y + 0.5],
      ])
    pen.strokeStyle = thread
    pen.fillStyle = thread
    pen.lineWidth = 0.045
    diamond(0.34)
    pen.stroke()
    diamond(0.14)
    pen.fill()
  },
  earth: ({ pen, x, y, base, r }) => {
    pen.fillStyle = base
    pen.fillRect(x, y, 1, 1)
    for (let i = 0; i < 9; i++) {
      const size = 0.05 + 0.1 * r(60 + i)
      pen.fillStyle = lift(base, (r(80 + i) - 0.5) * 0.4)
      oval(pen, x + 0.1 + r(20 + i) * 0.8, y + 0.1 + r(40 + i) * 0.8, size, size * 0.7, r(20 + i) * 3)
      pen.fill()
    }
  },
  mat: (s) => {
    const { pen, x, y, palette, r } = s
    stone(s, x, y, 1, 1, r(2))
    if (r(1) < 0.3) {
      const cut = 0.35 + 0.3 * r(3)
      pen.strokeStyle = palette.wash ? 'rgb(80 50 20 / 22%)' : 'rgb(20 10 5 / 34%)'
      pen.lineWidth = 0.025
      const isFlat = r(4) < 0.5
      polygon(
        pen,
        isFlat
          ? [
              [x + 0.04, y + cut],
              [x + 0.96, y + cut],
            ]
          : [
              [x + cut, y + 0.04],
              [x + cut, y + 0.96],
            ],
        false,
      )
      pen.stroke()
    }
    if (r(6) < 0.22) tuft(s)
    if (r(5) < 0.1) moss(s)
  },
  grass: ({ pen, x, y, base }) => {
    pen.fillStyle = base
    pen.fillRect(x, y, 1, 1)
  },
  water: (s) => {
    const { pen, x, y, base, palette, r } = s
    pen.fillStyle = lift(base, palette.wash ? 0.1 : -0.12)
    pen.fillRect(x, y, 1, 1)
    pen.strokeStyle = palette.wash ? 'rgb(255 255 255 / 45%)' : 'rgb(190 230 255 / 20%)'
    pen.lineWidth = 0.03
    for (let i = 0; i < 3; i++) {
      const [px, py] = [x + 0.15 + r(20 + i) * 0.5, y + 0.18 + i * 0.28 + r(30 + i) * 0.1]
      pen.beginPath()
      pen.moveTo(px, py)
      pen.quadraticCurveTo(px + 0.12, py - 0.09, px + 0.22, py)
      pen.quadraticCurveTo(px + 0.3, py + 0.07, px + 0.38, py)
      pen.stroke()
    }
  },
  lava: ({ pen, x, y, r }) => {
    pen.fillStyle = '#7a1c08'
    pen.fillRect(x, y, 1, 1)
    for (let i = 0; i < 7; i++) {
      const size = 0.1 + 0.2 * r(60 + i)
      pen.fillStyle = ['#d84a12', '#f08420', '#ffc04a', '#3a0e06'][Math.floor(r(80 + i) * 4)]
      oval(pen, x + r(20 + i), y + r(40 + i), size, size * 0.6, r(20 + i) * 3)
      pen.fill()
    }
  },
}

/** A stone with a light upper left and a dark lower right. */
function stone({ pen, base, palette }: Square, x: number, y: number, w: number, h: number, tone: number): void {
  const day = palette.wash > 0
  const gap = 0.022
  pen.fillStyle = lift(base, (tone - 0.5) * (day ? 0.07 : 0.17))
  pen.beginPath()
  pen.roundRect(x + gap, y + gap, w - 2 * gap, h - 2 * gap, 0.045)
  pen.fill()
  pen.lineWidth = 0.022
  pen.strokeStyle = day ? 'rgb(255 255 255 / 32%)' : 'rgb(255 240 214 / 15%)'
  const inner = gap + 0.02
  polygon(
    pen,
    [
      [x + inner, y + h - 0.06],
      [x + inner, y + inner],
      [x + w - 0.06, y + inner],
    ],
    false,
  )
  pen.stroke()
  pen.strokeStyle = day ? 'rgb(70 40 10 / 14%)' : 'rgb(0 0 0 / 30%)'
  const outer = gap + 0.01
  polygon(
    pen,
    [
      [x + 0.05, y + h - outer],
      [x + w - outer, y + h - outer],
      [x + w - outer, y + 0.05],
    ],
    false,
  )
  pen.stroke()
}

function crack(pen: Pen, x: number, y: number, palette: Palette): void {
  const r = (what: number) => at(x, y, what)
  let [px, py] = [x + 0.15 + 0.3 * r(91), y + 0.1]
  pen.beginPath()
  pen.moveTo(px, py)
  for (let i = 0; i < 4; i++) {
    px += (r(92 + i) - 0.35) * 0.3
    py += 0.12 + 0.1 * r(97 + i)
    pen.lineTo(px, py)
  }
  pen.strokeStyle = palette.wash ? 'rgb(60 35 10 / 40%)' : 'rgb(0 0 0 / 45%)'
  pen.lineWidth = 0.024
  pen.stroke()
}

/** Grass in the joints. */
function tuft({ pen, x, y, palette, r }: Square): void {
  pen.strokeStyle = palette.wash ? 'rgb(80 110 30 / 60%)' : 'rgb(120 160 60 / 62%)'
  pen.lineWidth = 0.03
  pen.beginPath()
  for (let i = 0; i < 9; i++) {
    const [gx, gy] = [x + 0.02 + r(300 + i) * 0.5, y + 0.04 + r(320 + i) * 0.05]
    pen.moveTo(gx, gy)
    pen.lineTo(gx + (r(340 + i) - 0.5) * 0.12, gy - 0.08 - r(360 + i) * 0.12)
  }
  pen.stroke()
}

export function moss({ pen, x, y, palette, r }: Pick<Square, 'pen' | 'x' | 'y' | 'palette' | 'r'>): void {
  pen.fillStyle = palette.wash ? 'rgb(90 110 40 / 22%)' : 'rgb(92 120 56 / 36%)'
  for (let i = 0; i < 11; i++) {
    circle(pen, x + 0.1 + r(200 + i) * 0.7, y + 0.1 + r(230 + i) * 0.4, 0.03 + 0.05 * r(260 + i))
    pen.fill()
  }
}

/** The lines between squares: the strongest on a floor. */
export function gridLines(
  pen: Pen,
  cells: readonly (readonly [number, number, FloorLook])[],
  has: (x: number, y: number) => boolean,
  palette: Palette,
): void {
  pen.beginPath()
  for (const [x, y] of cells) {
    if (has(x + 1, y)) {
      pen.moveTo(x + 1, y)
      pen.lineTo(x + 1, y + 1)
    }
    if (has(x, y + 1)) {
      pen.moveTo(x, y + 1)
      pen.lineTo(x + 1, y + 1)
    }
  }
  pen.strokeStyle = palette.grid
  pen.lineWidth = 0.045
  pen.stroke()
}
