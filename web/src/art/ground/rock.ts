import { type Box, fillSoft, type Pen, polygon, stretched } from '../canvas.ts'
import { at, chance } from '../chance.ts'
import { rgba } from '../colour.ts'
import type { Palette } from '../palette.ts'
import type { Plan } from './plan.ts'

/** The living rock between the halls: a faint glow around them, boulders, and the hatching of hand-drawn dungeons. */
export function paintRock(pen: Pen, plan: Plan, palette: Palette, box: Box): void {
  pen.fillStyle = palette.rock
  pen.fillRect(box.x, box.y, box.x2 - box.x, box.y2 - box.y)
  stretched(pen, box, 8, (small) => {
    fillSoft(small, plan.union, palette.glow, 9)
    fillSoft(small, plan.union, palette.nearRock, 3)
  })
  boulders(pen, palette, box)
  hatching(pen, plan, palette, box)
}

const BOULDER = 1.3

/** An uneven net, hardly seen; without it the dark is a hole. */
function boulders(pen: Pen, palette: Palette, box: Box): void {
  const day = palette.wash > 0
  const corner = (i: number, j: number): readonly [number, number] => [
    box.x + (i + 0.75 * (at(i, j, 1) - 0.5)) * BOULDER,
    box.y + (j + 0.75 * (at(i, j, 2) - 0.5)) * BOULDER,
  ]
  const columns = Math.ceil((box.x2 - box.x) / BOULDER) + 1
  const rows = Math.ceil((box.y2 - box.y) / BOULDER) + 1
  const joints = new Path2D()
  const edges = new Path2D()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      const tone = at(i, j, 3)
      polygon(pen, [a, b, c, d])
      pen.fillStyle = day ? `rgb(120 80 30 / ${0.02 + tone * 0.05})` : `rgb(190 150 120 / ${0.012 + tone * 0.045})`
      pen.fill()
      joints.moveTo(...d)
      joints.lineTo(...a)
      joints.lineTo(...b)
      edges.moveTo(d[0] + 0.05, d[1])
      edges.lineTo(a[0] + 0.05, a[1] + 0.05)
      edges.lineTo(b[0], b[1] + 0.05)
    }
  }
  pen.strokeStyle = day ? 'rgb(90 55 20 / 14%)' : 'rgb(0 0 0 / 70%)'
  pen.lineWidth = 0.05
  pen.stroke(joints)
  pen.strokeStyle = day ? 'rgb(255 255 255 / 25%)' : 'rgb(255 220 180 / 4.5%)'
  pen.lineWidth = 0.03
  pen.stroke(edges)
}

const FINE = 4
const STEP = 0.36
const APART = 0.105

/** Bundles of three strokes in every direction, fading away from the walls: four bands, one stroke of the pen each. */
function hatching(pen: Pen, plan: Plan, palette: Palette, box: Box): void {
  const far = distances(plan, box)
  const next = chance(11)
  const bands = [new Path2D(), new Path2D(), new Path2D(), new Path2D()]
  for (let y = box.y; y < box.y2; y += STEP) {
    for (let x = box.x; x < box.x2; x += STEP) {
      const [px, py] = [x + next() * STEP, y + next() * STEP]
      const [angle, tilt] = [next() * Math.PI, (next() - 0.5) * 0.3]
      const distance = far(px, py)
      const edge = palette.hatchReach * (0.72 + 0.28 * at(Math.floor(px * 0.8), Math.floor(py * 0.8), 5))
      if (distance < 0.05 || distance > edge) continue
      const band = bands[Math.min(3, Math.floor((1 - distance / edge) * 4))]
      for (let k = -1; k <= 1; k++) {
        const length = 0.17 + 0.13 * next()
        const cx = px - Math.sin(angle) * k * APART
        const cy = py + Math.cos(angle) * k * APART
        const [dx, dy] = [Math.cos(angle + tilt * k) * length, Math.sin(angle + tilt * k) * length]
        band.moveTo(cx - dx, cy - dy)
        band.lineTo(cx + dx, cy + dy)
      }
      if (next() < 0.12) pebble(band, px, py, 0.05 + 0.06 * next())
    }
  }
  pen.lineCap = 'round'
  pen.lineWidth = palette.wash ? 0.036 : 0.032
  bands.forEach((band, i) => {
    pen.strokeStyle = rgba(palette.hatch, palette.hatchBands[i])
    pen.stroke(band)
  })
}

function pebble(path: Path2D, x: number, y: number, r: number): void {
  path.moveTo(x - r, y)
  path.lineTo(x, y - r * 0.7)
  path.lineTo(x + r, y)
  path.lineTo(x, y + r * 0.7)
  path.closePath()
}

/** How far a point is from the nearest floor, from a field of quarter squares: two sweeps. */
function distances(plan: Plan, box: Box): (x: number, y: number) => number {
  const width = Math.ceil((box.x2 - box.x) * FINE)
  const height = Math.ceil((box.y2 - box.y) * FINE)
  const field = new Float32Array(width * height).fill(99)
  for (const [x, y] of plan.cells) {
    const left = (x - box.x) * FINE
    for (let j = 0; j < FINE; j++) {
      const row = ((y - box.y) * FINE + j) * width
      field.fill(0, row + left, row + left + FINE)
    }
  }
  const spread = (i: number, from: number, distance: number) => {
    if (field[from] + distance < field[i]) field[i] = field[from] + distance
  }
  const [straight, aslant] = [1 / FINE, Math.SQRT2 / FINE]
  for (let y = 1; y < height; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      spread(i, i - 1, straight)
      spread(i, i - width, straight)
      spread(i, i - width - 1, aslant)
      spread(i, i - width + 1, aslant)
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let i = (y + 1) * width - 2; i > y * width; i--) {
      spread(i, i + 1, straight)
      spread(i, i + width, straight)
      spread(i, i + width + 1, aslant)
      spread(i, i + width - 1, aslant)
    }
  }
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)))
  return (x, y) => field[within((y - box.y) * FINE, height) * width + within((x - box.x) * FINE, width)]
}
