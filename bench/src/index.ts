import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameWork } from './game-work.ts'
import { games } from './games.ts'
import { growthRows } from './growth/index.ts'
import { comparedWith, keepRelease, lastRelease, ratiosOf } from './history.ts'
import { measure, type Row, type Work, warmUp } from './measure.ts'
import { onlineRows } from './online/index.ts'
import { boardgameWork } from './peers/boardgame-io.ts'
import { chessWork } from './peers/chess.ts'
import { chessopsWork } from './peers/chessops.ts'
import { showdownWork } from './peers/pokemon-showdown.ts'
import { sliceWork } from './slices.ts'
import { tableOf, YARDSTICK } from './table.ts'

/** Servers under load, each in a process of its own. */
const ONLINE = 'online'

const HELP = `npm run bench [--silent] -- [options]: how fast the games are, next to others, on one core

  --quick        a short run: warmed up as long, measured a fifth of the time
  --only NAME    only this game or peer
  --growth       only how cost grows with teams, creatures and squares; plotted into docs/pictures/growth.svg
  --compare      say what became slower since the last release of bench/history.jsonl
  --keep NAME    add this release to bench/history.jsonl
  --json         print only {"rows":[{"name","measure","value","ratio"}, ...]}, the ratio to chessops`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    growth: { type: 'boolean' },
    compare: { type: 'boolean' },
    keep: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const HISTORY = fileURLToPath(new URL('../history.jsonl', import.meta.url))
const GROWTH = fileURLToPath(new URL('../../docs/pictures/growth.svg', import.meta.url))

if (values.help) console.log(HELP)
else if (values.growth) console.log(tableOf(growthRows(values.quick ? 0.2 : 1, GROWTH)))
else await bench()

async function bench(): Promise<void> {
  const yardstick = await chessopsWork(20)
  const subjects: Readonly<Record<string, () => Work[] | Promise<Work[]>>> = {
    ...Object.fromEntries(
      games.map(({ pack, matches }) => [pack.game.id, () => [...gameWork(pack, matches), ...sliceWork(pack)]]),
    ),
    [YARDSTICK]: () => yardstick,
    'pokemon-showdown': () => showdownWork(5),
    'boardgame.io': () => boardgameWork(5),
    'chess.js': () => chessWork(5),
  }
  const all = [...Object.keys(subjects), ONLINE]
  const names = all.filter((name) => values.only === undefined || values.only === name)
  if (names.length === 0) {
    console.error(`--only: '${values.only}' is not known (there is: ${all.join(', ')})`)
    process.exit(1)
  }
  const rows: Row[] = []
  const seconds = values.quick ? 0.4 : 2
  for (const work of yardstick) warmUp(work)
  for (const name of names) {
    if (!values.json) console.error(`measuring ${name} ...`)
    if (name === ONLINE) {
      rows.push(...(await onlineRows(values.quick ? 2 : 8)))
      continue
    }
    const works = await subjects[name]()
    for (const work of works) warmUp(work)
    rows.push(...measure(works, seconds, yardstick))
  }
  if (values.json)
    console.log(
      JSON.stringify({ rows: rows.map(({ name, measure, value, ratio }) => ({ name, measure, value, ratio })) }),
    )
  else
    console.log(
      `${tableOf(rows)}\n\nNode ${process.versions.node}, per second of processor time; the fastest of many rounds of the same work, ratios of rounds that took turns with chessops.`,
    )
  if (values.compare) {
    const last = lastRelease(HISTORY)
    console.error(last ? comparedWith(last, ratiosOf(rows)) : 'bench/history.jsonl has no release to compare with')
  }
  if (values.keep !== undefined) keepRelease(HISTORY, values.keep, rows)
}
