/** The two sides of the board (BZ-GEN-02). `#` blocked, `T` trapdoor, `L` and `R` the End Zones. */

export const COLUMNS = 15
export const ROWS = 11
export const SQUARES = COLUMNS * ROWS

export type BoardId = 'rubble-yard' | 'twin-pits'

export interface BoardPlan {
  readonly id: BoardId
  readonly name: string
  readonly rows: readonly string[]
}

export const boardPlans: readonly BoardPlan[] = [
  {
    id: 'rubble-yard',
    name: 'Rubble Yard',
    rows: [
      'L.............R',
      'L.............R',
      'L..##.....##..R',
      'L..##.....##..R',
      'L.............R',
      'L......T......R',
      'L.............R',
      'L..##.....##..R',
      'L..##.....##..R',
      'L.............R',
      'L.............R',
    ],
  },
  {
    id: 'twin-pits',
    name: 'Twin Pits',
    rows: [
      'L.............R',
      'L.............R',
      'L......T......R',
      'L..#.......#..R',
      'L.............R',
      'L.....###.....R',
      'L.............R',
      'L..#.......#..R',
      'L......T......R',
      'L.............R',
      'L.............R',
    ],
  },
]
