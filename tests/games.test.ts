import { expect, it } from 'vitest'
import { GAME_IDS } from '../cli/src/games.ts'
import { filesEndingIn, gameNames, read } from './repository.ts'

/** The compiler of these tests knows no browser: the client's list is loaded by its path. */
const client: string = '../web/src/games/index.ts'
const { gameIds } = (await import(client)) as { gameIds: readonly string[] }

const names = (file: string, game: string): boolean => new RegExp(`(['"/]|^ *)${game}['"/:]`, 'm').test(read(file))

/** What docs/adding-a-game.md tells of: the sources that list the games. */
const told = [
  ...new Set(
    read('docs/adding-a-game.md')
      .split('## Every file that knows the game by name')[1]
      .split('\n## ')[0]
      .match(/(?<=`)[a-z][\w.-]*\/[\w./-]*\.(ts|tsx|mjs)(?=`)/g) ?? [],
  ),
].filter((file) => !file.includes('.test.'))

it('the terminal knows every game that there is', () => {
  expect(gameNames().filter((game) => !GAME_IDS.includes(game))).toEqual([])
})

it.each(told)('%s, where docs/adding-a-game.md says that games are listed, names every game of the client', (file) => {
  expect(gameIds.filter((game) => !names(file, game))).toEqual([])
})

it('every source that names all games is told in docs/adding-a-game.md', () => {
  const listing = filesEndingIn('.ts', '.tsx', '.mjs')
    .filter((file) => !/^games\/|\.test\.|\.gen\./.test(file))
    .filter((file) => gameIds.every((game) => names(file, game)))
  expect(listing.filter((file) => !told.includes(file))).toEqual([])
})
