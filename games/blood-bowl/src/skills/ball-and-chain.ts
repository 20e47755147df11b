import {
  type Block,
  block,
  comeTo,
  disturbBall,
  giveWay,
  goDown,
  harm,
  harmed,
  type Interrupt,
  interrupt,
  isFree,
  loseBall,
  moving,
  NOBODY,
  NOBODY_MOVED,
  NOWHERE,
  newBlock,
  ON_BOARD,
  type Owned,
  offer,
  plainTest,
  playerOf,
  push,
  putAt,
  rollTest,
  rulesOf,
  STANDING,
  settleBall,
  skill,
  stepTo,
  type TestResult,
  tellRoll,
} from '@undercroft/ball'
import { type Action, call, die, done, go, procedure, roll } from '@undercroft/engine'
import { EAST, NORTH, SOUTH, WEST } from '@undercroft/engine/grid'
import { crowdInjury } from '../crowd.ts'
import { starRuleLeft } from '../stars/limits.ts'
import type { BloodMatch } from '../state.ts'
import { templateDirection } from '../throw-in.ts'

const D6 = [die(6)]
const SIDES: Readonly<Record<string, number>> = { north: NORTH, east: EAST, south: SOUTH, west: WEST }

interface Whirl extends Owned {
  left: number
  rushes: number
  towards: number
  direction: number
  /** 1: this square is a Rush, 1: the direction was rolled again. */
  rushing: number
  rerolled: number
  to: number
  /** Who was rolled over. */
  target: number
  /** Whom the wielder has shoved on and who may yet be dealt with by the ground. */
  shoved: readonly number[]
}

const begin = ({ owner }: Owned): Whirl => ({
  owner,
  left: 0,
  rushes: 2,
  towards: NORTH,
  direction: NORTH,
  rushing: 0,
  rerolled: 0,
  to: NOWHERE,
  target: NOBODY,
  shoved: NOBODY_MOVED,
})

/** Moves square by square where the dice say, and hits whoever is in the way (BB-SKILL-12, BB-SKILL-13, BB-SKILL-35). */
const whirling = procedure<BloodMatch, Whirl, Owned>('whirling', begin, ['ball-and-chain'], {
  start(match, frame) {
    const { left, rushes } = moving(match, playerOf(match, frame.owner), 'ball-and-chain', NOBODY)
    Object.assign(frame, { left, rushes })
    return go(match, 'next')
  },
  next(match, { owner, left, rushes }) {
    const { status, place } = playerOf(match, owner)
    const over = place !== ON_BOARD || status !== STANDING || match.state.turnover !== '' || left + rushes === 0
    return over ? done(match) : go(match, 'face')
  },
  /** The coach turns the template towards an End Zone or a sideline. */
  face: {
    kind: 'ball-and-chain',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (): Action[] => [...Object.keys(SIDES).map((side) => ({ type: 'whirl', side })), { type: 'stop' }],
    fallback: (_match, _frame, actions) => actions[actions.length - 1],
    about: (_match, { owner, left, rushes }) => ({ player: owner, left, rushes }),
    answer(match, frame, { type, side }: { type: string; side: string }) {
      if (type === 'stop') return done(match)
      frame.towards = SIDES[side]
      frame.rushing = frame.left > 0 ? 0 : 1
      if (frame.rushing === 1) frame.rushes--
      else frame.left--
      return roll(match, D6, 'ball-and-chain', playerOf(match, frame.owner).team, 'rolled')
    },
  },
  rolled(match, frame, values: number[]) {
    const { owner } = frame
    tellRoll(match, 'ball-and-chain', playerOf(match, owner).team, owner, 'd6', values)
    frame.direction = templateDirection(frame.towards, values[0])
    const dervish = frame.rerolled === 0 && starRuleLeft(match, owner, 'whirling-dervish')
    return dervish ? call(match, offer, { player: owner, ability: 'whirling-dervish' }, 'dervish') : go(match, 'step')
  },
  dervish(match, frame, used: boolean) {
    if (!used) return go(match, 'step')
    frame.rerolled = 1
    return roll(match, D6, 'ball-and-chain', playerOf(match, frame.owner).team, 'rolled')
  },
  step(match, frame) {
    const player = playerOf(match, frame.owner)
    const to = stepTo(match, player.square, frame.direction)
    if (to < 0) return go(match, 'over')
    frame.to = to
    if (isFree(match, to)) {
      moveTo(match, frame)
      return frame.rushing === 1 ? rush(match, frame, 'rushed') : settleBall(match, 'arrive')
    }
    return frame.rushing === 1 ? rush(match, frame, 'rushedInto') : go(match, 'hit')
  },
  rushed(match, frame, { passed }: TestResult) {
    if (passed) return settleBall(match, 'arrive')
    goDown(match, playerOf(match, frame.owner), 'falls')
    return call(match, harm, Object.assign(harmed(frame.owner, NOBODY, 'chain'), { skipArmour: 1 }), 'fell')
  },
  fell: (match) => settleBall(match, 'next'),
  /** On a 1 whoever is there is pushed back, and the wielder Falls Over in the square left (BB-SKILL-35). */
  rushedInto(match, frame, { passed }: TestResult) {
    if (passed) return go(match, 'hit')
    const { square } = playerOf(match, frame.owner)
    const target = match.state.squares[frame.to]
    const shove = { player: target, from: square, blocker: frame.owner, falls: 0, first: 0 }
    return call(match, push, shove, 'shoved')
  },
  shoved: (match, frame, moved: number[]) => giveWay(match, shove(match, frame, moved), 'crash'),
  crash(match, { owner }) {
    goDown(match, playerOf(match, owner), 'falls')
    return call(match, harm, Object.assign(harmed(owner, NOBODY, 'chain'), { skipArmour: 1 }), 'settle')
  },
  /** A Standing player is blocked, of either team; one on the ground is pushed away with an Armour roll. */
  hit(match, frame) {
    const target = playerOf(match, match.state.squares[frame.to])
    if (target.status === STANDING) {
      const blow: Block = Object.assign(newBlock(frame.owner, target.id, 0), { blind: 1 })
      return call(match, block, blow, 'next')
    }
    const { square } = playerOf(match, frame.owner)
    return call(
      match,
      push,
      { player: target.id, from: square, blocker: frame.owner, falls: 0, first: 0 },
      'rolledOver',
    )
  },
  rolledOver(match, frame, moved: number[]) {
    frame.target = moved.length > 0 ? moved[moved.length - 1] : match.state.squares[frame.to]
    return giveWay(match, shove(match, frame, moved), 'crush')
  },
  crush: (match, { owner, target }) =>
    playerOf(match, target).place === ON_BOARD
      ? call(match, harm, harmed(target, owner, 'roll-over'), 'settle')
      : go(match, 'settle'),
  settle: (match) => settleBall(match, 'ground'),
  ground(match, frame) {
    const [comer, ...rest] = frame.shoved
    frame.shoved = rest
    return comer === undefined ? go(match, 'arrive') : comeTo(match, comer, 0, 'ground')
  },
  arrive(match, { owner }) {
    const { place, status } = playerOf(match, owner)
    if (place !== ON_BOARD || status !== STANDING) return done(match)
    return giveWay(match, rulesOf(match).arrived(match, owner, 1), 'next')
  },
  /** Off the pitch: the crowd deals with it, and it is no Turnover by itself (BB-SKILL-12). */
  over(match, { owner }) {
    const player = playerOf(match, owner)
    match.events?.push({ type: 'into-the-crowd', player: owner, from: player.square })
    loseBall(match, player, 'removed')
    leavePitch(match, owner)
    return call(match, crowdInjury, { players: [owner], by: NOBODY }, 'gone')
  },
  gone: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

function leavePitch({ state }: BloodMatch, id: number): void {
  const player = state.players[id]
  state.squares[player.square] = -1
  player.square = -1
  player.place = 1
  player.status = STANDING
}

/** The wielder goes where others were shoved away from; what becomes of those who left the pitch. */
function shove(match: BloodMatch, frame: Whirl, moved: readonly number[]): Interrupt | null {
  frame.shoved = moved
  if (isFree(match, frame.to)) moveTo(match, frame)
  return rulesOf(match).edge.pushedOver(match, moved, frame.owner)
}

/** No Dodging, and nothing is picked up: a ball there bounces. */
function moveTo(match: BloodMatch, { owner, to }: Whirl): void {
  const player = playerOf(match, owner)
  match.events?.push({ type: 'moved', player: owner, from: player.square, to: to })
  putAt(match, player, to)
  disturbBall(match, to)
}

const rush = (match: BloodMatch, { owner }: Whirl, then: string) =>
  rollTest(match, plainTest(playerOf(match, owner), 'rush', 2), then)

/** Their only action; whenever they go down an Injury roll is made at once, Stunned counting as KO. */
export const ballAndChain = skill(
  'ball-and-chain',
  'trait',
  ['BB-SKILL-12', 'BB-SKILL-13', 'BB-SKILL-35', 'BB-SKILL-36'],
  {
    compulsory: true,
    anyStatus: true,
    on: {
      forbids: (match, owner, what) =>
        what === 'move' ? playerOf(match, owner).status === STANDING : !ALLOWED.has(what),
      specialActions(match, owner, actions) {
        if (playerOf(match, owner).status === STANDING) actions.push({ type: 'ball-and-chain', target: NOBODY })
      },
      performs: (_match, owner, { what }) => (what === 'ball-and-chain' ? interrupt(whirling, { owner }) : null),
      mustFollowUp: () => true,
      /** Going down hurts, however it comes about (BB-SKILL-13). */
      hurtWhenPlaced: () => true,
      /** No Armour roll for them who go down: the Injury roll comes at once. */
      armour(_match, owner, harm) {
        if (harm.player === owner && harm.placesProne === 0) harm.skipArmour = 1
      },
      /** In the crowd nobody goes down (BB-CROWD-10). */
      neverStunned: (_match, _owner, { how }) => how !== 'crowd',
    },
    procedures: [whirling],
  },
)

const ALLOWED: ReadonlySet<string> = new Set(['ball-and-chain', 'assist', 'score'])
