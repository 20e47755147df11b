// The pictures of the client: the glyphs that web/glyphs.json and the homes of things name, and how each thing looks.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { games, read, root } from './files.mjs'
import { rounded } from './path.mjs'

const rounding = createHash('sha256').update(read('scripts/gather/path.mjs')).digest('hex').slice(0, 8)
let icons

/** The path of a glyph. The set has 6 MB: it is read when the first is asked for. */
function pathOf(name, area) {
  icons ??= createRequire(`${root}web/`)('@iconify-json/game-icons/icons.json').icons
  if (!icons[name]) throw new Error(`${area}: game-icons has no glyph '${name}'`)
  return [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => rounded(d)).join('')
}

/** A module per area; one that is there with the same glyphs is left as it is. */
export function glyphFiles(families) {
  const areas = JSON.parse(read('web/glyphs.json'))
  return [...new Set([...Object.keys(areas), ...games])].flatMap((area) => {
    const own = families.filter(({ game }) => game === area)
    const names = [...new Set([...(areas[area] ?? []), ...own.flatMap(glyphsIn)])]
    const looks = own.filter(({ things }) => things.some(({ look }) => look))
    if (names.length === 0) return []
    const path = `web/src/glyphs/${area}.gen.ts`
    const head = `// Made from game-icons.net, CC BY 3.0; the authors are named in the credits.\n// ${rounding}: ${names.join(' ')}\n`
    const tail = looks.length > 0 ? `\nexport const looks = {\n${looks.map(looksOf).join('')}} as const\n` : ''
    const made = read(path)
    if (made?.startsWith(head)) return [[path, `${made.split('\nexport const looks')[0]}${tail}`]]
    const lines = names.map((name) => `  '${name}': '${pathOf(name, area)}',\n`)
    return [[path, `${head}export const glyphs = {\n${lines.join('')}} as const\n${tail}`]]
  })
}

const glyphsIn = ({ things }) =>
  things.flatMap(({ look }) => [look?.glyph, ...Object.values(look?.glyphs ?? {})].filter(Boolean))

const looksOf = ({ name, things }) =>
  `  '${name}': {\n${things
    .filter(({ look }) => look)
    .map(({ id, look }) => `    '${id}': ${JSON.stringify(look)},\n`)
    .join('')}  },\n`
