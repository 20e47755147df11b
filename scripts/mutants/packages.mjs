// Which code is changed, and whose tests must notice.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders whose tests must notice a change in a package: its own, and for what games share those of the games. */
export const TESTED_BY = {
  engine: ['engine'],
  ball: ['games/ball', 'games/dungeon-bowl', 'games/blood-bowl'],
  'blitz-bowl': ['games/blitz-bowl'],
  'blood-bowl': ['games/blood-bowl'],
  'dungeon-bowl': ['games/dungeon-bowl'],
  skirmish: ['games/skirmish'],
  coach: ['coach'],
}

/** Tables, words, tools of tests and what is generated are no rules. */
const LEFT_OUT =
  /\.test\.ts$|\.gen\.ts$|(^|\/)(testing|data|reference|scenario|lessons?|arbitraries)(\/|\.ts$)|(^|\/)index\.ts$/

/** All files of a package that hold behaviour. */
export function mutableFiles(name) {
  const source = join(TESTED_BY[name][0], 'src')
  return readdirSync(source, { recursive: true })
    .map((file) => join(source, String(file)).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .sort()
}

/** A line that can be changed so that somebody would notice. */
const isCode = (line) =>
  /[=(&|<>?!+*-]/.test(line) && !/^\s*(import|export (\*|type|interface)|\*|\/[/*]|type |interface )/.test(line)

/** Lines by lot, each as a range for Stryker: the same for the same seed. */
export function sampledLines(files, count, seed) {
  const all = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (isCode(line) ? [`${file}:${i + 1}:0-${i + 1}:${line.length}`] : [])),
  )
  let state = seed >>> 0
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const chosen = new Set()
  while (chosen.size < Math.min(count, all.length)) chosen.add(all[below(all.length)])
  return [...chosen].sort()
}
