import {
  type BallAbility,
  type BallMatch,
  block,
  boardOf,
  bomb,
  canPay,
  comeTo,
  distance,
  disturbBall,
  holdsBall,
  inner,
  interrupt,
  isFree,
  isWalkable,
  lose,
  move,
  moving,
  NOBODY,
  neighboursOf,
  newBlock,
  ON_BOARD,
  type Owned,
  pay,
  plainTest,
  playerOf,
  putAt,
  rollTest,
  STANDING,
  scoreOrDone,
  settleBall,
  skill,
  squaresBehind,
  stabbing,
  stepTo,
  stride,
  type TestResult,
  takeBall,
  tellRoll,
  turnover,
  vomiting,
} from '@undercroft/ball'
import { call, die, done, procedure, roll } from '@undercroft/engine'
import { squareAt, xOf, yOf } from '../data/pitch.ts'
import { lend } from '../loans.ts'
import { banish } from '../referee.ts'
import type { BloodMatch } from '../state.ts'
import { chooseSquare, chooseTarget, foesBeside, opponentsWithin } from './choosing.ts'
import { spendStarRule, starRuleLeft } from './limits.ts'
import { starRule } from './plain.ts'

const D6 = [die(6)]
const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch

interface Aimed extends Owned {
  target: number
}

/** On 2+ takes the ball from an opponent whom they mark; their activation is over either way. */
const staring = procedure<BloodMatch, Aimed>('staring', ['look-into-my-eyes'], {
  start(match, { owner }) {
    spendStarRule(match, owner, 'look-into-my-eyes')
    return rollTest(match, plainTest(playerOf(match, owner), 'look-into-my-eyes', 2), 'rolled')
  },
  rolled(match, { owner, target }, { passed }: TestResult) {
    if (!passed || !holdsBall(match, playerOf(match, target))) return done(match)
    takeBall(match, playerOf(match, owner))
    match.events?.push({ type: 'ball-taken', player: owner })
    return scoreOrDone(match, owner)
  },
})

const lookIntoMyEyes = starRule(
  'look-into-my-eyes',
  {
    specialActions(match, owner, actions) {
      if (!starRuleLeft(asBlood(match), owner, 'look-into-my-eyes')) return
      for (const target of foesBeside(asBlood(match), owner))
        if (holdsBall(match, playerOf(match, target))) actions.push({ type: 'look-into-my-eyes', target })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'look-into-my-eyes' ? interrupt(staring, { owner, target: opponent }) : null,
  },
  { procedures: [staring] },
)

/** Vomits, also after a Block already made. */
const regurgitating = procedure<BloodMatch, Owned>('regurgitating', {
  start: (match, { owner }) =>
    call(match, chooseTarget, { owner, rule: 'putrid-regurgitation', targets: foesBeside(match, owner) }, 'chosen'),
  chosen(match, { owner }, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, owner, 'putrid-regurgitation')
    return call(match, vomiting as never, { owner, target, blitz: 0 } as never, 'end')
  },
  end: (match) => done(match),
})

const canRegurgitate = (match: BallMatch, owner: number): boolean =>
  starRuleLeft(asBlood(match), owner, 'putrid-regurgitation') && foesBeside(asBlood(match), owner).length > 0

const putridRegurgitation = starRule(
  'putrid-regurgitation',
  {
    specialActions(match, owner, actions) {
      if (canRegurgitate(match, owner)) actions.push({ type: 'putrid-regurgitation', target: NOBODY })
    },
    performs: (_match, owner, { what }) =>
      what === 'putrid-regurgitation' ? interrupt(regurgitating, { owner }) : null,
    blocked: (match, owner) =>
      match.state.activePlayer === owner && canRegurgitate(match, owner) ? interrupt(regurgitating, { owner }) : null,
  },
  { procedures: [regurgitating, vomiting] },
)

/** Two bombs; after the second she is Sent-off on 1-3. */
const feasting = procedure<BloodMatch, Owned>('feasting', ['all-you-can-eat'], {
  start(match, { owner }) {
    spendStarRule(match, owner, 'all-you-can-eat')
    match.state.teams[playerOf(match, owner).team].otherUsed |= 2
    return call(match, bomb as never, { thrower: owner } as never, 'again')
  },
  again(match, { owner }) {
    const { place, status } = playerOf(match, owner)
    if (place !== ON_BOARD || status !== STANDING || match.state.turnover !== '') return done(match)
    return call(match, bomb as never, { thrower: owner } as never, 'full')
  },
  full: (match, { owner }) => roll(match, D6, 'all-you-can-eat', playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    tellRoll(match, 'all-you-can-eat', playerOf(match, owner).team, owner, 'd6', values)
    const player = playerOf(match, owner)
    if (values[0] > 3 || player.place !== ON_BOARD) return done(match)
    if (holdsBall(match, player)) turnover(match, 'sent-off') // DB-TO-18
    banish(match, owner)
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

const allYouCanEat = starRule(
  'all-you-can-eat',
  {
    specialActions(match, owner, actions) {
      const bombed = (match.state.teams[playerOf(match, owner).team].otherUsed & 2) !== 0
      if (!bombed && starRuleLeft(asBlood(match), owner, 'all-you-can-eat'))
        actions.push({ type: 'all-you-can-eat', target: NOBODY })
    },
    performs: (_match, owner, { what }) => (what === 'all-you-can-eat' ? interrupt(feasting, { owner }) : null),
  },
  { procedures: [feasting] },
)

/** Stabs, and may still make a Move. */
const flashing = procedure<BloodMatch, Aimed>('flashing', {
  start(match, { owner, target }) {
    spendStarRule(match, owner, 'the-flashing-blade')
    return call(match, stabbing as never, { owner, target, blitz: 0 } as never, 'run')
  },
  run(match, { owner }) {
    const player = playerOf(match, owner)
    if (player.place !== ON_BOARD || player.status !== STANDING || match.state.turnover !== '') return done(match)
    return call(match, move as never, moving(match, player, 'move', NOBODY) as never, 'end')
  },
  end: (match) => done(match),
})

const flashingBlade = starRule(
  'the-flashing-blade',
  {
    specialActions(match, owner, actions) {
      if (!starRuleLeft(asBlood(match), owner, 'the-flashing-blade')) return
      for (const target of foesBeside(asBlood(match), owner)) actions.push({ type: 'the-flashing-blade', target })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'the-flashing-blade' ? interrupt(flashing, { owner, target: opponent }) : null,
  },
  { procedures: [flashing, stabbing] },
)

/** A Block on somebody two squares away; nobody follows up. */
const lashing = procedure<BloodMatch, Aimed>('lashing-vines', {
  start(match, { owner, target }) {
    spendStarRule(match, owner, 'vicious-vines')
    const from = between(playerOf(match, owner).square, playerOf(match, target).square)
    return call(match, block as never, Object.assign(newBlock(owner, target, 0), { from }) as never, 'end')
  },
  end: (match) => done(match),
})

/** The square beside the target on the side of the blocker. */
function between(from: number, to: number): number {
  const x = xOf(to) - Math.sign(xOf(to) - xOf(from))
  const y = yOf(to) - Math.sign(yOf(to) - yOf(from))
  return squareAt(x, y)
}

const viciousVines = starRule(
  'vicious-vines',
  {
    specialActions(match, owner, actions) {
      if (!starRuleLeft(asBlood(match), owner, 'vicious-vines')) return
      const { square } = playerOf(match, owner)
      for (const { id, square: at, status } of opponentsWithin(asBlood(match), owner, 2))
        if (status === STANDING && distance(boardOf(match), square, at) === 2)
          actions.push({ type: 'vicious-vines', target: id })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'vicious-vines' ? interrupt(lashing, { owner, target: opponent }) : null,
  },
  { procedures: [lashing] },
)

/** No penalty for this leap, and it may be rolled again. */
const bounding: BallAbility = skill('bounding', 'star', ['BB-IND-21'], {
  on: {
    modify(_match, _owner, test) {
      if (test.kind === 'jump') test.modifiers = test.modifiers.filter(({ value }) => value >= 0)
    },
    reroll: (_match, _owner, { kind }) => (kind === 'jump' ? 1 : 0),
    ignoresMarkers: () => true,
  },
})

const leaping = procedure<BloodMatch, Owned & { to: number }>('leaping', {
  start(match, { owner, to }) {
    spendStarRule(match, owner, 'bounding-leap')
    lend(match, owner, 'bounding', 'activation')
    const run = inner(match, move)
    run.jumped = 1
    const rushes = (pay(run) ? 1 : 0) + (pay(run) ? 1 : 0)
    const over = between(to, playerOf(match, owner).square)
    return call(match, stride as never, { player: owner, to, over, rushes } as never, 'landed')
  },
  landed(match, { owner }) {
    lose(match, playerOf(match, owner), 'bounding')
    match.state.loans = match.state.loans.filter(({ skill: lent }) => lent !== 'bounding')
    return done(match)
  },
})

/** Where a leap over one square may lead. */
function leaps(match: BallMatch, owner: number): number[] {
  const { square } = playerOf(match, owner)
  const found = new Set<number>()
  for (let direction = 0; direction < 8; direction++) {
    const over = stepTo(match, square, direction)
    if (over < 0) continue
    for (const to of squaresBehind(match, square, over)) if (to >= 0 && isWalkable(match, to)) found.add(to)
  }
  return [...found]
}

const boundingLeap = starRule(
  'bounding-leap',
  {
    movingActions(match, owner, run, actions) {
      const may = run.jumped === 0 && run.left + run.rushes > 1 && playerOf(match, owner).rooted === 0
      if (!may || !starRuleLeft(asBlood(match), owner, 'bounding-leap')) return
      for (const to of leaps(match, owner)) actions.push({ type: 'bounding-leap', to })
    },
    performs: (_match, owner, { what, to }) => (what === 'bounding-leap' ? interrupt(leaping, { owner, to }) : null),
  },
  { procedures: [leaping] },
)

/** A third Rush. */
const bursting = procedure<BloodMatch, Owned & { to: number }>('bursting', {
  start(match, { owner, to }) {
    spendStarRule(match, owner, 'burst-of-speed')
    return call(match, stride as never, { player: owner, to, over: -1, rushes: 1 } as never, 'end')
  },
  end: (match) => done(match),
})

const burstOfSpeed = starRule(
  'burst-of-speed',
  {
    movingActions(match, owner, run, actions) {
      if (canPay(run) || playerOf(match, owner).rooted === 1) return
      if (!starRuleLeft(asBlood(match), owner, 'burst-of-speed')) return
      for (let direction = 0; direction < 8; direction++) {
        const to = stepTo(match, playerOf(match, owner).square, direction)
        if (to >= 0 && isWalkable(match, to)) actions.push({ type: 'burst-of-speed', to })
      }
    },
    performs: (_match, owner, { what, to }) => (what === 'burst-of-speed' ? interrupt(bursting, { owner, to }) : null),
  },
  { procedures: [bursting] },
)

/** Free squares within three squares of the owner that lie beside somebody. */
const landings = (match: BallMatch, owner: number, beside: number): number[] => {
  const { square } = playerOf(match, owner)
  const found: number[] = []
  for (let to = 0; to < boardOf(match).size; to++) {
    if (!isFree(match, to) || distance(boardOf(match), square, to) > 3) continue
    if (beside < 0 || neighboursOf(match, to).includes(beside)) found.push(to)
  }
  return found
}

/** Put beside an opponent within three squares, stabs, and is put somewhere within three squares again; it is the Blitz of the turn. */
const outbursting = procedure<BloodMatch, Aimed>('outbursting', {
  start(match, { owner, target }) {
    spendStarRule(match, owner, 'furious-outburst')
    match.state.teams[playerOf(match, owner).team].blitzUsed = 1
    const squares = landings(match, owner, target)
    return call(match, chooseSquare, { owner, rule: 'furious-outburst', squares, must: 1 }, 'there')
  },
  there(match, { owner }, to: number) {
    jumpTo(match, owner, to)
    return settleBall(match, 'beside')
  },
  beside: (match, { owner }) => comeTo(match, owner, 1, 'stab'),
  stab(match, { owner, target }) {
    if (playerOf(match, owner).place !== ON_BOARD) return done(match)
    return call(match, stabbing as never, { owner, target, blitz: 0 } as never, 'back')
  },
  back(match, { owner }) {
    const player = playerOf(match, owner)
    if (player.place !== ON_BOARD || player.status !== STANDING) return done(match)
    const squares = landings(match, owner, -1)
    if (squares.length === 0) return done(match)
    return call(match, chooseSquare, { owner, rule: 'furious-outburst', squares, must: 1 }, 'away')
  },
  away(match, { owner }, to: number) {
    jumpTo(match, owner, to)
    return settleBall(match, 'arrive')
  },
  arrive: (match, { owner }) => comeTo(match, owner, 1, 'end'),
  end: (match) => done(match),
})

function jumpTo(match: BloodMatch, owner: number, to: number): void {
  const player = playerOf(match, owner)
  match.events?.push({ type: 'moved', player: owner, from: player.square, to })
  putAt(match, player, to)
  disturbBall(match, to)
}

const furiousOutburst = starRule(
  'furious-outburst',
  {
    specialActions(match, owner, actions) {
      const player = playerOf(match, owner)
      const used = match.state.teams[player.team].blitzUsed !== 0
      if (used || player.status !== STANDING || !starRuleLeft(asBlood(match), owner, 'furious-outburst')) return
      for (const { id, status } of opponentsWithin(asBlood(match), owner, 3))
        if (status === STANDING && landings(match, owner, id).length > 0)
          actions.push({ type: 'furious-outburst', target: id })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'furious-outburst' ? interrupt(outbursting, { owner, target: opponent }) : null,
  },
  { procedures: [outbursting] },
)

/** Hypnotic Gaze for this activation. */
const zoat = starRule(
  'excuse-me-are-you-a-zoat',
  {
    specialActions(match, owner, actions) {
      if (!starRuleLeft(asBlood(match), owner, 'excuse-me-are-you-a-zoat')) return
      for (const other of opponentsWithin(asBlood(match), owner, 26))
        if (other.status === STANDING && other.dazed === 0) actions.push({ type: 'hypnotic-gaze', target: other.id })
    },
    activated(match, owner, { what }) {
      if (what !== 'hypnotic-gaze') return null
      spendStarRule(asBlood(match), owner, 'excuse-me-are-you-a-zoat')
      lend(asBlood(match), owner, 'hypnotic-gaze', 'activation')
      return null
    },
  },
  { anyStatus: true },
)

/** Rules that are actions of their own. */
export const ACTION_STARS: readonly BallAbility[] = [
  lookIntoMyEyes,
  putridRegurgitation,
  allYouCanEat,
  flashingBlade,
  viciousVines,
  boundingLeap,
  bounding,
  burstOfSpeed,
  furiousOutburst,
  zoat,
]
