import { bonusPlays, challenges, randomEvents, teamCards } from '@undercroft/blitz-bowl'
import { rules as blitzRules } from '@undercroft/blitz-bowl/rules'
import { INDUCEMENTS, KICK_OFF_EVENTS, PRAYERS, STARS, TEAMS, WEATHERS } from '@undercroft/blood-bowl'
import { rules as ballRules } from '@undercroft/blood-bowl/rules'
import { COLLEGES } from '@undercroft/dungeon-bowl'
import { rules as dungeonRules } from '@undercroft/dungeon-bowl/rules'
import { CARDS } from '@undercroft/skirmish'
import { rules as skirmishRules } from '@undercroft/skirmish/rules'
import { describe, expect, it } from 'vitest'
import { languages, setLanguage, unknownKeys } from '../i18n/index.ts'
import { loadReference } from './load.ts'
import type { Entry, EntryLink } from './model.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
const reference = await loadReference()
const everything = { game: null, kind: null } as const
const namesOf = (query: string) =>
  reference.index
    .search(query, everything)
    .slice(0, 5)
    .map(({ name }) => name)

const linksOf = ({ table, facts = [], terms = [] }: Entry): EntryLink[] => [
  ...terms,
  ...[...(table?.rows.flat() ?? []), ...facts.map(({ value }) => value)].flatMap((cell) =>
    typeof cell === 'string' ? [] : cell,
  ),
]

describe('the reference', () => {
  it('holds every rule and every ruling of the books', () => {
    for (const rule of [...ballRules, ...blitzRules, ...dungeonRules, ...skirmishRules]) {
      expect(reference.find(rule.id)).toMatchObject({ name: rule.title, text: rule.text })
      expect(reference.find(rule.id)?.ruling).toBe(rule.ruling)
    }
  })

  it('holds every college, team, creature and card, each with figures', () => {
    for (const { id } of COLLEGES)
      expect(reference.find(`dungeon-bowl/college/${id}`)?.table?.rows.length).toBeGreaterThan(4)
    for (const { id } of teamCards)
      expect(reference.find(`blitz-bowl/team/${id}`)?.table?.rows.length).toBeGreaterThan(0)
    for (const { id, positions } of TEAMS)
      expect(reference.find(`blood-bowl/team/${id}`)?.table?.rows).toHaveLength(positions.length)
    for (const [kind, ids] of [
      ['event', KICK_OFF_EVENTS],
      ['weather', WEATHERS],
      ['prayer', PRAYERS],
      ['inducement', INDUCEMENTS],
    ] as const)
      for (const id of ids) {
        const found = reference.find(`blood-bowl/${kind}/${id}`)!
        expect(found.facts?.length, id).toBeGreaterThan(0)
        expect(reference.about(found).length, id).toBeGreaterThan(0)
      }
    for (const { id } of STARS) expect(reference.find(`blood-bowl/star/${id}`)?.figures).toHaveLength(5)
    const creatures = reference.entries.filter(({ kind }) => kind === 'creature')
    expect(creatures).toHaveLength(CARDS.length)
    for (const { figures } of creatures) expect(figures?.length).toBeGreaterThan(4)
    const cards = new Set(reference.entries.filter(({ kind }) => kind === 'card').map(({ id }) => id))
    for (const { id } of [...bonusPlays, ...challenges, ...randomEvents]) {
      expect(cards.has(`blitz-bowl/card/${id}`)).toBe(true)
    }
  })

  it('has one address per entry, and no link leads nowhere', () => {
    const ids = reference.entries.map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    const dead = reference.entries.flatMap(linksOf).filter(({ entry }) => !reference.find(entry))
    expect(dead).toEqual([])
  })

  it('links a skill with its rules and with those who have it', () => {
    const dodge = reference.find('dungeon-bowl/skill/dodge')!
    expect(reference.about(dodge).map(({ id }) => id)).toContain('DB-SKILL-DODGE-01')
    expect(reference.havers(dodge).map(({ id }) => id)).toContain('dungeon-bowl/college/light')
    const guard = reference.find('blood-bowl/skill/guard')!
    expect(reference.about(guard).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['DB-SKILL-GUARD-01', 'BB-SKILL-27']),
    )
    expect(reference.havers(guard).map(({ id }) => id)).toContain('blood-bowl/star/ivar-eriksson')
    expect(reference.find('skirmish/skill/mend-wounds')?.kind).toBe('spell')
    const flight = reference.find('skirmish/skill/flight')!
    expect(reference.havers(flight).map(({ name }) => name)).toContain('Griffon')
  })

  it.each([
    ['DB-PUSH-07', 'Chain push: who chooses'],
    ['dodge', 'Dodge'],
    ['griffo', 'Griffon'],
    ['griff oberwald', 'Griff Oberwald'],
    ['college fire', 'College of Fire'],
    ['second teleport', 'Second teleport in a team turn'],
  ])('finds by "%s" first "%s"', (query, name) => {
    expect(namesOf(query)[0]).toBe(name)
  })

  it('finds nothing for nonsense, and rulings alone when asked', () => {
    expect(reference.index.search('xyzzy (', everything)).toEqual([])
    const rulings = reference.index.search('', { game: 'skirmish', kind: 'ruling' })
    expect(rulings.length).toBeGreaterThan(10)
    expect(rulings.every(({ game, ruling }) => game === 'skirmish' && ruling !== undefined)).toBe(true)
  })

  it('answers in less than 40 ms of work', () => {
    reference.index.search('move', everything)
    const { user } = process.cpuUsage()
    for (const query of ['d', 'do', 'dod', 'dodge', 'dodge re', 'dodge re-roll', 'portal', 'a', 'armour', 'ag']) {
      reference.index.search(query, everything)
    }
    expect((process.cpuUsage().user - user) / 1000 / 10).toBeLessThan(40)
  })

  it.each(languages)('has names for everything: %s', async (language) => {
    await setLanguage(language)
    unknownKeys.clear()
    const { entries, index } = await loadReference()
    expect([...unknownKeys]).toEqual([])
    for (const { id, name, kind, group } of entries) {
      expect(name, id).not.toBe('')
      if (kind === 'rule') expect(group, id).toBeTruthy()
    }
    const words = { en: 'dodge', it: 'schivata', de: 'ausweichen' }
    expect(index.search(words[language], everything).length).toBeGreaterThan(0)
    await setLanguage('en')
  })
})
