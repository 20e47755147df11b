import type { Sheet } from '../art/canvas.ts'
import { sheet, showStill } from '../art/canvas.ts'
import { paletteOf } from '../art/palette.ts'
import { isProp, paintProp } from '../art/props/index.ts'
import { playSound } from '../sound/player.ts'
import type { MarkerModel } from './model.ts'
import { drawLine, fly, shake } from './motion.ts'
import { UNIT } from './svg.ts'

/** Fortieths above and beside its square that a thing may reach. */
const ROOM = 16

/** Things on the floor: labelled; those that may change are bitmaps of their own, the others are part of the ground. */
export class MarkerLayer {
  readonly layer = document.createElement('div')
  private shown = ''
  private readonly places = new Map<string, readonly [number, number]>()
  private readonly kinds = new Map<string, string>()

  constructor() {
    this.layer.className = 'markers'
  }

  update(markers: readonly MarkerModel[], pixels: number, stepTime = 0): void {
    const theme = document.documentElement.dataset.theme
    const key = `${theme} ${pixels} ${markers.map((marker) => JSON.stringify(marker)).join()}`
    if (key === this.shown) return
    this.shown = key
    const elements = markers.map((marker) => element(marker, pixels, theme))
    this.layer.replaceChildren(...elements)
    markers.forEach(({ id, x, y, fixed, kind }, i) => {
      const before = this.places.get(id)
      const [picture] = elements[i].children
      const here = [x * UNIT, y * UNIT] as const
      if (before && picture && (before[0] !== here[0] || before[1] !== here[1])) {
        if (stepTime > 0) {
          fly(elements[i], picture, before, here)
          playSound('throw')
        } else drawLine(this.layer, middleOf(before), middleOf(here))
      }
      const was = this.kinds.get(id)
      if (was && was !== kind && picture && stepTime > 0) shake(elements[i], picture, stepTime)
      this.kinds.set(id, kind)
      if (!fixed) this.places.set(id, here)
    })
  }
}

const middleOf = ([x, y]: readonly [number, number]) => [x + UNIT / 2, y + UNIT / 2] as const

function element(marker: MarkerModel, pixels: number, theme: string | undefined): HTMLElement {
  const { x, y, width = 1, height = 1, kind, label, fixed } = marker
  const made = document.createElement('div')
  made.className = `marker marker-${kind}`
  made.setAttribute('role', 'img')
  made.setAttribute('aria-label', label)
  made.style.cssText = `transform:translate(${x * UNIT}px, ${y * UNIT}px);width:${width * UNIT}px;height:${height * UNIT}px`
  if (!fixed && isProp(kind)) {
    const canvas = copyOf(propPicture(marker, pixels, theme))
    canvas.style.cssText = `left:${-ROOM}px;top:${-ROOM}px;width:${width * UNIT + 2 * ROOM}px;height:${height * UNIT + 2 * ROOM}px`
    made.append(canvas)
  }
  return made
}

const kept = new Map<string, Sheet>()

function propPicture(marker: MarkerModel, pixels: number, theme: string | undefined): Sheet {
  const { kind, badge, seat, width = 1, height = 1 } = marker
  const key = [kind, badge, seat, width, height, pixels, theme].join()
  const found = kept.get(key)
  if (found) return found
  const scale = pixels / UNIT
  const [canvas, pen] = sheet((width * UNIT + 2 * ROOM) * scale, (height * UNIT + 2 * ROOM) * scale)
  pen.scale(scale, scale)
  pen.translate(ROOM, ROOM)
  paintProp(pen, marker, paletteOf(theme))
  if (kept.size > 200) kept.clear()
  kept.set(key, canvas)
  return canvas
}

/** A canvas of its own that shows a painted one. */
function copyOf(picture: Sheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  showStill(canvas, picture)
  return canvas
}
