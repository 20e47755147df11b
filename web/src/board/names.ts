import { placeNames } from '../art/ground/names.ts'
import { survey } from '../art/ground/plan.ts'
import { groundModel } from './ground.ts'
import type { BoardModel, LabelModel } from './model.ts'
import { svg, UNIT } from './svg.ts'

/** Squares across the cloth with a name that hangs behind an End Zone. */
const CLOTH = 0.5

/** The names of rooms in the rock beside them; those of End Zones on cloths before the stands, where nobody hides them. */
export function nameParts(model: BoardModel): SVGElement[] {
  const { labels, place } = model
  if (place === 'pitch')
    return labels.flatMap((label) => {
      const { x, y, text, turned, seat } = label
      return [cloth(label, model), name(text, x, y, turned ? -1 : 0, seat, 'room across')]
    })
  // Tiles of a ruin lie side by side: there is no rock to write on, and nothing is written below pieces.
  if (place === 'ruin') return []
  const things = model.markers.flatMap(({ x, y, width = 1, height = 1 }) =>
    Array.from({ length: width * height }, (_, i) => `${x + (i % width)},${y + Math.floor(i / width)}`),
  )
  return placeNames(survey(groundModel(model)), labels, new Set(things)).map(({ x, y, text, turn, seat }) =>
    name(text, x, y, turn, seat, 'room'),
  )
}

function cloth({ x, y, turned, seat }: LabelModel, { width, height }: BoardModel): SVGElement {
  const [w, h] = turned ? [CLOTH, height] : [width, CLOTH]
  return svg('rect', {
    class: `cloth seat-${seat}`,
    x: (x - w / 2) * UNIT,
    y: (y - h / 2) * UNIT,
    width: w * UNIT,
    height: h * UNIT,
    rx: 3,
  })
}

function name(text: string, x: number, y: number, turn: number, seat: number | undefined, kind: string): SVGElement {
  const label = svg('text', {
    class: seat === undefined ? kind : `${kind} seat-${seat}`,
    transform: `translate(${x * UNIT} ${y * UNIT}) rotate(${turn * 90})`,
    'text-anchor': 'middle',
  })
  label.textContent = text
  return label
}
