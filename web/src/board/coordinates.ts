import type { BoardModel, LabelModel, Square } from './model.ts'

/** "G4": the column as a letter, the row as a number, from the board's upper left corner. The same wherever a square is named. */
export const coordinate = ({ x, y }: Square): string => `${column(x)}${y + 1}`

const column = (x: number): string =>
  x < 26
    ? String.fromCharCode(65 + x)
    : `${String.fromCharCode(64 + Math.floor(x / 26))}${String.fromCharCode(65 + (x % 26))}`

/** Letters above the board, numbers beside it. On a turned board they turn with it. */
function edgeLabels(width: number, height: number): LabelModel[] {
  return [
    ...Array.from({ length: width }, (_, x) => ({ x: x + 0.5, y: 0.3, text: column(x), centred: true })),
    ...Array.from({ length: height }, (_, y) => ({ x: 0.25, y: y + 0.62, text: String(y + 1), centred: true })),
  ]
}

/** A board with its coordinates at the edge. */
export const withCoordinates = (model: BoardModel): BoardModel => ({
  ...model,
  labels: [...model.labels, ...edgeLabels(model.width, model.height)],
  ground: `${model.ground}-coordinates`,
})
