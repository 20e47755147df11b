import { done, go, type Next, procedure, roll } from '@undercroft/engine'
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
      for (let seat = 0; seat < match.state.scores.length; seat++) if (takesPart(match, seat)) frame.rolling.push(seat)
      return rollNext(match, frame)
    },
    rolled(match, frame, [natural]: number[]) {
      const seat = frame.rolling[frame.next++]
      frame.dice.push(natural)
      if (match.events) {
        const value = initiativeRating(match, seat)
        tellRoll(match, frame.what, seat, null, natural, null, [{ source: 'commander', value }], null, ['SK-INIT-01'])
      }
      return frame.next < frame.rolling.length ? rollNext(match, frame) : compare(match, frame)
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

const rollNext = (match: SkirmishMatch, { next, rolling, what }: InitiativeLocals): Next =>
  roll(match, D20, what, rolling[next], 'rolled')

/** SK-INIT-03: a tie goes to the higher rating, then the tied players roll again. */
function compare(match: SkirmishMatch, frame: InitiativeLocals): Next {
  const ratings = frame.rolling.map((seat) => initiativeRating(match, seat))
  const totals = frame.dice.map((die, i) => die + ratings[i])
  const best = Math.max(...totals)
  const highest = Math.max(...ratings.filter((_, i) => totals[i] === best))
  const tied = frame.rolling.filter((_, i) => totals[i] === best && ratings[i] === highest)
  if (tied.length === 1) {
    frame.winner = tied[0]
    return go(match, 'name')
  }
  frame.rolling = tied
  frame.next = 0
  frame.dice = []
  return rollNext(match, frame)
}

/** A player whose creatures are all gone rolls no more. */
function takesPart(match: SkirmishMatch, seat: number): boolean {
  return match.state.creatures.some((one) => one.seat === seat && (one.status & ELIMINATED) === 0)
}
