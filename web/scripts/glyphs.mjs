// Takes the glyphs named in glyphs.json out of the game-icons set and writes them as modules: one per area.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rounded } from './path.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { icons } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
)
const areas = JSON.parse(readFileSync(here('../glyphs.json'), 'utf8'))

/** The glyphs of an area: name to path. */
export function glyphsOf(area) {
  return Object.fromEntries(
    areas[area].map((name) => {
      if (!icons[name]) throw new Error(`glyphs.json: ${area}: there is no glyph '${name}'`)
      return [name, [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => rounded(d)).join('')]
    }),
  )
}

function moduleFor(area) {
  const lines = Object.entries(glyphsOf(area)).map(([name, path]) => `  '${name}': '${path}',\n`)
  return `// Made by scripts/glyphs.mjs from game-icons.net, CC BY 3.0; the authors are named in the credits.\nexport const glyphs = {\n${lines.join('')}} as const\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const area of Object.keys(areas)) writeFileSync(here(`../src/glyphs/${area}.gen.ts`), moduleFor(area))
}
export const glyphAreas = Object.keys(areas)
