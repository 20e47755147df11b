import { RESERVES, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll, sure } from '@undercroft/engine'
import { listOfSeat } from './content.ts'
import { weatherFor } from './data/tables.ts'
import { changeWeather } from './ground.ts'
import { joinTeam } from './joining.ts'
import { pray } from './prayers.ts'
import { FULL_SIDE } from './set-up.ts'
import { buyInducements } from './shop.ts'
import { type BloodMatch, JOURNEYMAN } from './state.ts'

const D3 = [die(3)]
const TWO_D3 = [die(3), die(3)]
const TWO_D6 = [die(6), die(6)]
const COIN = [die(2)]
const GOLD_PER_PRAYER = 50_000

interface PreMatch {
  at: number
  left: number
}

/** Fans, weather, journeymen, inducements, prayers, kicking team, in this order (BB-PRE-01). */
export const preMatch = procedure<BloodMatch, PreMatch, object>(
  'pre-match',
  () => ({ at: 0, left: 0 }),
  ['fan-factor', 'riotous-rookies', 'weather'],
  {
    start: (match) => roll(match, D3, 'fan-factor', 0, 'fans'),
    /** D3 and the Dedicated Fans (BB-PRE-02). */
    fans(match, frame, values: number[]) {
      const team = frame.at
      tellRoll(match, 'fan-factor', team, -1, 'd3', values)
      const side = match.state.sides[team]
      side.fanFactor = values[0] + match.options.teams[team].dedicatedFans
      match.events?.push({ type: 'fan-factor', team, value: side.fanFactor })
      frame.at++
      return frame.at < 2 ? roll(match, D3, 'fan-factor', 1, 'fans') : roll(match, TWO_D6, 'weather', 0, 'weather')
    },
    weather(match, frame, values: number[]) {
      tellRoll(match, 'weather', 0, -1, 'd6', values)
      changeWeather(match, weatherFor(values[0] + values[1]))
      frame.at = 0
      return go(match, 'journeymen')
    },
    /** A league team that cannot field eleven takes on Linemen, before anything else is bought (BB-PRE-04). */
    journeymen(match, frame) {
      while (match.options.league && frame.at < 2) {
        const { linemen } = match.options.teams[frame.at]
        if (available(match, frame.at) < FULL_SIDE && linemen.length > 0) {
          if (linemen.length > 1) return go(match, 'journeyman')
          takeOn(match, frame.at, linemen[0].position)
        } else frame.at++
      }
      return match.options.league && match.options.inducements
        ? call(match, buyInducements, {}, 'rookies')
        : go(match, 'rookies')
    },
    journeyman: {
      kind: 'journeyman',
      seat: (_match, { at }) => at,
      actions: (match, { at }) =>
        match.options.teams[at].linemen.map(({ position }) => ({ type: 'journeyman', position })),
      answer(match, { at }, { position }: { type: string; position: string }) {
        takeOn(match, at, position)
        return go(match, 'journeymen')
      },
    },
    /** Riotous Rookies: 2D3+1 more (BB-IND-16). */
    rookies(match, frame) {
      frame.at = 0
      return go(match, 'rookie')
    },
    rookie(match, frame) {
      while (frame.at < 2) {
        const rookies = match.state.sides[frame.at].bought.includes('riotous-rookies')
        if (rookies && match.options.teams[frame.at].linemen.length > 0)
          return roll(match, TWO_D3, 'riotous-rookies', frame.at, 'rookiesRolled')
        frame.at++
      }
      return go(match, 'prayers')
    },
    rookiesRolled(match, frame, values: number[]) {
      tellRoll(match, 'riotous-rookies', frame.at, -1, 'd3', values)
      frame.left = values[0] + values[1] + 1
      return go(match, 'nextRookie')
    },
    nextRookie(match, frame) {
      const { linemen } = match.options.teams[frame.at]
      if (linemen.length === 1) for (; frame.left > 0; frame.left--) takeOn(match, frame.at, linemen[0].position, true)
      if (frame.left > 0) return go(match, 'chooseRookie')
      frame.at++
      return go(match, 'rookie')
    },
    chooseRookie: {
      kind: 'journeyman',
      seat: (_match, { at }) => at,
      actions: (match, { at }) =>
        match.options.teams[at].linemen.map(({ position }) => ({ type: 'journeyman', position })),
      answer(match, frame, { position }: { type: string; position: string }) {
        takeOn(match, frame.at, position, true)
        frame.left--
        return go(match, 'nextRookie')
      },
    },
    /** In a league the Underdog prays once for every full 50,000 of difference (BB-PRE-11, BB-PRE-12). */
    prayers(match, frame) {
      if (!match.options.league || !match.options.inducements) return go(match, 'toss')
      const [first, second] = [0, 1].map((team) => matchValue(match, team))
      frame.at = first < second ? 0 : 1
      frame.left = Math.floor(Math.abs(first - second) / GOLD_PER_PRAYER)
      return go(match, 'nextPrayer')
    },
    nextPrayer: (match, { left }) => (left > 0 ? go(match, 'askPrayer') : go(match, 'toss')),
    askPrayer: {
      kind: 'pray',
      seat: (_match, { at }) => at,
      actions: () => [{ type: 'pray' }, { type: 'decline' }],
      about: (_match, { left }) => ({ left }),
      answer(match, frame, { type }: { type: string }) {
        if (type === 'decline') return go(match, 'toss')
        frame.left--
        return call(match, pray, { team: frame.at }, 'nextPrayer')
      },
    },
    toss: (match) => call(match, toss, {}, 'end'),
    end: (match) => done(match),
  },
)

/** The winner of the toss chooses to kick or to receive (BB-PRE-14). */
export const toss = procedure<BloodMatch, { winner: number }, object>('toss', () => ({ winner: -1 }), ['toss'], {
  start: (match) => roll(match, COIN, 'toss', 0, 'tossed'),
  tossed(match, frame, values: number[]) {
    tellRoll(match, 'toss', 0, -1, 'd2', values)
    frame.winner = values[0] - 1
    match.events?.push({ type: 'toss-won', team: frame.winner })
    return go(match, 'choose')
  },
  choose: {
    kind: 'kick-or-receive',
    seat: (_match, { winner }) => winner,
    actions: () => [{ type: 'receive' }, { type: 'kick-off' }],
    answer(match, { winner }, { type }: { type: string }) {
      match.state.kicking = type === 'receive' ? 1 - winner : winner
      return done(match)
    },
  },
})

const available = ({ state }: BloodMatch, team: number): number =>
  state.players.filter((player) => player.team === team && player.place === RESERVES).length

function takeOn(match: BloodMatch, team: number, position: string, rookie = false): void {
  const { options, state } = match
  const lineman = sure(
    options.teams[team].linemen.find((known) => known.position === position),
    `Lineman '${position}'`,
  )
  const joined = joinTeam(match, team, lineman, JOURNEYMAN, 'loner-4')
  // The price of Riotous Rookies counts, not their value (BB-IND-16).
  if (!rookie) state.sides[team].journeymen += journeymanValue(match, team, lineman.value)
  match.events?.push({ type: 'journeyman', team, player: joined.id, item: position })
}

/** Low Cost Linemen add nothing to the value of the team (BB-PRE-05). */
const journeymanValue = ({ options }: BloodMatch, team: number, value: number): number =>
  listOfSeat(options, team)?.special.includes('Low Cost Linemen') ? 0 : value

/** Current Team Value with journeymen and all that was bought for this match. */
export const matchValue = ({ state, options }: BloodMatch, team: number): number =>
  options.teams[team].value + state.sides[team].journeymen + state.sides[team].spent
