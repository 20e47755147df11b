import { type Output, painted } from '../output.ts'

/** A drawn board with colours: pieces of the first seat are capital letters, those of the others small ones. Words stay as they are. */
export function colourBoard(output: Output, board: string): string {
  if (!output.colour) return board
  return board
    .split('\n')
    .map((line) => (/[A-Za-z]{3}/.test(line) ? line : colourRow(output, line)))
    .join('\n')
}

function colourRow(output: Output, row: string): string {
  return row.replace(/[A-Z]|[a-z]|[*!?]|[#.:]+/g, (found) => {
    if (/[#.:]/.test(found)) return painted(output, 'dim', found)
    if (/[*!?]/.test(found)) return painted(output, ['bold', 'red'], found)
    return painted(output, ['bold', found === found.toUpperCase() ? 'cyan' : 'yellow'], found)
  })
}
