import { Formatter } from '@undercroft/engine/messages'
import type { Refusal } from '../game.ts'
import { words as english } from './en.gen.ts'

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const others = { it: () => import('./it.gen.ts'), de: () => import('./de.gen.ts') }

/** Says things of leagues in one language. */
export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string

const sayIn = (language: Language, words: Readonly<Record<string, string>>): Say => {
  const formatter = new Formatter(language)
  return (key, facts = {}) => {
    if (!Object.hasOwn(words, key)) throw new Error(`there are no words for '${key}'`)
    return formatter.text(words[key], facts)
  }
}

/** In English, at once. */
export const sayInEnglish: Say = sayIn('en', english)

export async function loadSay(language: Language): Promise<Say> {
  if (language === 'en') return sayInEnglish
  return sayIn(language, (await others[language]()).words)
}

/** Why something was refused, with its rule. */
export function refusalText(say: Say, { why, facts, rule }: Refusal): string {
  const reason = say(`refused.${why}`, facts)
  return rule === null ? reason : `${reason} (${rule})`
}
