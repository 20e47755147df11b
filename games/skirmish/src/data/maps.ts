/** A ready-made battle grid: which tile lies where. `seat` -1: nobody's. */
export interface ReadyMap {
  readonly id: string
  readonly seats: number
  /** Assembly tiles by place: NW, NE, SE, SW or N. */
  readonly assembly: Readonly<Record<string, string>>
  readonly generic: readonly { readonly tile: string; readonly x: number; readonly y: number; readonly turns: number }[]
}

const lies = (tile: string, x: number, y: number, turns = 0) => ({ tile, x, y, turns })

export const MAPS: readonly ReadyMap[] = [
  {
    id: 'M2',
    seats: 2,
    assembly: { NW: 'A1', SE: 'A4' },
    generic: [
      lies('G09', 14, 8),
      lies('G03', 10, 2),
      lies('G04', 20, 3),
      lies('G12', 3, 13),
      lies('G13', 20, 15),
      lies('G07', 8, 9),
    ],
  },
  {
    id: 'M3',
    seats: 3,
    assembly: { N: 'A2', SE: 'A1', SW: 'A3' },
    generic: [
      lies('G11', 14, 12),
      lies('G05', 2, 4),
      lies('G06', 27, 4),
      lies('G08', 21, 6),
      lies('G10', 3, 10),
      lies('G01', 7, 2),
    ],
  },
  {
    id: 'M4',
    seats: 4,
    assembly: { NW: 'A1', NE: 'A2', SE: 'A3', SW: 'A4' },
    generic: [
      lies('G01', 14, 8),
      lies('G02', 10, 2),
      lies('G03', 9, 16),
      lies('G04', 18, 3),
      lies('G05', 2, 9),
      lies('G06', 27, 8),
      lies('G14', 21, 14),
      lies('G13', 9, 9),
    ],
  },
]
