// npm run gather: makes the files that git does not keep (*.gen.*) from what they are made of. Writes only what has changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueFiles } from './gather/catalogues.mjs'
import { read, root } from './gather/files.mjs'
import { glyphFiles } from './gather/glyphs.mjs'
import { readFamilies } from './gather/homes.mjs'
import { listFiles } from './gather/lists.mjs'
import { referenceFiles } from './gather/reference.mjs'

/** Every made file: [path from the root, text]. */
function gathered() {
  const families = readFamilies()
  return [...listFiles(families), ...referenceFiles(families), ...catalogueFiles(families), ...glyphFiles(families)]
}

/** Writes what is missing or different, and returns the paths. */
export function gather() {
  const stale = gathered().filter(([path, text]) => read(path) !== text)
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return stale.map(([path]) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of gather()) console.error(`gather: ${path}`)
}
