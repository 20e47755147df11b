import { type Output, painted } from '../output.ts'

/** A drawn board with colours: capital letters and small ones are the pieces of the first and of the other seats. */
export function colourBoard(output: Output, board: string): string {
  if (!output.colour) return board
  return board.replace(/[A-Z]|[a-z]|[#.]+|[*!?]/g, (found) => {
    if (/[#.]/.test(found)) return painted(output, 'dim', found)
    if (/[*!?]/.test(found)) return painted(output, ['bold', 'red'], found)
    return painted(output, ['bold', found === found.toUpperCase() ? 'cyan' : 'yellow'], found)
  })
}
