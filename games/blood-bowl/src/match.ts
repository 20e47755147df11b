import { announce, creditWinningThrow, isTouchdown, NOBODY, occasion, tellRoll, turnover } from '@undercroft/ball'
import { call, die, finish, go, type Next, procedure, roll, sure, unwind } from '@undercroft/engine'
import { PRAYER_SPAN } from './data/tables.ts'
import { clearPitch, endOfDrive } from './end-of-drive.ts'
import { layGround } from './ground.ts'
import { startOfDrive } from './kick-off.ts'
import { expire } from './loans.ts'
import { preMatch, toss } from './pre-match.ts'
import type { BloodMatch } from './state.ts'
import { teamTurn } from './turn.ts'

const D6 = [die(6)]
const ROLL_OFFS = 5

interface Course {
  /** Who has the next turn. */
  next: number
  /** Sudden death: the dice of this roll-off, and how many each has won. */
  first: number
  won: number[]
}

const begin = (): Course => ({ next: 0, first: 0, won: [0, 0] })

/** The whole match: what comes before it, two halves of drives, and more where there must be a winner. */
export const matchProcedure = procedure<BloodMatch, Course, object>('match', begin, ['sudden-death'], {
  start: (match) => (match.options.position ? go(match, 'turn') : call(match, preMatch, {}, 'kickOff')),
  kickOff(match) {
    match.state.firstKicking = match.state.kicking
    beginHalf(match, 1)
    return go(match, 'drive')
  },
  drive: (match) => call(match, startOfDrive, {}, 'firstTurn'),
  /** The receiving team has the first turn of every drive (BB-HALF-03). */
  firstTurn(match, frame) {
    frame.next = 1 - match.state.kicking
    return go(match, 'turn')
  },
  /** A team that has had all its turns takes no more; the other plays on (BB-HALF-01, BB-HALF-06). */
  turn(match, frame) {
    const { sides } = match.state
    const { turns } = match.options
    if (isHalfOver(match)) return go(match, 'driveOver')
    const team = sides[frame.next].marker < turns ? frame.next : 1 - frame.next
    frame.next = 1 - team
    return call(match, teamTurn, { team }, 'turn')
  },
  /** A Standing player has the ball in the opposition End Zone: whatever else was going on is over (BB-TD-02, BB-TD-04). */
  touchdown(match) {
    const { state } = match
    const scorer = sure(
      state.players.find((player) => isTouchdown(match, player)),
      'scorer',
    )
    scorer.touchdowns++
    state.teams[scorer.team].touchdowns++
    match.events?.push({ type: 'touchdown', team: scorer.team, player: scorer.id })
    // Out of the own turn it uses up the next one (BB-TD-05 to BB-TD-08).
    if (state.inTurn === 0 || state.active !== scorer.team) {
      const side = state.sides[scorer.team]
      side.marker = Math.min(match.options.turns, side.marker + 1)
      match.events?.push({ type: 'turn-markers', team: scorer.team, value: side.marker })
    }
    if (state.inTurn === 1) turnover(match, 'touchdown')
    endTurnEarly(match)
    // The team that scored kicks off (BB-DRIVE-10).
    state.kicking = scorer.team
    return announce(match, 'scored', [scorer.id], occasion(scorer.id), 'driveOver')
  },
  /** After the last drive of the match nothing more is done (BB-DRIVE-03). */
  driveOver(match) {
    const over = isHalfOver(match)
    return over && isLastHalf(match) ? go(match, 'end') : call(match, endOfDrive, {}, over ? 'halfTime' : 'drive')
  },
  halfTime(match) {
    const { state } = match
    if (state.half === 2) return call(match, toss, {}, 'extraTime')
    // The other team kicks off the second half, whoever scored last (BB-HALF-07).
    state.kicking = 1 - state.firstKicking
    beginHalf(match, 2)
    return go(match, 'drive')
  },
  extraTime(match) {
    beginHalf(match, 3)
    return go(match, 'drive')
  },
  conceded(match) {
    const { state } = match
    endTurnEarly(match)
    clearPitch(match)
    const loser = state.sides.findIndex(({ conceded }) => conceded > 0)
    return endMatch(match, 1 - loser, 'conceded')
  },
  end(match) {
    const [first, second] = match.state.teams.map(({ touchdowns }) => touchdowns)
    if (first !== second) return endMatch(match, first > second ? 0 : 1, 'time')
    if (!match.options.knockout) return endMatch(match, NOBODY, 'time')
    return go(match, 'suddenDeath')
  },
  /** Five roll-offs decide a match that is still level (BB-HALF-15). */
  suddenDeath(match, { won }) {
    const [first, second] = won
    if (first + second === ROLL_OFFS) return endMatch(match, first > second ? 0 : 1, 'sudden-death')
    return roll(match, D6, 'sudden-death', 0, 'firstRolled')
  },
  firstRolled(match, frame, values: number[]) {
    tellRoll(match, 'sudden-death', 0, -1, 'd6', values)
    frame.first = values[0]
    return roll(match, D6, 'sudden-death', 1, 'secondRolled')
  },
  secondRolled(match, frame, values: number[]) {
    tellRoll(match, 'sudden-death', 1, -1, 'd6', values)
    if (values[0] !== frame.first) {
      const winner = frame.first > values[0] ? 0 : 1
      frame.won = frame.won.map((count, team) => (team === winner ? count + 1 : count))
      match.events?.push({ type: 'sudden-death', team: winner })
    }
    return go(match, 'suddenDeath')
  },
})

/** Both teams have had all their turns (BB-HALF-04, BB-HALF-05). */
const isHalfOver = ({ state, options }: BloodMatch): boolean =>
  state.sides.every(({ marker }) => marker >= options.turns)

/** No extra time is to follow (BB-HALF-10, BB-HALF-11). */
function isLastHalf({ state, options }: BloodMatch): boolean {
  const [first, second] = state.teams
  return state.half >= 3 || (state.half === 2 && !(options.knockout && first.touchdowns === second.touchdowns))
}

/** Markers go back to 0, re-rolls to the full number, effects of the half before end; extra time renews nothing (BB-HALF-08, BB-HALF-13). */
function beginHalf(match: BloodMatch, half: number): void {
  const { state, options } = match
  state.half = half
  state.drive = 0
  state.trapdoors = half === 1 ? state.trapdoors : 0
  for (const [team, side] of state.sides.entries()) {
    side.marker = 0
    if (half === 2) {
      state.teams[team].rerolls = options.teams[team].rerolls + side.training + state.teams[team].lapsing
      state.teams[team].spentThisHalf = []
    }
    if (half > 1) side.prayers = side.prayers.filter((prayer) => PRAYER_SPAN[prayer] === 'game')
  }
  if (half > 1) expire(match, 'half')
  layGround(match)
  match.events?.push({ type: 'half-began', value: half })
}

/** The turn that was going on has ended in the middle of something. */
function endTurnEarly(match: BloodMatch): void {
  const { state } = match
  if (state.inTurn === 1)
    match.events?.push({ type: 'turn-ended', team: state.active, turn: state.sides[state.active].marker })
  state.inTurn = 0
  state.turnover = ''
  state.activePlayer = NOBODY
  state.kickOff = 0
  state.stalling = []
  expire(match, 'turn')
}

function endMatch(match: BloodMatch, winner: number, reason: string): Next {
  match.state.winner = winner
  match.events?.push({ type: 'match-ended', team: winner < 0 ? null : winner, reason })
  return finish(match)
}

/** Everything else is left undone. */
export function scoreTouchdown(match: BloodMatch): Next {
  creditWinningThrow(match)
  return unwind(match, 'match', 'touchdown')
}
