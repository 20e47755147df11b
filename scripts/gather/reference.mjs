// The rules of each game: the rows of its sections and those that stand in the homes of things.
import { byNumbers, games, namesIn, read } from './files.mjs'

export function referenceFiles(families) {
  return games.flatMap((game) => {
    const book = bookOf(game, families)
    if (!book) return []
    const lines = book.rules.map((rule) => `  ${JSON.stringify(rule)},\n`)
    return [
      [
        `games/${game}/src/reference/rules.gen.ts`,
        `// Made by npm run gather from the sections in this folder and the homes of things.\nimport type { Rule } from '@undercroft/engine'\n\nexport const rules: readonly Rule[] = [\n${lines.join('')}]\n`,
      ],
    ]
  })
}

/** The title and the rules of a game, in the order of its sections; undefined where it has no rules of its own. */
export function bookOf(game, families) {
  const folder = `games/${game}/src/reference`
  const { title, sections } = JSON.parse(read(`${folder}/sections.json`) ?? '{}')
  if (!title) return undefined
  const files = namesIn(folder).filter((name) => name.endsWith('.json') && name !== 'sections.json')
  const rows = files.flatMap((name) => JSON.parse(read(`${folder}/${name}`)))
  const prefix = `${rows[0].id.split('-')[0]}-`
  const homes = families
    .flatMap(({ things }) => things.flatMap(({ rules }) => rules))
    .filter(({ id, isRow }) => isRow && id.startsWith(prefix))
    .map(({ id, title, text, ruling }) => ({ id, title, text, ...(ruling && { ruling }) }))
  const place = ({ id }) => {
    const section = sections.indexOf(id.split('-')[1].toLowerCase())
    return section < 0 ? sections.length : section
  }
  return { title, rules: [...rows, ...homes].sort((a, b) => place(a) - place(b) || byNumbers(a.id, b.id)) }
}
