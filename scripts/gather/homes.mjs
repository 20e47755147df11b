// Reads the homes of things: docs/homes.md tells what stands in one.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { byText, games, read, root } from './files.mjs'

export const languages = ['en', 'it', 'de']
/** What a home says beside the data of its thing. */
const spoken = new Set(['set', 'place', 'look', 'rules', 'proper', 'messages', ...languages])

/** Every family of every game: a folder with a family.yaml, and the things of the chosen sets that have their homes there. */
export function readFamilies({ sets = chosenSets() } = {}) {
  const families = games.flatMap((game) =>
    foldersBelow(`games/${game}/src`)
      .filter((folder) => existsSync(join(root, folder, 'family.yaml')))
      .map((folder) => readFamily(game, folder)),
  )
  keep()
  return families.map((family) => ({
    ...family,
    things: family.things.filter(({ set }) => !sets || sets.has(set)),
    others: family.things.filter(({ set }) => sets && !sets.has(set)),
  }))
}

/** Of the things that are not played, the paths of their homes without the ending: their tests and scenarios are left out too. */
export const leftOut = (sets = chosenSets()) =>
  readFamilies({ sets }).flatMap(({ folder, others }) => others.map(({ id }) => `${folder}/${id}`))

/** Of the things that are played and are in no book, the paths of their homes without the ending. */
export const broughtIn = () => {
  const chosen = new Set(leftOut())
  return leftOut(BOOK).filter((home) => !chosen.has(home))
}

export const BOOK = new Set(['book'])

/** UNDERCROFT_SETS=book,house: what people make at home is there when they ask for it. */
export const chosenSets = () => new Set((process.env.UNDERCROFT_SETS ?? 'book').split(','))

/** Things have a file each, or stand together in family.yaml where they are very small. */
function readFamily(game, folder) {
  const { messages, words = ['name', 'text'], rules = [], look = false, things = {} } = parse(`${folder}/family.yaml`)
  const files = readdirSync(join(root, folder))
  const small = Object.entries(things).map(([id, home]) => thingOf(`${folder}/family.yaml`, id, home))
  const own = files
    .filter(isHome)
    .map((file) => thingOf(`${folder}/${file}`, file.slice(0, -'.yaml'.length), parse(`${folder}/${file}`)))
  const all = [...small, ...own].map((thing) => ({ ...thing, hasCode: files.includes(`${thing.id}.ts`) }))
  return {
    game,
    folder,
    name: folder.slice(folder.lastIndexOf('/') + 1),
    messages,
    words,
    rules,
    look,
    things: all.sort(byPlace),
  }
}

const isHome = (name) => name.endsWith('.yaml') && name !== 'family.yaml' && !name.endsWith('.scenario.yaml')

export function thingOf(path, id, home) {
  // A proper name is the same in every language.
  const said = languages.map((language) => [language, home[language] ?? home.proper]).filter(([, words]) => words)
  const words = Object.fromEntries(said.map(([language, words]) => [language, wordsOf(words)]))
  return {
    path,
    id,
    set: home.set ?? 'book',
    place: home.place,
    look: home.look,
    rules: (home.rules ?? []).map((rule) => (typeof rule === 'string' ? { id: rule } : rowOf(rule, words))),
    words,
    messages: home.messages ?? {},
    data: Object.fromEntries(Object.entries(home).filter(([field]) => !spoken.has(field))),
  }
}

/** A thing that has only a name may say just that. */
const wordsOf = (words) => (typeof words === 'string' ? { name: words } : words)

/** A rule that only repeats the thing's own name or text leaves it out. Told in another language here, or in the reference of its game. */
function rowOf({ id, title, text, ruling, ...other }, words) {
  const row = (own, said) => ({ title: own.title ?? said?.name, text: own.text ?? said?.text, ruling: own.ruling })
  const repeats = !(title || text || ruling)
  const told = languages.slice(1).flatMap((language) => {
    const own = other[language] ?? (repeats ? {} : null)
    return own ? [[language, row(own, words[language])]] : []
  })
  return { id, ...row({ title, text, ruling }, words.en), told: Object.fromEntries(told), isRow: true }
}

/** In the order of the book; what has no place there comes after it. */
const byPlace = (a, b) =>
  (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY) || byText(a.id, b.id)

function foldersBelow(folder) {
  const below = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return below
    .map(({ name }) => `${folder}/${name}`)
    .flatMap((path) => [path, ...foldersBelow(path)])
    .sort(byText)
}

// Parsing YAML takes most of the time: what has not changed since the last run is kept.
const cachePath = 'node_modules/.cache/undercroft/homes.json'
let known

function parse(path) {
  known ??= JSON.parse(read(cachePath) ?? '{}')
  const { mtimeMs, size } = statSync(join(root, path))
  const kept = known[path]
  if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.value
  const document = parseDocument(read(path))
  const [error] = document.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const value = document.toJS() ?? {}
  known[path] = { mtimeMs, size, value, isNew: true }
  return value
}

function keep() {
  if (!Object.values(known ?? {}).some(({ isNew }) => isNew)) return
  for (const path of Object.keys(known)) {
    delete known[path].isNew
    if (!existsSync(join(root, path))) delete known[path]
  }
  mkdirSync(dirname(join(root, cachePath)), { recursive: true })
  writeFileSync(join(root, cachePath), JSON.stringify(known))
}
