import { UNIT } from './svg.ts'

const SMALLEST = 0.25
const LARGEST = 4

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a board is seen beside its place: so many pixels away, and so many times as large. */
export interface Shift {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Room around what is shown, in squares; where the board has to move for it, so many more. */
const MARGIN = 1
const MORE = 2

/** Room above the first row, in squares: heads and walls reach beyond it. */
export const HEADROOM = 0.5

/** Where the board begins along one side, so that these squares are seen and no room is wasted. */
function along(at: number, size: number, frame: number, squares: number, wanted: readonly number[], head = 0): number {
  const length = squares * size
  const before = head * size
  const edge = Math.max(EDGE, ROCK * size)
  if (length + before + 2 * EDGE <= frame) return (frame - length + before) / 2
  let from = Math.min(...wanted) - MARGIN
  let to = Math.max(...wanted) + 1 + MARGIN
  if ((to - from) * size > frame) {
    // Of more than fits: as near to the middle of it all as the first of them stays in sight.
    const half = frame / size / 2
    const middle = wanted.reduce((sum, square) => sum + square, 0) / wanted.length
    const centre = Math.min(wanted[0] + half - 2, Math.max(wanted[0] + 3 - half, middle + 0.5))
    from = centre - half
    to = centre + half
  }
  const isSeen = wanted.length === 0 || (at + from * size >= 0 && at + to * size <= frame)
  const more = Math.max(0, Math.min(MORE, (frame / size - (to - from)) / 2))
  const shown = isSeen ? at : Math.max(Math.min(at, frame - (to + more) * size), (more - from) * size)
  const [first, last] = [edge + before, frame - length - edge]
  const place = Math.min(first, Math.max(last, shown))
  // Where the end of the board is nearly in sight, the names in the rock beyond it are as well, if that hides nobody.
  const shows = (end: number) => end + (from + MARGIN) * size >= 0 && end + (to - MARGIN) * size <= frame
  return [first, last].find((end) => Math.abs(end - place) < edge + size / 2 && shows(end)) ?? place
}

/** These squares, and others as well if they are near enough that all of them are seen at this size. */
export function withAlso<At extends { readonly x: number; readonly y: number }>(
  frame: Size,
  squares: readonly At[],
  others: readonly At[],
  size: number,
): readonly At[] {
  const all = [...squares, ...others]
  const fits = (along: 'x' | 'y', room: number) => {
    const places = all.map((square) => square[along])
    return (Math.max(...places) - Math.min(...places) + 1 + 2 * MARGIN) * size <= room
  }
  return fits('x', frame.width) && fits('y', frame.height - HEADROOM * size) ? all : squares
}

/** Pixels between the board and the edge of its frame. */
const EDGE = 14
/** What moves is followed where it leaves the inner part of the frame: so much of it lies on each side. */
const OUTER = 0.15
/** Squares of rock beside a board of which a part is seen: names of rooms are written there. */
const ROCK = 1.1

/** Which part of the board is seen: a scale and the place of the board's top left corner, in pixels. */
export class Camera {
  scale = 1
  x = 0
  y = 0
  /** The whole board is seen: it is fitted again whenever its frame changes. */
  fitted = true
  /** People have zoomed or panned themselves. */
  held = false
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
  }

  /** @param rock squares of rock above and below the board that are seen as well */
  fit(frameWidth: number, frameHeight: number, columns: number, rows: number, rock = 0): void {
    const width = columns * UNIT
    const height = (rows + HEADROOM + 2 * rock) * UNIT
    const scale = Math.min((frameWidth - 2 * EDGE) / width, (frameHeight - 2 * EDGE) / height)
    this.scale = Math.min(LARGEST, Math.max(SMALLEST / 2, scale))
    this.x = (frameWidth - width * this.scale) / 2
    this.y = (frameHeight - height * this.scale) / 2 + (HEADROOM + rock) * UNIT * this.scale
    this.fitted = true
    this.changed()
  }

  /**
   * Shows these squares at this size, moving as little as needed; of more than fit, the first one. The board leaves no empty room
   * that it could fill.
   */
  show(frame: Size, board: Size, squares: readonly { x: number; y: number }[], size: number): void {
    const before = { scale: this.scale, x: this.x, y: this.y, fitted: this.fitted }
    const scale = Math.min(LARGEST, Math.max(SMALLEST / 2, size / UNIT))
    const ratio = scale / this.scale
    this.scale = scale
    this.x = along(
      frame.width / 2 - (frame.width / 2 - this.x) * ratio,
      size,
      frame.width,
      board.width,
      squares.map(({ x }) => x),
    )
    this.y = along(
      frame.height / 2 - (frame.height / 2 - this.y) * ratio,
      size,
      frame.height,
      board.height,
      squares.map(({ y }) => y),
      HEADROOM,
    )
    this.fitted = false
    const isSame = before.scale === scale && before.x === this.x && before.y === this.y && !before.fitted
    if (!isSame) this.changed()
  }

  /** It goes to where it is seen beside its place. */
  take({ x, y, scale }: Shift): void {
    this.x = x + scale * this.x
    this.y = y + scale * this.y
    this.scale *= scale
    this.fitted = false
  }

  /** By hand: from now on the board stays where people put it. */
  pan(dx: number, dy: number): void {
    this.held = true
    this.shift(dx, dy)
  }

  shift(dx: number, dy: number): void {
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
    this.held = true
    this.fitted = false
    this.changed()
  }

  toSquare(px: number, py: number): { x: number; y: number } {
    return {
      x: Math.floor((px - this.x) / this.scale / UNIT),
      y: Math.floor((py - this.y) / this.scale / UNIT),
    }
  }

  /** Move as little as needed to bring the square out of the outer parts of the frame. */
  reveal(x: number, y: number, frameWidth: number, frameHeight: number): void {
    if (this.fitted) return
    const unit = UNIT * this.scale
    const within = (at: number, length: number) => Math.min(Math.max(at, OUTER * length), (1 - OUTER) * length) - at
    const dx = within((x + 0.5) * unit + this.x, frameWidth)
    const dy = within((y + 0.5) * unit + this.y, frameHeight)
    if (dx || dy) this.shift(dx, dy)
  }
}
