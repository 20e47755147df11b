// npm run docs: makes the lists and tables in docs that follow from the homes of things and from the rules.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games, read, root } from './files.mjs'
import { readFamilies } from './homes.mjs'
import { bookOf } from './reference.mjs'

/** What stands between `<!-- made: NAME -->` and `<!-- end -->`, by name. */
const makers = { rulings, things }
const made = /(<!-- made: ([\w-]+)(?: ([^>]*?))? -->\n)[\s\S]*?(<!-- end -->)/g

const documents = ['docs/rulings.md', 'docs/things.md']

/** [path, text as it is, text as it should be] of every document with made parts. */
export function docFiles() {
  const families = readFamilies({ sets: new Set(['book']) })
  return documents.map((path) => {
    const text = read(path)
    return [
      path,
      text,
      text.replace(made, (_, head, name, what, end) => `${head}\n${makers[name](families, what)}\n${end}`),
    ]
  })
}

/** The log of rulings: every rule that has one. */
function rulings(families) {
  return games
    .flatMap((game) => bookOf(game, families) ?? [])
    .filter(({ rules }) => rules.some(({ ruling }) => ruling))
    .map(({ title, rules }) => {
      const lines = rules
        .filter(({ ruling }) => ruling)
        .map((rule) => `- **${rule.id}** ${rule.title}: ${rule.ruling}\n`)
      return `## ${title}\n\n${lines.join('')}`
    })
    .join('\n')
}

/** The things of one game, family by family. */
function things(families, game) {
  return families
    .filter((family) => family.game === game)
    .map(({ folder, things: all }) => {
      const rows = all.map(({ id, set, words, rules }) => {
        const { name = id, text = '' } = words.en ?? {}
        return `| ${name} | ${set} | ${rules.map((rule) => rule.id).join(', ')} | ${text.replaceAll('|', '\\|')} |\n`
      })
      return `### ${folder.replace(`games/${game}/src/`, '')}: ${all.length}\n\n| name | set | rules | |\n|---|---|---|---|\n${rows.join('')}`
    })
    .join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, is, should] of docFiles()) if (is !== should) writeFileSync(join(root, path), should)
}
