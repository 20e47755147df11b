import {
  announce,
  canCatch,
  catchBall,
  hasAbility,
  hasTackleZone,
  isFree,
  isInPlay,
  isMarked,
  isWalkable,
  NOBODY,
  NOWHERE,
  numberedAction,
  ON_BOARD,
  occasion,
  offer,
  others,
  type Player,
  playerOf,
  putAt,
  RESERVES,
  STANDING,
  stepTo,
  stride,
  takeBall,
  tellRoll,
} from '@undercroft/ball'
import {
  type Action,
  type AnyProcedure,
  call,
  die,
  done,
  go,
  type Procedure,
  procedure,
  roll,
} from '@undercroft/engine'
import { HALVES, halfOf, isOnLine, LINE, squareAt, wideZoneOf, xOf } from './data/pitch.ts'
import { kickOffEvent } from './data/tables.ts'
import { kickOffEvents } from './kick-off-events.ts'
import { setUp, takePart } from './set-up.ts'
import { type BloodMatch, note } from './state.ts'
import { wayOf } from './throw-in.ts'

const D8_D6 = [die(8), die(6)]
const D8 = [die(8)]
const D3 = [die(3)]
const TWO_D6 = [die(6), die(6)]
const THREE_D6 = [die(6), die(6), die(6)]

/** A touchback is certain. */
const TOUCHBACK = -2

interface Kick {
  kicker: number
  target: number
  dice: number[]
  /** The seat that is asked, for what both teams may do. */
  asking: number
  left: number
  player: number
}

const begin = (): Kick => ({ kicker: NOBODY, target: NOWHERE, dice: [], asking: NOBODY, left: 0, player: NOBODY })

/** The start of a drive: set-up, kick, event, and the ball comes down (BB-KICK-01). */
export const startOfDrive = procedure<BloodMatch, Kick, object>(
  'start-of-drive',
  begin,
  ['kick', 'kick-off', 'master-chef', 'swarming'],
  {
    start(match) {
      const { state } = match
      state.drive++
      state.inTurn = 0
      state.turnover = ''
      state.kickOff = 1
      state.kickedTo = NOWHERE
      state.active = state.kicking
      match.events?.push({ type: 'drive-began', team: state.kicking, value: state.drive })
      return call(match, setUp, { team: state.kicking }, 'receivers')
    },
    receivers: (match) => call(match, setUp, { team: 1 - match.state.kicking }, 'ready'),
    ready(match) {
      takePart(match)
      return kickers(match).length > 1 ? go(match, 'chooseKicker') : go(match, 'aim', kickers(match)[0] ?? NOBODY)
    },
    /** Neither on the line nor in a Wide Zone; where there is nobody such, one on the line (BB-KICK-02). */
    chooseKicker: {
      kind: 'kicker',
      seat: (match) => match.state.kicking,
      actions: (match) => kickers(match).map((player) => ({ type: 'kicker', player })),
      fallback: (match, _frame, actions) =>
        actions.find((action) =>
          hasAbility(match, playerOf(match, (action as Action & { player: number }).player), 'kick'),
        ) ?? actions[0],
      answer: (match, _frame, { player }: { type: string; player: number }) => go(match, 'aim', player),
    },
    aim(match, frame, kicker: number) {
      frame.kicker = kicker
      return go(match, 'target')
    },
    /** Any square of the other half (BB-KICK-03). */
    target: {
      kind: 'kick-target',
      seat: (match) => match.state.kicking,
      actions: (match) => KICKS[1 - match.state.kicking],
      fallback: (match, _frame, actions) =>
        actions.find(
          (action) => (action as Action & { square: number }).square === middleOf(1 - match.state.kicking),
        ) ?? actions[0],
      answer(match, frame, { square }: { type: string; square: number }) {
        frame.target = square
        match.events?.push({ type: 'kicked', team: match.state.kicking, player: frame.kicker, square })
        return roll(match, D8_D6, 'kick', match.state.kicking, 'deviated')
      },
    },
    deviated(match, frame, values: number[]) {
      match.events?.push({
        type: 'roll',
        what: 'kick',
        seat: match.state.kicking,
        piece: frame.kicker < 0 ? null : frame.kicker,
        dice: ['d8', 'd6'],
        values,
        target: null,
        modifiers: [],
        passed: null,
        reroll: null,
      })
      frame.dice = values
      const { kicker } = frame
      const skilled = kicker !== NOBODY && hasAbility(match, playerOf(match, kicker), 'kick')
      return skilled ? call(match, offer, { player: kicker, ability: 'kick' }, 'halved') : go(match, 'fly', values[1])
    },
    /** Kick: half the distance, rounded down (BB-SKILL-02). */
    halved: (match, { dice }, used: boolean) => go(match, 'fly', used ? dice[1] >> 1 : dice[1]),
    fly(match, { target, dice }, distance: number) {
      const { state } = match
      let square = target
      for (let flown = 0; flown < distance && square >= 0; flown++) square = stepTo(match, square, wayOf(dice[0]))
      state.kickedTo = square < 0 || halfOf(square) === state.kicking ? TOUCHBACK : square
      return go(match, 'swarming')
    },
    /** D3 more Swarming players, the kicking team first (BB-SKILL-14, BB-KICK-29). */
    swarming(match, frame) {
      frame.asking = frame.asking === NOBODY ? match.state.kicking : 1 - match.state.kicking
      return swarmers(match, frame.asking).length > 0
        ? roll(match, D3, 'swarming', frame.asking, 'swarm')
        : go(match, 'swarmed')
    },
    swarm(match, frame, values: number[]) {
      tellRoll(match, 'swarming', frame.asking, -1, 'd3', values)
      frame.left = Math.min(values[0], swarmingOnPitch(match, frame.asking))
      return go(match, 'swarmNext')
    },
    swarmNext: (match, { asking, left }) =>
      left > 0 && swarmers(match, asking).length > 0 ? go(match, 'swarmer') : go(match, 'swarmed'),
    swarmer: {
      kind: 'swarming',
      seat: (_match, { asking }) => asking,
      actions: (match, { asking }) => [
        ...swarmers(match, asking).map((player) => ({ type: 'swarm', player })),
        { type: 'decline' },
      ],
      answer(match, frame, { type, player }: { type: string; player: number }) {
        if (type === 'decline') return go(match, 'swarmed')
        frame.player = player
        return go(match, 'swarmSquare')
      },
    },
    swarmSquare: {
      kind: 'place-player',
      seat: (_match, { asking }) => asking,
      actions: (match, { asking }) =>
        HALVES[asking]
          .filter((square) => isFree(match, square) && wideZoneOf(square) < 0 && xOf(square) !== LINE[asking])
          .map((square) => ({ type: 'place', square })),
      about: (_match, { player }) => ({ player }),
      answer(match, frame, { square }: { type: string; square: number }) {
        putAt(match, playerOf(match, frame.player), square)
        note(match.state, frame.player, { played: 1 })
        match.events?.push({ type: 'player-placed', team: frame.asking, player: frame.player, square })
        frame.left--
        return go(match, 'swarmNext')
      },
    },
    swarmed: (match, { asking }) => (asking === match.state.kicking ? go(match, 'swarming') : go(match, 'onTheBall')),
    /** One Open player of the receiving team with On the Ball runs three squares, on the own side of the line (BB-SKILL-06). */
    onTheBall(match) {
      return match.state.kickedTo !== TOUCHBACK && runners(match).length > 0 ? go(match, 'runner') : go(match, 'chefs')
    },
    runner: {
      kind: 'on-the-ball',
      seat: (match) => 1 - match.state.kicking,
      actions: (match) => [...runners(match).map((player) => ({ type: 'run', player })), { type: 'decline' }],
      answer(match, frame, { type, player }: { type: string; player: number }) {
        if (type === 'decline') return go(match, 'chefs')
        match.events?.push({ type: 'skill-used', player, skill: 'on-the-ball' })
        frame.player = player
        frame.left = 3
        return go(match, 'run')
      },
    },
    run(match, { player, left }) {
      const { status, place } = playerOf(match, player)
      return left > 0 && status === STANDING && place === ON_BOARD ? go(match, 'runStep') : go(match, 'chefs')
    },
    runStep: {
      kind: 'run',
      seat: (match) => 1 - match.state.kicking,
      actions: (match, { player }) => {
        const { square, team } = playerOf(match, player)
        const actions: (Action & { to?: number })[] = []
        for (let direction = 0; direction < 8; direction++) {
          const to = stepTo(match, square, direction)
          if (to >= 0 && halfOf(to) === team && isWalkable(match, to)) actions.push({ type: 'step', to })
        }
        actions.push({ type: 'stop' })
        return actions
      },
      about: (_match, { player, left }) => ({ player, left }),
      answer(match, frame, { type, to }: { type: string; to: number }) {
        if (type === 'stop') return go(match, 'chefs')
        frame.left--
        return call(match, stride, { player: frame.player, to, over: -1, rushes: 0 }, 'run')
      },
    },
    /** Halfling Master Chefs at the start of each half, not in extra time (BB-IND-17). */
    chefs(match, frame) {
      frame.asking = match.state.kicking
      return go(match, 'chef')
    },
    chef(match, { asking }) {
      const { sides, half, drive } = match.state
      const cooks = half < 3 && drive === 1 && sides[asking].chefs > 0
      return cooks ? roll(match, THREE_D6, 'master-chef', asking, 'cooked') : go(match, 'fed')
    },
    cooked(match, { asking }, values: number[]) {
      const { teams } = match.state
      tellRoll(match, 'master-chef', asking, -1, 'd6', values)
      const won = values.filter((value) => value >= 4).length
      const other = teams[1 - asking]
      const lost = Math.min(won, other.rerolls) // BB-RR-11
      teams[asking].rerolls += won
      other.rerolls -= lost
      other.lapsing = Math.min(other.lapsing, other.rerolls)
      if (won > 0) match.events?.push({ type: 're-rolls-gained', team: asking, value: won, item: 'master-chef' })
      if (lost > 0) match.events?.push({ type: 're-rolls-lost', team: 1 - asking, value: lost, item: 'master-chef' })
      return go(match, 'fed')
    },
    fed(match, frame) {
      if (frame.asking !== match.state.kicking) return roll(match, TWO_D6, 'kick-off', match.state.kicking, 'event')
      frame.asking = 1 - frame.asking
      return go(match, 'chef')
    },
    /** The event comes before the ball lands, even where a touchback is certain (BB-KICK-05). */
    event(match, _frame, values: number[]) {
      tellRoll(match, 'kick-off', match.state.kicking, -1, 'd6', values)
      const event = kickOffEvent(values[0] + values[1])
      match.events?.push({ type: 'kick-off', item: event })
      return call(match, kickOffEvents[event], {}, 'land')
    },
    land: (match) => call(match, landKick, {}, 'over'),
    over(match) {
      match.state.kickOff = 0
      match.state.kickedTo = NOWHERE
      match.state.turnover = ''
      return done(match)
    },
  },
)

/** At every square of a half. */
const KICKS: readonly (readonly Action[])[] = HALVES.map((half) => half.map(numberedAction('kick', 'square')))

const middleOf = (team: number): number => squareAt(team === 0 ? 5 : 20, 7)

const onPitch = ({ state }: BloodMatch, team: number): Player[] =>
  state.players.filter((player) => player.team === team && player.place === ON_BOARD)

function kickers(match: BloodMatch): number[] {
  const { kicking } = match.state
  const standing = onPitch(match, kicking)
  const free = standing.filter(({ square }) => xOf(square) !== LINE[kicking] && wideZoneOf(square) < 0)
  const named = free.length > 0 ? free : standing.filter(({ square }) => isOnLine(square, kicking))
  return (named.length > 0 ? named : standing).map(({ id }) => id)
}

const swarmingOnPitch = (match: BloodMatch, team: number): number =>
  onPitch(match, team).filter((player) => hasAbility(match, player, 'swarming')).length

function swarmers(match: BloodMatch, team: number): number[] {
  if (!isInPlay(match, 'swarming')) return []
  return match.state.players
    .filter(
      (player) => player.team === team && player.place === RESERVES && match.state.extras[player.id].fainted === 0,
    )
    .filter((player) => hasAbility(match, player, 'swarming') && swarmingOnPitch(match, team) > 0)
    .map(({ id }) => id)
}

function runners(match: BloodMatch): number[] {
  if (!isInPlay(match, 'on-the-ball')) return []
  return onPitch(match, 1 - match.state.kicking)
    .filter((player) => hasAbility(match, player, 'on-the-ball') && hasTackleZone(player) && !isMarked(match, player))
    .map(({ id }) => id)
}

/** The ball comes down; over the edge or the line it is a touchback (BB-KICK-06 to BB-KICK-08). */
const landKick = procedure<BloodMatch, object>('land-kick', {
  start(match) {
    const { state } = match
    if (state.kickedTo === TOUCHBACK) return call(match, touchback, {}, 'end')
    state.ballHolder = NOBODY
    state.ballSquare = state.kickedTo
    state.ballLoose = 1
    match.events?.push({ type: 'ball-moved', how: 'kicked', from: state.kickedTo, to: state.kickedTo })
    if (!isFree(match, state.ballSquare)) return go(match, 'onPlayer')
    const about = occasion(NOBODY, -1, -1, state.ballSquare, 'kick-off')
    return announce(match, 'comesDown', others(match, NOBODY), about, 'dived')
  },
  /** Somebody may have dived for it (BB-SKILL-08). */
  dived: (match, _frame, taken: unknown) => (taken === undefined ? call(match, bounceKick, {}, 'end') : done(match)),
  onPlayer(match) {
    const player = playerOf(match, match.state.squares[match.state.ballSquare])
    return canCatch(match, player)
      ? call(match, catchBall, { player: player.id, how: 'deviated', opponent: NOBODY }, 'tried')
      : call(match, bounceKick, {}, 'end')
  },
  tried: (match, _frame, caught: boolean) => (caught ? done(match) : call(match, bounceKick, {}, 'end')),
  end: (match) => done(match),
})

/** The square of the half that touches the line in the middle row, or the next one behind it that is free. */
function firstFree(match: BloodMatch, team: number): number {
  for (let depth = 0; ; depth++) {
    const square = squareAt(LINE[team] + (team === 0 ? -depth : depth), 7)
    if (isFree(match, square)) return square
  }
}

/** Who may be given the ball: those who can hold it, else those who stand, else anybody (BB-KICK-09). */
function receivers(match: BloodMatch): Player[] {
  const all = onPitch(match, 1 - match.state.kicking)
  const able = all.filter((player) => canCatch(match, player))
  const standing = all.filter(({ status }) => status === STANDING)
  return able.length > 0 ? able : standing.length > 0 ? standing : all
}

const touchback: Procedure<BloodMatch, object> = procedure<BloodMatch, object>('touchback', {
  start(match) {
    const { state } = match
    const team = 1 - state.kicking
    state.ballHolder = NOBODY
    state.ballSquare = NOWHERE
    state.ballLoose = 0
    if (receivers(match).length > 0) return go(match, 'choose')
    state.ballSquare = firstFree(match, team)
    match.events?.push({ type: 'touchback', team, square: state.ballSquare })
    return done(match)
  },
  choose: {
    kind: 'touchback',
    seat: (match) => 1 - match.state.kicking,
    actions: (match) => receivers(match).map(({ id }) => ({ type: 'give', player: id })),
    answer(match, _frame, { player: id }: { type: string; player: number }) {
      const { state } = match
      const player = playerOf(match, id)
      match.events?.push({ type: 'touchback', team: player.team, player: id })
      if (canCatch(match, player)) {
        takeBall(match, player)
        return done(match)
      }
      state.ballSquare = player.square
      state.ballLoose = 1
      state.kickedTo = player.square
      return call(match, bounceKick, {}, 'end')
    },
  },
  end: (match) => done(match),
})

/** A kicked ball bounces until it rests; off the pitch or over the line it is a touchback. */
const bounceKick: Procedure<BloodMatch, object> = procedure<BloodMatch, object>('bounce-kick', ['bounce'], {
  start: (match) => roll(match, D8, 'bounce', match.state.kicking, 'bounced'),
  bounced(match, _frame, values: number[]) {
    const { state } = match
    tellRoll(match, 'bounce', state.kicking, -1, 'd8', values)
    const to = stepTo(match, state.ballSquare, wayOf(values[0]))
    if (to < 0 || halfOf(to) === state.kicking) return call(match, touchback, {}, 'end')
    match.events?.push({ type: 'ball-moved', how: 'bounced', from: state.ballSquare, to })
    state.ballSquare = to
    if (isFree(match, to)) {
      state.ballLoose = 0
      return done(match)
    }
    const player = playerOf(match, state.squares[to])
    return canCatch(match, player)
      ? call(match, catchBall, { player: player.id, how: 'bounce', opponent: NOBODY }, 'tried')
      : go(match, 'start')
  },
  tried: (match, _frame, caught: boolean) => (caught ? done(match) : go(match, 'start')),
  end: (match) => done(match),
})

export const KICK_OFF_PROCEDURES: readonly AnyProcedure[] = [startOfDrive, landKick, touchback, bounceKick]
