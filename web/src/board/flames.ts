import type { FLAME, Torch } from '../art/ground/torches.ts'
import { groundModel } from './ground.ts'
import type { BoardModel } from './model.ts'
import { svg, UNIT } from './svg.ts'

/** Flames change their shape this often, all at once, and go through so many shapes. */
const FLICKER = 400
const SHAPES = 6
/** While the board moves only the painted ones are seen: a layer less to be moved. They are still where nobody has done anything for a while. */
const MOVING = 300
const ASLEEP = 20_000

/** Torches that burn: over the painted ones, on boards that are played on. */
export class FlameLayer {
  readonly layer = document.createElement('div')
  private shown = ''
  private timer = 0
  private touched = 0
  private moved = 0
  private readonly abort = new AbortController()

  constructor() {
    this.layer.className = 'flames'
  }

  destroy(): void {
    clearInterval(this.timer)
    this.abort.abort()
  }

  /** The board has moved. */
  rest(): void {
    this.moved = performance.now()
    this.layer.hidden = true
  }

  /** @param burns whether anything may move at all */
  update(model: BoardModel, burns: boolean): void {
    const key = burns ? model.ground : ''
    if (key === this.shown) return
    this.shown = key
    if (burns && !this.timer) this.begin()
    if (burns) void this.light(model)
    else this.layer.replaceChildren()
  }

  private begin(): void {
    const touch = () => {
      this.touched = performance.now()
    }
    touch()
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      document.addEventListener(event, touch, { signal: this.abort.signal, passive: true })
    let shape = 0
    this.timer = window.setInterval(() => {
      const now = performance.now()
      if (document.hidden || now - this.moved < MOVING) return
      this.layer.hidden = false
      if (now - this.touched > ASLEEP) return
      shape = (shape + 1) % SHAPES
      this.layer.dataset.shape = String(shape)
    }, FLICKER)
  }

  private async light(model: BoardModel): Promise<void> {
    const { flamesOf, FLAME: shape } = await import('../art/ground/torches.ts')
    if (model.ground !== this.shown) return
    this.layer.replaceChildren(...flamesOf(groundModel(model)).map((torch) => flameAt(torch, shape)))
  }
}

function flameAt({ x, y }: Torch, { path, parts }: typeof FLAME): SVGSVGElement {
  const colours = parts.map(([fill, scale]) => svg('path', { d: path, fill, transform: `scale(${scale})` }))
  const flame = svg('svg', { viewBox: '-0.2 -0.4 0.4 0.46', 'aria-hidden': 'true' }, ...colours)
  flame.style.cssText = `left:${x * UNIT - 8}px;top:${(y - 0.08) * UNIT - 16}px`
  return flame
}
