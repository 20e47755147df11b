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
}

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
})
