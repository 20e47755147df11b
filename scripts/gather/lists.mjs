// The registry of each family: list.gen.ts its data, code.gen.ts what its things do; words.gen.ts of a game its texts in English.

const head = '// Made by npm run gather from the homes in this folder.\n'
const literal = (value) => JSON.stringify(value)
const camel = (id) => id.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase())

// A name that JavaScript keeps for itself can be exported, but nothing can be called by it.
const KEPT = new Set([
  'break',
  'case',
  'catch',
  'delete',
  'do',
  'for',
  'if',
  'new',
  'return',
  'switch',
  'throw',
  'try',
  'void',
  'while',
  'with',
])
const local = (name) => (KEPT.has(name) ? `${name}_` : name)
const imported = (name) => (KEPT.has(name) ? `${name} as ${local(name)}` : name)

export function listFiles(families) {
  return families.flatMap((family) => [
    [`${family.folder}/list.gen.ts`, listOf(family)],
    ...(family.words.length > 1 ? [[`${family.folder}/words.gen.ts`, wordsOf(family)]] : []),
    ...(family.things.some(({ hasCode }) => hasCode) ? [[`${family.folder}/code.gen.ts`, codeOf(family)]] : []),
  ])
}

/** What is not played is known to the compiler all the same: its code is compiled with the rest. */
function listOf({ name, messages, words, things, others }) {
  const lines = things.map((thing) => `  ${entryOf(thing)},\n`)
  const known = ['(typeof things)[number]', ...others.map(entryOf)].join('\n  | ')
  return `${head}import type { Thing } from './family.ts'\n\nexport const things = [\n${lines.join('')}] as const satisfies readonly Thing[]\nexport type Known = ${known}\nexport type ThingId = Known['id']\nexport const family = ${literal({ name, messages, words })}\n`
}

const entryOf = ({ id, set, rules, words, data }) =>
  literal({ id, set, name: words.en?.name ?? id, rules: rules.map((rule) => rule.id), ...data })

function codeOf({ things }) {
  const coded = things.filter(({ hasCode }) => hasCode)
  const imports = coded.map(({ id }) => `import { ${imported(camel(id))} } from './${id}.ts'\n`)
  const lines = coded.map(({ id }) => `  '${id}': ${local(camel(id))},\n`)
  return `${head}${imports.join('')}\nexport const code = {\n${lines.join('')}}\n`
}

function wordsOf({ things, others }) {
  const lines = [...things, ...others].map(({ id, words }) => `  ${literal(id)}: ${literal(words.en ?? {})},\n`)
  return `${head}export const words = {\n${lines.join('')}}\n`
}
