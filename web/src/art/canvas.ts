/** Something to paint on, on the page or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
export type Sheet = HTMLCanvasElement | OffscreenCanvas

export function sheet(width: number, height: number): [Sheet, Pen] {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))]
  if (typeof document === 'undefined') {
    const made = new OffscreenCanvas(w, h)
    return [made, penOf(made.getContext('2d'))]
  }
  const made = document.createElement('canvas')
  made.width = w
  made.height = h
  return [made, penOf(made.getContext('2d'))]
}

function penOf<P extends Pen>(pen: P | null): P {
  if (!pen) throw new Error('this browser has no canvas to paint on')
  return pen
}

/** Shows a painted picture on a canvas of the page. */
export function show(canvas: HTMLCanvasElement | null, picture: CanvasImageSource & Size): void {
  if (!canvas) return
  canvas.width = picture.width
  canvas.height = picture.height
  penOf(canvas.getContext('2d')).drawImage(picture, 0, 0)
}

/**
 * Shows a painted picture that is not painted on any more. Where browsers draw without a graphics card they copy what could still be
 * painted on in every frame, a whole board as well.
 */
export function showStill(canvas: HTMLCanvasElement | null, picture: CanvasImageSource & Size): void {
  if (!canvas) return
  if (typeof OffscreenCanvas === 'undefined') {
    show(canvas, picture)
    return
  }
  const copy = new OffscreenCanvas(picture.width, picture.height)
  penOf(copy.getContext('2d')).drawImage(picture, 0, 0)
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(copy.transferToImageBitmap())
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly x2: number
  readonly y2: number
}

/** Soft things need few pixels: they are painted at a few to a square and stretched. */
export function stretched(pen: Pen, box: Box, pixels: number, paint: (small: Pen) => void): void {
  const [width, height] = [box.x2 - box.x, box.y2 - box.y]
  const [small, on] = sheet(width * pixels, height * pixels)
  on.scale(pixels, pixels)
  on.translate(-box.x, -box.y)
  paint(on)
  pen.drawImage(small, box.x, box.y, width, height)
}

/** Fills a path with soft edges. Where filters are missing (Safari) the shadow of a path far away does the same. */
export function fillSoft(pen: Pen, path: Path2D, colour: string, blur: number): void {
  pen.save()
  pen.fillStyle = colour
  if ('filter' in pen) {
    pen.filter = `blur(${blur}px)`
    pen.fill(path)
  } else {
    const away = 10_000
    const old = pen as CanvasRenderingContext2D
    old.shadowColor = colour
    old.shadowBlur = 2 * blur
    old.shadowOffsetX = away
    old.translate(-away / old.getTransform().a, 0)
    old.fill(path)
  }
  pen.restore()
}

export const circle = (pen: Pen, x: number, y: number, r: number): void => {
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
}

export const oval = (pen: Pen, x: number, y: number, rx: number, ry: number, turn = 0): void => {
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI)
}

export function polygon(pen: Pen, points: readonly (readonly [number, number])[], closed = true): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  if (closed) pen.closePath()
}

/** A path of SVG, filled, with an ink line around it. */
export function shape(pen: Pen, d: string, fill: string, line = 1.4, ink = '#140d0a'): void {
  const path = new Path2D(d)
  pen.fillStyle = fill
  pen.lineJoin = 'round'
  pen.fill(path)
  if (line > 0) {
    pen.lineWidth = line
    pen.strokeStyle = ink
    pen.stroke(path)
  }
}
