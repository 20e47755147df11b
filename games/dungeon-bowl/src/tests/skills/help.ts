import { type Position, type PositionOptions, position } from '../../testing/position.ts'

/** A hall without features, 9 squares wide, with these rows in it. */
export const hall = (rows: string, options: PositionOptions = {}): Position => {
  const lines = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().padEnd(9, '.'))
  return position(['###########', ...lines.map((row) => `#${row}#`), '###########'].join('\n'), options)
}

export const use = (p: Position, skill: string): Position => p.answer('use', { skill })
export const decline = (p: Position): Position => p.answer('decline')

/** Chooses a face, where there is a choice. */
export const face = (p: Position, name: string): Position => p.answer('face', { face: name })

/** Pushes the target to a square, where the coach is asked. */
export const push = (p: Position, x: number, y: number): Position =>
  p.asked === 'push-square' ? p.answer('push', { to: p.square(x, y) }) : p

/** The skills that may be used to roll again or to add to a die. */
export const sources = (p: Position): string[] =>
  p.offers().flatMap(({ type, skill }) => (type === 'accept' ? [] : [(skill as string) ?? type]))

export const skilled = (...skills: string[]) => ({ skills })

/** A pass of the player who is moving. */
export const pass = (p: Position, x: number, y: number): Position =>
  p.answer('pass').answer('throw', { to: p.square(x, y) })
