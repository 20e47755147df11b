import { circle, type Pen } from '../canvas.ts'
import { at, chance } from '../chance.ts'
import { lift, parts, rgba } from '../colour.ts'
import { grain } from '../grain.ts'
import { coloursOf, INK, type Palette } from '../palette.ts'
import { seatShape } from '../seat-shapes.ts'
import type { GroundEdge, GroundModel } from './model.ts'
import { paintStands, sides } from './stands.ts'

/** Mown grass with chalk on it, boards around it, and a crowd around those. */
export function paintPitch(pen: Pen, model: GroundModel, palette: Palette, pixels: number, margin: number): void {
  const { width, height } = model
  const day = palette.wash > 0
  pen.fillStyle = day ? '#c9b48a' : '#191310'
  pen.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintStands(pen, model, palette)
  banners(pen, width, sides(model))
  boards(pen, width, height, day)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  turf(pen, model, day)
  chalk(pen, model)
  pen.shadowColor = 'rgb(0 0 0 / 75%)'
  pen.shadowBlur = 0.7 * pixels
  pen.shadowOffsetX = 0.1 * pixels
  pen.shadowOffsetY = 0.2 * pixels
  pen.strokeStyle = '#000'
  pen.lineWidth = 0.2
  pen.strokeRect(-0.1, -0.1, width + 0.2, height + 0.2)
  pen.restore()
  lamps(pen, width, height, margin)
}

function boards(pen: Pen, width: number, height: number, day: boolean): void {
  pen.fillStyle = '#120c08'
  pen.beginPath()
  pen.roundRect(-0.42, -0.5, width + 0.84, height + 0.92, 0.2)
  pen.fill()
  const wood = day ? '#9a6b3a' : '#6b4524'
  const plank = (x: number, y: number, w: number, h: number, tone: number) => {
    pen.fillStyle = lift(wood, (tone - 0.5) * 0.3)
    pen.fillRect(x, y, w, h)
    pen.fillStyle = 'rgb(255 230 180 / 20%)'
    pen.fillRect(x, y, w, 0.04)
    pen.fillStyle = 'rgb(0 0 0 / 40%)'
    pen.fillRect(x + w - 0.03, y, 0.03, h)
  }
  pen.save()
  pen.beginPath()
  pen.roundRect(-0.36, -0.44, width + 0.72, height + 0.8, 0.16)
  pen.clip()
  for (let x = -0.36; x < width + 0.3; x += 0.5) {
    plank(x, -0.44, 0.48, 0.38, at(Math.round(x * 10), 1))
    plank(x, height + 0.06, 0.48, 0.3, at(Math.round(x * 10), 2))
  }
  for (let y = 0; y < height; y += 0.5) {
    plank(-0.36, y, 0.3, 0.48, at(Math.round(y * 10), 3))
    plank(width + 0.06, y, 0.3, 0.48, at(Math.round(y * 10), 4))
  }
  pen.restore()
}

function turf(pen: Pen, { width, height, floors }: GroundModel, day: boolean): void {
  const greens = day ? ['#8fb565', '#80a858'] : ['#5c8f40', '#4e8037']
  const wide = width >= height
  for (let i = 0; i < Math.max(width, height); i++) {
    pen.fillStyle = greens[i % 2]
    if (wide) pen.fillRect(i, 0, 1.01, height)
    else pen.fillRect(0, i, width, 1.01)
  }
  for (const { look, squares } of floors) {
    if (look.seat === undefined) continue
    pen.fillStyle = rgba(parts(coloursOf(look.seat).cloth), day ? 0.62 : 0.7)
    for (const { x, y } of squares) pen.fillRect(x, y, 1.005, 1.005)
  }
  const r = chance(5)
  for (const [colour, count] of [
    [day ? 'rgb(60 100 30 / 30%)' : 'rgb(20 44 10 / 42%)', 26],
    [day ? 'rgb(220 240 160 / 34%)' : 'rgb(150 200 90 / 24%)', 20],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = 0.028
    pen.beginPath()
    for (let i = 0; i < width * height * count; i++) {
      const [x, y, length] = [r() * width, r() * height, 0.06 + r() * 0.1]
      pen.moveTo(x, y)
      pen.lineTo(x + (r() - 0.5) * 0.07, y - length)
    }
    pen.stroke()
  }
  for (let i = 0; i < 26; i++) {
    const [x, y, size] = [width / 2 + (r() + r() + r() - 1.5) * width * 0.42, r() * height, 0.25 + r() * 0.7]
    const mud = pen.createRadialGradient(x, y, 0, x, y, size)
    mud.addColorStop(0, 'rgb(110 82 44 / 42%)')
    mud.addColorStop(1, 'rgb(110 82 44 / 0%)')
    pen.fillStyle = mud
    pen.fillRect(x - size, y - size, 2 * size, 2 * size)
  }
  grain(pen, 0.17, 9)
  pen.strokeStyle = day ? 'rgb(40 70 20 / 34%)' : 'rgb(8 22 4 / 46%)'
  pen.lineWidth = 0.035
  pen.beginPath()
  for (let x = 1; x < width; x++) {
    pen.moveTo(x, 0)
    pen.lineTo(x, height)
  }
  for (let y = 1; y < height; y++) {
    pen.moveTo(0, y)
    pen.lineTo(width, y)
  }
  pen.stroke()
}

function chalk(pen: Pen, { edges, width, height }: GroundModel): void {
  for (const edge of edges) if (edge.kind === 'line') chalkLine(pen, edge)
  pen.strokeStyle = 'rgb(255 255 255 / 55%)'
  pen.lineWidth = 0.06
  pen.setLineDash([0.5, 0.06, 0.3, 0.04])
  circle(pen, width / 2, height / 2, 1.9)
  pen.stroke()
  pen.setLineDash([])
}

function chalkLine(pen: Pen, { x1, y1, x2, y2 }: GroundEdge): void {
  pen.setLineDash([0.9, 0.02, 0.4, 0.03])
  for (const [width, power] of [
    [0.13, 0.22],
    [0.085, 0.75],
  ]) {
    pen.strokeStyle = `rgb(255 255 250 / ${power})`
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
  pen.setLineDash([])
}

function banners(pen: Pen, width: number, nearest: (x: number, y: number) => number): void {
  for (let i = 0; i < 4; i++) {
    const x = (width * (i + 0.5)) / 4
    const seat = nearest(x, 0)
    pen.fillStyle = '#2a1c10'
    pen.fillRect(x - 0.03, -2.5, 0.06, 1.8)
    pen.save()
    pen.translate(x, -2.12)
    pen.fillStyle = coloursOf(seat).cloth
    pen.strokeStyle = INK
    pen.lineWidth = 0.05
    const cloth = new Path2D('M.03-.33Q.6-.58 1.15-.23L.9.07L1.15.37Q.6.12.03.32z')
    pen.fill(cloth)
    pen.stroke(cloth)
    pen.translate(0.45, 0)
    pen.scale(0.012, 0.012)
    pen.fillStyle = coloursOf(seat).colour
    pen.fill(new Path2D(seatShape(seat)))
    pen.restore()
  }
}

/** The middle is brighter than the corners. */
function lamps(pen: Pen, width: number, height: number, margin: number): void {
  pen.save()
  pen.globalCompositeOperation = 'soft-light'
  const most = Math.max(width, height)
  const light = pen.createRadialGradient(width / 2, height * 0.42, 1, width / 2, height / 2, most * 0.72)
  light.addColorStop(0, 'rgb(255 246 200 / 70%)')
  light.addColorStop(0.6, 'rgb(255 220 150 / 8%)')
  light.addColorStop(1, 'rgb(10 0 30 / 62%)')
  pen.fillStyle = light
  pen.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  pen.restore()
}
