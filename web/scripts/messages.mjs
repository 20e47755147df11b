// Reads the message catalogues, finds what is missing, different or unused, and makes the typed keys.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const source = fileURLToPath(new URL('../src', import.meta.url))
export const languages = ['en', 'it', 'de']

export function readCatalogue(language) {
  const folder = join(source, 'i18n', language)
  const messages = new Map()
  for (const file of readdirSync(folder).sort()) {
    flatten(file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')), messages)
  }
  return messages
}

function flatten(prefix, node, into) {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') into.set(`${prefix}.${name}`, value)
    else flatten(`${prefix}.${name}`, value, into)
  }
}

/** The arguments of a message: name to 'number', 'text' or 'tag'. */
export function argumentsOf(message) {
  const found = new Map()
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.argument || element.type === TYPE.select) found.set(element.value, 'text')
      if (element.type === TYPE.number || element.type === TYPE.plural) found.set(element.value, 'number')
      if (element.type === TYPE.tag) found.set(element.value, 'tag')
      if (element.options) for (const option of Object.values(element.options)) visit(option.value)
      if (element.children) visit(element.children)
    }
  }
  visit(parse(message))
  return found
}

const signature = (message) =>
  [...argumentsOf(message)]
    .filter(([, kind]) => kind !== 'tag')
    .map(([name]) => name)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(', ')

/** Every complaint about the catalogues, in words. */
export function problems() {
  const found = []
  const english = readCatalogue('en')
  for (const language of languages) {
    const other = readCatalogue(language)
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
  const names = [...new Set(areas)].join('|')
  const literal = new RegExp(`(['"\`])((?:${names})\\.[^'"\`\\n]*)\\1`, 'g')
  const patterns = new Set()
  for (const file of readdirSync(source, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.gen\.ts$|\.test\.tsx?$/.test(file)) continue
    for (const [, , text] of readFileSync(join(source, file), 'utf8').matchAll(literal)) patterns.add(text)
  }
  return [...patterns].map((text) => {
    const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`)
  })
}

export function typedKeys() {
  const lines = [...readCatalogue('en')].map(([key, message]) => {
    const fields = [...argumentsOf(message)]
      .filter(([, kind]) => kind !== 'tag')
      .map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Value'}`)
    return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}\n`
  })
  return `// Made from the English catalogue.\nexport type Value = string | number\nexport interface Messages {\n${lines.join('')}}\n`
}
