import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesEndingIn, foldersOf, read } from './repository.ts'

/** From the ground up. A package may use those of lower layers; within a layer none uses another, what `shared` names aside. */
const layers = [['engine'], ['games', 'wire'], ['league', 'coach'], ['server'], ['web', 'cli', 'bench']]
/** What games share with each other stands below them. */
const shared = ['games/ball']
/** What is narrower than its layer. */
const only: Record<string, string[]> = { wire: ['engine'] }

const folders: string[] = JSON.parse(read('package.json')).workspaces.flatMap((pattern: string) =>
  pattern.endsWith('/*') ? foldersOf(pattern.slice(0, -2)) : [pattern],
)
const nameOf = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).name
const packages = new Map(folders.map((folder) => [nameOf(folder), folder]))

const layerOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder.split('/')[0]))

function mayUse(user: string, used: string): boolean {
  if (only[user]) return only[user].includes(used)
  // The server is on another machine.
  if (user === 'web' && used === 'server') return false
  if (layerOf(used) < layerOf(user)) return true
  return shared.includes(used) && !shared.includes(user) && layerOf(used) === layerOf(user)
}

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

  it('goes down the layers, and sideways only to what games share', () => {
    expect(mayUse('games/dungeon-bowl', 'engine')).toBe(true)
    expect(mayUse('games/dungeon-bowl', 'games/ball')).toBe(true)
    expect(mayUse('games/ball', 'games/dungeon-bowl')).toBe(false)
    expect(mayUse('games/skirmish', 'games/blitz-bowl')).toBe(false)
    expect(mayUse('engine', 'games/ball')).toBe(false)
    expect(mayUse('cli', 'web')).toBe(false)
    expect(mayUse('web', 'coach')).toBe(true)
    expect(mayUse('web', 'server')).toBe(false)
    expect(mayUse('cli', 'server')).toBe(true)
  })

  it('every package has a layer: `layers` in this file names its folder', () => {
    expect(folders.filter((folder) => layerOf(folder) < 0)).toEqual([])
  })

  it.each(folders)('%s imports only what lies below it', (folder) => {
    const wrong = sources
      .filter((source) => source.folder === folder)
      .flatMap(({ path, imports }) =>
        imports.map((specifier) => ({ path, specifier, target: targetOf(path, specifier) })),
      )
      .filter(({ target }) => target !== undefined && target !== folder && !mayUse(folder, target))
    expect(wrong).toEqual([])
  })

  it.each(folders)('%s declares in its package.json what it imports, and nothing that lies above it', (folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`))
    const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => packages.has(name))
    expect(declared.filter((name) => !mayUse(folder, packages.get(name)!))).toEqual([])
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
