// What is wrong with the messages, in words: for the test.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { argumentsOf, readCatalogue } from './catalogues.mjs'
import { root } from './files.mjs'
import { languages, readFamilies } from './homes.mjs'

const source = join(root, 'web/src')

/** Key to message. */
export const catalogue = (language) => readCatalogue(language, readFamilies())

export { argumentsOf }

const signature = (message) =>
  [...argumentsOf(message)]
    .filter(([, kind]) => kind !== 'tag')
    .map(([name]) => name)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(', ')

/** Every complaint about the messages. */
export function problems() {
  const found = []
  const families = readFamilies()
  const english = readCatalogue('en', families)
  for (const language of languages) {
    const other = readCatalogue(language, families)
    for (const [key, message] of other) {
      try {
        parse(message)
      } catch (error) {
        found.push(`${language}: ${key}: ${error.message}`)
        continue
      }
      if (!english.has(key)) found.push(`${language}: ${key} is not in the English catalogue`)
      else if (signature(message) !== signature(english.get(key))) {
        found.push(
          `${language}: ${key} has arguments (${signature(message)}), English has (${signature(english.get(key))})`,
        )
      }
    }
    for (const key of english.keys()) if (!other.has(key)) found.push(`${language}: ${key} is missing`)
  }
  const uses = usedPatterns([...english.keys()].map((key) => key.split('.')[0]))
  for (const key of english.keys()) if (!uses.some((use) => use.test(key))) found.push(`${key} is not used`)
  return found
}

/** Keys as they stand in the source: '...' as they are, `...${}...` with anything in the gap. */
function usedPatterns(areas) {
  const games = ['dungeon', 'blood']
  const names = [...new Set(areas)].join('|')
  const literal = new RegExp(`(['"\`])((?:${names})\\.[^'"\`\\n]*)\\1`, 'g')
  const patterns = new Set()
  for (const file of readdirSync(source, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.gen\.ts$|\.test\.tsx?$/.test(file)) continue
    for (const [, , text] of readFileSync(join(source, file), 'utf8').matchAll(literal)) patterns.add(text)
  }
  // What is asked for as a word of all ball games may be said by one of them alone.
  const asked = [...patterns].flatMap((text) => [text, ...games.map((game) => text.replace(/^ball\./, `${game}.`))])
  return asked.map((text) => {
    const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`)
  })
}
