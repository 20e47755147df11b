import { type Box, type Pen, type Sheet, sheet } from '../canvas.ts'
import { grain } from '../grain.ts'
import { type Palette, underTheSky } from '../palette.ts'
import { isProp, paintProp, propGlow } from '../props/index.ts'
import { decorate } from './decor.ts'
import { gridLines, layFloor } from './floors.ts'
import { paintInlay } from './inlay.ts'
import { paintLight, paintTorch } from './light.ts'
import type { GroundModel } from './model.ts'
import { paintPitch } from './pitch.ts'
import { survey } from './plan.ts'
import { paintRock } from './rock.ts'
import { MARGIN } from './sketch.ts'
import { torchesOf } from './torches.ts'
import { paintDoors, paintWalls, wallMass, wallShadows } from './walls.ts'

/** The edge of the picture fades over this many squares. */
const FADE = 1.4

/** The whole ground as one bitmap, `pixels` to a square. Nothing in here runs again until board, theme or scale change. */
export function paintGround(model: GroundModel, palette: Palette, pixels: number): Sheet {
  const { width, height } = model
  const [canvas, pen] = sheet((width + 2 * MARGIN) * pixels, (height + 2 * MARGIN) * pixels)
  pen.scale(pixels, pixels)
  pen.translate(MARGIN, MARGIN)
  const box = { x: -MARGIN, y: -MARGIN, x2: width + MARGIN, y2: height + MARGIN }
  if (model.place === 'pitch') {
    paintPitch(pen, model, palette, pixels, MARGIN)
    things(pen, model, palette)
  } else paintHalls(pen, model, model.place === 'ruin' ? underTheSky(palette) : palette, pixels, box)
  fade(pen, box)
  return canvas
}

function paintHalls(pen: Pen, model: GroundModel, palette: Palette, pixels: number, box: Box): void {
  const plan = survey(model)
  paintRock(pen, plan, palette, box)
  wallMass(pen, plan, palette)
  for (const [x, y, look] of plan.cells) layFloor(pen, x, y, look, palette)
  pen.save()
  pen.clip(plan.union)
  grain(pen, 0.3, 6)
  pen.restore()
  for (const room of plan.rooms) decorate(pen, room, palette)
  if (model.place === 'ruin') paintInlay(pen, plan, palette, model)
  gridLines(pen, plan.cells, plan.has, palette)
  wallShadows(pen, plan, palette, pixels)
  paintWalls(pen, plan, palette)
  paintDoors(pen, plan, palette)
  const torches = torchesOf(model, plan)
  paintLight(pen, palette, box, torches, [
    ...model.things.flatMap((thing) => propGlow(thing) ?? []),
    ...(model.place === 'ruin' ? [sunlight(model, palette)] : []),
  ])
  for (const torch of torches) paintTorch(pen, torch)
  // Last: what stands here keeps its ink in its own light.
  things(pen, model, palette)
}

const sunlight = ({ width, height }: GroundModel, palette: Palette) => ({
  x: width / 2,
  y: height / 2,
  r: 15,
  colour: [255, 190, 110] as const,
  power: palette.wash ? 0.1 : 0.3,
})

function things(pen: Pen, model: GroundModel, palette: Palette): void {
  for (const thing of [...model.things].sort((a, b) => a.y - b.y)) {
    if (!isProp(thing.kind)) continue
    pen.save()
    pen.translate(thing.x, thing.y)
    pen.scale(1 / 40, 1 / 40)
    paintProp(pen, thing, palette)
    pen.restore()
  }
}

function fade(pen: Pen, box: Box): void {
  pen.save()
  pen.globalCompositeOperation = 'destination-out'
  const [w, h] = [box.x2 - box.x, box.y2 - box.y]
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const away = pen.createLinearGradient(x1, y1, x2, y2)
    away.addColorStop(0, '#000')
    away.addColorStop(1, 'rgb(0 0 0 / 0%)')
    pen.fillStyle = away
    pen.fillRect(Math.min(x1, x2, box.x), Math.min(y1, y2, box.y), w, h)
  }
  pen.beginPath()
  for (const [x1, y1, x2, y2, rx, ry, rw, rh] of [
    [box.x, 0, box.x + FADE, 0, box.x, box.y, FADE, h],
    [box.x2, 0, box.x2 - FADE, 0, box.x2 - FADE, box.y, FADE, h],
    [0, box.y, 0, box.y + FADE, box.x, box.y, w, FADE],
    [0, box.y2, 0, box.y2 - FADE, box.x, box.y2 - FADE, w, FADE],
  ]) {
    pen.save()
    pen.beginPath()
    pen.rect(rx, ry, rw, rh)
    pen.clip()
    edge(x1, y1, x2, y2)
    pen.restore()
  }
  pen.restore()
}
