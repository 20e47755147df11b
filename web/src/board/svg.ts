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

/** A mark in the middle of a square. */
export const diamondPath = (x: number, y: number, r: number): string => {
  const cx = x * UNIT + UNIT / 2
  const cy = y * UNIT + UNIT / 2
  return `M${cx - r} ${cy}l${r} ${-r}l${r} ${r}l${-r} ${r}z`
}

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
