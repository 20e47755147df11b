import { ContentError, type GameContent, type Home } from '@undercroft/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { create } from 'zustand'
import type { GameId } from '../games/index.ts'
import { learn } from './learned.ts'

interface Schema extends DBSchema {
  homes: { key: string; value: Home }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft-content', 1, {
    upgrade: (db) => {
      db.createObjectStore('homes')
    },
  })
  return opened
}

export const keyOf = ({ game, family, id }: Home): string => `${game}/${family}/${id}`

/** Games to which things can be added. */
const contents: Readonly<Partial<Record<GameId, () => Promise<{ gameContent: GameContent }>>>> = {
  'blitz-bowl': () => import('./games/blitz-bowl.ts'),
  'blood-bowl': () => import('./games/blood-bowl.ts'),
  'dungeon-bowl': () => import('./games/dungeon-bowl.ts'),
  skirmish: () => import('./games/skirmish.ts'),
}

export const openGames = Object.keys(contents)

export async function loadContent(game: unknown): Promise<GameContent | null> {
  const load = openGames.some((id) => id === game) ? contents[game as GameId] : undefined
  return load ? (await load()).gameContent : null
}

interface Own {
  /** By game, what was brought here and can be played with. */
  readonly ready: Readonly<Record<string, readonly Home[]>>
  /** How often something was kept or removed. */
  readonly changes: number
}

export const useContent = create<Own>(() => ({ ready: {}, changes: 0 }))

const NONE: readonly Home[] = []

/** The things of a game that are not in the book; none before `needContent`. */
export const ownHomes = (game: GameId): readonly Home[] => useContent.getState().ready[game] ?? NONE

/** Everything that was brought here, whether it can be played with or not. */
export async function keptHomes(): Promise<Home[]> {
  return (await database()).getAll('homes')
}

/** Reads what was brought for a game. Where the browser keeps nothing there is only the book. */
export async function needContent(game: GameId): Promise<void> {
  const homes = (await keptHomes().catch(() => [])).filter((home) => home.game === game)
  const { ready } = useContent.getState()
  const known = ready[game] ?? NONE
  if (homes.length === 0 && known.length === 0) return
  const content = await loadContent(game)
  if (!content) return
  const fit = fitting(content, homes)
  learn(content, fit)
  if (JSON.stringify(fit) !== JSON.stringify(known)) useContent.setState({ ready: { ...ready, [game]: fit } })
}

/** What the game accepts: a thing may name another one that was taken away. */
export function fitting(content: GameContent, homes: readonly Home[]): readonly Home[] {
  try {
    return content.read(homes)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return fitting(
      content,
      homes.filter((_, place) => place !== error.place),
    )
  }
}

export async function putHomes(homes: readonly Home[]): Promise<void> {
  const transaction = (await database()).transaction('homes', 'readwrite')
  await Promise.all([...homes.map((home) => transaction.store.put(home, keyOf(home))), transaction.done])
  await refresh(homes)
}

export async function removeHomes(homes: readonly Home[]): Promise<void> {
  const transaction = (await database()).transaction('homes', 'readwrite')
  await Promise.all([...homes.map((home) => transaction.store.delete(keyOf(home))), transaction.done])
  await refresh(homes)
}

async function refresh(homes: readonly Home[]): Promise<void> {
  for (const game of new Set(homes.map((home) => home.game))) await needContent(game as GameId)
  useContent.setState(({ changes }) => ({ changes: changes + 1 }))
}
