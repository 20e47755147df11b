import { scriptedTable } from '@undercroft/engine/testing'
import { type FieldMatch, field } from './field.ts'
import { BallPosition, type Drawing, readMap, rosterOf } from './position.ts'

/** A position on the plain field of `field.ts`. */
export class FieldPosition extends BallPosition<FieldMatch> {
  constructor(map: string, options: Drawing = {}) {
    const plan = readMap(map, options)
    const teams = plan.teams.map((letters, seat) => ({
      name: seat === 0 ? 'Red' : 'Blue',
      rerolls: options.rerolls?.[seat] ?? 0,
      players: rosterOf(letters, options.pieces),
      recruit: null,
    }))
    super(scriptedTable(field, { teams, rows: plan.ground }), plan, options)
    this.giveTurn(options.active ?? 0)
  }
}

export const position = (map: string, options?: Drawing): FieldPosition => new FieldPosition(map, options)

/** A hall nine squares wide, with these rows in it and nothing around. */
export const hall = (rows: string, options: Drawing = {}): FieldPosition => position(hallMap(rows), options)

export const hallMap = (rows: string): string => {
  const lines = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().padEnd(9, '.'))
  return ['###########', ...lines.map((row) => `#${row}#`), '###########'].join('\n')
}
