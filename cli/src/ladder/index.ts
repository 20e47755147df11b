import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { UsageError } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import { playAll, poolOf } from '../simulate/index.ts'
import type { MatchLine, Plan } from '../simulate/match.ts'
import { hostedMatches } from './bots.ts'
import { type Ladder, ladderOf, ladderTable, type Meeting, meetingOf } from './ladder.ts'
import { ladderPage } from './page.ts'

export interface LadderOptions {
  readonly seats: string
  /** Commands of programs that play too (docs/bots.md). */
  readonly bot?: readonly string[]
  /** Milliseconds for each answer of a program. */
  readonly time?: number
  readonly pairs: number
  readonly seed: number
  readonly options?: unknown
  readonly neighbours?: boolean
  /** Only against the first of the list. */
  readonly first?: boolean
  /** Begin no further match after so many minutes; every couple has its share. */
  readonly minutes?: number
  readonly jobs?: number
  readonly out?: string
  readonly report?: string
  readonly docs?: string
  readonly json?: boolean
}

/** What a match of the ladder is like: options that are given, and whether the others are drawn by lot. */
const USUAL: Readonly<Record<string, { options: object; vary: boolean }>> = {
  'dungeon-bowl': { options: { turnLimit: 24 }, vary: true },
  // Warbands drawn by lot decide most matches by themselves.
  skirmish: { options: {}, vary: false },
}

/** Milliseconds for each answer of a program when nothing else is said. */
const ANSWER = 2000

/** `undercroft ladder`: everybody against everybody, in pairs of matches with seats exchanged. Returns the exit code. */
export async function ladderCommand(game: string, options: LadderOptions, output: Output): Promise<number> {
  const pack = await loadGame(game)
  const levels = parseSeats(options.seats)
  const bots = new Set(options.bot ?? [])
  const seats = [...levels, ...(options.bot ?? [])]
  if (seats.length < 2) throw new UsageError('--seats: a ladder needs two contestants at least')
  if (new Set(seats).size < seats.length) throw new UsageError('--seats: somebody is named twice')
  await loadSeating(game, levels)
  const usual = USUAL[game] ?? { options: {}, vary: true }
  const about = { game, seed: options.seed, pairs: options.pairs, options: options.options ?? usual.options }
  const names = seats.map(nameOf)
  const before = earlier(options, names, about)
  const couples = couplesOf(seats.length, options)
  const pool = poolOf(options.jobs, 2 * options.pairs)
  const started = Date.now()
  const meetings: Meeting[] = []
  try {
    for (const [i, [a, b]] of couples.entries()) {
      const there = before.find((meeting) => meeting.a === a && meeting.b === b)
      if (there) {
        meetings.push(there)
        continue
      }
      const plan: Plan = {
        game,
        seed: options.seed,
        seats: [seats[a], seats[b]],
        options: options.options ?? usual.options,
        ...(usual.vary ? { vary: true } : {}),
        rotate: true,
        check: false,
        events: false,
        replays: null,
        times: false,
        deeds: true,
      }
      const lines: MatchLine[] = []
      const matches = 2 * options.pairs
      const add = (line: MatchLine) => {
        lines.push(line)
        if ('error' in line) output.note(`match ${line.match}: ${line.error}\n  repeat with: ${line.repeat}`)
      }
      if (plan.seats.some((seat) => bots.has(seat))) {
        await hostedMatches(pack, plan, bots, matches, options.time ?? ANSWER, add)
      } else {
        const until =
          options.minutes === undefined
            ? {}
            : { until: started + (options.minutes * 60_000 * (i + 1)) / couples.length }
        const extent = { matches, jobs: options.jobs, pool, ...until }
        await playAll(plan, extent, () => false, add, Boolean(process.stderr.isTTY))
      }
      meetings.push(meetingOf(a, b, lines))
      output.note(meetingInWords(ladderOf(names, meetings.slice(-1), about)))
      if (options.out !== undefined) {
        writeWhole(options.out, `${JSON.stringify(ladderOf(names, meetings, about), null, 1)}\n`, '--out')
      }
    }
  } finally {
    await pool?.destroy()
  }
  const ladder = ladderOf(names, meetings, about)
  if (options.report !== undefined) writeWhole(options.report, ladderPage(pack.title, ladder), '--report')
  if (options.docs !== undefined) writeIntoDocs(options.docs, ladder)
  output.print(options.json ? JSON.stringify(ladder) : ladderTable(ladder))
  return ladder.failed === 0 ? 0 : 1
}

/** Files and programs go by the name of the file; levels, which may have a style behind a stroke, by their own. */
const nameOf = (seat: string): string => (seat.includes('.') ? basename(seat) : seat)

/** What was played before, where `--out` has a ladder of the same contestants, seed and options: it is gone on with. */
function earlier(
  { out }: LadderOptions,
  names: readonly string[],
  about: Pick<Ladder, 'game' | 'seed' | 'pairs' | 'options'>,
): readonly Meeting[] {
  if (out === undefined || !existsSync(out)) return []
  const { rows, records: _records, failed: _failed, meetings, ...then } = readJson(out) as Ladder
  const isSame =
    isDeepStrictEqual(then, about) && isDeepStrictEqual(rows.map(({ name }) => name).sort(), [...names].sort())
  if (!isSame) throw new UsageError(`--out ${out}: holds another ladder: remove it or name another file`)
  return meetings
}

function meetingInWords({ records }: Ladder): string {
  const [{ a, b, won, lost, drawn }] = records
  return `${a} against ${b}: ${won} won, ${lost} lost, ${drawn} drawn`
}

function couplesOf(count: number, { neighbours, first }: LadderOptions): [number, number][] {
  const couples: [number, number][] = []
  for (let a = 0; a < (first ? 1 : count); a++) {
    for (let b = a + 1; b < (neighbours ? Math.min(count, a + 2) : count); b++) couples.push([a, b])
  }
  return couples
}

/** Puts the table where the file says `<!-- ladder GAME -->` ... `<!-- end -->`. */
function writeIntoDocs(file: string, ladder: Ladder): void {
  const text = readFileSync(file, 'utf8')
  const begin = `<!-- ladder ${ladder.game} -->`
  const from = text.indexOf(begin)
  const to = text.indexOf('<!-- end -->', from)
  if (from < 0 || to < 0) throw new UsageError(`--docs: ${file} has no place '${begin}' ... '<!-- end -->'`)
  writeWhole(file, `${text.slice(0, from)}${begin}\n${ladderTable(ladder)}\n${text.slice(to)}`, '--docs')
}
