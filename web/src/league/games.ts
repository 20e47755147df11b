import type { LeagueGame } from '@undercroft/league'
import { type GameId, loadGame } from '../games/index.ts'

const loaders: Readonly<Partial<Record<GameId, () => Promise<{ leagueGame: LeagueGame }>>>> = {
  'dungeon-bowl': () => import('@undercroft/league/dungeon-bowl'),
  'blitz-bowl': () => import('@undercroft/league/blitz-bowl'),
  'blood-bowl': () => import('@undercroft/league/blood-bowl'),
  skirmish: () => import('@undercroft/league/skirmish'),
}

/** Games whose teams live on between matches: their team lists come from the workshop. */
const BY_THE_BOOK = ['dungeon-bowl', 'blood-bowl'] as const
type BookGame = (typeof BY_THE_BOOK)[number]
export const isByTheBook = (id: GameId): id is BookGame => (BY_THE_BOOK as readonly GameId[]).includes(id)

/** Games that leagues can be played in. */
export const leagueGames = Object.keys(loaders) as GameId[]

/** The league rules of a game, and the words of the game itself. */
export async function loadLeagueGame(id: string): Promise<LeagueGame> {
  const load = loaders[id as GameId]
  if (!load) throw new Error(`there are no leagues of '${id}'`)
  const [{ leagueGame }] = await Promise.all([load(), loadGame(id as GameId)])
  return leagueGame
}
