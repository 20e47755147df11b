import { type Box, type Pen, sheet } from '../canvas.ts'
import { mix, type Rgb, rgba } from '../colour.ts'
import type { Palette } from '../palette.ts'
import { FLAME, type Torch } from './torches.ts'

export interface Glow {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour: Rgb
  readonly power: number
}

/** How the light of a torch falls off: part of the radius, part of the power. */
const FALL = [
  [0, 1],
  [0.1, 0.66],
  [0.3, 0.4],
  [0.6, 0.15],
  [1, 0],
] as const
const REACH = 3.7
/** Light is soft: few pixels a square will do. */
const PIXELS = 6

/** Cool dark over everything, then warm light. */
export function paintLight(
  pen: Pen,
  palette: Palette,
  box: Box,
  torches: readonly Torch[],
  glows: readonly Glow[],
): void {
  const [width, height] = [box.x2 - box.x, box.y2 - box.y]
  const [small, on] = sheet(width * PIXELS, height * PIXELS)
  on.scale(PIXELS, PIXELS)
  on.translate(-box.x, -box.y)
  on.globalCompositeOperation = 'lighter'
  for (const { x, y, colour = palette.torch } of torches)
    shine(on, { x, y: y + 0.25, r: REACH, colour, power: palette.torchPower })
  for (const glow of glows) shine(on, glow)
  pen.save()
  if (palette.dusk) {
    pen.globalCompositeOperation = 'multiply'
    pen.fillStyle = mix('#ffffff', '#9d93b4', palette.dusk)
    pen.fillRect(box.x, box.y, width, height)
  }
  pen.globalCompositeOperation = palette.wash ? 'soft-light' : 'lighter'
  pen.drawImage(small, box.x, box.y, width, height)
  pen.restore()
}

function shine(pen: Pen, { x, y, r, colour, power }: Glow): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r)
  for (const [part, left] of FALL) light.addColorStop(part, rgba(colour, power * left))
  pen.fillStyle = light
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
}

export function paintTorch(pen: Pen, { x, y }: Torch): void {
  pen.strokeStyle = '#1b120b'
  pen.lineWidth = 0.03
  pen.fillStyle = '#4a2f18'
  pen.beginPath()
  pen.roundRect(x - 0.045, y - 0.06, 0.09, 0.24, 0.03)
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#9b7a45'
  pen.fillRect(x - 0.08, y - 0.08, 0.16, 0.06)
  flame(pen, x, y - 0.08, 1)
}

export function flame(pen: Pen, x: number, y: number, size: number): void {
  for (const [colour, part] of FLAME.parts) {
    pen.save()
    pen.translate(x, y)
    pen.scale(size * part, size * part)
    pen.fillStyle = colour
    pen.fill(new Path2D(FLAME.path))
    pen.restore()
  }
}
