import { paintGround } from './ground/paint.ts'
import type { PaintTask } from './painter.ts'
import { paletteOf } from './palette.ts'

self.onmessage = ({ data: { id, ground, theme, pixels } }: MessageEvent<PaintTask>) => {
  const painted = paintGround(ground, paletteOf(theme), pixels) as OffscreenCanvas
  const picture = painted.transferToImageBitmap()
  self.postMessage({ id, answer: picture }, { transfer: [picture] })
}
