import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { boardOf, spaceOf } from './board.ts'

const WIDTH = 9
const HEIGHT = 6

/** A block by the words of the rule: its squares without walls, where enough lanes beside each other are free (SK-MOVE-13). */
function plainSpace(rows: readonly string[], x: number, y: number, width: number): number[] {
  if (x + width > WIDTH || y + width > HEIGHT) return []
  const along = Array.from({ length: width }, (_, i) => i)
  const isFree = (column: number, row: number) => rows[y + row][x + column] !== '#'
  const squares = along
    .flatMap((row) => along.map((column) => ({ column, row })))
    .filter(({ column, row }) => isFree(column, row))
  const needed = width === 3 ? 2 : 1
  const runs = along.slice(0, width - needed + 1).map((from) => along.slice(from, from + needed))
  const hasPassage =
    runs.some((run) => run.every((row) => along.every((column) => isFree(column, row)))) ||
    runs.some((run) => run.every((column) => along.every((row) => isFree(column, row))))
  return hasPassage ? squares.map(({ column, row }) => (y + row) * WIDTH + x + column) : []
}

test('spaces that boards share are those of the rule, on boards with other walls', () => {
  const random = new Random(7)
  for (let board = 0; board < 20; board++) {
    const rows = Array.from({ length: HEIGHT }, () =>
      Array.from({ length: WIDTH }, () => random.pick(['.', '.', '.', '#'])).join(''),
    )
    const made = boardOf(WIDTH, rows.join(''))
    for (const width of [1, 2, 3]) {
      for (let square = 0; square < WIDTH * HEIGHT; square++) {
        const plain = plainSpace(rows, square % WIDTH, Math.floor(square / WIDTH), width)
        expect([...spaceOf(made, square, width)]).toEqual(plain)
      }
    }
  }
})
