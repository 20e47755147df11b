// npm run gather: makes the files that git does not keep (*.gen.ts) from what they are made of. Writes only what has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatherGlyphs } from '../web/scripts/glyphs.mjs'
import { typedKeys } from '../web/scripts/messages.mjs'
import { root } from './lib.mjs'

/** Every made file, by its path from the root. */
export function gathered() {
  return new Map([['web/src/i18n/messages.gen.ts', typedKeys()], ...gatherGlyphs(read)])
}

/** Writes what is missing or different, and tells which. */
export function gather() {
  const written = []
  for (const [path, text] of gathered()) {
    if (read(path) === text) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    written.push(path)
  }
  return written
}

/** The text of a file, or undefined where there is none. */
function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of gather()) console.error(`gather: ${path}`)
}
