/** The outline of a seat in a box from -18 to 18: seats differ by shape as well as by colour. */
const seatShapes: readonly string[] = [
  'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z',
  'M-16 -15Q-8 -13 0 -17Q8 -13 16 -15V3C16 11 8 15 0 18.5C-8 15 -16 11 -16 3z',
  'M0 -18L15.8 -9V9L0 18L-15.8 9V-9z',
  'M0 -19L19 0L0 19L-19 0z',
  'M-15 -15H15V15H-15z',
  'M0 -19C9 -10 15 -4 15 4A15 14.5 0 0 1 -15 4C-15 -4 -9 -10 0 -19z',
]

export const seatShape = (seat: number): string => seatShapes[((seat % 6) + 6) % 6]
