import type { GameId } from '../games/index.ts'

/** Every address of the client. */
export const routes = {
  home: '/',
  setUp: '/set-up/:game',
  match: '/match/:id',
  settings: '/settings',
  credits: '/credits',
} as const

export const toSetUp = (game: GameId): string => `/set-up/${game}`
export const toMatch = (id: string): string => `/match/${id}`
