/** What a thing is called and what is said of it; one that has only a name may say just that. */
export type Words = string | Readonly<Record<string, string>>

/** How a thing is drawn: words that the figures of the client know, and a colour of its own. */
export interface Look {
  readonly figure?: string
  readonly tint?: string
}

/**
 * A thing that somebody made, with everything that stands in its home (docs/homes.md), as plain data. A match that is played
 * with it carries it in its options: whoever has the match has the thing.
 */
export interface Home {
  readonly game: string
  readonly family: string
  readonly id: string
  readonly set: string
  readonly look?: Look
  readonly en: Words
  readonly it?: Words
  readonly de?: Words
  /** Its figures: each family has its own. */
  readonly [field: string]: unknown
}

export const LANGUAGES = ['en', 'it', 'de'] as const

/** One word of a thing, in English where the language is missing. */
export function wordOf(home: Home, word: string, language: (typeof LANGUAGES)[number] = 'en'): string {
  const said = home[language] ?? home.en
  const found = typeof said === 'string' ? (word === 'name' ? said : undefined) : said[word]
  return found ?? (language === 'en' ? '' : wordOf(home, word))
}

const COMMON: ReadonlySet<string> = new Set(['game', 'family', 'id', 'set', 'look', ...LANGUAGES])

/** What the family itself says of the thing. */
export const figuresOf = (home: Home): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(home).filter(([field]) => !COMMON.has(field)))
