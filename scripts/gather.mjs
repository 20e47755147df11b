// npm run gather: makes the files that git does not keep (*.gen.*) from what they are made of. Writes only what has changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueFiles } from './gather/catalogues.mjs'
import { madeBefore, read, root } from './gather/files.mjs'
import { glyphFiles } from './gather/glyphs.mjs'
import { chosenSets, readFamilies } from './gather/homes.mjs'
import { listFiles } from './gather/lists.mjs'
import { puzzleFiles } from './gather/puzzles.mjs'
import { referenceFiles } from './gather/reference.mjs'
import { scenarioFiles } from './gather/scenarios.mjs'

/** Every file that is made with these sets: [path from the root, text]. */
export function gathered(sets = chosenSets()) {
  const families = readFamilies({ sets })
  return [
    ...listFiles(families),
    ...referenceFiles(families),
    ...scenarioFiles(sets),
    ...catalogueFiles(families),
    ...glyphFiles(families),
    ...puzzleFiles(),
  ]
}

/** Writes what is missing or different, removes what nothing makes any more, and returns the paths. */
export function gather() {
  const made = gathered()
  const stale = made.filter(([path, text]) => read(path) !== text)
  const known = new Set(made.map(([path]) => path))
  for (const path of madeBefore()) if (!known.has(path)) rmSync(join(root, path))
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return stale.map(([path]) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of gather()) console.error(`gather: ${path}`)
}
