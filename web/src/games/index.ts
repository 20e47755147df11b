import type { Area } from '../i18n/index.ts'
import type { GameAdapter } from './adapter.ts'

export const gameIds = ['blood-bowl', 'dungeon-bowl', 'blitz-bowl', 'skirmish'] as const
export type GameId = (typeof gameIds)[number]
export const isGameId = (id: string): id is GameId => (gameIds as readonly string[]).includes(id)

/** Where the words of each game stand. */
export const areas: Readonly<Record<GameId, readonly Area[]>> = {
  'blood-bowl': ['ball', 'blood'],
  'dungeon-bowl': ['ball', 'dungeon'],
  'blitz-bowl': ['blitz'],
  skirmish: ['skirmish'],
}

export async function needWords(game: GameId): Promise<void> {
  const { needArea } = await import('../i18n/index.ts')
  await Promise.all(areas[game].map(needArea))
}

/** Games that can be played; each is loaded when it is first needed. */
const adapters: Readonly<Partial<Record<GameId, () => Promise<{ adapter: GameAdapter }>>>> = {
  'blitz-bowl': () => import('./blitz-bowl/adapter.tsx'),
  'blood-bowl': () => import('./blood-bowl/adapter.tsx'),
  'dungeon-bowl': () => import('./dungeon-bowl/adapter.tsx'),
  skirmish: () => import('./skirmish/adapter.tsx'),
}

export const isPlayable = (id: GameId): boolean => adapters[id] !== undefined

/** The adapter of a game with its texts in the language in use. */
export async function loadGame(id: GameId): Promise<GameAdapter> {
  const load = adapters[id]
  if (!load) throw new Error(`${id} cannot be played yet`)
  const { needArea } = await import('../i18n/index.ts')
  const [{ adapter }] = await Promise.all([load(), needWords(id), needArea('match')])
  return adapter
}
