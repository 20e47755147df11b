import type { Rule } from '@undercroft/engine'
import type { GameId } from '../games/index.ts'
import { type Language, named, needArea, useLanguage } from '../i18n/index.ts'
import { rulesOf } from './books.ts'
import { type Entry, sectionOf } from './model.ts'
import { SearchIndex } from './search.ts'

/** All that can be looked up, in the language in use. */
export class Reference {
  readonly entries: readonly Entry[]
  readonly index: SearchIndex
  private readonly byId: ReadonlyMap<string, Entry>

  constructor(entries: readonly Entry[]) {
    this.entries = entries
    this.index = new SearchIndex(entries)
    this.byId = new Map(entries.map((entry) => [entry.id.toLowerCase(), entry]))
  }

  find(id: string): Entry | null {
    const plain = id.toLowerCase()
    // Cards of pieces do not tell abilities from spells.
    return this.byId.get(plain) ?? this.byId.get(plain.replace('/skill/', '/spell/')) ?? null
  }

  /** The rules of the same section, in the order of the book. */
  section(rule: Entry): Entry[] {
    const section = sectionOf(rule.id)
    return this.entries.filter(({ kind, id }) => kind === 'rule' && sectionOf(id) === section)
  }

  /** The rules about something. */
  about({ game, about = [] }: Entry): Entry[] {
    if (about.length === 0) return []
    // Ids tell the book apart, titles do not.
    const isAbout = ({ id, name, game: of }: Entry) =>
      about.some((start) => id.startsWith(start) || (of === game && name.startsWith(start)))
    return this.entries.filter((entry) => entry.kind === 'rule' && isAbout(entry))
  }

  /** The teams, colleges and creatures that have it. */
  havers({ id }: Entry): Entry[] {
    const names = (entry: Entry): boolean =>
      entry.terms?.some((term) => term.entry === id) === true ||
      entry.table?.rows.some((row) =>
        row.some((cell) => typeof cell !== 'string' && cell.some((link) => link.entry === id)),
      ) === true ||
      entry.facts?.some(({ value }) => typeof value !== 'string' && value.some((link) => link.entry === id)) === true
    return this.entries.filter(names)
  }
}

const ruleEntry =
  (game: GameId) =>
  ({ id, title, text, ruling, language }: Rule): Entry => ({
    id,
    game,
    kind: 'rule',
    name: title,
    text,
    group: named(`reference.sections.${sectionOf(id)}`),
    ...(ruling ? { ruling } : {}),
    ...(language ? { language } : {}),
  })

let loaded: { language: Language; reference: Promise<Reference> } | null = null

/** Loads everything once per language. */
export function loadReference(): Promise<Reference> {
  const { language } = useLanguage.getState()
  if (loaded?.language !== language) loaded = { language, reference: build() }
  return loaded.reference
}

async function build(): Promise<Reference> {
  const [blitz, blood, dungeon, skirmish, blitzRules, bloodRules, dungeonRules, skirmishRules] = await Promise.all([
    import('./games/blitz-bowl.ts'),
    import('./games/blood-bowl.ts'),
    import('./games/dungeon-bowl.ts'),
    import('./games/skirmish.ts'),
    rulesOf('blitz-bowl'),
    rulesOf('blood-bowl'),
    rulesOf('dungeon-bowl'),
    rulesOf('skirmish'),
    ...(['reference', 'ball', 'blitz', 'blood', 'dungeon', 'skirmish', 'match'] as const).map(needArea),
  ])
  return new Reference([
    ...blood.bloodEntries(),
    ...dungeon.dungeonEntries(),
    ...blitz.blitzEntries(),
    ...skirmish.skirmishEntries(),
    ...dungeonRules.map(ruleEntry('dungeon-bowl')),
    ...bloodRules.map(ruleEntry('blood-bowl')),
    ...blitzRules.map(ruleEntry('blitz-bowl')),
    ...skirmishRules.map(ruleEntry('skirmish')),
  ])
}
