import { circle, oval, type Pen, polygon } from '../canvas.ts'
import { at, chance } from '../chance.ts'
import { lift } from '../colour.ts'
import { coloursOf, type Palette } from '../palette.ts'
import { seatShape } from '../seat-shapes.ts'
import { moss } from './floors.ts'
import type { Decor } from './model.ts'
import type { Room } from './plan.ts'

/** What lies in a room and says which one it is. Quiet: pieces stand on it. */
export function decorate(pen: Pen, room: Room, palette: Palette): void {
  const { decor } = room.look
  if (!decor) return
  pen.save()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  decors[decor]({ ...room, pen, palette, day: palette.wash > 0, r: chance(room.x * 31 + room.y) })
  pen.restore()
}

interface Stage extends Room {
  readonly pen: Pen
  readonly palette: Palette
  readonly day: boolean
  readonly r: () => number
}

const middle = ({ x, y, x2, y2 }: Stage): readonly [number, number] => [(x + x2) / 2, (y + y2) / 2]

const decors: Readonly<Record<Decor, (stage: Stage) => void>> = {
  runes: (stage) => {
    const { pen, day } = stage
    const [cx, cy] = middle(stage)
    const glow = day ? '120 60 170' : '205 160 255'
    for (const [r, power, width] of [
      [1.72, 0.5, 0.06],
      [1.58, 0.28, 0.03],
      [2.35, 0.26, 0.03],
    ]) {
      pen.strokeStyle = `rgb(${glow} / ${power})`
      pen.lineWidth = width
      oval(pen, cx, cy, r, r * 0.92)
      pen.stroke()
    }
    pen.lineWidth = 0.05
    pen.strokeStyle = `rgb(${glow} / 46%)`
    star(pen, cx, cy, 8, 3, 1.72, 1.58)
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * Math.PI * 2
      pen.save()
      pen.translate(cx + Math.cos(angle) * 2.05, cy + Math.sin(angle) * 1.9)
      pen.rotate(angle + Math.PI / 2)
      rune(pen, i)
      pen.restore()
    }
  },
  pentagram: (stage) => {
    const { pen, day, x, y, x2, y2 } = stage
    const [cx, cy] = middle(stage)
    pen.strokeStyle = day ? 'rgb(130 20 70 / 45%)' : 'rgb(255 90 150 / 34%)'
    pen.lineWidth = 0.06
    circle(pen, cx, cy, 1.3)
    pen.stroke()
    star(pen, cx, cy, 5, 2, 1.3, 1.3)
    candle(pen, x + 0.28, y + 0.3)
    candle(pen, x2 - 0.28, y + 0.3)
    candle(pen, x + 0.3, y2 - 0.3)
  },
  straw: ({ pen, day, palette, r, x, y, x2, y2 }) => {
    pen.strokeStyle = day ? 'rgb(150 110 40 / 60%)' : 'rgb(214 180 104 / 46%)'
    pen.lineWidth = 0.03
    for (const [ox, oy] of [
      [x + 0.7, y2 - 0.7],
      [x2 - 0.7, y + 1.3],
    ]) {
      pen.beginPath()
      for (let i = 0; i < 34; i++) {
        const [angle, away, turn, length] = [r() * 7, r() * 0.55, r() * 7, 0.2 + r() * 0.2]
        const [px, py] = [ox + Math.cos(angle) * away, oy + Math.sin(angle) * away * 0.7]
        pen.moveTo(px, py)
        pen.lineTo(px + Math.cos(turn) * length, py + Math.sin(turn) * length * 0.6)
      }
      pen.stroke()
    }
    pen.strokeStyle = day ? 'rgb(60 30 10 / 42%)' : 'rgb(10 4 8 / 50%)'
    pen.lineWidth = 0.05
    for (let i = 0; i < 4; i++) {
      oval(pen, x2 - 0.4 - i * 0.09, y2 - 0.9 + i * 0.15, 0.08, 0.055, i)
      pen.stroke()
    }
    bones(pen, x + 1.6, y2 - 1.4, palette)
  },
  kitchen: ({ pen, day, palette, x, y, x2, y2 }) => {
    pen.fillStyle = day ? 'rgb(90 40 10 / 20%)' : 'rgb(30 12 4 / 34%)'
    oval(pen, x + 0.9, y2 - 1.1, 0.55, 0.36, 0.4)
    pen.fill()
    cauldron(pen, x2 - 0.55, y + 0.55, palette)
    barrel(pen, x + 0.42, y2 - 0.44, palette)
  },
  rack: ({ pen, palette, x, y2 }) => {
    const [cx, cy] = [x + 0.5, y2 - 0.34]
    pen.fillStyle = palette.shadow
    pen.fillRect(cx - 0.38, cy - 0.02, 0.85, 0.2)
    pen.fillStyle = '#5b3b20'
    pen.strokeStyle = palette.ink
    pen.lineWidth = 0.04
    pen.fillRect(cx - 0.42, cy - 0.1, 0.84, 0.18)
    pen.strokeRect(cx - 0.42, cy - 0.1, 0.84, 0.18)
    pen.strokeStyle = '#cfd6dc'
    pen.lineWidth = 0.06
    for (const along of [-0.28, -0.05, 0.2]) {
      pen.beginPath()
      pen.moveTo(cx + along, cy + 0.1)
      pen.lineTo(cx + along + 0.06, cy - 0.26)
      pen.stroke()
    }
  },
  coins: ({ pen, palette, r, x, y, x2, y2 }) => {
    for (const [ox, oy] of [
      [x + 0.5, y + 0.5],
      [x2 - 0.5, y + 0.5],
      [x + 0.5, y2 - 0.5],
      [x2 - 0.5, y2 - 0.5],
    ]) {
      for (let i = 0; i < 18; i++) {
        const [px, py] = [ox + (r() - 0.5) * 0.75, oy + (r() - 0.5) * 0.6]
        pen.fillStyle = ['#e8b95a', '#ffd97a', '#b98422'][Math.floor(r() * 3)]
        pen.strokeStyle = palette.ink
        pen.lineWidth = 0.022
        oval(pen, px, py, 0.075, 0.055)
        pen.fill()
        pen.stroke()
      }
    }
  },
  channel: ({ pen, day, palette, x, y, x2, y2 }) => {
    const wide = x2 - x >= y2 - y
    const [a, b] = wide ? [(y + y2) / 2 - 0.34, 0.68] : [(x + x2) / 2 - 0.34, 0.68]
    pen.fillStyle = day ? 'rgb(86 120 74 / 62%)' : 'rgb(42 74 38 / 82%)'
    pen.strokeStyle = palette.ink
    pen.lineWidth = 0.05
    const rect = wide ? ([x, a, x2 - x, b] as const) : ([a, y, b, y2 - y] as const)
    pen.fillRect(...rect)
    pen.strokeRect(...rect)
    pen.strokeStyle = day ? 'rgb(225 240 190 / 60%)' : 'rgb(160 200 110 / 34%)'
    pen.lineWidth = 0.035
    for (let i = 0.4; i < (wide ? x2 - x : y2 - y); i += 0.8) {
      pen.beginPath()
      if (wide) pen.ellipse(x + i, a + 0.34, 0.22, 0.07, 0, 0, 5)
      else pen.ellipse(a + 0.34, y + i, 0.07, 0.22, 0, 0, 5)
      pen.stroke()
    }
  },
  ripples: ({ pen, day, squares }) => {
    pen.strokeStyle = day ? 'rgb(255 255 255 / 55%)' : 'rgb(170 225 255 / 26%)'
    pen.lineWidth = 0.035
    for (const [x, y] of squares) {
      if (at(x, y, 41) > 0.34) continue
      for (const r of [0.16, 0.3, 0.42]) {
        oval(pen, x + 0.5, y + 0.5, r, r * 0.6)
        pen.stroke()
      }
    }
  },
  skulls: ({ pen, palette, squares }) => {
    for (const [x, y] of squares) {
      if (at(x, y, 43) < 0.4) skull(pen, x + 0.2 + at(x, y, 44) * 0.5, y + 0.25 + at(x, y, 45) * 0.5, 0.13, palette)
      if (at(x, y, 46) < 0.3) bones(pen, x + 0.6, y + 0.6, palette)
    }
  },
  slabs: ({ pen, day, palette, x, y, x2, y2 }) => {
    for (let sx = x; sx + 1 <= x2; sx += 2) {
      for (const sy of [y + 0.14, y2 - 0.86]) {
        pen.fillStyle = day ? '#b9ab8c' : '#78818c'
        pen.strokeStyle = palette.ink
        pen.lineWidth = 0.04
        pen.beginPath()
        pen.roundRect(sx + 0.14, sy, 0.72, 0.72, 0.06)
        pen.fill()
        pen.stroke()
        pen.lineWidth = 0.05
        polygon(
          pen,
          [
            [sx + 0.5, sy + 0.16],
            [sx + 0.5, sy + 0.56],
          ],
          false,
        )
        pen.stroke()
        polygon(
          pen,
          [
            [sx + 0.38, sy + 0.28],
            [sx + 0.62, sy + 0.28],
          ],
          false,
        )
        pen.stroke()
      }
    }
  },
  embers: ({ pen, squares }) => {
    for (const [x, y] of squares) {
      for (let i = 0; i < 5; i++) {
        pen.fillStyle = at(x, y, 50 + i) < 0.5 ? 'rgb(255 140 50 / 70%)' : 'rgb(255 210 120 / 60%)'
        circle(pen, x + at(x, y, 60 + i), y + at(x, y, 70 + i), 0.02 + 0.03 * at(x, y, 80 + i))
        pen.fill()
      }
    }
  },
  scorch: (stage) => {
    const { pen, day, r, palette } = stage
    const [cx, cy] = middle(stage)
    for (let i = 0; i < 9; i++) {
      const [px, py, size] = [cx + (r() - 0.5) * 4, cy + (r() - 0.5) * 3, 0.4 + r() * 0.8]
      const burn = pen.createRadialGradient(px, py, 0, px, py, size)
      burn.addColorStop(0, day ? 'rgb(60 40 10 / 34%)' : 'rgb(0 0 0 / 55%)')
      burn.addColorStop(1, 'rgb(0 0 0 / 0%)')
      pen.fillStyle = burn
      pen.fillRect(px - size, py - size, 2 * size, 2 * size)
    }
    decors.coins(stage)
    bones(pen, cx - 1.2, cy + 0.9, palette)
  },
  // Moss, puddles and bones where nobody looks.
  worn: ({ pen, day, palette, squares }) => {
    for (const [x, y] of squares) {
      const way = at(x, y, 77)
      if (way < 0.07) bones(pen, x + 0.5, y + 0.55, palette)
      else if (way < 0.2) moss({ pen, x, y, palette, r: (what) => at(x, y, what) })
      else if (way < 0.26) {
        pen.fillStyle = day ? 'rgb(70 110 140 / 20%)' : 'rgb(120 160 190 / 16%)'
        oval(pen, x + 0.5, y + 0.6, 0.36, 0.2, 0.3)
        pen.fill()
      }
    }
  },
  // The team's shape woven into its carpet.
  banner: (stage) => {
    const { pen, day, look, x, y, x2, y2 } = stage
    const { colour, dark } = coloursOf(look.seat ?? 0)
    const [w, h] = [x2 - x, y2 - y]
    const [cx, cy] = middle(stage)
    pen.globalAlpha = day ? 0.6 : 0.5
    pen.strokeStyle = colour
    for (const [inset, width] of [
      [0.14, 0.07],
      [0.26, 0.03],
    ]) {
      pen.lineWidth = width
      pen.strokeRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset)
    }
    if (w <= 2 || h <= 2) return
    const outline = new Path2D(seatShape(look.seat ?? 0))
    pen.globalAlpha = day ? 0.8 : 0.72
    pen.translate(cx, cy)
    pen.scale(0.062, 0.062)
    pen.fillStyle = dark
    pen.fill(outline)
    pen.lineWidth = 2
    pen.stroke(outline)
    pen.scale(0.6, 0.6)
    pen.fillStyle = colour
    pen.fill(outline)
  },
}

function star(pen: Pen, x: number, y: number, points: number, skip: number, rx: number, ry: number): void {
  pen.beginPath()
  for (let i = 0; i <= points; i++) {
    const angle = (i * skip * 2 * Math.PI) / points - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry)
  }
  pen.stroke()
}

export function rune(pen: Pen, which: number): void {
  const r = chance(which * 99 + 3)
  pen.beginPath()
  pen.moveTo(0, -0.13)
  pen.lineTo(0, 0.13)
  for (let k = 0; k < 2; k++) {
    const y = -0.1 + r() * 0.16
    pen.moveTo(0, y)
    pen.lineTo((r() < 0.5 ? -1 : 1) * 0.08, y + (r() - 0.5) * 0.14)
  }
  pen.stroke()
}

function candle(pen: Pen, x: number, y: number): void {
  const light = pen.createRadialGradient(x, y - 0.1, 0, x, y - 0.1, 0.5)
  light.addColorStop(0, 'rgb(255 200 110 / 70%)')
  light.addColorStop(1, 'rgb(255 160 60 / 0%)')
  pen.fillStyle = light
  pen.fillRect(x - 0.5, y - 0.6, 1, 1)
  pen.fillStyle = '#efe2c6'
  pen.fillRect(x - 0.05, y - 0.04, 0.1, 0.16)
  pen.fillStyle = '#ffd26a'
  oval(pen, x, y - 0.11, 0.035, 0.08)
  pen.fill()
}

function bones(pen: Pen, x: number, y: number, palette: Palette): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(x)
  pen.strokeStyle = palette.wash ? 'rgb(120 95 60 / 75%)' : 'rgb(214 200 170 / 60%)'
  pen.lineWidth = 0.06
  pen.beginPath()
  for (const angle of [0.5, -0.7]) {
    pen.moveTo(-0.2 * Math.cos(angle), -0.2 * Math.sin(angle))
    pen.lineTo(0.2 * Math.cos(angle), 0.2 * Math.sin(angle))
  }
  pen.stroke()
  pen.restore()
}

function skull(pen: Pen, x: number, y: number, r: number, palette: Palette): void {
  pen.fillStyle = palette.wash ? '#d9c9a0' : '#cdbf9c'
  pen.strokeStyle = palette.ink
  pen.lineWidth = 0.03
  circle(pen, x, y, r)
  pen.fill()
  pen.stroke()
  pen.fillStyle = palette.ink
  for (const side of [-0.4, 0.4]) {
    circle(pen, x + side * r, y, r * 0.26)
    pen.fill()
  }
}

function round(pen: Pen, x: number, y: number, r: number, colour: string, palette: Palette): void {
  pen.fillStyle = palette.shadow
  oval(pen, x + 0.06, y + 0.1, r * 1.05, r)
  pen.fill()
  const shade = pen.createRadialGradient(x - r * 0.4, y - r * 0.4, 0, x, y, r)
  shade.addColorStop(0, lift(colour, 0.3))
  shade.addColorStop(1, lift(colour, -0.25))
  pen.fillStyle = shade
  pen.strokeStyle = palette.ink
  pen.lineWidth = 0.045
  circle(pen, x, y, r)
  pen.fill()
  pen.stroke()
}

function barrel(pen: Pen, x: number, y: number, palette: Palette): void {
  round(pen, x, y, 0.3, '#6b4424', palette)
  pen.strokeStyle = '#3a2412'
  pen.lineWidth = 0.035
  for (const r of [0.22, 0.12]) {
    circle(pen, x, y, r)
    pen.stroke()
  }
}

function cauldron(pen: Pen, x: number, y: number, palette: Palette): void {
  round(pen, x, y, 0.34, '#2b2725', palette)
  pen.fillStyle = '#7fae45'
  circle(pen, x, y, 0.24)
  pen.fill()
  pen.fillStyle = '#bfe07a'
  for (const [dx, dy, r] of [
    [-0.08, 0.02, 0.06],
    [0.09, -0.07, 0.045],
    [0.05, 0.1, 0.03],
  ]) {
    circle(pen, x + dx, y + dy, r)
    pen.fill()
  }
}
