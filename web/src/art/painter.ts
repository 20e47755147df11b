import { WorkerLine } from '../worker/line.ts'
import type { Sheet } from './canvas.ts'
import type { GroundModel } from './ground/model.ts'

export interface PaintTask {
  readonly id: number
  readonly ground: GroundModel
  readonly theme: string | undefined
  readonly pixels: number
}

type Picture = ImageBitmap | Sheet

/** Pictures that are kept: the board that is looked at, at a few scales, and those of the home page. */
const MOST = 6

const kept = new Map<string, Promise<Picture>>()
const line = new WorkerLine(() => new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' }))

/** The ground as a bitmap, painted beside the page so that nothing waits for it. */
export function groundPicture(
  key: string,
  ground: GroundModel,
  theme: string | undefined,
  pixels: number,
): Promise<Picture> {
  const found = kept.get(key) ?? paint(ground, theme, pixels)
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST) kept.delete(oldest)
  return found
}

async function paint(ground: GroundModel, theme: string | undefined, pixels: number): Promise<Picture> {
  if (typeof OffscreenCanvas === 'undefined') {
    const [{ paintGround }, { paletteOf }] = await Promise.all([import('./ground/paint.ts'), import('./palette.ts')])
    return paintGround(ground, paletteOf(theme), pixels)
  }
  return line.ask({ ground, theme, pixels }) as Promise<ImageBitmap>
}
