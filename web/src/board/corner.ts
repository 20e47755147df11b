export type Corner = `${'top' | 'bottom'} ${'left' | 'right'}`

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The first of these corners of what is seen where something of this size, in squares, covers the fewest pieces. */
export function clearestCorner(
  corners: readonly Corner[],
  pieces: readonly { readonly x: number; readonly y: number }[],
  [left, top, right, bottom]: Box,
  width: number,
  height: number,
): Corner {
  const covered = corners.map((corner) => {
    const isIn = ({ x, y }: { readonly x: number; readonly y: number }) =>
      (corner.endsWith('right') ? x + 1 > right - width && x < right : x + 1 > left && x < left + width) &&
      (corner.startsWith('bottom') ? y + 1 > bottom - height && y < bottom : y + 1 > top && y < top + height)
    return pieces.filter(isIn).length
  })
  return corners[covered.indexOf(Math.min(...covered))]
}
