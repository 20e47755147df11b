import { circle, oval, type Pen, type Sheet, sheet } from '../canvas.ts'
import { chance } from '../chance.ts'
import { lift, mix } from '../colour.ts'
import { coloursOf, type Palette } from '../palette.ts'
import type { GroundModel } from './model.ts'
import { MARGIN } from './sketch.ts'

const SKINS = ['#e0ad86', '#8aa84a', '#b98a64', '#d7c8a8', '#7a8f5a', '#c98f6a']
const COATS = ['#7a3b2a', '#4a4a52', '#6b5a3a', '#59406b']
const ROWS = 5
const APART = 0.46
/** The first row leans over the boards. */
const FIRST = 0.72
/** The boards reach so far beyond the pitch. */
const BOARDS = 0.5

interface Fan {
  readonly x: number
  readonly y: number
  /** The row: 0 leans over the boards. */
  readonly far: number
  readonly coat: string
  readonly skin: string
  readonly cheers: boolean
  readonly hat: boolean
}

/** Whose ground a point is nearest to: the crowd wears those colours. */
export function sides({ floors, width, height }: GroundModel): (x: number, y: number) => number {
  const ends = floors.flatMap(({ look: { seat }, squares }) =>
    seat === undefined ? [] : squares.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5, seat })),
  )
  if (ends.length === 0) return (x) => (x < width / 2 ? 0 : 1)
  const means = [...new Set(ends.map(({ seat }) => seat))].map((seat) => {
    const own = ends.filter((end) => end.seat === seat)
    const mean = (pick: (end: { x: number; y: number }) => number) =>
      own.reduce((sum, end) => sum + pick(end), 0) / own.length
    return { seat, x: mean(({ x }) => x), y: mean(({ y }) => y) }
  })
  const wide = width >= height
  return (x, y) => {
    const away = (end: { x: number; y: number }) => (wide ? Math.abs(end.x - x) : Math.abs(end.y - y))
    return means.reduce((a, b) => (away(b) < away(a) ? b : a)).seat
  }
}

/** The crowd of a board, the last row first: most wear the colours of the nearer side. */
function fansOf(model: GroundModel): Fan[] {
  const { width, height } = model
  const nearest = sides(model)
  const r = chance(42)
  const fans: Fan[] = []
  const row = (count: number, far: number, place: (part: number) => readonly [number, number]) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = place((i + 0.5 + (r() - 0.5) * 0.4) / count)
      const coat = r() < 0.62 ? coloursOf(nearest(x, y)).cloth : COATS[Math.floor(r() * COATS.length)]
      const skin = SKINS[Math.floor(r() * SKINS.length)]
      fans.push({ x, y, far, coat, skin, cheers: r() < 0.2, hat: r() < 0.5 })
    }
  }
  for (let far = ROWS - 1; far >= 0; far--) {
    const away = FIRST + far * APART
    const [across, down] = [Math.round((width + 2 * away) * 2.1), Math.round(height * 2.1)]
    row(across, far, (part) => [-away + part * (width + 2 * away), -away])
    row(across, far, (part) => [-away + part * (width + 2 * away), height + away - 0.2])
    row(down, far, (part) => [-away, part * height])
    row(down, far, (part) => [width + away, part * height])
  }
  return fans
}

/** Rows of benches, and who sits there. */
export function paintStands(pen: Pen, model: GroundModel, palette: Palette): void {
  const { width, height } = model
  const day = palette.wash > 0
  const fans = fansOf(model)
  for (let far = ROWS - 1; far >= 0; far--) {
    const away = FIRST + far * APART
    pen.fillStyle = day ? lift('#a98a5c', -far * 0.05) : mix('#3a2a1c', '#0e0a08', far * 0.2)
    pen.fillRect(-away - 0.35, -away - 0.25, width + 2 * away + 0.7, 0.4)
    pen.fillRect(-away - 0.35, height + away - 0.25, width + 2 * away + 0.7, 0.5)
    for (const fan of fans) if (fan.far === far) paintFan(pen, fan, day ? '#c9b48a' : '#140e0b')
  }
}

/** The farther, the nearer to the dark. */
function paintFan(pen: Pen, { x, y, far, coat, skin, cheers, hat }: Fan, dark: string): void {
  const face = mix(skin, dark, far * 0.2)
  pen.fillStyle = mix(coat, dark, far * 0.2)
  oval(pen, x, y + 0.2, 0.21, 0.17)
  pen.fill()
  if (cheers) cheer(pen, x, y, face)
  pen.fillStyle = face
  circle(pen, x, y, 0.135)
  pen.fill()
  if (!hat) return
  pen.fillStyle = mix(coat, '#000000', 0.2 + far * 0.12)
  pen.beginPath()
  pen.arc(x, y - 0.03, 0.145, Math.PI, 0)
  pen.fill()
}

/** Both arms in the air. */
function cheer(pen: Pen, x: number, y: number, skin: string): void {
  pen.strokeStyle = skin
  pen.lineWidth = 0.075
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(x + side * 0.16, y + 0.14)
    pen.lineTo(x + side * 0.23, y - 0.14)
  }
  pen.stroke()
}

/** Who sits in the even and in the odd rows, cut out of the painted ground: what jumps keeps its light. */
export function cutFans(model: GroundModel, picture: CanvasImageSource & { width: number; height: number }): Sheet[] {
  const { width, height } = model
  const fans = fansOf(model)
  return [0, 1].map((odd) => {
    const [canvas, pen] = sheet(picture.width, picture.height)
    const pixels = picture.width / (width + 2 * MARGIN)
    pen.save()
    pen.scale(pixels, pixels)
    pen.translate(MARGIN, MARGIN)
    for (const fan of fans) if (fan.far % 2 === odd) paintFan(pen, fan, '#000000')
    pen.clearRect(-BOARDS, -BOARDS, width + 2 * BOARDS, height + 2 * BOARDS)
    pen.restore()
    pen.globalCompositeOperation = 'source-in'
    pen.drawImage(picture, 0, 0)
    return canvas
  })
}
