// The client's messages: its own catalogues (web/src/i18n/<language>/<area>.json) and the words of things.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { namesIn, read } from './files.mjs'
import { languages } from './homes.mjs'

const source = 'web/src/i18n'
/** What the client and the terminal both say of leagues; `terminal` is for the latter alone. */
const leagueWords = 'league/src/words'
const readLeague = (language) => JSON.parse(read(`${leagueWords}/${language}.json`))

export function catalogueFiles(families) {
  const made = languages.map((language) => [language, treesOf(language, families)])
  const english = flatten(Object.fromEntries(made[0][1]))
  return [
    ...made.flatMap(([language, trees]) => [
      [`${leagueWords}/${language}.gen.ts`, leagueModule(language, trees)],
      [`${leagueWords}/${language}-names.gen.ts`, namesModule(trees)],
    ]),
    ...made.flatMap(([language, trees]) =>
      [...trees].map(([area, tree]) => [
        `${source}/made/${language}/${area}.gen.json`,
        `${JSON.stringify(tree, null, 1)}\n`,
      ]),
    ),
    [`${source}/messages.gen.ts`, typedKeys(english)],
  ]
}

/** The messages of a language: area to tree. */
function treesOf(language, families) {
  const trees = new Map()
  for (const file of namesIn(`${source}/${language}`)) {
    trees.set(file.replace('.json', ''), JSON.parse(read(`${source}/${language}/${file}`)))
  }
  const { terminal: _terminal, ...shared } = readLeague(language)
  trees.set('league', { ...trees.get('league'), ...shared })
  for (const { messages, words, things } of families) {
    const [area] = messages.split('.')
    for (const thing of things) {
      for (const [key, own] of Object.entries(thing.messages)) {
        if (own[language]) put(trees, [area, ...key.split('.')], own[language])
      }
      const said = thing.words[language]
      if (said) put(trees, `${messages}.${thing.id}`.split('.'), words.length === 1 ? said[words[0]] : said)
    }
  }
  return trees
}

function put(trees, [area, ...path], said) {
  if (!trees.has(area)) trees.set(area, {})
  let tree = trees.get(area)
  for (const name of path.slice(0, -1)) tree = tree[name] ??= {}
  tree[path.at(-1)] = said
}

/** The words of leagues as a module, with what the workshop says of a team list that is refused. */
function leagueModule(language, trees) {
  const { problem } = trees.get('workshop')
  const { refused, ...words } = readLeague(language)
  const all = Object.fromEntries(flatten({ ...words, refused: { ...problem, ...refused } }))
  return `// Made by npm run gather from ${language}.json.\nexport const words: Readonly<Record<string, string>> = ${JSON.stringify(all, null, 2)}\n`
}

/** How facts are called: '<fact>.<id>' to its name, for the terminal. */
function namesModule(trees) {
  const { skill, position } = trees.get('ball')
  const { role, team, inducement } = trees.get('workshop')
  const { star, team: race } = trees.get('blood')
  const skills = namesOf(skill)
  const { category } = trees.get('league')
  const staff = Object.fromEntries(['apothecary', 'coaches', 'cheerleaders'].map((id) => [id, team[id]]))
  const bought = Object.fromEntries(['wizard', 'training', 'bribes'].map((id) => [id, team[id]]))
  const names = {
    position,
    skill: skills,
    other: skills,
    role,
    kind: team.kind,
    inducement: { ...inducement, ...bought },
    star,
    race: namesOf(race),
    item: { ...skills, ...category, ...staff },
  }
  const all = Object.fromEntries(flatten(names))
  return `// Made by npm run gather.\nexport const names: Readonly<Record<string, string>> = ${JSON.stringify(all, null, 2)}\n`
}

const namesOf = (things) => Object.fromEntries(Object.entries(things).map(([id, { name }]) => [id, name]))

/** Key to message. */
export function readCatalogue(language, families) {
  return flatten(Object.fromEntries(treesOf(language, families)))
}

function flatten(tree, prefix = '', into = new Map()) {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(prefix + name, value)
    else flatten(value, `${prefix}${name}.`, into)
  }
  return into
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
  if (message.includes('{') || message.includes('<')) visit(parse(message))
  return found
}

function typedKeys(english) {
  const areas = [...new Set([...english.keys()].map((key) => key.split('.')[0]))]
  const lines = [...english].map(([key, message]) => {
    const fields = [...argumentsOf(message)]
      .filter(([, kind]) => kind !== 'tag')
      .map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Value'}`)
    return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}\n`
  })
  return `// Made by npm run gather from the English messages.\nexport type Area = ${areas.map((area) => `'${area}'`).join(' | ')}\nexport type Value = string | number\nexport interface Messages {\n${lines.join('')}}\n`
}
