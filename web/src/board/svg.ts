import type { Destination, Toll } from './model.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'

export const UNIT = 40

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
  ...children: SVGElement[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** Draws a path, if it is another one: browsers lay out and paint the same one again. */
export function redraw(path: Element, d: string): void {
  if (path.getAttribute('d') !== d) path.setAttribute('d', d)
}

export const squarePath = (x: number, y: number, inset = 0, size = 1): string => {
  const a = x * UNIT + inset
  const b = y * UNIT + inset
  const w = size * UNIT - 2 * inset
  return `M${a} ${b}h${w}v${w}h${-w}z`
}

const TRIANGLE = 'l6.6 11.4h-13.2z'
const CHEVRON = 'l5 5l-5 5h-4.4l5 -5l-5 -5z'

/** The marks of squares, from where each begins, around the middle: told apart without colour. */
const MARKS: Readonly<Record<Toll | 'free', readonly (readonly [x: number, y: number, part: string])[]>> = {
  free: [[-4.8, 0, 'l4.8 -4.8l4.8 4.8l-4.8 4.8z']],
  effort: [
    [-1.6, -5, CHEVRON],
    [5.6, -5, CHEVRON],
  ],
  danger: [[0, -7.4, TRIANGLE]],
  both: [
    [0, -13, TRIANGLE],
    [-1.6, 1.6, CHEVRON],
    [5.6, 1.6, CHEVRON],
  ],
  roll: [[-5.4, -5.4, 'h10.8v10.8h-10.8zm3.4 3.4v4h4v-4z']],
  react: [
    [-2.6, -9, 'h5.2l-1.3 10.4h-2.6z'],
    [-2.3, 3.6, 'h4.6v4.4h-4.6z'],
  ],
  contact: [[-6.6, 0, 'a6.6 6.6 0 0 1 13.2 0a6.6 6.6 0 0 1 -13.2 0zm3.6 0a3 3 0 0 0 6 0a3 3 0 0 0 -6 0z']],
}

/** A mark in the middle of a square, or `lift` above it. */
export const markPath = ({ x, y, toll }: Pick<Destination, 'x' | 'y' | 'toll'>, lift = 0): string =>
  MARKS[toll ?? 'free']
    .map(([dx, dy, part]) => `M${(x + 0.5) * UNIT + dx} ${(y + 0.5) * UNIT + dy - lift}${part}`)
    .join('')

/** The outline of an area of squares: every side that no other of its squares shares. */
export const edgePath = (squares: readonly { readonly x: number; readonly y: number }[]): string => {
  const taken = new Set(squares.map(({ x, y }) => `${x},${y}`))
  return squares
    .flatMap(({ x, y }) => {
      const [left, top] = [x * UNIT, y * UNIT]
      return [
        taken.has(`${x},${y - 1}`) ? '' : `M${left} ${top}h${UNIT}`,
        taken.has(`${x},${y + 1}`) ? '' : `M${left} ${top + UNIT}h${UNIT}`,
        taken.has(`${x - 1},${y}`) ? '' : `M${left} ${top}v${UNIT}`,
        taken.has(`${x + 1},${y}`) ? '' : `M${left + UNIT} ${top}v${UNIT}`,
      ]
    })
    .join('')
}
