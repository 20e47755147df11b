import type { Rule } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
// @ts-expect-error a script without types
import { readFamilies } from '../scripts/gather/homes.mjs'
import { books as bookFolders, filesEndingIn, read } from './repository.ts'

const books = await Promise.all(
  bookFolders().map(async (book) => {
    const { rules } = await import(`../games/${book.folder}/src/reference/rules.en.gen.ts`)
    return { ...book, rules: rules as readonly Rule[] }
  }),
)
const everyRule = books.flatMap(({ rules }) => rules)
/** Those of sets that are not chosen have a text too: at home. */
const atHome = (readFamilies({ sets: null }) as { things: { rules: { id: string; isRow?: boolean }[] }[] }[])
  .flatMap(({ things }) => things.flatMap(({ rules }) => rules))
  .filter(({ isRow }) => isRow)
const known = new Set([...everyRule, ...atHome].map(({ id }) => id))

const anId = new RegExp(`\\b(?:${books.map(({ prefix }) => prefix).join('|')})-[A-Z0-9&+-]+-\\d+\\b`, 'g')
const idsIn = (text: string): string[] => text.match(anId) ?? []
const unknownIn = (text: string): string[] => idsIn(text).filter((id) => !known.has(id))

describe('the rules reference', () => {
  it('has a text for every rule that code, tests, scenarios or documents name', () => {
    const unknown = filesEndingIn('.ts', '.tsx', '.mjs', '.json', '.yaml', '.yml', '.md').flatMap((path) =>
      unknownIn(read(path)).map((id) => `${path}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('names every rule once', () => {
    expect(new Set(everyRule.map(({ id }) => id)).size).toBe(everyRule.length)
  })

  it.each(books)(
    '$title: each rule stands in the file of its section or in the home of a thing',
    ({ folder, prefix, rules }) => {
      const files = filesEndingIn('.json').filter((path) => path.startsWith(`games/${folder}/src/reference/`))
      for (const path of files.filter((path) => !path.endsWith('/sections.json') && !/\/(it|de)\//.test(path))) {
        const section = path.slice(path.lastIndexOf('/') + 1, -'.json'.length).toUpperCase()
        const list: Rule[] = JSON.parse(read(path))
        expect(list.filter(({ id }) => !id.startsWith(`${prefix}-${section}-`)).map(({ id }) => id)).toEqual([])
      }
      expect(rules.filter(({ id }) => !id.startsWith(`${prefix}-`))).toEqual([])
    },
  )

  it('gives each rule a title and a text', () => {
    const fields = ['id', 'title', 'text', 'ruling']
    for (const rule of everyRule) {
      expect(Object.keys(rule).filter((key) => !fields.includes(key))).toEqual([])
      for (const text of Object.values(rule)) expect(text.trim(), rule.id).not.toBe('')
    }
  })
})

describe('the rules in other languages', () => {
  const inOtherWords = filesEndingIn('.json').flatMap((path) => {
    const place = /^games\/([^/]+)\/src\/reference\/(?:it|de)\/([^/]+)\.json$/.exec(path)
    return place ? [{ path, folder: place[1], section: place[2].toUpperCase() }] : []
  })

  it.each(inOtherWords)('$path: rules of its section, with a ruling where the English row has one', (file) => {
    const { rules, prefix } = books.find(({ folder }) => folder === file.folder)!
    const english = new Map(rules.map((rule) => [rule.id, rule]))
    const rows: Record<string, Record<string, string>> = JSON.parse(read(file.path))
    for (const [id, words] of Object.entries(rows)) {
      expect(id.startsWith(`${prefix}-${file.section}-`), id).toBe(true)
      expect(english.has(id), `${id} is no rule`).toBe(true)
      expect(Object.keys(words), id).toEqual(english.get(id)?.ruling ? ['title', 'text', 'ruling'] : ['title', 'text'])
      for (const [field, text] of Object.entries(words)) {
        // A gist leaves out half of the rule; a title may well be shorter.
        const least = { text: 0.6, ruling: 0.5 }[field] ?? 0
        const whole = Math.max(1, (english.get(id)?.[field as keyof Rule]?.length ?? 0) * least)
        expect(text.trim().length, `${id}, ${field}: ${text}`).toBeGreaterThanOrEqual(whole)
      }
      expect(unknownIn(JSON.stringify(words)), id).toEqual([])
    }
  })

  it.each(books.map(({ folder }) => folder))('%s: every rule is told in Italian and German', async (game) => {
    for (const language of ['it', 'de']) {
      const { rules } = await import(`../games/${game}/src/reference/rules.${language}.gen.ts`)
      const missing = rules.filter((rule: Rule) => rule.language === 'en')
      expect(
        missing.map(({ id }: Rule) => id),
        `not told in ${language}: neither in games/${game}/src/reference/${language}/ nor in the home of a thing`,
      ).toEqual([])
    }
  })
})
