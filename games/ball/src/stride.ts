import { call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import { announce, giveWay, isHeard, listenersOf } from './abilities.ts'
import { comeTo } from './arrival.ts'
import {
  countMarkers,
  disturbBall,
  goDown,
  hasHands,
  isFree,
  markersOf,
  playerOf,
  putAt,
  takeBall,
  turnover,
} from './field.ts'
import { harm, harmed } from './harm.ts'
import { settleBall } from './loose-ball.ts'
import { occasion } from './moments.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, NOBODY, NOWHERE, ON_BOARD, type Player } from './state.ts'
import { agilityTest, markedModifier, plainTest, rollTest, type TestResult } from './test.ts'

/** A step into a neighbouring square, or a jump over one. */
interface Step {
  player: number
  to: number
  /** The square jumped over, or -1 for a plain step. */
  over: number
  /** Rush rolls to make: 0 to 2. */
  rushes: number
}

/** A step at work. Its rolls come in the order of the steps below. */
interface Stride extends Step {
  from: number
  /** Opponents who Mark the square left, and who of them may react. */
  markers: number
  reacting: readonly number[]
  /** 1: they failed to Dodge or jump. */
  tripped: number
}

const NOBODY_REACTS: readonly number[] = []

const newStride = ({ player, to, over, rushes }: Step): Stride => ({
  player,
  to,
  over,
  rushes,
  from: NOWHERE,
  markers: 0,
  reacting: NOBODY_REACTS,
  tripped: 0,
})

export const stride = procedure<BallMatch, Stride, Step>('stride', newStride, ['dodge', 'jump', 'rush'], {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    frame.from = player.square
    frame.markers = countMarkers(match, player.square, player.team)
    const reacts = frame.markers > 0 && (isHeard(match, 'leaving') || isHeard(match, 'left'))
    if (reacts) frame.reacting = markersOf(match, player.square, player.team)
    // The first of two Rushes for a jump is rolled before they leave their square (DB-MOVE-30).
    return frame.rushes > 1 ? rush(match, player, frame.from, 'tookOff') : setOff(match, frame)
  },
  tookOff: (match, frame, { passed }: TestResult) => (passed ? setOff(match, frame) : go(match, 'fall')),
  rushed: (match, frame, { passed }: TestResult) => (passed ? leave(match, frame) : go(match, 'fall')),
  test(match, frame, held: unknown) {
    const player = playerOf(match, frame.player)
    if (held === 'held') {
      match.events?.push({ type: 'put-back', player: player.id, from: frame.to, to: frame.from })
      putAt(match, player, frame.from)
      return done(match, 'held')
    }
    const dodging = frame.over < 0
    const modifiers = dodging ? dodgeModifiers(match, player) : jumpModifiers(match, player, frame.markers)
    const test = agilityTest(player, dodging ? 'dodge' : 'jump', modifiers)
    test.from = frame.from
    return rollTest(match, test, 'tested')
  },
  tested(match, frame, { passed, natural }: TestResult) {
    if (passed) return gather(match, frame)
    frame.tripped = 1
    if (frame.over >= 0 && natural === 1 && isFree(match, frame.from)) {
      match.events?.push({ type: 'put-back', player: frame.player, from: frame.to, to: frame.from })
      putAt(match, playerOf(match, frame.player), frame.from)
    }
    return go(match, 'fall')
  },
  pickedUp: (match, frame) => react(match, frame),
  arrive: (match, frame) => arrive(match, frame),
  /** They Fall Over where they are now; the ball comes after the Armour and Injury rolls, the ground last. */
  fall(match, frame) {
    const player = playerOf(match, frame.player)
    goDown(match, player, 'falls')
    disturbBall(match, player.square)
    return announce(match, 'left', frame.reacting, occasion(frame.player, -1, frame.from, player.square), 'hurt')
  },
  hurt(match, frame) {
    const hurt = harmed(frame.player, NOBODY, 'fall')
    if (frame.tripped === 1) hurt.from = frame.from
    return call(match, harm, hurt, 'settle')
  },
  settle: (match) => settleBall(match, 'arriveDown'),
  arriveDown(match, frame) {
    if (playerOf(match, frame.player).place !== ON_BOARD) return done(match)
    return giveWay(match, rulesOf(match).arrived(match, frame.player, 0), 'end')
  },
  end: (match) => done(match),
})

/** They are in the new square before any die is rolled (DB-MOVE-22). */
function setOff(match: BallMatch, frame: Stride): Next {
  const player = playerOf(match, frame.player)
  const type = frame.over < 0 ? 'moved' : 'jumped'
  match.events?.push({ type, player: player.id, from: frame.from, to: frame.to })
  putAt(match, player, frame.to)
  return frame.rushes > 0 ? rush(match, player, frame.from, 'rushed') : leave(match, frame)
}

/** An Open player walks away without a test (DB-MOVE-26). */
function leave(match: BallMatch, frame: Stride): Next {
  if (frame.markers === 0) return frame.over < 0 ? gather(match, frame) : go(match, 'test')
  return announce(match, 'leaving', frame.reacting, occasion(frame.player, -1, frame.from, frame.to), 'test')
}

/** A ball in the new square must be picked up, before any other roll (DB-MOVE-35, DB-MOVE-36). */
function gather(match: BallMatch, frame: Stride): Next {
  const { state } = match
  if (state.ballHolder !== NOBODY || state.ballSquare !== frame.to) return react(match, frame)
  return call(match, pickUp, { player: frame.player }, 'pickedUp')
}

function react(match: BallMatch, frame: Stride): Next {
  if (frame.reacting.length === 0) return arrive(match, frame)
  return announce(match, 'left', frame.reacting, occasion(frame.player, -1, frame.from, frame.to), 'arrive')
}

const arrive = (match: BallMatch, { player }: Stride): Next => comeTo(match, player, 1, 'end')

/**
 * Takes a plain step that no die can stop, for nobody Marks the square left and no ball lies in the new one; false where it needs its
 * procedure. Most steps are of this kind.
 */
export function stepFreely(match: BallMatch, player: Player, to: number): boolean {
  const { ballHolder, ballSquare } = match.state
  if ((ballHolder === NOBODY && ballSquare === to) || countMarkers(match, player.square, player.team) > 0) return false
  match.events?.push({ type: 'moved', player: player.id, from: player.square, to })
  putAt(match, player, to)
  return true
}

/** A Rush: 2+, under the rules of the square that the player leaves (DB-MOVE-18). */
export function rush(match: BallMatch, player: Player, from: number, then: string): Next {
  const test = plainTest(player, 'rush', 2)
  test.at = from
  return rollTest(match, test, then)
}

/** -1 for each opponent who Marks them in the square they move to, some of whom do not count (DB-MOVE-24). */
function dodgeModifiers(match: BallMatch, player: Player): Modifier[] {
  if (!isHeard(match, 'ignoredByDodgers')) return markedModifier(match, player.square, player.team)
  const count = markersOf(match, player.square, player.team).filter((id) => {
    const marker = playerOf(match, id)
    return !listenersOf(match, marker, 'ignoredByDodgers').some(({ answer }) => answer(match, id))
  }).length
  return count === 0 ? [] : [{ source: 'marked', value: -count }]
}

/** The larger of those who Mark them where they start and where they land (DB-MOVE-31). */
function jumpModifiers(match: BallMatch, player: Player, markersBefore: number): Modifier[] {
  const count = Math.max(markersBefore, countMarkers(match, player.square, player.team))
  return count === 0 ? [] : [{ source: 'marked', value: -count }]
}

/** They have come into their square of their own will: a ball there must be picked up (DB-MOVE-35), then on at `then`. */
export function gatherBall(match: BallMatch, { id, square }: Player, then: string): Next {
  const { ballHolder, ballSquare } = match.state
  return ballHolder === NOBODY && ballSquare === square ? call(match, pickUp, { player: id }, then) : go(match, then)
}

/** A player on the ball tries to pick it up; if they fail it bounces and there is a Turnover (DB-MOVE-37, DB-MOVE-38). */
export const pickUp = procedure<BallMatch, { player: number }>('pick-up', ['pick-up'], {
  start(match, { player }) {
    const picker = playerOf(match, player)
    if (!hasHands(match, picker)) return go(match, 'drop')
    return rollTest(match, agilityTest(picker, 'pick-up', markedModifier(match, picker.square, picker.team)), 'tried')
  },
  tried(match, { player }, { passed }: TestResult) {
    if (!passed) return go(match, 'drop')
    takeBall(match, playerOf(match, player))
    match.events?.push({ type: 'picked-up', player })
    return done(match)
  },
  drop(match, { player }) {
    match.state.ballLoose = 1
    if (playerOf(match, player).team === match.state.active) turnover(match, 'failed-pick-up')
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})
