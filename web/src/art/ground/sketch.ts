import { type Sheet, sheet } from '../canvas.ts'
import { mix } from '../colour.ts'
import { coloursOf, type Palette } from '../palette.ts'
import type { FloorLook, GroundModel } from './model.ts'

/** Squares of rock or crowd around a board. */
export const MARGIN = 3

/** The colour of a floor in a theme: parchment shows through. */
export function floorColour({ base, seat }: FloorLook, palette: Palette): string {
  const own = seat === undefined ? base : mix('#6a6058', coloursOf(seat).cloth, 0.62)
  if (!palette.wash) return own
  return mix(own, seat === undefined ? '#efe0bd' : '#f1e2bf', seat === undefined ? palette.wash : 0.44)
}

/** What is seen until the ground has been painted: floors in their colours. */
export function sketchGround(model: GroundModel, palette: Palette, pixels: number): Sheet {
  const [canvas, pen] = sheet((model.width + 2 * MARGIN) * pixels, (model.height + 2 * MARGIN) * pixels)
  pen.scale(pixels, pixels)
  pen.translate(MARGIN, MARGIN)
  for (const { look, squares } of model.floors) {
    if (look.solid) continue
    pen.fillStyle = floorColour(look, palette)
    for (const { x, y } of squares) pen.fillRect(x, y, 1.01, 1.01)
  }
  return canvas
}
