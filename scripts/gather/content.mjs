// Content from outside: FOLDER/<game>/<family>/<id>.yaml, or one file whose documents name game, family and id. Homes of things that only
// declare, checked against those of the book.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments, parseDocument } from 'yaml'
import { byPlace, isHome, languages, thingOf } from './homes.mjs'

/** What is wrong with somebody's content: which file, and why. */
class ContentError extends Error {}

/** The families with what the folder or file adds to them. */
export function withContent(families, path) {
  if (!existsSync(path)) throw new ContentError(`${path}: there is no such file or folder`)
  const added = statSync(path).isDirectory() ? inFolder(families, path) : inFile(families, path)
  return families.map((family) => {
    const own = added.filter((one) => one.family === family).map(({ thing }) => thing)
    return { ...family, things: [...family.things, ...own].sort(byPlace) }
  })
}

function inFolder(families, folder) {
  const added = foldersIn(folder).flatMap((game) =>
    foldersIn(join(folder, game)).flatMap((name) => {
      const family = familyOf(families, game, name, join(folder, game, name))
      const files = readdirSync(join(folder, game, name)).filter(isHome)
      return files.map((file) => {
        const path = join(folder, game, name, file)
        return { family, thing: readThing(family, path, idOf(file), parseDocument(readFileSync(path, 'utf8'))) }
      })
    }),
  )
  if (added.length === 0) throw new ContentError(`${folder}: nothing to add (wanted: <game>/<family>/<id>.yaml)`)
  return added
}

/** One thing for each document of the file. */
function inFile(families, path) {
  const documents = parseAllDocuments(readFileSync(path, 'utf8'))
  if (documents.length === 0) throw new ContentError(`${path}: nothing to add`)
  return documents.map((document, i) => {
    const at = documents.length > 1 ? `${path} (${i + 1})` : path
    for (const field of ['game', 'family', 'id'])
      if (typeof document.get?.(field) !== 'string') throw new ContentError(`${at}: ${field}: is missing`)
    const [game, name, id] = ['game', 'family', 'id'].map((field) => {
      const value = document.get(field)
      document.delete(field)
      return value
    })
    const family = familyOf(families, game, name, `${at}: ${game}/${name}`)
    return { family, thing: readThing(family, at, id, document) }
  })
}

const idOf = (file) => file.slice(0, -'.yaml'.length)

const foldersIn = (folder) => readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())

function familyOf(families, game, name, at) {
  const found = families.find((family) => family.game === game && family.name === name)
  if (found) return found
  const own = families.filter((family) => family.game === game).map((family) => family.name)
  const known = own.length > 0 ? own : [...new Set(families.map((family) => family.game))]
  throw new ContentError(`${at}: is not known here (there is: ${known.join(', ')})`)
}

function readThing(family, path, id, document) {
  if (document.errors.length > 0) throw new ContentError(`${path}: ${document.errors[0].message}`)
  const thing = thingOf(path, id, { set: 'content', ...document.toJS() })
  const wrong = problemsOf(family, thing)
  if (wrong.length > 0) throw new ContentError(wrong.map((what) => `${path}: ${what}`).join('\n'))
  const words = Object.fromEntries(languages.map((language) => [language, thing.words[language] ?? thing.words.en]))
  return { ...thing, words, place: undefined, hasCode: false }
}

/** A field must be one that the book uses, of the same kind; what every thing of the book has must be there. */
function problemsOf({ name, words, things }, { id, words: said, data }) {
  const fields = new Map(
    things.flatMap((known) => Object.entries(known.data).map(([field, value]) => [field, kindOf(value)])),
  )
  const needed = [...fields.keys()].filter((field) => things.every((known) => field in known.data))
  return [
    ...(things.some((known) => known.id === id) ? [`'${id}' is taken by a thing of the book`] : []),
    ...words.filter((word) => !said.en?.[word]).map((word) => `en.${word}: is missing`),
    ...needed.filter((field) => !(field in data)).map((field) => `${field}: is missing (every one of ${name} has it)`),
    ...Object.keys(data)
      .filter((field) => !fields.has(field))
      .map((field) => `${field}: is not known here (there is: ${[...fields.keys()].join(', ')})`),
    ...Object.entries(data)
      .filter(([field, value]) => fields.has(field) && fields.get(field) !== kindOf(value))
      .map(([field, value]) => `${field}: must be a ${fields.get(field)}, not a ${kindOf(value)}`),
  ]
}

const kindOf = (value) => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value)
