import { type Pen, type Sheet, sheet } from '../canvas.ts'
import { mix } from '../colour.ts'
import { coloursOf, INK } from '../palette.ts'
import { seatShape } from '../seat-shapes.ts'
import { figureShapes } from './bodies.ts'
import type { Figure, Shape } from './figure.ts'

/** The box of a piece in fortieths of a square: its feet stand at (x, y). */
export const SPRITE = { width: 72, height: 84, x: 36, y: 62 } as const

export interface SpriteModel {
  readonly figure: Figure
  readonly seat: number
  /** Squares across. */
  readonly size: number
  readonly cloth?: string | undefined
  readonly prone?: boolean | undefined
  readonly stunned?: boolean | undefined
  readonly used?: boolean | undefined
  readonly ball?: boolean | undefined
  readonly left?: boolean | undefined
}

/** Below this many pixels a square, figures are drawn with a larger head and fewer lines. */
const SMALL = 30
/** Below this many, the ball in somebody's hands is drawn larger than it is, for everybody looks for it. */
const MIDDLING = 64

/** The whole piece without numbers and rings: shadow, base, figure. */
export function paintSprite(model: SpriteModel, pixels: number): Sheet {
  const scale = (pixels / 40) * model.size
  const box = (): [Sheet, Pen] => {
    const [canvas, pen] = sheet(SPRITE.width * scale, SPRITE.height * scale)
    pen.scale(scale, scale)
    pen.translate(SPRITE.x, SPRITE.y)
    return [canvas, pen]
  }
  const [canvas, pen] = box()
  const isDown = model.prone === true || model.stunned === true
  shadow(pen)
  paintBase(pen, model, isDown)
  const [drawn, ink] = box()
  const middling = pixels * model.size < MIDDLING
  figureOn(ink, middling ? { ...model, ball: false } : model, isDown, pixels * model.size)
  lit(ink, drawn, box)
  if (model.stunned) tinted(ink, 'rgb(40 50 80 / 34%)')
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  if (model.used) stone(ink)
  pen.drawImage(drawn, 0, 0)
  pen.restore()
  if (model.stunned) stars(pen)
  if (model.ball && middling) largeBall(pen, model)
  return canvas
}

/** The ball in the outer hand, below any face, with a golden rim that stands out from any cloth. */
function largeBall(pen: Pen, { left }: SpriteModel): void {
  pen.save()
  pen.translate(left ? -13 : 13, -6.5)
  pen.rotate(left ? 0.6 : -0.6)
  for (const [across, down, fill] of [
    [12, 9.2, INK],
    [10.6, 7.8, '#ffd76a'],
    [8.8, 5.8, '#8a4517'],
  ] as const) {
    pen.beginPath()
    pen.ellipse(0, 0, across, down, 0, 0, Math.PI * 2)
    pen.fillStyle = fill
    pen.fill()
  }
  pen.fillStyle = '#fff1cf'
  pen.fillRect(-4.6, -1, 9.2, 2)
  pen.restore()
}

function shadow(pen: Pen): void {
  pen.save()
  pen.translate(2.5, 6)
  pen.scale(22, 14)
  const soft = pen.createRadialGradient(0, 0, 0.5, 0, 0, 1)
  soft.addColorStop(0, 'rgb(0 0 0 / 62%)')
  soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = soft
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}

/** Something in the shape of the seat, flat on the floor; `r` is its half width. */
function flat(pen: Pen, r: number, down: number, paint: () => void): void {
  pen.save()
  pen.translate(0, down)
  pen.scale(r / 17, (r / 17) * 0.7)
  paint()
  pen.restore()
}

function paintBase(pen: Pen, { seat, used, ball }: SpriteModel, isDown: boolean): void {
  const { colour, deep, dark } = coloursOf(seat)
  const shape = new Path2D(seatShape(seat))
  for (let depth = isDown ? 3.4 : 5.6; depth > 2; depth -= 0.5)
    flat(pen, 17.6, depth, () => {
      pen.fillStyle = depth > 3.2 ? '#0e0907' : dark
      pen.fill(shape)
    })
  flat(pen, 17.6, 2, () => {
    const top = pen.createLinearGradient(-17, -17, 12, 17)
    top.addColorStop(0, mix(deep, colour, 0.34))
    top.addColorStop(1, dark)
    pen.fillStyle = top
    pen.fill(shape)
    pen.lineWidth = 5.4
    pen.strokeStyle = '#0e0907'
    pen.stroke(shape)
    pen.lineWidth = 3.4
    pen.strokeStyle = used ? mix(colour, '#77706a', 0.4) : colour
    if (isDown) pen.setLineDash([5, 4])
    pen.stroke(shape)
    pen.setLineDash([])
  })
  if (ball)
    flat(pen, 12.4, 2, () => {
      const gold = new Path2D(seatShape(0))
      pen.fillStyle = '#b9791c'
      pen.fill(gold)
      pen.lineWidth = 4
      pen.strokeStyle = '#ffd76a'
      pen.stroke(gold)
    })
}

function figureOn(pen: Pen, { figure, seat, cloth, size, ball, left }: SpriteModel, isDown: boolean, pixels: number) {
  pen.save()
  pen.translate(0, 1)
  // Large ones leave more of what stands behind them.
  const scale = size > 1 ? 0.82 : 0.94
  pen.scale(scale, scale)
  if (left && !isDown) pen.scale(-1, 1)
  if (isDown) {
    pen.translate(13, 1)
    pen.rotate(-1.4)
    pen.scale(0.92, 0.92)
  }
  const shapes = figureShapes(figure, { seat, cloth, ball })
  const small = pixels < SMALL
  drawShapes(pen, small ? shapes.filter(({ line, fill }) => fill !== null && line !== 0.7) : shapes, small ? 5 : 3.8)
  pen.restore()
}

/** All shapes with a thick line around the whole, then each filled with its own. */
function drawShapes(pen: Pen, shapes: readonly Shape[], outline: number): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const paths = shapes.map((one) => ({ ...one, path: new Path2D(one.d), scale: one.move?.[2] ?? 1 }))
  const placed = (move: Shape['move'], paint: () => void) => {
    if (!move) return paint()
    pen.save()
    pen.translate(move[0], move[1])
    pen.scale(move[2], move[2])
    paint()
    pen.restore()
  }
  pen.strokeStyle = INK
  for (const { path, fill, move, scale } of paths) {
    if (fill === null || outline === 0) continue
    placed(move, () => {
      pen.lineWidth = outline / scale
      pen.stroke(path)
    })
  }
  for (const { path, fill, line, ink, move, scale } of paths) {
    placed(move, () => {
      if (fill !== null) {
        pen.fillStyle = fill
        pen.fill(path)
      }
      if (line > 0) {
        pen.lineWidth = line / scale
        pen.strokeStyle = ink ?? INK
        pen.stroke(path)
      }
    })
  }
}

/** Light from above on the left; overlay keeps the ink black, and what it paints beside the figure is cut away again. */
function lit(pen: Pen, drawn: Sheet, box: () => [Sheet, Pen]): void {
  const [copy, keep] = box()
  keep.setTransform(1, 0, 0, 1, 0, 0)
  keep.drawImage(drawn, 0, 0)
  const light = pen.createLinearGradient(-14, -36, 14, 6)
  light.addColorStop(0, 'rgb(255 244 214 / 60%)')
  light.addColorStop(0.45, 'rgb(255 255 255 / 6%)')
  light.addColorStop(1, 'rgb(20 0 30 / 62%)')
  pen.save()
  pen.globalCompositeOperation = 'overlay'
  pen.fillStyle = light
  pen.fillRect(-40, -66, 90, 96)
  pen.globalCompositeOperation = 'destination-in'
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(copy, 0, 0)
  pen.restore()
}

function tinted(pen: Pen, colour: string): void {
  pen.save()
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = colour
  pen.fillRect(-40, -66, 90, 96)
  pen.restore()
}

/** What has acted fades: greyer by a fill without saturation, so that it works without filters, and darker for eyes without colours. */
function stone(pen: Pen): void {
  const { width, height } = pen.canvas
  const [copy, keep] = sheet(width, height)
  keep.drawImage(pen.canvas, 0, 0)
  pen.save()
  pen.globalCompositeOperation = 'saturation'
  pen.globalAlpha = 0.6
  pen.fillStyle = '#808080'
  pen.fillRect(-40, -66, 90, 96)
  pen.globalAlpha = 1
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = '#c8c2ba'
  pen.fillRect(-40, -66, 90, 96)
  pen.globalCompositeOperation = 'destination-in'
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(copy, 0, 0)
  pen.restore()
}

const STAR = 'M0 -5l1.5 3.4 3.6 .4 -2.7 2.5 .8 3.6 -3.2 -1.9 -3.2 1.9 .8 -3.6 -2.7 -2.5 3.6 -.4z'

function stars(pen: Pen): void {
  const star = new Path2D(STAR)
  for (const [x, y, scale] of [
    [-11, -14, 1],
    [0, -18, 1.25],
    [11, -14, 1],
  ]) {
    pen.save()
    pen.translate(x, y)
    pen.scale(scale, scale)
    pen.lineWidth = 2.4
    pen.strokeStyle = INK
    pen.stroke(star)
    pen.fillStyle = '#ffe27a'
    pen.fill(star)
    pen.restore()
  }
}
