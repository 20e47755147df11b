import type { Pen } from '../canvas.ts'
import type { Palette } from '../palette.ts'

/** Where and how a prop is painted: in fortieths of a square, from the upper left corner of its square. */
export interface Stand {
  readonly pen: Pen
  readonly palette: Palette
  /** Fortieths across. */
  readonly width: number
  readonly height: number
  /** The same thing in another square looks a little different. */
  readonly seed: number
  readonly badge: string
  readonly seat: number
}

export type Prop = (stand: Stand) => void

/** The soft shadow below a thing. */
export function soft(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(rx, ry)
  const shade = pen.createRadialGradient(0, 0, 0.3, 0, 0, 1.15)
  shade.addColorStop(0, 'rgb(0 0 0 / 62%)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = shade
  pen.fillRect(-1.2, -1.2, 2.4, 2.4)
  pen.restore()
}

/** A number on a disc at the lower right. */
export function numberDisc(pen: Pen, text: string, fill: string, rim: string): void {
  pen.fillStyle = fill
  pen.strokeStyle = rim
  pen.lineWidth = 1.4
  pen.beginPath()
  pen.arc(33, 33, 6.4, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#fff'
  pen.font = '800 10.5px "Alegreya Sans", sans-serif'
  pen.textAlign = 'center'
  pen.fillText(text, 33, 36.6)
}
