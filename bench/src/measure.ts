/** What a round of work came to. The checksum proves that every round did the same work; it is made outside of the time. */
export interface Done {
  readonly matches: number
  readonly decisions: number
  readonly clones: number
  readonly checksum: () => string
}

/** A fixed piece of work of one subject, the same in every round. */
export interface Work {
  /** The game or the peer. */
  readonly name: string
  /** Said after the unit: ' with events', or nothing. */
  readonly variant: string
  readonly round: () => Done
}

export interface Row {
  readonly name: string
  readonly measure: string
  /** How many in a second of processor time: other work on the machine hardly shows. */
  readonly value: number
  readonly checksum: string
}

const UNITS = ['decisions', 'matches', 'clones'] as const

/** Does the work without measuring it: the code of a whole game takes V8 seconds to settle. */
export function warmUp({ name, round }: Work, seconds: number): void {
  repeat(round, round().checksum(), name, seconds)
}

/** So often each work has its turn: the first one must not be measured while V8 is still at work on what it shares with the others. */
const TURNS = 4

/** Repeats each work for so many seconds and tells its fastest round: whatever disturbs only slows down. */
export function measure(works: readonly Work[], seconds: number): Row[] {
  const measured = works.map((work) => {
    const done = work.round()
    return { work, done, checksum: done.checksum(), fastest: Number.POSITIVE_INFINITY }
  })
  for (let turn = 0; turn < TURNS; turn++)
    for (const one of measured) {
      const rounds = repeat(one.work.round, one.checksum, one.work.name, seconds / TURNS)
      one.fastest = Math.min(one.fastest, ...rounds)
    }
  return measured.flatMap(({ work: { name, variant }, done, checksum, fastest }) =>
    UNITS.filter((unit) => done[unit] > 0).map((unit) => ({
      name,
      measure: `${unit}/s${variant}`,
      value: significant(done[unit] / fastest),
      checksum,
    })),
  )
}

/** The seconds of processor time that each round took; at least three rounds. */
function repeat(round: () => Done, expected: string, name: string, seconds: number): number[] {
  const times: number[] = []
  const start = processorTime()
  while (times.length < 3 || processorTime() - start < seconds) {
    const before = processorTime()
    const { checksum } = round()
    times.push(processorTime() - before)
    const found = checksum()
    if (found !== expected) {
      throw new Error(`${name}: a round came to ${found}, the first one to ${expected}: not the same work`)
    }
  }
  return times
}

/** Three digits are all that such a measurement can tell. */
export function significant(value: number): number {
  return Number(value.toPrecision(3))
}

/** Seconds that this process has used of all processors: garbage collection in other threads counts too. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
