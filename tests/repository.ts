import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache'])

/** Paths of all files of the repository that end so, from its root, with forward slashes. */
export function filesEndingIn(...endings: string[]): string[] {
  return [...walk(root)]
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort((a, b) => (a < b ? -1 : 1))
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The folders in a folder that hold a package, by their paths from the root. */
export function foldersOf(folder: string): string[] {
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Every game that there is, by its folder. */
export const gameNames = (): string[] =>
  foldersOf('games')
    .filter((folder) => existsSync(join(root, folder, 'src/package.ts')))
    .map((folder) => folder.split('/')[1])

/** Every game with rules of its own: its folder, the title of its book, and how the ids of its rules begin. */
export function books(): { folder: string; title: string; prefix: string }[] {
  return filesEndingIn('/src/reference/sections.json').map((path) => {
    const { title, sections } = JSON.parse(read(path)) as { title: string; sections: string[] }
    const [{ id }] = JSON.parse(read(path.replace('sections.json', `${sections[0]}.json`))) as { id: string }[]
    return { folder: path.split('/')[1], title, prefix: id.split('-')[0] }
  })
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}
