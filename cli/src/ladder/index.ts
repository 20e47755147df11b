import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { UsageError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import { playAll } from '../simulate/index.ts'
import type { MatchLine, Plan } from '../simulate/match.ts'
import { hostedMatches } from './bots.ts'
import { type Ladder, ladderOf, ladderTable, type Meeting } from './ladder.ts'
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
  const meetings: Meeting[] = []
  for (const [a, b] of couplesOf(seats.length, options.neighbours ?? false)) {
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
    }
    const lines: MatchLine[] = []
    const matches = 2 * options.pairs
    const add = (line: MatchLine) => {
      lines.push(line)
      if ('error' in line) output.note(`match ${line.match}: ${line.error}\n  repeat with: ${line.repeat}`)
    }
    if (plan.seats.some((seat) => bots.has(seat))) {
      await hostedMatches(pack, plan, bots, matches, options.time ?? ANSWER, add)
    } else await playAll(plan, { matches, jobs: options.jobs }, () => false, add, Boolean(process.stderr.isTTY))
    meetings.push({ a, b, lines })
    output.note(meetingInWords(nameOf(seats[a]), nameOf(seats[b]), lines))
  }
  const about = { game, seed: options.seed, pairs: options.pairs, options: options.options ?? usual.options }
  const ladder = ladderOf(seats.map(nameOf), meetings, about)
  if (options.out !== undefined) writeWhole(options.out, `${JSON.stringify(ladder, null, 2)}\n`, '--out')
  if (options.report !== undefined) writeWhole(options.report, ladderPage(pack.title, ladder), '--report')
  if (options.docs !== undefined) writeIntoDocs(options.docs, ladder)
  output.print(options.json ? JSON.stringify(ladder) : ladderTable(ladder))
  return ladder.failed === 0 ? 0 : 1
}

/** Weights in a file go by the name of the file. */
const nameOf = (seat: string): string => basename(seat)

function meetingInWords(a: string, b: string, lines: readonly MatchLine[]): string {
  const { records } = ladderOf([a, b], [{ a: 0, b: 1, lines }], { game: '', seed: 0, pairs: 0, options: null })
  const [{ won, lost, drawn }] = records
  return `${a} against ${b}: ${won} won, ${lost} lost, ${drawn} drawn`
}

function couplesOf(count: number, neighbours: boolean): [number, number][] {
  const couples: [number, number][] = []
  for (let a = 0; a < count; a++) {
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
