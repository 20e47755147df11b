import { describe, expect, it } from 'vitest'
// @ts-expect-error a script without types
import { languages, readFamilies } from '../scripts/gather/homes.mjs'
import { books, filesEndingIn, read } from './repository.ts'

interface Thing {
  readonly path: string
  readonly id: string
  readonly set: string
  readonly hasCode: boolean
  readonly place?: number
  readonly look?: object
  readonly rules: readonly { id: string; title?: string; text?: string; isRow?: boolean }[]
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Family {
  readonly folder: string
  readonly words: readonly string[]
  readonly rules: readonly string[]
  readonly look: boolean
  readonly things: readonly Thing[]
}

const families: readonly Family[] = readFamilies({ sets: null })
const sources = new Set(filesEndingIn('.ts', '.yaml'))

const prefixes = books().map(({ prefix }) => prefix)

/** Every rule that a test or a scenario names. */
const tested = new Set(
  filesEndingIn('.test.ts', '.test.tsx', '.yaml')
    .filter((path) => /\.tsx?$|scenarios\/|\.scenario\.yaml$/.test(path))
    .flatMap((path) => read(path).match(/\b[A-Z]+-[A-Z0-9&+-]+-\d+\b/g) ?? []),
)

describe.each(families.map((family) => [family.folder, family] as const))('%s', (folder, family) => {
  const complaints = (about: (thing: Thing) => readonly string[]): string[] =>
    family.things.flatMap((thing) => about(thing).map((what) => `${thing.path}: ${thing.id}: ${what}`))

  it('says every word in every language', () => {
    const missing = complaints(({ words }) =>
      (languages as string[]).flatMap((language) =>
        family.words.filter((word) => !words[language]?.[word]?.trim()).map((word) => `no ${word} in '${language}'`),
      ),
    )
    expect(missing).toEqual([])
    const unsaid = complaints(({ messages }) =>
      Object.entries(messages).flatMap(([key, said]) =>
        (languages as string[])
          .filter((language) => !said[language]?.trim())
          .map((language) => `no ${key} in '${language}'`),
      ),
    )
    expect(unsaid).toEqual([])
  })

  it('has a test or scenario beside the code of every thing that is in no book', () => {
    const missing = complaints(({ id, set, hasCode }) => {
      const beside = ['.test.ts', '.scenario.yaml'].map((ending) => `${folder}/${id}${ending}`)
      return set === 'book' || !hasCode || beside.some((path) => sources.has(path)) ? [] : ['neither test nor scenario']
    })
    expect(missing).toEqual([])
  })

  it('names a rule for every thing, and gives the rules that stand here a title and a text', () => {
    const missing = complaints(({ rules }) => [
      ...(rules.length + family.rules.length === 0 ? ['no rule, neither its own nor one of the family'] : []),
      ...rules
        .filter(({ isRow, title, text }) => isRow && !(title && text))
        .map(({ id }) => `${id} lacks title or text`),
    ])
    expect(missing).toEqual([])
  })

  it('gives the rules that stand here ids of a book, and a test or scenario that names them', () => {
    const rows = (about: (id: string) => string | null) =>
      complaints(({ rules }) => rules.filter(({ isRow }) => isRow).flatMap(({ id }) => about(id) ?? []))
    expect(
      rows((id) =>
        prefixes.includes(id.split('-')[0]) ? null : `${id} would not be shown: ids begin with ${prefixes.join(', ')}`,
      ),
    ).toEqual([])
    expect(rows((id) => (tested.has(id) ? null : `${id}: no test and no scenario names it`))).toEqual([])
  })

  it('gives every thing a look, where the family has looks', () => {
    expect(complaints(({ look }) => (family.look && !look ? ['no look'] : []))).toEqual([])
  })

  it('has ids of small letters, one place in the book each, and types', () => {
    expect(complaints(({ id }) => (/^[a-z0-9]+(-[a-z0-9]+)*$|^[A-Z]\d+$/.test(id) ? [] : ['is no id']))).toEqual([])
    const places = family.things.flatMap(({ place }) => place ?? [])
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([])
    expect(sources).toContain(`${folder}/family.ts`)
  })
})

describe('a sentence', () => {
  it('stands once: a rule that says what the card says leaves its text out', () => {
    const things = families.flatMap((family) => family.things)
    const texts = new Map(things.map(({ path, words }) => [words.en?.text, path]))
    const twice = filesEndingIn('.json')
      .filter((path) => path.includes('/src/reference/') && !/\/(it|de)\//.test(path) && !path.includes('.gen.'))
      .filter((path) => !path.endsWith('sections.json'))
      .flatMap((path) => (JSON.parse(read(path)) as { id: string; text: string }[]).map((rule) => ({ path, ...rule })))
      .filter(({ text }) => texts.has(text))
      .map(({ path, id, text }) => `${path}: ${id} repeats ${texts.get(text)}`)
    expect(twice).toEqual([])
  })
})
