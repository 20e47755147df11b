import { showStill } from '../art/canvas.ts'
import type { GroundModel } from '../art/ground/model.ts'
import { MARGIN, sketchGround } from '../art/ground/sketch.ts'
import { groundPicture } from '../art/painter.ts'
import { paletteOf } from '../art/palette.ts'
import type { BoardModel } from './model.ts'
import { jump } from './motion.ts'
import { UNIT } from './svg.ts'

/** The most device pixels to a square, and in the whole picture. */
const MOST_PIXELS = 128
const MOST_AREA = 24_000_000
/** The first glance needs few pixels. */
const SKETCH = 4

interface Wanted {
  readonly key: string
  readonly model: BoardModel
  readonly theme: string | undefined
  readonly pixels: number
}

/** The painted ground: one bitmap below everything that lives. */
export class GroundLayer {
  readonly canvas = document.createElement('canvas')
  private wanted: Wanted | null = null
  private isPainting = false
  private readonly painted: () => void

  constructor(painted: () => void) {
    this.painted = painted
    this.canvas.className = 'ground'
  }

  get isPainted(): boolean {
    return this.canvas.dataset.painted === 'true'
  }

  /** Paints the ground of this board at this scale, if it is not there already. */
  show(model: BoardModel, scale: number): void {
    const theme = document.documentElement.dataset.theme
    const pixels = pixelsFor(model, scale)
    const key = `${theme} ${pixels} ${model.ground}`
    const before = this.wanted
    if (key === before?.key) return
    this.wanted = { key, model, theme, pixels }
    // A carpet in another colour comes when it is painted; other floors and walls are seen at once.
    if (!before || before.theme !== theme || shapeOf(before.model) !== shapeOf(model))
      this.put(sketchGround(groundModel(model), paletteOf(theme), SKETCH), model)
    if (!this.isPainting) void this.paint()
  }

  /** One picture at a time, and what is not wanted any more is never begun: boards find their scale in several steps. */
  private async paint(): Promise<void> {
    this.isPainting = true
    try {
      await Promise.resolve()
      for (let done = ''; this.wanted && done !== this.wanted.key; ) {
        const { key, model, theme, pixels } = this.wanted
        const picture = await groundPicture(key, groundModel(model), theme, pixels)
        if (key === this.wanted.key) {
          this.put(picture, model)
          this.painted()
        }
        done = key
      }
    } finally {
      this.isPainting = false
    }
  }

  /** The crowd around a pitch jumps: its rows in turns, over the painted ones. */
  async cheer(stepTime: number): Promise<void> {
    const { canvas, wanted } = this
    if (wanted?.model.place !== 'pitch' || !this.isPainted) return
    const { key, model, theme, pixels } = wanted
    const ground = groundModel(model)
    const [{ cutFans }, picture] = await Promise.all([
      import('../art/ground/stands.ts'),
      groundPicture(key, ground, theme, pixels),
    ])
    for (const [i, fans] of cutFans(ground, picture).entries()) {
      const row = document.createElement('canvas')
      row.className = 'fans'
      row.style.cssText = canvas.style.cssText
      showStill(row, fans)
      canvas.after(row)
      jump(row, i, stepTime).onfinish = () => row.remove()
    }
  }

  private put(picture: CanvasImageSource & { width: number; height: number }, { width, height }: BoardModel): void {
    const { canvas } = this
    showStill(canvas, picture)
    canvas.dataset.painted = String(picture.width > (width + 2 * MARGIN) * SKETCH)
    canvas.style.cssText = `left:${-MARGIN * UNIT}px;top:${-MARGIN * UNIT}px;width:${(width + 2 * MARGIN) * UNIT}px;height:${(height + 2 * MARGIN) * UNIT}px`
  }
}

/** Where walls and floors are. */
function shapeOf({ width, height, floors, edges }: BoardModel): string {
  const squares = floors.flatMap((floor) => floor.squares.map(({ x, y }) => `${x},${y},${floor.look.solid}`))
  return JSON.stringify([width, height, squares.sort(), edges])
}

function pixelsFor({ width, height }: BoardModel, scale: number): number {
  const wanted = Math.min(MOST_PIXELS, Math.max(6, Math.round(UNIT * scale * window.devicePixelRatio)))
  const most = Math.sqrt(MOST_AREA / ((width + 2 * MARGIN) * (height + 2 * MARGIN)))
  return Math.min(wanted, Math.floor(most))
}

export const groundModel = ({ place, width, height, floors, edges, markers }: BoardModel): GroundModel => ({
  place,
  width,
  height,
  floors: floors.map(({ look, squares }) => ({ look, squares })),
  edges,
  things: markers.filter(({ fixed }) => fixed),
})
