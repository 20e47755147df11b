import { boardOf, ON_BOARD, type Player } from '@undercroft/ball'
import { isSolid } from '@undercroft/engine/grid'
import type { DungeonMatch } from '../state.ts'
import type { CastAction, SpellMoment } from './family.ts'

/** Only players in the dungeon can be hit; nothing has to be in sight (DB-WIZ-03). */
export const playersInDungeon = (match: DungeonMatch, wanted: (player: Player) => boolean): CastAction[] =>
  match.state.players
    .filter((player) => player.place === ON_BOARD && wanted(player))
    .map(({ id }): CastAction => ({ type: 'cast', player: id }))

/** Squares of the dungeon, without those that a feature fills. */
export function dungeonSquares(match: DungeonMatch): number[] {
  const { size, grid } = boardOf(match)
  const found: number[] = []
  for (let square = 0; square < size; square++) if (!isSolid(grid, square)) found.push(square)
  return found
}

export const isOwnTurn = (match: DungeonMatch, seat: number, moment: SpellMoment): boolean =>
  moment === 'start' && match.state.active === seat

export const isOpposingTurn = (match: DungeonMatch, seat: number, moment: SpellMoment): boolean =>
  moment === 'start' && match.state.active !== seat
