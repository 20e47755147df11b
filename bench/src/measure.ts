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
  /** Times as many as the yardstick, which took turns with this row; left out where there was none. */
  readonly ratio?: number
  readonly checksum: string
}

const UNITS = ['decisions', 'matches', 'clones'] as const

const WARM_UP_PIECE = 0.25
/** So many pieces in a row without a faster one: compilations and what is thrown away of them come in waves of a second or more. */
const PATIENCE = 8
const MOST_PIECES = 48

/** Does the work without measuring it, until it gets no faster: the code of a whole game takes V8 seconds to settle, some games longer than others. */
export function warmUp(work: Work, patience = PATIENCE): void {
  const checksum = work.round().checksum()
  const times: number[] = []
  while (!isSettled(times, patience) && times.length < MOST_PIECES) times.push(timeOf(work, checksum, WARM_UP_PIECE))
}

/** Has none of the last pieces, so many in a row, been faster than all before by more than chance? */
export function isSettled(times: readonly number[], patience: number): boolean {
  let best = Number.POSITIVE_INFINITY
  let since = 0
  for (const time of times) {
    since++
    if (time > 0.97 * best) continue
    best = time
    since = 0
  }
  return since >= patience
}

/** So often each work has its turn, so that the yardstick and what is measured with it meet the same machine. */
const TURNS = 10
/**
 * So many pieces of a turn are timed. Short work is done several times over in each: some of its rounds would not meet the garbage
 * collector, which others pay for.
 */
const PIECES = 4

interface Measured {
  readonly work: Work
  readonly done: Done
  readonly checksum: string
  /** Seconds of a round in each turn. */
  readonly times: number[]
}

/**
 * Repeats each work for so many seconds, all of them in turns, and tells its fastest round: whatever disturbs only slows down. The
 * ratio to the yardstick is that of the middle one of the turns.
 */
export function measure(works: readonly Work[], seconds: number, yardstick: readonly Work[] = []): Row[] {
  const measured = [...new Set([...yardstick, ...works])].map((work): Measured => {
    const done = work.round()
    return { work, done, checksum: done.checksum(), times: [] }
  })
  for (let turn = 0; turn < TURNS; turn++)
    for (const { work, checksum, times } of measured) {
      const pieces = Array.from({ length: PIECES }, () => timeOf(work, checksum, seconds / TURNS / PIECES))
      times.push(Math.min(...pieces))
    }
  return measured
    .filter(({ work }) => works.includes(work))
    .flatMap((one) =>
      UNITS.filter((unit) => one.done[unit] > 0).map((unit) => {
        const peer = measured.find(({ work, done }) => yardstick.includes(work) && done[unit] > 0)
        return {
          name: one.work.name,
          measure: `${unit}/s${one.work.variant}`,
          value: significant(one.done[unit] / Math.min(...one.times)),
          ...(peer && { ratio: significant(ratioOfTurns(one.done[unit], one.times, peer.done[unit], peer.times)) }),
          checksum: one.checksum,
        }
      }),
    )
}

/** How many times as fast: the middle one of the turns. Both counts are of one round, the times are those of a round in each turn. */
export function ratioOfTurns(
  count: number,
  times: readonly number[],
  peer: number,
  peerTimes: readonly number[],
): number {
  const ratios = times.map((time, turn) => ((count / peer) * peerTimes[turn]) / time)
  return ratios.toSorted((a, b) => a - b)[ratios.length >> 1]
}

/** The seconds of processor time of a round, on average over so many that `seconds` are full. */
function timeOf({ name, round }: Work, expected: string, seconds: number): number {
  const before = processorTime()
  let spent = 0
  let rounds = 0
  let done: Done
  do {
    done = round()
    spent = processorTime() - before
    rounds++
  } while (spent < seconds)
  const found = done.checksum()
  if (found !== expected) {
    throw new Error(`${name}: a round came to ${found}, the first one to ${expected}: not the same work`)
  }
  return spent / rounds
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
