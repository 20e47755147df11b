import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { FileError, sure } from '@undercroft/engine'
import { UsageError } from '../errors.ts'
import { checkPlain, reasonOf, type Writer, writeAll } from '../files.ts'
import type { MatchLine, Plan } from './match.ts'

/**
 * The file of `--out`. Each match is written as soon as it has ended, beside the file (`FILE.part`), whatever its turn; when
 * all are there they are put in order and take the place of the file. So a run that is cut short loses only what was being played.
 */
export class LineFile {
  private readonly file: string
  private readonly part: string
  private readonly open: number
  /** Where in `part` each match stands: its start and its length. */
  private readonly places = new Map<number, readonly [number, number]>()
  private size = 0
  private readonly writer: Writer

  constructor(file: string, plan: Plan, resume: boolean, writer: Writer = writeSync) {
    this.writer = writer
    checkPlain(file, '--out')
    this.file = file
    this.part = `${file}.part`
    const exists = existsSync(this.part)
    if (exists && !resume) {
      throw new UsageError(
        `--out ${file}: ${this.part} holds an interrupted run: --resume goes on with it, or remove it`,
      )
    }
    const kept = exists ? keptLines(this.part, plan) : []
    this.open = this.orTold(() => openSync(this.part, 'w+'))
    this.write(`${JSON.stringify({ plan })}\n`)
    for (const line of kept) this.add(line)
  }

  /** The matches that are written already. */
  has(match: number): boolean {
    return this.places.has(match)
  }

  /** Every line that is written, in the order of the matches. */
  *lines(): Generator<MatchLine> {
    for (const match of this.inOrder()) yield JSON.parse(this.read(match).toString('utf8')) as MatchLine
  }

  add(line: MatchLine): void {
    const text = `${JSON.stringify(line)}\n`
    const from = this.size
    this.write(text)
    this.places.set(line.match, [from, this.size - from])
  }

  /** All matches are played: the file takes its place. */
  finish(): void {
    const beside = `${this.file}.whole`
    this.orTold(() => {
      const whole = openSync(beside, 'w')
      try {
        let size = 0
        for (const match of this.inOrder()) {
          const bytes = this.read(match)
          writeAll(whole, bytes, size, this.writer)
          size += bytes.length
        }
        fsyncSync(whole)
      } finally {
        closeSync(whole)
      }
      renameSync(beside, this.file)
    })
    this.close()
    rmSync(this.part, { force: true })
  }

  close(): void {
    closeSync(this.open)
  }

  private inOrder(): number[] {
    return [...this.places.keys()].sort((a, b) => a - b)
  }

  private read(match: number): Buffer {
    const [from, length] = sure(this.places.get(match), `match ${match}`)
    const bytes = Buffer.alloc(length)
    readSync(this.open, bytes, 0, length, from)
    return bytes
  }

  private write(text: string): void {
    const bytes = Buffer.from(text)
    this.orTold(() => writeAll(this.open, bytes, this.size, this.writer))
    this.size += bytes.length
  }

  private orTold<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      const written =
        this.places.size > 0 ? `; ${this.places.size} matches are kept in ${this.part}, --resume goes on` : ''
      throw new FileError(`--out ${this.file} was not written: ${reasonOf(error)}${written}`)
    }
  }
}

/** The lines of an interrupted run of the same plan; a last one that was cut off is left out. */
function keptLines(part: string, plan: Plan): MatchLine[] {
  const [head, ...lines] = readFileSync(part, 'utf8').split('\n').slice(0, -1)
  try {
    const before = JSON.parse(head) as { plan: Plan }
    if (isDeepStrictEqual(before.plan, JSON.parse(JSON.stringify(plan)))) {
      return lines.map((line) => JSON.parse(line) as MatchLine)
    }
  } catch {
    throw new FileError(`${part}: this is not an interrupted run`)
  }
  throw new UsageError(`--resume: ${part} belongs to a run with other seats, seed or options`)
}
