import { BallPosition, type Drawing, hallMap, type Piece, readMap, rosterOf } from '@undercroft/ball/testing'
import { scriptedTable } from '@undercroft/engine/testing'
import type { MapPlan } from '../dungeon/map-plan.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonMatch } from '../state.ts'
import { enterZone } from '../zones.ts'

export type { Piece } from '@undercroft/ball/testing'

export interface PositionOptions extends Drawing {
  readonly rooms?: MapPlan['rooms']
  readonly walls?: MapPlan['walls']
  readonly turnLimit?: number | null
}

/** A position on a map with the signs of a MapPlan. */
export class Position extends BallPosition<DungeonMatch> {
  constructor(map: string, options: PositionOptions = {}) {
    const { pieces, rerolls = [0, 0], rooms = [], walls = [], active = 0, turnLimit = null } = options
    const plan = readMap(map, options)
    const teams = plan.teams.map((letters, seat) => ({
      name: seat === 0 ? 'Red' : 'Blue',
      rerolls: rerolls[seat],
      players: rosterOf(letters, pieces).map(({ position, value, available, ...player }) => player),
    }))
    super(
      scriptedTable(dungeonBowl, { teams, map: { rows: plan.ground, rooms, walls, ball: true }, turnLimit }),
      plan,
      options,
    )
    if (options.ball !== undefined) this.state.ballFound = 1
    this.state.turnIndex = active
    this.giveTurn(active)
  }

  protected override put(letter: string, piece: Piece, square: number): void {
    super.put(letter, piece, square)
    enterZone(this.table.match, this.player(letter))
  }
}

const OPEN = Array.from({ length: 10 }, () => '.'.repeat(12)).join('\n')

/** Players on an open floor of 12 x 10 squares. */
export const onFloor = (pieces: Readonly<Record<string, Piece>>, options: PositionOptions = {}): Position =>
  new Position(OPEN, { ...options, pieces })

/** Players in a walled room of 4 x 4 squares, floor (0,0) to (3,3). */
export const inRoom = (pieces: Readonly<Record<string, Piece>>, options: PositionOptions = {}): Position =>
  new Position('....\n....\n....\n....', { ...options, pieces })

export const position = (map: string, options?: PositionOptions): Position => new Position(map, options)

/** A hall without features, nine squares wide, with these rows in it. */
export const hall = (rows: string, options: PositionOptions = {}): Position => position(hallMap(rows), options)
