import { done, go, procedure, roll } from '@undercroft/engine'
import { initiativeRating } from './command.ts'
import { D20, tellRoll } from './dice.ts'
import { ELIMINATED, type SkirmishMatch } from './state.ts'

interface InitiativeLocals {
  /** 'initiative' at the start of a round, 'terrain-initiative' before the set-up. */
  readonly what: string
  /** Seats that still roll, the seat whose turn it is to roll, and the dice so far. */
  rolling: number[]
  next: number
  dice: number[]
  winner: number
}

/** Every player rolls a d20 and adds their best commander; the highest names who goes first (SK-INIT-01, SK-SETUP-07). */
export const initiative = procedure<SkirmishMatch, InitiativeLocals, { what: string }>(
  'initiative',
  ({ what }) => ({ what, rolling: [], next: 0, dice: [], winner: -1 }),
  ['initiative', 'terrain-initiative'],
  {
    start(match, frame) {
      frame.rolling = match.state.scores.map((_, seat) => seat).filter((seat) => takesPart(match, seat))
      return go(match, 'round')
    },
    round(match, frame) {
      frame.next = 0
      frame.dice = []
      return go(match, 'roll')
    },
    roll(match, frame) {
      if (frame.next === frame.rolling.length) return go(match, 'compare')
      return roll(match, D20, frame.what, frame.rolling[frame.next], 'rolled')
    },
    rolled(match, frame, [natural]: number[]) {
      const seat = frame.rolling[frame.next++]
      frame.dice.push(natural)
      if (match.events) {
        const value = initiativeRating(match, seat)
        tellRoll(match, frame.what, seat, null, natural, null, [{ source: 'commander', value }], null, ['SK-INIT-01'])
      }
      return go(match, 'roll')
    },
    /** SK-INIT-03: a tie goes to the higher rating, then the tied players roll again. */
    compare(match, frame) {
      const rating = (seat: number) => initiativeRating(match, seat)
      const totals = frame.rolling.map((seat, i) => frame.dice[i] + rating(seat))
      const best = Math.max(...totals)
      let tied = frame.rolling.filter((_, i) => totals[i] === best)
      const highest = Math.max(...tied.map(rating))
      tied = tied.filter((seat) => rating(seat) === highest)
      if (tied.length > 1) {
        frame.rolling = tied
        return go(match, 'round')
      }
      frame.winner = tied[0]
      return go(match, 'name')
    },
    name: {
      kind: 'first-player',
      seat: (_, frame) => frame.winner,
      actions: (match, frame) =>
        [...match.state.scores.keys()]
          .map((i) => (frame.winner + i) % match.options.seats)
          .filter((seat) => takesPart(match, seat))
          .map((seat) => ({ type: 'first', seat })),
      about: (_, { what }) => ({ what }),
      answer(match, _, action: { seat: number }) {
        match.state.first = action.seat
        match.events?.push({ type: 'first-player', seat: action.seat, round: match.state.round, rules: ['SK-INIT-02'] })
        return done(match)
      },
    },
  },
)

/** A player whose creatures are all gone rolls no more. */
function takesPart(match: SkirmishMatch, seat: number): boolean {
  return match.state.creatures.some((one) => one.seat === seat && (one.status & ELIMINATED) === 0)
}
