import type { LeagueGame } from '@undercroft/league'
import { type GameId, loadGame } from '../games/index.ts'

const loaders: Readonly<Partial<Record<GameId, () => Promise<{ leagueGame: LeagueGame }>>>> = {
  'dungeon-bowl': () => import('@undercroft/league/dungeon-bowl'),
  'blitz-bowl': () => import('@undercroft/league/blitz-bowl'),
  'blood-bowl': () => import('@undercroft/league/blood-bowl'),
  skirmish: () => import('@undercroft/league/skirmish'),
}

/** Games that leagues can be played in. */
export const leagueGames = Object.keys(loaders) as GameId[]

/** The league rules of a game, and the words of the game itself. */
export async function loadLeagueGame(id: string): Promise<LeagueGame> {
  const load = loaders[id as GameId]
  if (!load) throw new Error(`there are no leagues of '${id}'`)
  const [{ leagueGame }] = await Promise.all([load(), loadGame(id as GameId)])
  return leagueGame
}
