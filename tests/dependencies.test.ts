import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesEndingIn, read } from './repository.ts'

/** Which folders each folder may use. Dependencies point one way: engine <- games <- coach <- web, cli. */
const games = ['games/ball', 'games/dungeon-bowl', 'games/blitz-bowl', 'games/skirmish']
const allowed: Record<string, string[]> = {
  engine: [],
  'games/ball': ['engine'],
  'games/dungeon-bowl': ['engine', 'games/ball'],
  'games/blitz-bowl': ['engine'],
  'games/skirmish': ['engine'],
  coach: ['engine', ...games],
  bench: ['engine', ...games, 'coach'],
  cli: ['engine', ...games, 'coach'],
  web: ['engine', ...games, 'coach'],
}
const folders = Object.keys(allowed)
const packages = new Map(folders.map((folder) => [`@undercroft/${folder.replace('games/', '')}`, folder]))

const folderOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`))
const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/')

/** What a source file imports, statically, for its types, or lazily. */
function importsOf(source: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g
  return [...source.matchAll(pattern)].map((match) => match[2])
}

/** The folder of ours that an import leads to, if any. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return folderOf(posix.join(posix.dirname(path), specifier))
  return packages.get(packageOf(specifier))
}

const sources = filesEndingIn('.ts', '.tsx', '.mts', '.js', '.mjs')
  .filter((path) => folderOf(path) !== undefined)
  .map((path) => ({ path, folder: folderOf(path)!, imports: importsOf(read(path)) }))

describe('the direction of dependencies', () => {
  it('finds imports of every form', () => {
    const source = `import a from 'a'\nimport type { B } from "b"\nexport * from './c.ts'\nawait import('d')\nimport 'e'`
    expect(importsOf(source)).toEqual(['a', 'b', './c.ts', 'd', 'e'])
    expect(sources.length).toBeGreaterThan(20)
  })

  it.each(folders)('%s imports only what lies below it', (folder) => {
    const wrong = sources
      .filter((source) => source.folder === folder)
      .flatMap(({ path, imports }) =>
        imports.map((specifier) => ({ path, specifier, target: targetOf(path, specifier) })),
      )
      .filter(({ target }) => target !== undefined && target !== folder && !allowed[folder].includes(target))
    expect(wrong).toEqual([])
  })

  it.each(folders)('%s declares in its package.json what it imports, and nothing that lies above it', (folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`))
    const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => packages.has(name))
    expect(declared.filter((name) => !allowed[folder].includes(packages.get(name)!))).toEqual([])
    const imported = sources
      .filter((source) => source.folder === folder)
      .flatMap(({ imports }) => imports.map(packageOf))
      .filter((name) => packages.has(name) && packages.get(name) !== folder)
    expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([])
  })

  it('goes from folder to folder by package name, never by path; scripts are for all', () => {
    const leads = (path: string, specifier: string) => posix.join(posix.dirname(path), specifier)
    const crossing = sources.flatMap(({ path, folder, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => !leads(path, specifier).startsWith(`${folder}/`))
        .filter((specifier) => !leads(path, specifier).startsWith('scripts/'))
        .map((specifier) => `${path}: ${specifier}`),
    )
    expect(crossing).toEqual([])
  })
})
