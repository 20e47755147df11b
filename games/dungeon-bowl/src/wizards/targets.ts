import { ON_BOARD, type Player } from '@undercroft/ball'
import type { DungeonMatch } from '../state.ts'
import type { CastAction, SpellMoment } from './spell.ts'

/** Only players in the dungeon can be hit; nothing has to be in sight (DB-WIZ-03). */
export const playersInDungeon = (match: DungeonMatch, wanted: (player: Player) => boolean): CastAction[] =>
  match.state.players
    .filter((player) => player.place === ON_BOARD && wanted(player))
    .map(({ id }): CastAction => ({ type: 'cast', player: id }))

export const isOwnTurn = (match: DungeonMatch, seat: number, moment: SpellMoment): boolean =>
  moment === 'start' && match.state.active === seat

export const isOpposingTurn = (match: DungeonMatch, seat: number, moment: SpellMoment): boolean =>
  moment === 'start' && match.state.active !== seat
