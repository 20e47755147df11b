import type { Pen } from '../canvas.ts'
import { at } from '../chance.ts'
import { lift } from '../colour.ts'
import type { Palette } from '../palette.ts'
import type { GroundEdge } from './model.ts'
import { doorways, type Plan } from './plan.ts'

/** In squares: walls lie outside the floor and never take room from it. */
const THICK = 0.24
const FACE = 0.3
const THIN = 0.17

const isFlat = ({ y1, y2 }: GroundEdge): boolean => y1 === y2

/** Which way the rock lies from a wall, or null between two floors. */
function rockSide(plan: Plan, wall: GroundEdge): readonly [number, number] | null {
  const { x1, y1 } = wall
  const before = isFlat(wall) ? plan.has(x1, y1 - 1) : plan.has(x1 - 1, y1)
  if (before && plan.has(x1, y1)) return null
  if (isFlat(wall)) return before ? [0, 1] : [0, -1]
  return before ? [1, 0] : [-1, 0]
}

/** One dark mass under the floors: the bold outline of all walls. */
export function wallMass(pen: Pen, plan: Plan, palette: Palette): void {
  pen.fillStyle = palette.ink
  pen.beginPath()
  for (const wall of plan.walls) {
    const side = rockSide(plan, wall)
    if (!side) continue
    const up = side[1] === -1 ? FACE : 0
    const left = wall.x1 - (side[0] > 0 ? 0 : THICK)
    const top = wall.y1 - (side[1] > 0 ? 0 : THICK) - up
    const [w, h] = isFlat(wall) ? [1 + 2 * THICK, THICK + up] : [THICK, 1 + 2 * THICK]
    pen.roundRect(left - 0.06, top - 0.06, w + 0.12, h + 0.12, 0.1)
  }
  pen.fill()
}

/** Shadows that walls throw onto the floor: light comes from above on the left. */
export function wallShadows(pen: Pen, plan: Plan, palette: Palette, pixels: number): void {
  const walls = new Path2D()
  for (const { x1, y1, x2, y2 } of plan.walls) {
    walls.moveTo(x1, y1)
    walls.lineTo(x2, y2)
  }
  pen.save()
  pen.clip(plan.union)
  pen.strokeStyle = palette.shadow
  pen.shadowColor = palette.shadow
  pen.lineCap = 'square'
  for (const [blur, dx, dy, width, power] of [
    [0.5, 0.06, 0.12, 0.1, 0.9],
    [0.16, 0.04, 0.1, 0.08, 0.8],
  ]) {
    pen.globalAlpha = power
    pen.shadowBlur = blur * pixels
    pen.shadowOffsetX = dx * pixels
    pen.shadowOffsetY = dy * pixels
    pen.lineWidth = width
    pen.stroke(walls)
  }
  pen.restore()
}

/** Cut stone around the floors, faces below the northern tops, corner stones where the rock turns. */
export function paintWalls(pen: Pen, plan: Plan, palette: Palette): void {
  for (const wall of plan.walls) if (rockSide(plan, wall)?.[1] === -1) face(pen, wall, palette)
  for (const wall of plan.walls) tops(pen, plan, wall, palette)
  corners(pen, plan, palette)
}

function face(pen: Pen, { x1: x, y1: y }: GroundEdge, palette: Palette): void {
  const shade = pen.createLinearGradient(0, y - FACE, 0, y)
  shade.addColorStop(0, lift(palette.wallFace, 0.1))
  shade.addColorStop(1, lift(palette.wallFace, -0.42))
  pen.fillStyle = shade
  pen.fillRect(x - 0.01, y - FACE, 1.02, FACE + 0.01)
  pen.strokeStyle = palette.mortar
  pen.lineWidth = 0.025
  pen.beginPath()
  pen.moveTo(x, y - FACE / 2)
  pen.lineTo(x + 1, y - FACE / 2)
  for (const [along, row] of [
    [0.3, 0],
    [0.8, 0],
    [0.06, 1],
    [0.55, 1],
  ]) {
    const joint = x + along + (at(x, y, along * 100) - 0.5) * 0.12
    pen.moveTo(joint, y - FACE + (row * FACE) / 2)
    pen.lineTo(joint, y - FACE + ((row + 1) * FACE) / 2)
  }
  pen.stroke()
}

function tops(pen: Pen, plan: Plan, wall: GroundEdge, palette: Palette): void {
  const { x1, y1 } = wall
  const side = rockSide(plan, wall)
  const flat = isFlat(wall)
  const r = (what: number) => at(x1 * 3, y1 * 3 + (flat ? 1 : 0), what)
  const first = 0.12 * (r(1) - 0.5)
  const cuts = r(3) < 0.4 ? [0, 0.5 + first, 1] : [0, 0.34 + first, 0.68 + 0.12 * (r(2) - 0.5), 1]
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from, length] = [cuts[i], cuts[i + 1] - cuts[i]]
    const thick = side ? THICK : THIN
    const across = side ? (flat ? (side[1] < 0 ? -FACE - THICK : 0) : side[0] < 0 ? -THICK : 0) : -THIN / 2
    if (flat) block(pen, x1 + from, y1 + across, length, thick, palette, r(5 + i))
    else block(pen, x1 + across, y1 + from, thick, length, palette, r(5 + i))
  }
}

/** A cut stone seen from above. */
function block(pen: Pen, x: number, y: number, w: number, h: number, palette: Palette, tone: number): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, 0.05)
  pen.fillStyle = lift(palette.wallTop, (tone - 0.5) * 0.26)
  pen.fill()
  pen.strokeStyle = palette.ink
  pen.lineWidth = 0.03
  pen.stroke()
  pen.fillStyle = palette.wallEdge
  pen.globalAlpha = 0.75
  pen.fillRect(x + 0.04, y + 0.012, w - 0.08, 0.028)
  pen.globalAlpha = 1
}

function corners(pen: Pen, plan: Plan, palette: Palette): void {
  const found = new Map<string, { x: number; y: number; dx: number; dy: number }>()
  for (const wall of plan.walls) {
    const side = rockSide(plan, wall)
    if (!side) continue
    for (const [x, y] of [
      [wall.x1, wall.y1],
      [wall.x2, wall.y2],
    ]) {
      const corner = found.get(`${x},${y}`) ?? { x, y, dx: 0, dy: 0 }
      if (side[0]) corner.dx = side[0]
      else corner.dy = side[1]
      found.set(`${x},${y}`, corner)
    }
  }
  const size = THICK + 0.07
  for (const { x, y, dx, dy } of found.values()) {
    if (!dx || !dy) continue
    const left = dx > 0 ? x - 0.03 : x - THICK - 0.04
    if (dy < 0) {
      // A column down to the floor beside the face.
      const top = y - FACE - THICK + size - 0.06
      pen.fillStyle = lift(palette.wallFace, -0.12)
      pen.fillRect(left, top, size, FACE + 0.04)
      pen.strokeStyle = palette.ink
      pen.lineWidth = 0.035
      pen.strokeRect(left, top, size, FACE + 0.04)
    }
    block(pen, left, dy > 0 ? y - 0.03 : y - FACE - THICK - 0.04, size, size, palette, 0.85)
  }
}

/** A worn threshold, a post at each end, two leaves swung open. */
export function paintDoors(pen: Pen, plan: Plan, palette: Palette): void {
  for (const door of doorways(plan.doors)) {
    const { x1, y1, x2, y2 } = door
    const flat = isFlat(door)
    pen.fillStyle = palette.threshold
    pen.strokeStyle = palette.ink
    pen.lineWidth = 0.03
    pen.beginPath()
    pen.rect(flat ? x1 : x1 - THIN / 2, flat ? y1 - THIN / 2 : y1, flat ? x2 - x1 : THIN, flat ? THIN : y2 - y1)
    pen.fill()
    pen.stroke()
    pen.strokeStyle = '#d79a4c'
    pen.lineWidth = 0.04
    pen.setLineDash([0.16, 0.12])
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
    pen.setLineDash([])
    leaf(pen, x1, y1, 0.12, flat, palette)
    leaf(pen, x2, y2, -0.12, flat, palette)
  }
}

function leaf(pen: Pen, x: number, y: number, inwards: number, flat: boolean, palette: Palette): void {
  pen.save()
  pen.translate(x, y)
  if (!flat) pen.transform(0, 1, 1, 0, 0, 0)
  pen.fillStyle = '#7a4e26'
  pen.strokeStyle = palette.ink
  pen.lineWidth = 0.035
  pen.beginPath()
  pen.roundRect(inwards - 0.05, -0.4, 0.1, 0.4, 0.03)
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#d9a860'
  for (const band of [0.12, 0.28]) pen.fillRect(inwards - 0.045, -band - 0.015, 0.09, 0.03)
  pen.restore()
  block(pen, x - 0.13, y - 0.13, 0.26, 0.26, palette, 0.95)
}
