import { type GameContent, type Home, LANGUAGES, type Look, wordOf } from '@undercroft/engine'
import { teach } from '../i18n/index.ts'

const looks = new Map<string, Look>()

/** How a thing that is not in the book wants to be drawn: 'blitz.team', 'pirate'. */
export const lookOf = (messages: string, id: string): Look | undefined => looks.get(`${messages}.${id}`)

/** From now on these things have their names, texts and looks, as those of the book have. */
export function learn({ families }: GameContent, homes: readonly Home[]): void {
  for (const home of homes) {
    const family = families.find(({ name }) => name === home.family)
    if (!family) continue
    const key = `${family.messages}.${home.id}`
    for (const word of family.words) {
      const said = Object.fromEntries(LANGUAGES.map((language) => [language, wordOf(home, word, language)]))
      teach(family.words.length === 1 ? key : `${key}.${word}`, said as Record<(typeof LANGUAGES)[number], string>)
    }
    looks.set(key, home.look ?? {})
  }
}

/** The same for what a match brings along. */
export function learnFrom(content: GameContent | undefined, options: unknown): void {
  const brought = (options as { readonly content?: readonly Home[] } | null)?.content
  if (content && brought) learn(content, brought)
}
