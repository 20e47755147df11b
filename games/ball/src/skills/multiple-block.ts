import { call, done, go, procedure } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { block, KNOCKED, newBlock, PLACED, UNHARMED } from '../block.ts'
import { areAdjacent, goDown, hasTackleZone, playerOf } from '../field.ts'
import { harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, occasion, skill } from '../moments.ts'
import { type BallMatch, NOBODY, ON_BOARD, STANDING } from '../state.ts'
import type { Owned } from './optional.ts'

/** Two Blocks at once: both are rolled and chosen before either is applied (DB-SKILL-MULTIPLE-BLOCK-03). */
interface TwoBlocks extends Owned {
  /** The two targets; one whose Foul Appearance was too much is -1. */
  targets: number[]
  faces: number[]
  /** Which of the two is dealt with, and what becomes of the blocker. */
  at: number
  fate: number
}

/** Opponents who Mark him, other than `besides`. */
const markedBy = (match: BallMatch, owner: number, besides: number): number[] => {
  const { team, square } = playerOf(match, owner)
  return match.state.players
    .filter((other) => other.team !== team && other.id !== besides && other.place === ON_BOARD)
    .filter((other) => hasTackleZone(other) && areAdjacent(match, square, other.square))
    .map(({ id }) => id)
}

const twoBlocks = procedure<BallMatch, TwoBlocks>('two-blocks', {
  start(match, { owner }) {
    playerOf(match, owner).extraSt -= 2 // DB-SKILL-MULTIPLE-BLOCK-02
    return go(match, 'choose')
  },
  choose: {
    kind: 'block-target',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner, targets }) =>
      markedBy(match, owner, targets[0] ?? -1).map((target) => ({ type: 'target', target })),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, frame, { target }: { type: string; target: number }) {
      frame.targets = [...frame.targets, target]
      return go(match, frame.targets.length < 2 ? 'choose' : 'aim')
    },
  },
  aim(match, { owner, targets, at }) {
    const about = occasion(owner, targets[at], -1, -1, 'multiple-block')
    return announce(match, 'targeted', [targets[at]], about, 'aimed')
  },
  aimed(match, frame, lost: unknown) {
    if (lost !== undefined) frame.targets = frame.targets.map((target, i) => (i === frame.at ? -1 : target))
    if (++frame.at < 2) return go(match, 'aim')
    frame.at = 0
    return go(match, 'dice')
  },
  dice(match, frame) {
    while (frame.at < 2) {
      const target = frame.targets[frame.at]
      if (target >= 0 && isThere(match, frame.owner, target)) {
        return call(match, block, { ...newBlock(frame.owner, target, 0), part: 'dice' }, 'rolled')
      }
      frame.faces = [...frame.faces, -1]
      frame.at++
    }
    frame.at = 0
    return frame.faces[0] >= 0 && frame.faces[1] >= 0 ? go(match, 'order') : go(match, 'apply')
  },
  rolled(match, frame, face: number) {
    frame.faces = [...frame.faces, face]
    frame.at++
    return go(match, 'dice')
  },
  order: {
    kind: 'first-target',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (_match, { targets }) => targets.map((target) => ({ type: 'target', target })),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, frame, { target }: { type: string; target: number }) {
      if (target === frame.targets[1]) {
        frame.targets = [frame.targets[1], frame.targets[0]]
        frame.faces = [frame.faces[1], frame.faces[0]]
      }
      return go(match, 'apply')
    },
  },
  apply(match, frame) {
    while (frame.at < 2) {
      const face = frame.faces[frame.at]
      const target = frame.targets[frame.at]
      if (face >= 0) {
        return call(match, block, { ...newBlock(frame.owner, target, 0), part: 'result', face }, 'applied')
      }
      frame.at++
    }
    return go(match, 'blocker')
  },
  applied(match, frame, fate: number) {
    frame.fate = Math.max(frame.fate, fate)
    frame.at++
    return go(match, 'apply')
  },
  /** He goes down once, after his targets' rolls. */
  blocker(match, { owner, fate }) {
    const player = playerOf(match, owner)
    if (fate === UNHARMED || player.place !== ON_BOARD || player.status !== STANDING) return go(match, 'settle')
    goDown(match, player, fate === PLACED ? 'placed' : 'knocked')
    return fate === KNOCKED ? call(match, harm, harmed(owner, NOBODY, 'block'), 'settle') : go(match, 'settle')
  },
  settle: (match) => settleBall(match, 'afterFirst'),
  afterFirst: (match, { owner, targets }) => tellBlocked(match, owner, targets[0], 'afterSecond'),
  afterSecond: (match, { owner, targets }) => tellBlocked(match, owner, targets[1], 'end'),
  end: (match) => done(match),
})

const isThere = (match: BallMatch, owner: number, target: number): boolean => {
  const other = playerOf(match, target)
  return other.status === STANDING && areAdjacent(match, playerOf(match, owner).square, other.square)
}

const tellBlocked = (match: BallMatch, owner: number, target: number, then: string) =>
  target < 0
    ? go(match, then)
    : announce(match, 'blocked', [owner], occasion(owner, target, -1, -1, 'multiple-block'), then)

export const multipleBlock = skill(
  'multiple-block',
  'strength',
  [
    'DB-SKILL-MULTIPLE-BLOCK-01',
    'DB-SKILL-MULTIPLE-BLOCK-02',
    'DB-SKILL-MULTIPLE-BLOCK-03',
    'DB-SKILL-MULTIPLE-BLOCK-04',
  ],
  {
    on: {
      specialActions(match, owner, actions) {
        if (markedBy(match, owner, -1).length > 1) actions.push({ type: 'multiple-block', target: NOBODY })
      },
      performs: (_match, owner, { what }) =>
        what === 'multiple-block'
          ? interrupt(twoBlocks, { owner, targets: [], faces: [], at: 0, fate: UNHARMED })
          : null,
    },
    procedures: [twoBlocks],
  },
)
