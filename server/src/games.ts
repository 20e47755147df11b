import type { GamePackage } from '@undercroft/engine'

/** The games that can be played here; each is loaded when it is first asked for. */
const games: Readonly<Record<string, () => Promise<{ gamePackage: unknown }>>> = {
  'blitz-bowl': () => import('@undercroft/blitz-bowl'),
  'blood-bowl': () => import('@undercroft/blood-bowl'),
  'dungeon-bowl': () => import('@undercroft/dungeon-bowl'),
  skirmish: () => import('@undercroft/skirmish'),
}

export const isGame = (id: string): boolean => Object.hasOwn(games, id)

export async function gameOf(id: string): Promise<GamePackage> {
  if (!isGame(id)) throw new Error(`there is no game '${id}'`)
  return (await games[id]()).gamePackage as GamePackage
}
