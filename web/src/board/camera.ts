import { UNIT } from './svg.ts'

const SMALLEST = 0.25
const LARGEST = 4

/** Which part of the board is seen: a scale and the place of the board's top left corner, in pixels. */
export class Camera {
  scale = 1
  x = 0
  y = 0
  /** Nobody has zoomed or panned: the board is fitted again whenever its frame changes. */
  fitted = true
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
  }

  fit(frameWidth: number, frameHeight: number, columns: number, rows: number, margin = 14): void {
    const width = columns * UNIT
    const height = rows * UNIT
    const scale = Math.min((frameWidth - 2 * margin) / width, (frameHeight - 2 * margin) / height)
    this.scale = Math.min(LARGEST, Math.max(SMALLEST / 2, scale))
    this.x = (frameWidth - width * this.scale) / 2
    this.y = (frameHeight - height * this.scale) / 2
    this.fitted = true
    this.changed()
  }

  /** Show these squares as large as they fit, but no larger than `most` pixels a square. */
  frame(frameWidth: number, frameHeight: number, squares: readonly { x: number; y: number }[], most: number): void {
    const left = Math.min(...squares.map(({ x }) => x)) - 1
    const top = Math.min(...squares.map(({ y }) => y)) - 1
    const right = Math.max(...squares.map(({ x }) => x)) + 2
    const bottom = Math.max(...squares.map(({ y }) => y)) + 2
    const scale = Math.min(frameWidth / (right - left), frameHeight / (bottom - top), most) / UNIT
    this.scale = Math.min(LARGEST, Math.max(SMALLEST, scale))
    this.x = frameWidth / 2 - ((left + right) / 2) * UNIT * this.scale
    this.y = frameHeight / 2 - ((top + bottom) / 2) * UNIT * this.scale
    this.fitted = false
    this.changed()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.fitted = false
    this.changed()
  }

  /** Zoom so that the point (px, py) of the frame stays where it is. */
  zoom(factor: number, px: number, py: number): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor))
    const ratio = scale / this.scale
    this.x = px - (px - this.x) * ratio
    this.y = py - (py - this.y) * ratio
    this.scale = scale
    this.fitted = false
    this.changed()
  }

  toSquare(px: number, py: number): { x: number; y: number } {
    return {
      x: Math.floor((px - this.x) / this.scale / UNIT),
      y: Math.floor((py - this.y) / this.scale / UNIT),
    }
  }

  /** Move as little as needed to show the square with a margin around it. */
  reveal(x: number, y: number, frameWidth: number, frameHeight: number): void {
    if (this.fitted) return
    const margin = 2 * UNIT * this.scale
    const px = (x + 0.5) * UNIT * this.scale + this.x
    const py = (y + 0.5) * UNIT * this.scale + this.y
    const dx = px < margin ? margin - px : px > frameWidth - margin ? frameWidth - margin - px : 0
    const dy = py < margin ? margin - py : py > frameHeight - margin ? frameHeight - margin - py : 0
    if (dx || dy) this.pan(dx, dy)
  }
}
