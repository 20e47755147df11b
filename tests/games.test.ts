import { expect, it } from 'vitest'
import { GAME_IDS } from '../cli/src/games.ts'
import { filesEndingIn, gameNames, read } from './repository.ts'

/** The compiler of these tests knows no browser: the client's list is loaded by its path. */
const client: string = '../web/src/games/index.ts'
const { gameIds } = (await import(client)) as { gameIds: readonly string[] }

const names = (file: string, game: string): boolean => new RegExp(`(['"/]|^ *)${game}['"/:]`, 'm').test(read(file))

const sources = filesEndingIn('.ts', '.tsx', '.mjs').filter((file) => !/^games\/|\.test\.|\.gen\./.test(file))

/** With fewer games, a source that leaves one out may have its reasons. */
const MANY = 4

/** Sources that name all games that were there before, but not this one: [game, file]. */
const forgotten = (games: readonly string[]): string[][] =>
  games.flatMap((game, i) => {
    if (i < MANY) return []
    const before = games.slice(0, i)
    return sources
      .filter((file) => before.every((known) => names(file, known)) && !names(file, game))
      .map((file) => [game, file])
  })

it('the terminal knows every game that there is', () => {
  expect(gameNames().filter((game) => !GAME_IDS.includes(game))).toEqual([])
})

it('every source that names all other games names one that joins the client', () => {
  expect(forgotten(gameIds)).toEqual([])
  const missing = forgotten([...gameIds, 'draughts'])
  for (const file of ['coach/src/levels.ts', 'server/src/games.ts', 'web/src/reference/load.ts'])
    expect(missing).toContainEqual(['draughts', file])
})
