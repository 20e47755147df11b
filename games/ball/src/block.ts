import { call, done, go, procedure, roll } from '@undercroft/engine'
import { announce, findInner, giveWay, isHeard, listenersOf } from './abilities.ts'
import { countAssists } from './assists.ts'
import {
  type BlockDiceAction,
  blockDice,
  dieRerollNeeds,
  faceChoices,
  POOLS,
  poolRerolls,
  rerollPool,
  tellBlockDice,
} from './block-pool.ts'
import { BLOCK_DIE, BOTH_DOWN, FACES, PLAYER_DOWN, PUSH_BACK } from './data/block-dice.ts'
import { areAdjacent, goDown, hasTackleZone, isTouchdown, isWalkable, playerOf, putAt, strengthOf } from './field.ts'
import { harm, harmed, hurtPlaced } from './harm.ts'
import { settleBall } from './loose-ball.ts'
import { occasion } from './moments.ts'
import { NOBODY_MOVED, push } from './push.ts'
import { teamRerollNeeds } from './rerolls.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, NOBODY, NOWHERE, ON_BOARD, type Player, STANDING } from './state.ts'
import { tellRoll } from './test.ts'

/** One Block, from the comparison of Strengths to the last consequence. */
export interface Block {
  blocker: number
  target: number
  /** 1: part of a Blitz. */
  blitz: number
  /** Strengths without assists; abilities may change them while they are compared. */
  strength: number
  against: number
  /** Block dice that no comparison decides, 0 for none. */
  fixedDice: number
  dice: number
  chooser: number
  /** Faces on the dice, and how the pool was last re-rolled: '' not yet, 'team', or the skill that re-rolled one die. */
  faces: number[]
  reroll: string
  /** Dice that were re-rolled alone, and by which skills. */
  rerolledDice: readonly number[]
  rerollSkills: readonly string[]
  face: number
  /** 1: stays on their feet on Both Down. */
  blockerSafe: number
  targetSafe: number
  /** 1: both are placed Prone instead of Knocked Down. */
  placed: number
  /** The square the target left, who was moved, whether they were pushed at all. */
  vacated: number
  moved: readonly number[]
  /** 1: the blocker followed up. */
  followed: number
  /** How many of those who came into a new square have been dealt with by the ground. */
  arrivals: number
  /**
   * One of two Blocks that are made at once: 'dice' returns the chosen face, 'result' applies a face and returns what is to
   * become of the blocker, who neither goes down nor follows up yet. '' for a Block by itself.
   */
  part: '' | 'dice' | 'result'
  /** The other target of two Blocks that are made at once, and the square where they stood; -1 for none. */
  partner: number
  barred: number
  /** The square from which the target is pushed where the blocker is not beside them, -1 otherwise: then nobody follows up. */
  from: number
  /** 1: the target cannot react to the Block nor keep the blocker from following up. */
  blind: number
}

export const newBlock = (blocker: number, target: number, blitz: number): Block => ({
  blocker,
  target,
  blitz,
  strength: 0,
  against: 0,
  fixedDice: 0,
  dice: 0,
  chooser: NOBODY,
  faces: [],
  reroll: '',
  rerolledDice: [],
  rerollSkills: [],
  face: -1,
  blockerSafe: 0,
  targetSafe: 0,
  placed: 0,
  vacated: NOWHERE,
  moved: NOBODY_MOVED,
  followed: 0,
  arrivals: 0,
  part: '',
  partner: -1,
  barred: -1,
  from: -1,
  blind: 0,
})

/** What is to become of the blocker of a Block that is made together with another. */
export const UNHARMED = 0
export const PLACED = 1
export const KNOCKED = 2

/** A target of two Blocks made at once is never put where the other one stood (DB-SKILL-MULTIPLE-BLOCK-03). */
export function mayBePutAt(match: BallMatch, player: number, square: number): boolean {
  const at = findInner(match, block)
  return at?.target !== player || at.barred !== square
}

/** Whom a player may block: Standing opponents they Mark (DB-BLK-01, DB-BLK-03). */
export function canBlock(match: BallMatch, player: Player, target: Player): boolean {
  return (
    target.team !== player.team &&
    target.status === STANDING &&
    hasTackleZone(player) &&
    areAdjacent(match, player.square, target.square)
  )
}

export const block = procedure<BallMatch, Block>('block', ['block', 'team-re-roll'], {
  start(match, frame) {
    if (frame.part === 'result' || frame.blind === 1) return go(match, 'begin')
    const about = occasion(frame.blocker, frame.target, -1, -1, 'block')
    return announce(match, 'attacked', [frame.target], about, 'begin')
  },
  begin(match, frame, gone: unknown) {
    if (gone !== undefined) return done(match, -1)
    const blocker = playerOf(match, frame.blocker)
    frame.strength = strengthOf(blocker)
    frame.against = strengthOf(playerOf(match, frame.target))
    if (frame.part === 'result') return go(match, 'chosen', frame.face)
    match.state.teams[blocker.team].blocks++
    for (const { answer } of listenersOf(match, blocker, 'strength', frame.target))
      frame.strength = Math.max(1, frame.strength + answer(match, blocker.id, frame))
    return announce(match, 'comparing', [frame.blocker], occasion(frame.blocker, frame.target), 'compare')
  },
  compare(match, frame) {
    const blocker = playerOf(match, frame.blocker)
    const target = playerOf(match, frame.target)
    const rivals = blocker.team !== target.team
    const assists = rivals ? countAssists(match, blocker, target, 'block') : 0
    const assistsAgainst = rivals ? countAssists(match, target, blocker, 'block', frame.partner) : 0
    const strength = frame.strength + assists
    const against = frame.against + assistsAgainst
    frame.dice = frame.fixedDice > 0 ? frame.fixedDice : blockDice(strength, against)
    for (const { answer } of listenersOf(match, blocker, 'extraDice', target.id))
      frame.dice = Math.min(3, frame.dice + answer(match, blocker.id, frame))
    frame.chooser = frame.fixedDice > 0 || strength >= against ? blocker.team : target.team
    match.events?.push({
      type: 'block-dice',
      blocker: blocker.id,
      target: target.id,
      strength,
      against,
      assists,
      assistsAgainst,
      dice: frame.dice,
      chooser: frame.chooser,
    })
    return go(match, 'throwDice')
  },
  throwDice: (match, frame) => roll(match, POOLS[frame.dice], 'block', playerOf(match, frame.blocker).team, 'thrown'),
  thrown(match, frame, values: number[]) {
    frame.faces = values.map((value) => BLOCK_DIE[value - 1])
    tellBlockDice(match, frame, values)
    return go(match, 'look')
  },
  look(match, frame) {
    if (playerOf(match, frame.blocker).team === frame.chooser) {
      const choices = [...faceChoices(frame), ...poolRerolls(match, frame)]
      return choices.length > 1 ? go(match, 'choose') : go(match, 'chosen', frame.faces[0])
    }
    return poolRerolls(match, frame).length > 0 ? go(match, 'rerollFirst') : go(match, 'opponentChooses')
  },
  choose: {
    kind: 'block-dice',
    seat: (_match, { chooser }) => chooser,
    actions: (match, frame) => [...faceChoices(frame), ...poolRerolls(match, frame)],
    about: (_match, { blocker, target, faces }) => ({ blocker, target, faces }),
    answer: (match, frame, action: BlockDiceAction) =>
      action.type === 'face' ? go(match, 'chosen', FACES.indexOf(action.face)) : rerollPool(match, frame, action),
  },
  /** The coach who rolled decides on re-rolls before the other one chooses (DB-RR-16). */
  rerollFirst: {
    kind: 'block-re-roll',
    seat: (match, { blocker }) => playerOf(match, blocker).team,
    actions: (match, frame) => [{ type: 'accept' }, ...poolRerolls(match, frame)],
    about: (_match, { blocker, target, faces }) => ({ blocker, target, faces }),
    answer: (match, frame, action: BlockDiceAction) =>
      action.type === 'accept' ? go(match, 'opponentChooses') : rerollPool(match, frame, action),
  },
  opponentChooses: (match, frame) =>
    faceChoices(frame).length > 1 ? go(match, 'chooseAgainst') : go(match, 'chosen', frame.faces[0]),
  chooseAgainst: {
    kind: 'block-dice',
    seat: (_match, { chooser }) => chooser,
    actions: (_match, frame) => faceChoices(frame),
    about: (_match, { blocker, target, faces }) => ({ blocker, target, faces }),
    answer: (match, _frame, action: { type: 'face'; face: (typeof FACES)[number] }) =>
      go(match, 'chosen', FACES.indexOf(action.face)),
  },
  /** The D6 that a team re-roll of this player hangs on. */
  rerollAllowed(match, frame, values: number[]) {
    const blocker = playerOf(match, frame.blocker)
    tellRoll(match, 'team-re-roll', blocker.team, blocker.id, 'd6', values)
    return go(match, values[0] >= teamRerollNeeds(match, blocker) ? 'throwDice' : 'look')
  },
  /** The D6 that the re-roll of one die hangs on. */
  dieAllowed(match, frame, values: number[]) {
    const blocker = playerOf(match, frame.blocker)
    tellRoll(match, `${frame.reroll}-re-roll`, blocker.team, blocker.id, 'd6', values)
    return values[0] >= dieRerollNeeds(match, frame)
      ? roll(match, POOLS[1], 'block', blocker.team, 'rerolledDie')
      : go(match, 'look')
  },
  rerolledDie(match, frame, values: number[]) {
    const die = frame.rerolledDice[frame.rerolledDice.length - 1]
    frame.faces = frame.faces.map((face, i) => (i === die ? BLOCK_DIE[values[0] - 1] : face))
    tellBlockDice(match, frame, values)
    return go(match, 'look')
  },
  chosen(match, frame, face: number) {
    if (frame.part === 'dice') return done(match, face)
    frame.face = face
    match.events?.push({ type: 'block-face', blocker: frame.blocker, target: frame.target, face: FACES[face] })
    const about = occasion(frame.blocker, frame.target, -1, -1, FACES[face])
    return announce(match, 'face', [frame.blocker], about, 'targetAnswers')
  },
  targetAnswers(match, frame) {
    const about = occasion(frame.target, frame.blocker, -1, -1, FACES[frame.face])
    return announce(match, 'face', [frame.target], about, 'apply')
  },
  apply(match, frame) {
    const blocker = playerOf(match, frame.blocker)
    const target = playerOf(match, frame.target)
    if (frame.part === 'result') return go(match, 'applyPart')
    if (frame.face === PLAYER_DOWN) {
      goDown(match, blocker, 'knocked')
      return go(match, 'blockerHurt')
    }
    if (frame.face !== BOTH_DOWN) return go(match, 'pushTarget')
    if (frame.placed === 1) {
      goDown(match, target, 'placed')
      goDown(match, blocker, 'placed')
      return hurtPlaced(match, harmed(target.id, blocker.id, 'block'), 'placedBlocker')
    }
    if (frame.targetSafe === 0) goDown(match, target, 'knocked')
    if (frame.blockerSafe === 0) goDown(match, blocker, 'knocked')
    if (frame.targetSafe === 1) return go(match, 'blockerHurt')
    return call(match, harm, harmed(target.id, blocker.id, 'block'), 'blockerHurt')
  },
  /** The same without what befalls the blocker. */
  applyPart(match, frame) {
    const target = playerOf(match, frame.target)
    if (frame.face === PLAYER_DOWN) return go(match, 'settle')
    if (frame.face !== BOTH_DOWN) return go(match, 'pushTarget')
    if (frame.placed === 0 && frame.targetSafe === 1) return go(match, 'settle')
    goDown(match, target, frame.placed === 1 ? 'placed' : 'knocked')
    return frame.placed === 1
      ? hurtPlaced(match, harmed(target.id, frame.blocker, 'block'), 'settle')
      : call(match, harm, harmed(target.id, frame.blocker, 'block'), 'settle')
  },
  placedBlocker: (match, { blocker, target }) => hurtPlaced(match, harmed(blocker, target, 'block'), 'settle'),
  /** After the target's rolls (DB-BLK-17). */
  blockerHurt(match, { blocker, target }) {
    const player = playerOf(match, blocker)
    if (player.status === STANDING) return go(match, 'settle')
    return call(match, harm, harmed(blocker, target, 'block'), 'settle')
  },
  settle: (match) => settleBall(match, 'announceBlocked'),

  /** Push Back, Stumble and Pow: the push comes first (DB-PUSH-17). */
  pushTarget(match, frame) {
    const blocker = playerOf(match, frame.blocker)
    const target = playerOf(match, frame.target)
    frame.vacated = target.square
    const falls = frame.face === PUSH_BACK ? 0 : 1
    return call(
      match,
      push,
      { player: target.id, from: frame.from < 0 ? blocker.square : frame.from, blocker: blocker.id, falls, first: 1 },
      'pushed',
    )
  },
  pushed(match, frame, moved: number[]) {
    frame.moved = moved
    if (!moved.includes(frame.target) || frame.part !== '') return go(match, 'strip')
    const blocker = playerOf(match, frame.blocker)
    if (blocker.status !== STANDING || blocker.rooted === 1 || !isWalkable(match, frame.vacated) || frame.from >= 0)
      return go(match, 'strip')
    if (frame.blind === 1) return go(match, 'mayFollow')
    const about = occasion(frame.blocker, frame.blocker, blocker.square, frame.vacated)
    return announce(match, 'followUp', [frame.target], about, 'mayFollow')
  },
  mayFollow(match, { blocker }, denied: unknown) {
    if (denied !== undefined) return go(match, 'strip')
    const player = playerOf(match, blocker)
    const must = listenersOf(match, player, 'mustFollowUp').some(({ answer }) => answer(match, blocker))
    return must ? go(match, 'follow') : go(match, 'askFollow')
  },
  /** Decided before any further die (DB-PUSH-19). */
  askFollow: {
    kind: 'follow-up',
    seat: (match, { blocker }) => playerOf(match, blocker).team,
    actions: () => [{ type: 'stay' }, { type: 'follow-up' }],
    about: (_match, { blocker, vacated }) => ({ player: blocker, to: vacated }),
    answer: (match, _frame, { type }: { type: string }) => go(match, type === 'stay' ? 'strip' : 'follow'),
  },
  follow(match, frame) {
    const about = occasion(
      frame.blocker,
      frame.target,
      playerOf(match, frame.blocker).square,
      frame.vacated,
      'follow-up',
    )
    const marking = isHeard(match, 'leaving') ? leavers(match, frame) : []
    return announce(match, 'leaving', marking, about, 'followed')
  },
  followed(match, frame, heldBack: unknown) {
    if (heldBack === 'held') return go(match, 'strip')
    const blocker = playerOf(match, frame.blocker)
    const from = blocker.square
    frame.followed = 1
    match.events?.push({ type: 'followed-up', player: blocker.id, from, to: frame.vacated })
    putAt(match, blocker, frame.vacated)
    const about = occasion(frame.blocker, frame.target, from, frame.vacated, 'follow-up')
    return announce(match, 'left', isHeard(match, 'left') ? leavers(match, frame) : [], about, 'strip')
  },
  /** The ball may be torn away before a Touchdown is looked for, also from one who stayed where they were (DB-SKILL-STRIP-BALL-02). */
  strip(match, frame) {
    if (frame.face !== PUSH_BACK) return go(match, 'beyond')
    return announce(match, 'pushedBack', [frame.blocker], occasion(frame.blocker, frame.target), 'beyond')
  },
  beyond: (match, { moved, blocker }) => giveWay(match, rulesOf(match).edge.pushedOver(match, moved, blocker), 'knock'),
  /** The rolls of the Block come before any Touchdown that it leads to (DB-TO-14, BB-CROWD-25). */
  knock(match, { face, target, blocker }) {
    const { place, status, square } = playerOf(match, target)
    const stands = place === ON_BOARD && status === STANDING && boardOf(match).footing[square] === 1
    if (face === PUSH_BACK || !stands) return go(match, 'scoring')
    goDown(match, playerOf(match, target), 'knocked')
    return call(match, harm, harmed(target, blocker, 'block'), 'scoring')
  },
  scoring(match, frame) {
    const comers = frame.followed === 1 ? [...frame.moved, frame.blocker] : frame.moved
    const scorer = comers.find((id) => isTouchdown(match, playerOf(match, id)))
    return scorer === undefined ? go(match, 'settlePushed') : rulesOf(match).touchdown(match, scorer)
  },
  settlePushed: (match) => settleBall(match, 'arrive'),
  /** Then the ground, for each who was moved, the blocker last. */
  arrive(match, frame) {
    const comers = [...frame.moved].reverse()
    if (frame.followed === 1) comers.push(frame.blocker)
    while (frame.arrivals < comers.length) {
      const player = playerOf(match, comers[frame.arrivals++])
      const voluntary = player.id === frame.blocker ? 1 : 0
      const raised = player.place === ON_BOARD ? rulesOf(match).arrived(match, player.id, voluntary) : null
      if (raised !== null) return giveWay(match, raised, 'arrive')
    }
    return settleBall(match, 'announceBlocked')
  },
  /** Whoever came into the End Zone before the dice scores only now (BB-SKILL-24). */
  announceBlocked(match, frame) {
    if (isTouchdown(match, playerOf(match, frame.target))) return rulesOf(match).touchdown(match, frame.target)
    if (frame.part === 'result') return done(match, fateOf(frame))
    return announce(match, 'blocked', [frame.blocker], occasion(frame.blocker, frame.target), 'end')
  },
  end: (match) => done(match),
})

function fateOf({ face, placed, blockerSafe }: Block): number {
  if (face === PLAYER_DOWN) return KNOCKED
  if (face !== BOTH_DOWN) return UNHARMED
  return placed === 1 ? PLACED : blockerSafe === 1 ? UNHARMED : KNOCKED
}

const leavers = (match: BallMatch, { blocker, target }: Block): number[] =>
  match.state.players
    .filter(({ team, place, id }) => place === ON_BOARD && team !== playerOf(match, blocker).team && id !== target)
    .map(({ id }) => id)
