import type { Rule } from '@undercroft/engine'
import { UsageError } from './errors.ts'
import { loadRules } from './games.ts'
import { type Output, painted } from './output.ts'

/** `undercroft rules`: the rules reference, by id ('DB-PUSH-07', 'DB-PUSH') or by words. Returns the exit code. */
export async function rulesCommand(
  words: readonly string[],
  { json = false, language }: { json?: boolean; language?: string },
  output: Output,
): Promise<number> {
  const rules = await loadRules(language)
  const found = findRules(rules, words)
  if (found.length === 0) throw new UsageError(`no rule has '${words.join(' ')}' as its id or among its words`)
  if (json) output.print(JSON.stringify(found))
  else if (words.length === 0) for (const line of sections(rules)) output.print(line)
  else for (const rule of found) output.print(`${ruleInWords(rule, output)}\n`)
  return 0
}

/** The rule of this id; or those of this section; or those that have all of the words. */
export function findRules(rules: readonly Rule[], words: readonly string[]): readonly Rule[] {
  const id = words.join('-').toUpperCase()
  const exact = rules.filter((rule) => rule.id === id)
  if (exact.length > 0) return exact
  const section = rules.filter((rule) => rule.id.startsWith(`${id}-`))
  if (section.length > 0) return section
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/))
  return rules.filter(({ id, title, text, ruling }) => {
    const all = `${id} ${title} ${text} ${ruling ?? ''}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}

function ruleInWords({ id, title, text, ruling }: Rule, output: Output): string {
  const lines = [`${painted(output, ['bold', 'cyan'], id)}  ${painted(output, 'bold', title)}`, text]
  if (ruling) lines.push(`${painted(output, 'yellow', 'Ruling:')} ${ruling}`)
  return lines.join('\n')
}

/** Without a question: which sections there are. */
function sections(rules: readonly Rule[]): string[] {
  const counts = new Map<string, number>()
  for (const { id } of rules) {
    const section = id.slice(0, id.lastIndexOf('-'))
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  const lines = [...counts].map(([section, count]) => `${section.padEnd(12)} ${count} rules`)
  return [...lines, `${rules.length} rules; 'undercroft rules ${lines[0].split(' ')[0]}' shows a section`]
}
