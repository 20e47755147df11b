import type { ClockTerms } from '@undercroft/wire'

/** What is left on the clocks of a match, in milliseconds. */
export interface Clock {
  /** Whose turn it is, and what is left of its own time. */
  readonly turn: number
  readonly left: number
  /** What is left for an answer in somebody else's turn: nobody's turn is eaten by the other's questions. */
  readonly answer: number
  /** By seat: used when the turn's or the answer's own time is over. */
  readonly banks: readonly number[]
  /** By seat: turns in a row whose time ran out, and whether this one's has. */
  readonly late?: readonly number[]
  readonly isLate?: boolean
}

/** Who lets the time of so many turns in a row run out counts as away. */
const SLEEPS = 3

export const freshClock = ({ turn, bank, answer }: ClockTerms, seats: number, whose: number): Clock => ({
  turn: whose,
  left: turn * 1000,
  answer: answer * 1000,
  banks: Array.from({ length: seats }, () => bank * 1000),
})

/** The clock after this seat has thought for so many milliseconds. */
export function charged(clock: Clock, seat: number, milliseconds: number): Clock {
  const own = seat === clock.turn ? 'left' : 'answer'
  const used = Math.min(clock[own], milliseconds)
  const banks = clock.banks.map((bank, i) => (i === seat ? Math.max(0, bank - (milliseconds - used)) : bank))
  return { ...clock, [own]: clock[own] - used, banks }
}

/** How long this seat may still think. */
export const leftFor = (clock: Clock, seat: number): number =>
  (seat === clock.turn ? clock.left : clock.answer) + (clock.banks[seat] ?? 0)

/** After an entry: a new turn has its whole time, and so has the next answer. */
export const renewed = (clock: Clock, { turn, answer }: ClockTerms, whose: number): Clock => ({
  ...clock,
  turn: whose,
  left: whose === clock.turn ? clock.left : turn * 1000,
  answer: answer * 1000,
  isLate: whose === clock.turn && (clock.isLate ?? false),
})

/** These seats have more time. */
export const extended = (clock: Clock, seats: readonly number[], seconds: number): Clock => ({
  ...clock,
  banks: clock.banks.map((bank, seat) => (seats.includes(seat) ? bank + seconds * 1000 : bank)),
})

/** The time of this seat has run out; in its own turn that counts, once. */
export const overrun = (clock: Clock, seat: number): Clock =>
  seat !== clock.turn || clock.isLate ? clock : { ...clock, isLate: true, late: lateWith(clock, seat, 1) }

/** This seat has answered by itself. */
export const awake = (clock: Clock, seat: number): Clock =>
  (clock.late?.[seat] ?? 0) === 0 ? clock : { ...clock, late: lateWith(clock, seat, 0) }

const lateWith = ({ late, banks }: Clock, seat: number, by: 0 | 1): number[] =>
  banks.map((_, i) => (i === seat ? by * ((late?.[i] ?? 0) + 1) : (late?.[i] ?? 0)))

export const isAsleep = (clock: Clock | null, seat: number): boolean => (clock?.late?.[seat] ?? 0) >= SLEEPS
