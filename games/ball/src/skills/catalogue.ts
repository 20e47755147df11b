/**
 * Every skill and trait by name: what rosters refer to. What each of them does in play is declared beside this file; rules and
 * words are in their homes. A game makes its catalogue with the skills that only it has.
 */

import { CATEGORIES, type Category, type Thing } from './family.ts'
import { things } from './list.gen.ts'

export { CATEGORIES, type Category } from './family.ts'

/** How the rosters of the book abbreviate a category. */
export const CATEGORY_LETTERS: Readonly<Record<string, Category>> = {
  A: 'agility',
  G: 'general',
  M: 'mutation',
  P: 'passing',
  S: 'strength',
}

export interface SkillEntry {
  readonly id: string
  /** As a roster prints it, with its number where it has one. */
  readonly name: string
  readonly category: Category | 'trait'
  /** Must be used whenever it applies (DB-SKU-07, DB-SKU-08); every other one is its coach's choice. */
  readonly compulsory: boolean
  /** Ids of the rules about it. */
  readonly rules: readonly string[]
}

const entryOf = ({ id, name, category, compulsory = false, rules }: Thing): SkillEntry => ({
  id,
  name,
  category,
  compulsory,
  rules,
})

/** Those that all ball games share, in the order of the random skill tables. */
const SHARED: readonly SkillEntry[] = (things as readonly Thing[]).map(entryOf)

/** 'Mighty Blow (+1)' is 'mighty-blow'; only a number that tells two traits apart stays: 'Loner (4+)' is 'loner-4'. */
function idOf(name: string): string {
  const plain = name.replace(/ \(\+\d\)/, '').replace(/\*$/, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}

export interface Catalogue {
  readonly entries: readonly SkillEntry[]
  /** The twelve skills of each category, in the order of the random skill table: the first six are for a first D6 of 1-3. */
  readonly byCategory: Readonly<Record<Category, readonly SkillEntry[]>>
  entry(id: string): SkillEntry | undefined
  /** By id or by name, with or without its number: 'mighty-blow', 'Mighty Blow (+1)'; a Loner without number needs 4+. */
  named(text: string): SkillEntry | undefined
  /** The skill that two D6, rolled one after the other, show in the column of a category (DB-SKU-13 to DB-SKU-17). */
  random(category: Category, first: number, second: number): SkillEntry
}

/** What all ball games share, and the skills and traits of one of them. */
export function catalogueOf(own: readonly Thing[]): Catalogue {
  const table = (category: Category): SkillEntry[] => {
    const all = SHARED.filter((shared) => shared.category === category)
    for (const thing of own) {
      if (thing.category !== category || thing.learned === false) continue
      const at = thing.before ? all.findIndex(({ id }) => id === thing.before) : all.length
      all.splice(at, 0, entryOf(thing))
    }
    return all
  }
  const byCategory = Object.fromEntries(CATEGORIES.map((category) => [category, table(category)])) as unknown as Record<
    Category,
    SkillEntry[]
  >
  const traits = [...SHARED, ...own.map(entryOf)].filter(({ category }) => category === 'trait')
  const unlearned = own.filter(({ learned }) => learned === false).map(entryOf)
  const entries = [...CATEGORIES.flatMap((category) => byCategory[category]), ...traits, ...unlearned]
  const byId: ReadonlyMap<string, SkillEntry> = new Map(entries.map((known) => [known.id, known]))
  return {
    entries,
    byCategory,
    entry: (id) => byId.get(id),
    named(text) {
      const id = idOf(text)
      const exact = entries.find(({ name }) => name === text)
      return exact ?? byId.get(id) ?? byId.get(id.replace(/-1$/, '')) ?? byId.get(`${id}-4`)
    },
    random: (category, first, second) => byCategory[category][(first > 3 ? 6 : 0) + second - 1],
  }
}
