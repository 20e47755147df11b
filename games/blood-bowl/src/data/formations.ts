import { LINE, squareAt } from './pitch.ts'

/** A spot of a formation: squares behind the line of scrimmage (0: on it) and the row. The first three are always on the line. */
type Spot = readonly [depth: number, row: number]

/** Ways to line up that anybody may use; each keeps the rules of the set-up with any number of players. */
export const FORMATIONS: Readonly<Record<string, readonly Spot[]>> = {
  /** To attack: eight near the middle, somebody deep for the ball. */
  attack: spots('0,6 0,7 0,8 0,5 0,9 1,3 1,11 2,5 2,9 5,7 8,7'),
  'attack-wide': spots('0,6 0,7 0,8 1,2 1,12 1,4 1,10 2,1 2,13 4,7 7,7'),
  'attack-left': spots('0,4 0,5 0,6 0,7 1,2 1,3 1,5 2,4 2,8 4,5 7,6'),
  'attack-right': spots('0,10 0,9 0,8 0,7 1,12 1,11 1,9 2,10 2,6 4,9 7,8'),
  /** To defend: a thin line, the others out of reach behind it. */
  ladder: spots('0,6 0,7 0,8 1,4 1,10 2,2 2,12 3,5 3,9 4,1 4,13'),
  spread: spots('0,5 0,7 0,9 2,3 2,11 3,1 3,13 3,6 3,8 5,4 5,10'),
  wall: spots('0,4 0,7 0,10 1,5 1,6 1,8 1,9 2,2 2,12 3,7 2,7'),
  deep: spots('0,6 0,7 0,8 3,2 3,12 4,5 4,9 5,1 5,13 6,7 8,7'),
}

function spots(text: string): readonly Spot[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Spot)
}

export const squareOf = ([depth, row]: Spot, team: number): number =>
  squareAt(team === 0 ? LINE[0] - depth : LINE[1] + depth, row)
