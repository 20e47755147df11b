import { rules as blitzBowl } from '@undercroft/blitz-bowl/rules'
import { rules as ball } from '@undercroft/blood-bowl/rules'
import { rules as dungeonBowl } from '@undercroft/dungeon-bowl/rules'
import type { Rule } from '@undercroft/engine'
import { rules as skirmish } from '@undercroft/skirmish/rules'
import { describe, expect, it } from 'vitest'
import { filesEndingIn, read } from './repository.ts'

const books = [
  { title: 'Blood Bowl', folder: 'blood-bowl', prefix: 'BB', rules: ball },
  { title: 'Dungeon Bowl', folder: 'dungeon-bowl', prefix: 'DB', rules: dungeonBowl },
  { title: 'Blitz Bowl', folder: 'blitz-bowl', prefix: 'BZ', rules: blitzBowl },
  { title: 'Skirmish', folder: 'skirmish', prefix: 'SK', rules: skirmish },
]
const everyRule = books.flatMap(({ rules }) => rules)
const known = new Set(everyRule.map(({ id }) => id))

const idsIn = (text: string): string[] => text.match(/\b(?:DB|BB|BZ|SK)-[A-Z0-9&+-]+-\d+\b/g) ?? []
const unknownIn = (text: string): string[] => idsIn(text).filter((id) => !known.has(id))

describe('the rules reference', () => {
  it('has a text for every rule that code, tests, scenarios or documents name', () => {
    const unknown = filesEndingIn('.ts', '.tsx', '.mjs', '.json', '.yaml', '.yml', '.md').flatMap((path) =>
      unknownIn(read(path)).map((id) => `${path}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('names every rule once', () => {
    expect(known.size).toBe(everyRule.length)
  })

  it.each(books)('$title: each rule stands in the file of its section', ({ folder, prefix, rules }) => {
    const files = filesEndingIn('.json').filter((path) => path.startsWith(`games/${folder}/src/reference/`))
    const fromFiles = files.flatMap((path) => {
      const section = path.slice(path.lastIndexOf('/') + 1, -'.json'.length).toUpperCase()
      const list: Rule[] = JSON.parse(read(path))
      expect(list.filter(({ id }) => !id.startsWith(`${prefix}-${section}-`)).map(({ id }) => id)).toEqual([])
      return list
    })
    const byId = (a: Rule, b: Rule) => (a.id < b.id ? -1 : 1)
    expect([...rules].sort(byId)).toEqual(fromFiles.sort(byId))
  })

  it('gives each rule a title and a text', () => {
    const fields = ['id', 'title', 'text', 'ruling']
    for (const rule of everyRule) {
      expect(Object.keys(rule).filter((key) => !fields.includes(key))).toEqual([])
      for (const text of Object.values(rule)) expect(text.trim(), rule.id).not.toBe('')
    }
  })
})

describe('the log of rulings', () => {
  it('holds the ruling of every rule that has one, and no other', () => {
    const lines = read('docs/rulings.md')
      .split('\n')
      .filter((line) => line.startsWith('- **') || line.startsWith('## '))
    const expected = books.flatMap(({ title, rules }) => [
      `## ${title}`,
      ...rules
        .filter(({ ruling }) => ruling !== undefined)
        .map(({ id, title, ruling }) => `- **${id}** ${title}: ${ruling}`),
    ])
    expect(
      lines.filter((line) => !expected.includes(line)),
      'lines that no rule of the reference has',
    ).toEqual([])
    expect(
      expected.filter((line) => !lines.includes(line)),
      'lines that are missing',
    ).toEqual([])
    expect(lines).toEqual(expected)
  })
})
