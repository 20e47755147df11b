// Takes the glyphs named in glyphs.json out of the game-icons set and makes them modules: one per area.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rounded } from './path.mjs'

const areas = JSON.parse(readFileSync(new URL('../glyphs.json', import.meta.url), 'utf8'))
const rounding = createHash('sha256')
  .update(readFileSync(new URL('path.mjs', import.meta.url)))
  .digest('hex')
  .slice(0, 8)
let icons

/** The path of a glyph. The set has 6 MB: it is read when the first is asked for. */
function pathOf(name, area) {
  icons ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
  ).icons
  if (!icons[name]) throw new Error(`glyphs.json: ${area}: there is no glyph '${name}'`)
  return [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => rounded(d)).join('')
}

/** The modules, by path; one that `read` finds with the same glyphs is left as it is. */
export function gatherGlyphs(read) {
  return Object.entries(areas).map(([area, names]) => {
    const path = `web/src/glyphs/${area}.gen.ts`
    const head = `// Made from game-icons.net, CC BY 3.0; the authors are named in the credits.\n// ${rounding}: ${names.join(' ')}\n`
    const made = read(path)
    if (made?.startsWith(head)) return [path, made]
    const lines = names.map((name) => `  '${name}': '${pathOf(name, area)}',\n`)
    return [path, `${head}export const glyphs = {\n${lines.join('')}} as const\n`]
  })
}
