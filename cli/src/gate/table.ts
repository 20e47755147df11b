import type { Lane } from './lanes.ts'
import type { Way } from './ways.ts'
import type { Failure } from './worker.ts'

/** The sorts of things that may go wrong, by what the checks say. */
const SORTS = {
  'lock-ups': /did not end within|dead end|runs in circles|not over/,
  'double actions': /lists .* twice/,
  leaks: /leak|look alike|may not know|tells the dice|a view/,
  'illegal states': /./s,
} as const
type Sort = keyof typeof SORTS

const sortOf = ({ error }: Failure): Sort =>
  (Object.keys(SORTS) as Sort[]).find((sort) => SORTS[sort].test(error)) ?? 'illegal states'

const counted = (failures: readonly Failure[]): Record<Sort, number> => {
  const counts: Record<Sort, number> = { 'lock-ups': 0, 'double actions': 0, leaks: 0, 'illegal states': 0 }
  for (const failure of failures) counts[sortOf(failure)]++
  return counts
}

/** What a gate found, as plain data. */
export function reportOf(lanes: readonly Lane[], minutes: number, jobs: number) {
  const played = lanes.filter(({ matches }) => matches > 0)
  return {
    minutes: Math.round(10 * minutes) / 10,
    jobs,
    node: process.version,
    matches: played.reduce((sum, { matches }) => sum + matches, 0),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    ...counted(played.flatMap(({ failures }) => failures)),
    lanes: played.map(({ game, way, first, matches, decisions, longest, seats, digest, failures }) => ({
      game,
      way,
      seeds: [first, first + matches - 1] as const,
      matches,
      players: [...seats].sort(),
      decisions,
      longest,
      ...counted(failures),
      digest,
    })),
    met: Object.fromEntries(
      [...new Set(played.map(({ game }) => game))].map((game) => [
        game,
        [...new Set(played.filter((lane) => lane.game === game).flatMap(({ met }) => [...met]))].sort(),
      ]),
    ),
    failures: played.flatMap(({ failures }) => failures.map((failure) => ({ ...failure, repeat: repeat(failure) }))),
  }
}

export type Report = ReturnType<typeof reportOf>

/** The command that plays a failed match again. */
export const repeat = ({ game, way, seed }: Failure): string =>
  `npx undercroft gate --games ${game} --ways ${way} --seed ${seed} --matches 1`

/** Only the kit compares what two seats see: where nobody looks, nothing was found is no news. */
const looksFor = (way: Way, sort: Sort): boolean => sort !== 'leaks' || way === 'kit'

const figures = new Intl.NumberFormat('en')

/** The same as tables for docs/reliability.md. */
export function inMarkdown(report: Report): string {
  const { lanes, met, failures } = report
  const rows = lanes.map((lane) =>
    [
      lane.game,
      lane.way,
      ...[lane.matches, lane.decisions, lane.longest].map((count) => figures.format(count)),
      lane.players.join(', '),
      lane.seeds.join(' to '),
      ...(Object.keys(SORTS) as Sort[]).map((sort) => (looksFor(lane.way, sort) || lane[sort] > 0 ? lane[sort] : '–')),
      `\`${lane.digest}\``,
    ].join(' | '),
  )
  const head = ['game', 'way', 'matches', 'decisions', 'longest', 'players', 'seeds', ...Object.keys(SORTS), 'digest']
  const looked = (Object.keys(SORTS) as Sort[]).filter(
    (sort) => report[sort] > 0 || lanes.some(({ way }) => looksFor(way, sort)),
  )
  const sum = `${figures.format(report.matches)} matches, ${figures.format(report.decisions)} decisions, ${report.minutes} minutes on ${report.jobs} cores, Node ${report.node.slice(1)}: ${looked
    .map((sort) => `${report[sort]} ${sort}`)
    .join(', ')}.`
  const seen = Object.entries(met).map(
    ([game, all]) =>
      `| ${game} | ${new Set(all.map((one) => one.split(' ')[0])).size} | ${new Set(all.map((one) => one.split(' ')[1])).size} | ${all.length} |`,
  )
  const found = failures
    .slice(0, 50)
    .map(({ game, way, seed, error, repeat: command }) => `- ${game}, ${way}, seed ${seed}: ${error} (\`${command}\`)`)
  return [
    sum,
    '',
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row} |`),
    '',
    '| game | kinds of questions met | kinds of actions taken | both together |',
    '|---|---|---|---|',
    ...seen,
    ...(found.length > 0 ? ['', 'What went wrong:', '', ...found] : []),
    '',
  ].join('\n')
}
