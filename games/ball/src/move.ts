import {
  type Action,
  ask,
  call,
  done,
  go,
  type Listener,
  type Next,
  procedure,
  type Question,
} from '@undercroft/engine'
import { announce, giveWay, inner, isForbidden, listenersOf } from './abilities.ts'
import { block, canBlock, newBlock } from './block.ts'
import {
  areAdjacent,
  goDown,
  holdsBall,
  isHelpless,
  isTouchdown,
  isWalkable,
  movementOf,
  playerOf,
  squaresBehind,
  stepTo,
} from './field.ts'
import { foul } from './foul.ts'
import { handOff } from './hand-off.ts'
import { harm, harmed } from './harm.ts'
import { settleBall } from './loose-ball.ts'
import { type BallMoments, type MovingAction, occasion } from './moments.ts'
import { openSteps, STOP, stepOf } from './open-ground.ts'
import { pass } from './pass.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, NOBODY, ON_BOARD, type Player, PRONE, STANDING } from './state.ts'
import { rush, stepFreely, stride } from './stride.ts'
import { plainTest, rollTest, type TestResult } from './test.ts'
import { throwables, throwTeamMate } from './throw.ts'

/** A player moves, square by square, and does what they have declared on the way. */
export interface Moving {
  player: number
  /** 'move', 'blitz', 'pass', 'hand-off', 'throw-team-mate', 'foul', or a special action with movement. */
  action: string
  /** The player named when the action was declared, or NOBODY. */
  target: number
  /** Squares left, Rushes left. */
  left: number
  rushes: number
  /** 1: they have jumped; they have done what they declared. */
  jumped: number
  acted: number
  /** What the game makes the player do before anything else, '' for nothing. */
  bound: string
  /** 1: nothing more happens in this move. */
  over: number
}

export function moving(match: BallMatch, player: Player, action: string, target: number): Moving {
  let rushes = 2
  for (const { answer } of listenersOf(match, player, 'extraRushes')) rushes += answer(match, player.id)
  return {
    player: player.id,
    action,
    target,
    left: movementOf(player),
    rushes,
    jumped: 0,
    acted: 0,
    bound: '',
    over: 0,
  }
}

const whereTo: Question<BallMatch, Moving> = {
  kind: 'move',
  seat: (match, { player }) => playerOf(match, player).team,
  actions: (match, frame) => openSteps(match, frame, playerOf(match, frame.player)) ?? movingActions(match, frame),
  fallback: (_match, _frame, actions) => actions[actions.length - 1],
  about: (_match, { player, action, target, left, rushes }) => ({ player, action, target, left, rushes }),
  answer: (match, frame, action: MovingAction) => answerMove(match, frame, action),
}

export const move = procedure<BallMatch, Moving>('move', ['stand-up'], {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    if (player.status !== PRONE) return goOn(match, frame)
    let cost = 3
    for (const { answer } of listenersOf(match, player, 'standUpCost')) cost = Math.min(cost, answer(match, player.id))
    if (cost > 0 && frame.left < 3) {
      frame.left = 0
      return rollTest(match, plainTest(player, 'stand-up', 4), 'stoodUp')
    }
    frame.left -= cost
    return standUp(match, player)
  },
  /** Slow players need a 4+; failing is no Turnover (DB-MOVE-09, DB-MOVE-10). */
  stoodUp: (match, { player }, { passed }: TestResult) =>
    passed ? standUp(match, playerOf(match, player)) : done(match),
  next: (match, frame) => goOn(match, frame),
  ask: whereTo,
  strode(match, frame, held: unknown) {
    if (held !== undefined) frame.over = 1
    return goOn(match, frame)
  },
  came: (match, frame) => goOn(match, frame),
  paidBlock(match, frame, up: boolean) {
    if (!up) return go(match, 'next')
    frame.acted = 1
    return call(match, block, newBlock(frame.player, frame.target, 1), 'blocked')
  },
  blocked: (match) => go(match, 'next'),
  /** A Pass, a Hand-off and a Foul end the activation, unless an ability lets them go on. */
  acted(match, frame) {
    const player = playerOf(match, frame.player)
    const goesOn = listenersOf(match, player, 'movesOn').some(({ answer }) => answer(match, player.id, frame.action))
    if (!goesOn) frame.over = 1
    return go(match, 'next')
  },
  performed: (match) => go(match, 'next'),
})

/** The next question, unless something has ended the move. */
function goOn(match: BallMatch, frame: Moving): Next {
  const { place, status } = playerOf(match, frame.player)
  const stopped = frame.over === 1 || place !== ON_BOARD || status !== STANDING || match.state.turnover !== ''
  return stopped ? done(match) : ask(match, 'ask', whereTo)
}

function standUp(match: BallMatch, player: Player): Next {
  player.status = STANDING
  match.events?.push({ type: 'stood-up', player: player.id })
  return go(match, 'next')
}

export const canPay = ({ left, rushes }: Moving): boolean => left > 0 || rushes > 0

/** Pays one square of Movement Allowance; says whether it was a Rush. */
export function pay(frame: Moving): boolean {
  if (frame.left > 0) {
    frame.left--
    return false
  }
  frame.rushes--
  return true
}

/** What a moving player may do, by the rules alone; `openSteps` has the lists of those who stand alone. */
export function movingActions(match: BallMatch, frame: Moving): Action[] {
  const player = playerOf(match, frame.player)
  const actions: MovingAction[] = []
  if (frame.bound !== '') rulesOf(match).movingActions(match, frame, actions)
  else {
    if (canPay(frame) && player.rooted === 0) addSteps(match, frame, player, actions)
    if (frame.acted === 0) addDeclared(match, frame, player, actions)
    rulesOf(match).movingActions(match, frame, actions)
    for (const { answer } of listenersOf(match, player, 'movingActions')) answer(match, player.id, frame, actions)
  }
  actions.push(STOP)
  return actions
}

function addSteps(match: BallMatch, frame: Moving, player: Player, actions: MovingAction[]): void {
  const mayJump = frame.jumped === 0 && frame.left + frame.rushes > 1
  const leaps = mayJump ? listenersOf(match, player, 'jumpsOver') : NO_LEAPS
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, player.square, direction)
    if (to < 0) continue
    if (isWalkable(match, to)) actions.push(stepOf(to))
    // Prone and Stunned players can be jumped over (DB-MOVE-27); some abilities allow more.
    const isDown = mayJump && lies(match, to)
    if (!isDown && !(leaps.length > 0 && leapsOver(match, player, to, leaps))) continue
    for (const landing of squaresBehind(match, player.square, to))
      if (landing >= 0 && isWalkable(match, landing)) actions.push({ type: 'jump', over: to, to: landing })
  }
}

const NO_LEAPS: readonly never[] = []

const leapsOver = (
  match: BallMatch,
  player: Player,
  square: number,
  leaps: readonly Listener<BallMoments, 'jumpsOver'>[],
): boolean => leaps.some(({ answer }) => answer(match, player.id, square))

/** Is somebody lying in the square? */
const lies = ({ state: { squares, players } }: BallMatch, square: number): boolean =>
  squares[square] >= 0 && players[squares[square]].status !== STANDING

/** What the declared action allows from where they stand now. */
function addDeclared(match: BallMatch, frame: Moving, player: Player, actions: MovingAction[]): void {
  switch (frame.action) {
    case 'blitz':
      if (canPay(frame) && canBlock(match, player, playerOf(match, frame.target))) actions.push({ type: 'block' })
      return
    case 'foul': {
      const victim = playerOf(match, frame.target)
      if (isHelpless(victim) && areAdjacent(match, player.square, victim.square)) actions.push({ type: 'foul' })
      return
    }
    case 'pass':
      if (holdsBall(match, player) && !isForbidden(match, player, 'pass')) actions.push({ type: 'pass' })
      return
    case 'hand-off':
      if (holdsBall(match, player) && !isForbidden(match, player, 'hand-off')) addReceivers(match, player, actions)
      return
    case 'throw-team-mate':
      for (const target of throwables(match, player)) actions.push({ type: 'throw-team-mate', target })
  }
}

/** Standing team-mates next to them (DB-HAND-01). */
function addReceivers(match: BallMatch, player: Player, actions: MovingAction[]): void {
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, player.square, direction)
    if (to < 0 || match.state.squares[to] < 0) continue
    const mate = playerOf(match, match.state.squares[to])
    if (mate.team === player.team && mate.status === STANDING) actions.push({ type: 'hand-off', target: mate.id })
  }
}

function answerMove(match: BallMatch, frame: Moving, action: MovingAction): Next {
  const player = playerOf(match, frame.player)
  switch (action.type) {
    case 'stop':
      return done(match)
    case 'step': {
      const to = action.to as number
      const rushes = pay(frame) ? 1 : 0
      if (rushes === 0 && stepFreely(match, player, to)) return come(match, frame, player)
      return call(match, stride, { player: player.id, to, over: -1, rushes }, 'strode')
    }
    case 'jump': {
      frame.jumped = 1
      const rushes = (pay(frame) ? 1 : 0) + (pay(frame) ? 1 : 0)
      return call(
        match,
        stride,
        { player: player.id, to: action.to as number, over: action.over as number, rushes },
        'strode',
      )
    }
    case 'block':
      return call(match, effort, { player: player.id }, 'paidBlock')
    case 'foul':
      frame.acted = 1
      return call(match, foul, { player: player.id, victim: frame.target }, 'acted')
    case 'pass':
      frame.acted = 1
      return call(match, pass, { player: player.id, quickOnly: 0 }, 'acted')
    case 'hand-off':
      frame.acted = 1
      return call(match, handOff, { player: player.id, receiver: action.target as number }, 'acted')
    case 'throw-team-mate':
      frame.acted = 1
      return call(match, throwTeamMate, { player: player.id, thrown: action.target as number, kicked: 0 }, 'acted')
  }
  return performMoving(match, frame, action)
}

/** A free step is taken: a Touchdown, or what the ground does, or the move goes on. */
function come(match: BallMatch, frame: Moving, player: Player): Next {
  if (isTouchdown(match, player)) return rulesOf(match).touchdown(match, player.id)
  const raised = rulesOf(match).arrived(match, player.id, 1)
  return raised === null ? goOn(match, frame) : giveWay(match, raised, 'came')
}

/** Something the game or an ability allows. */
function performMoving(match: BallMatch, frame: Moving, action: MovingAction): Next {
  const player = playerOf(match, frame.player)
  const own = listenersOf(match, player, 'movingActions').some(({ answer }) => {
    const offered: MovingAction[] = []
    answer(match, player.id, frame, offered)
    return offered.some(({ type }) => type === action.type)
  })
  if (own) {
    const target = typeof action.target === 'number' ? action.target : NOBODY
    const to = typeof action.to === 'number' ? action.to : -1
    return announce(
      match,
      'performs',
      [player.id],
      occasion(player.id, target, player.square, to, action.type),
      'performed',
    )
  }
  return giveWay(match, rulesOf(match).perform(match, player.id, action), 'performed')
}

/** Pays a square for something that is not a step, with a Rush if need be. The result: is the player still up? */
export const effort = procedure<BallMatch, { player: number }>('effort', {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    return pay(inner(match, move)) ? rush(match, player, player.square, 'rushed') : done(match, true)
  },
  rushed(match, { player }, { passed }: TestResult) {
    if (passed) return done(match, true)
    goDown(match, playerOf(match, player), 'falls')
    return call(match, harm, harmed(player, NOBODY, 'fall'), 'fell')
  },
  fell: (match) => settleBall(match, 'down'),
  down: (match) => done(match, false),
})
