// The rules of each game: the rows of its sections and those that stand in the homes of things, in every language.
import { byNumbers, games, namesIn, read } from './files.mjs'
import { languages } from './homes.mjs'

export function referenceFiles(families) {
  const books = games.flatMap((game) => {
    const book = bookOf(game, families)
    return book ? [{ game, book }] : []
  })
  return [
    ...books.flatMap(({ game, book }) =>
      languages.map((language) => [
        `games/${game}/src/reference/rules.${language}.gen.ts`,
        moduleOf(rulesIn(language, game, book)),
      ]),
    ),
    ['web/src/reference/books.gen.ts', booksModule(books.map(({ game }) => game))],
  ]
}

/** The title and the rules of a game, in the order of its sections; undefined where it has no rules of its own. */
export function bookOf(game, families) {
  const folder = `games/${game}/src/reference`
  const { title, sections } = JSON.parse(read(`${folder}/sections.json`) ?? '{}')
  if (!title) return undefined
  const files = namesIn(folder).filter((name) => name.endsWith('.json') && name !== 'sections.json')
  const rows = files.flatMap((name) => JSON.parse(read(`${folder}/${name}`)))
  const prefix = `${rows[0].id.split('-')[0]}-`
  const atHome = families
    .flatMap(({ things }) => things.flatMap(({ rules }) => rules))
    .filter(({ id, isRow }) => isRow && id.startsWith(prefix))
  const homes = atHome.map(({ id, title, text, ruling }) => ({ id, title, text, ...(ruling && { ruling }) }))
  const place = ({ id }) => {
    const section = sections.indexOf(id.split('-')[1].toLowerCase())
    return section < 0 ? sections.length : section
  }
  const rules = [...rows, ...homes].sort((a, b) => place(a) - place(b) || byNumbers(a.id, b.id))
  return { title, rules, told: new Map(atHome.map((row) => [row.id, row.told])) }
}

/** The rules in a language: told in the reference, or at home. A rule that nobody has translated yet stays English and says so. */
function rulesIn(language, game, { rules, told }) {
  if (language === 'en') return rules
  const words = translations(game, language)
  return rules.map((rule) => {
    const row = words.get(rule.id) ?? told.get(rule.id)?.[language]
    return row ? { id: rule.id, ...row } : { ...rule, language: 'en' }
  })
}

/** Id to title, text and ruling: reference/<language>/<section>.json. */
function translations(game, language) {
  const folder = `games/${game}/src/reference/${language}`
  return new Map(namesIn(folder).flatMap((name) => Object.entries(JSON.parse(read(`${folder}/${name}`)))))
}

const made = '// Made by npm run gather from the sections of the rules and the homes of things.\n'

function moduleOf(rules) {
  const lines = rules.map((rule) => `  ${JSON.stringify(rule)},\n`)
  return `${made}import type { Rule } from '@undercroft/engine'\n\nexport const rules: readonly Rule[] = [\n${lines.join('')}]\n`
}

/** How the client loads each book in each language: a bundler wants every address spelt out. */
function booksModule(games) {
  const line = (game, language) => `    ${language}: () => import('@undercroft/${game}/rules/${language}'),\n`
  const books = games.map(
    (game) => `  '${game}': {\n${languages.map((language) => line(game, language)).join('')}  },\n`,
  )
  return `${made}export const books = {\n${books.join('')}}\n`
}
