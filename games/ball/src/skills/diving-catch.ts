import { call, done, go, procedure } from '@undercroft/engine'
import { abilityCalled, hasAbility, mayUse, offer } from '../abilities.ts'
import { catchBall } from '../catch.ts'
import { areAdjacent, canCatch, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { type BallMatch, NOBODY, ON_BOARD } from '../state.ts'

interface Chance {
  /** Who may still dive for the ball. */
  candidates: number[]
  how: string
  thrower: number
}

interface Dives extends Chance {
  /** Who dives now. */
  diver: number
}

const newDives = ({ candidates, how, thrower }: Chance): Dives => ({ candidates, how, thrower, diver: NOBODY })

/** Who could dive for a ball that comes down in this square. */
function diversFor(match: BallMatch, square: number): number[] {
  return match.state.players
    .filter((player) => player.place === ON_BOARD && hasAbility(match, player, 'diving-catch'))
    .filter((player) => canCatch(match, player) && areAdjacent(match, player.square, square))
    .filter((player) => mayUse(match, player, abilityCalled(match, 'diving-catch')))
    .map(({ id }) => id)
}

/**
 * One after the other until somebody has it; they stay where they are, and where all fail the ball is still above its square.
 * A coach chooses the order of their own players, the active coach where more than one team is near (DB-SKILL-DIVING-CATCH-03).
 */
const divesForBall = procedure<BallMatch, Dives, Chance>('dives-for-ball', newDives, {
  start(match, frame) {
    if (frame.candidates.length === 0) return done(match)
    if (frame.candidates.length > 1) return go(match, 'order')
    return go(match, 'ask', frame.candidates[0])
  },
  order: {
    kind: 'diving-catch',
    seat: (match, { candidates }) => {
      const seats = new Set(candidates.map((id) => playerOf(match, id).team))
      return seats.size === 1 ? [...seats][0] : match.state.active
    },
    actions: (_match, { candidates }) => candidates.map((player) => ({ type: 'next', player })),
    answer: (match, _frame, { player }: { type: string; player: number }) => go(match, 'ask', player),
  },
  ask(match, frame, player: number) {
    frame.diver = player
    frame.candidates = frame.candidates.filter((id) => id !== player)
    return call(match, offer, { player, ability: 'diving-catch' }, 'asked')
  },
  asked(match, { diver, how, thrower }, used: boolean) {
    if (!used) return go(match, 'start')
    return call(match, catchBall, { player: diver, how, opponent: thrower }, 'tried')
  },
  tried: (match, _frame, caught: boolean) => (caught ? done(match, 'caught') : go(match, 'start')),
})

/** A pass or a rebound that comes down next to them, not a bounce (DB-SKILL-DIVING-CATCH-04). */
export const divingCatch = skill(
  'diving-catch',
  'agility',
  [
    'DB-SKILL-DIVING-CATCH-01',
    'DB-SKILL-DIVING-CATCH-02',
    'DB-SKILL-DIVING-CATCH-03',
    'DB-SKILL-DIVING-CATCH-04',
    'DB-SKILL-DIVING-CATCH-05',
  ],
  {
    on: {
      /** The first of them sees to all. */
      comesDown(match, owner, { player, to, what }) {
        const candidates = diversFor(match, to)
        return candidates[0] === owner ? interrupt(divesForBall, { candidates, how: what, thrower: player }) : null
      },
      boost: (_match, _owner, { kind, detail }) => (kind === 'catch' && detail === 'pass' ? 1 : 0),
    },
    procedures: [divesForBall],
  },
)
