import { type Grid, makeGrid } from './grid.ts'

/** Reads a map of one character per square: `#` is a wall square, everything else is floor. */
export function parseGrid(map: string): Grid {
  const rows = rowsOf(map)
  const width = rows[0].length
  const solid: number[] = []
  rows.forEach((row, y) => {
    if (row.length !== width) throw new RangeError(`map row ${y} has ${row.length} squares, not ${width}`)
    for (let x = 0; x < width; x++) if (row[x] === '#') solid.push(y * width + x)
  })
  return makeGrid({ width, height: rows.length, solid })
}

/**
 * Reads a map that also shows the walls between squares: squares stand on every second column and row, and `|` or `-`
 * between two of them is a wall without thickness. The last column of a row may be left blank.
 */
export function parseWalledGrid(map: string): Grid {
  const rows = rowsOf(map)
  const width = (Math.max(...rows.map((row) => row.length)) + 1) >> 1
  const height = (rows.length + 1) >> 1
  const solid: number[] = []
  const edges: [number, number][] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = y * width + x
      if (rows[2 * y][2 * x] === '#') solid.push(square)
      if (rows[2 * y][2 * x + 1] === '|') edges.push([square, square + 1])
      if (rows[2 * y + 1]?.[2 * x] === '-') edges.push([square, square + width])
    }
  }
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const parts = row[x] === '|' ? x % 2 === 1 && y % 2 === 0 : row[x] === '-' ? x % 2 === 0 && y % 2 === 1 : true
      if (!parts) throw new RangeError(`map row ${y}: the wall at column ${x} parts no two squares`)
    }
  })
  return makeGrid({ width, height, solid, edges })
}

/** The lines of a map without the blank first and last ones and without the common indent of a template literal. */
function rowsOf(map: string): string[] {
  const lines = map.split('\n')
  while (lines.length > 0 && lines[0].trim() === '') lines.shift()
  while (lines.length > 0 && lines[lines.length - 1].trim() === '') lines.pop()
  if (lines.length === 0) throw new RangeError('the map has no rows')
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent))
}
