import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The text of a file, by its path from the root; undefined where there is none. */
export function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The names in a folder, sorted; none where there is no such folder. */
export function namesIn(folder) {
  const path = join(root, folder)
  return existsSync(path) ? readdirSync(path).sort(byText) : []
}

export const games = namesIn('games').filter((name) => existsSync(join(root, 'games', name, 'package.json')))

export function byText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** As in a book: 2 before 10. */
export const byNumbers = new Intl.Collator('en', { numeric: true }).compare

/** The made files that are there. */
export function madeBefore() {
  const folders = [...games.map((game) => `games/${game}/src`), 'league/src', 'coach/src', 'web/src']
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter((path) => /\.gen\.(ts|json)$/.test(path)),
  )
}
