import { Formatter } from '@undercroft/engine/messages'
import type { Refusal } from '../game.ts'
import { words as english } from './en.gen.ts'

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const loaders = {
  en: async () => [{ words: english }, await import('./en-names.gen.ts')] as const,
  it: () => Promise.all([import('./it.gen.ts'), import('./it-names.gen.ts')]),
  de: () => Promise.all([import('./de.gen.ts'), import('./de-names.gen.ts')]),
}

/** Says things of leagues in one language. */
export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string

type Words = Readonly<Record<string, string>>

/** The ids of two ball games may differ by the end of one. */
const keyOf = (fact: string, value: string | number): string =>
  `${fact}.${String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-bb$/, '')}`

/** Facts that have a name in this language are told by it. */
const sayIn = (language: Language, words: Words, names: Words = {}): Say => {
  const formatter = new Formatter(language)
  const nameOf = (fact: string, value: string | number) => names[keyOf(fact, value)] ?? value
  return (key, facts = {}) => {
    if (!Object.hasOwn(words, key)) throw new Error(`there are no words for '${key}'`)
    const named = Object.entries(facts).map(([fact, value]) => [fact, nameOf(fact, value)])
    return formatter.text(words[key], Object.fromEntries(named))
  }
}

/** In English, at once, without the names of things. */
export const sayInEnglish: Say = sayIn('en', english)

export async function loadSay(language: Language): Promise<Say> {
  const [{ words }, { names }] = await loaders[language]()
  return sayIn(language, words, names)
}

/** Why something was refused, with its rule. */
export function refusalText(say: Say, { why, facts, rule }: Refusal): string {
  const reason = say(`refused.${why}`, facts)
  return rule === null ? reason : `${reason} (${rule})`
}
