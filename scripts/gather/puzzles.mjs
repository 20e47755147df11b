// The puzzles of each game: a file of lines, as undercroft puzzles mine writes it, becomes a module.
import { namesIn, read } from './files.mjs'

const folder = 'coach/src/puzzles/data'

export function puzzleFiles() {
  return namesIn(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => [`${folder}/${name.replace('.jsonl', '.gen.ts')}`, moduleOf(read(`${folder}/${name}`))])
}

function moduleOf(text) {
  const lines = text.split('\n').filter((line) => line !== '')
  const list = lines.map((line) => `  ${JSON.stringify(line)},\n`).join('')
  return `// Made by npm run gather from the puzzles beside it.\nexport const lines: readonly string[] = [\n${list}]\n`
}
