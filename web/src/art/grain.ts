import type { Pen, Sheet } from './canvas.ts'
import { sheet } from './canvas.ts'
import { chance } from './chance.ts'

const SIZE = 256
/** Cells of value noise, and how much each octave adds. */
const OCTAVES = [
  [8, 0.45],
  [32, 0.25],
  [96, 0.2],
  [256, 0.16],
] as const

let made: Sheet | null = null

/** A grey cloud that repeats; made once. */
function cloud(): Sheet {
  if (made) return made
  const values = new Float32Array(SIZE * SIZE)
  for (const [cells, gain] of OCTAVES) addOctave(values, cells, gain)
  const [canvas, pen] = sheet(SIZE, SIZE)
  const pixels = pen.createImageData(SIZE, SIZE)
  values.forEach((value, i) => {
    const grey = Math.max(0, Math.min(255, (value - 0.28) * 480))
    pixels.data.set([grey, grey, grey, 255], i * 4)
  })
  pen.putImageData(pixels, 0, 0)
  made = canvas
  return canvas
}

function addOctave(values: Float32Array, cells: number, gain: number): void {
  const next = chance(cells * 7)
  const grid = Float32Array.from({ length: cells * cells }, next)
  const ease = (t: number) => t * t * (3 - 2 * t)
  for (let y = 0; y < SIZE; y++) {
    const gy = (y * cells) / SIZE
    const row = Math.floor(gy)
    const v = ease(gy - row)
    const below = (row + 1) % cells
    for (let x = 0; x < SIZE; x++) {
      const gx = (x * cells) / SIZE
      const column = Math.floor(gx)
      const u = ease(gx - column)
      const right = (column + 1) % cells
      const a = grid[row * cells + column]
      const b = grid[row * cells + right]
      const c = grid[below * cells + column]
      const d = grid[below * cells + right]
      values[y * SIZE + x] += gain * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v)
    }
  }
}

/** Lays the cloud over what is clipped; `across` squares to a tile. */
export function grain(pen: Pen, power: number, across: number, mode: GlobalCompositeOperation = 'overlay'): void {
  const pattern = pen.createPattern(cloud(), 'repeat')
  if (!pattern) return
  pattern.setTransform(new DOMMatrix().scale(across / SIZE))
  pen.save()
  pen.globalCompositeOperation = mode
  pen.globalAlpha = power
  pen.fillStyle = pattern
  pen.fillRect(-20, -20, 140, 140)
  pen.restore()
}
