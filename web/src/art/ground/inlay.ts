import { circle, type Pen, polygon } from '../canvas.ts'
import type { Palette } from '../palette.ts'
import type { GroundModel } from './model.ts'
import type { Plan } from './plan.ts'

const RADIUS = 4.6

/** A great star laid into the middle of a mat. */
export function paintInlay(pen: Pen, plan: Plan, palette: Palette, { width, height }: GroundModel): void {
  const day = palette.wash > 0
  pen.save()
  pen.clip(plan.union)
  pen.translate(width / 2, height / 2)
  pen.strokeStyle = day ? 'rgb(120 60 20 / 40%)' : 'rgb(240 200 120 / 36%)'
  for (const [part, line] of [
    [1, 0.09],
    [0.93, 0.04],
    [0.6, 0.05],
  ]) {
    pen.lineWidth = line
    circle(pen, 0, 0, RADIUS * part)
    pen.stroke()
  }
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    const length = RADIUS * (i % 2 ? 0.56 : i % 4 ? 0.78 : 0.92)
    for (const side of [-1, 1]) {
      const shade = day ? 'rgb(140 80 30 / 26%)' : 'rgb(60 30 14 / 24%)'
      const shine = day ? 'rgb(255 250 230 / 40%)' : 'rgb(250 214 150 / 13%)'
      pen.fillStyle = side < 0 ? shade : shine
      const beside = angle + (side * Math.PI) / 16
      polygon(pen, [
        [0, 0],
        [Math.cos(angle) * length, Math.sin(angle) * length],
        [Math.cos(beside) * RADIUS * 0.3, Math.sin(beside) * RADIUS * 0.3],
      ])
      pen.fill()
    }
  }
  pen.restore()
}
