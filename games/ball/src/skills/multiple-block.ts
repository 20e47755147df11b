import { call, done, go, procedure } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { type Block, block, KNOCKED, newBlock, PLACED, UNHARMED } from '../block.ts'
import { areAdjacent, goDown, hasTackleZone, playerOf } from '../field.ts'
import { harm, harmed, hurtPlaced } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, occasion, skill } from '../moments.ts'
import { type BallMatch, NOBODY, ON_BOARD, STANDING } from '../state.ts'
import { insteadOfBlock } from './attack-actions.ts'
import type { Owned } from './optional.ts'

/** Two Blocks at once: both are rolled and chosen before either is applied (DB-SKILL-MULTIPLE-BLOCK-03). */
interface TwoBlocks extends Owned {
  /** The two targets; one whose Foul Appearance was too much is -1. */
  targets: number[]
  faces: number[]
  /** Which of the two is dealt with, and what becomes of the blocker. */
  at: number
  fate: number
  /** Where the two stood when they were declared. */
  stood: number[]
  /** What is done to both in place of the Blocks, '' for nothing. */
  instead: string
  /** The target whose Block put the blocker down, NOBODY where none did. */
  knockedBy: number
}

/** Opponents who Mark them, other than `besides`. */
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
    actions: (match, { owner, targets, instead }) =>
      markedBy(match, owner, targets[0] ?? -1).flatMap((target) => [
        ...(instead === '' ? [{ type: 'target', target }] : []),
        ...insteadOfBlock(match, owner, target, 'two-at-once').filter(
          ({ type }) => targets.length === 0 || type === instead,
        ),
      ]),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, frame, { type, target }: { type: string; target: number }) {
      if (type !== 'target') frame.instead = type
      frame.targets = [...frame.targets, target]
      frame.stood = [...frame.stood, playerOf(match, target).square]
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
    return go(match, frame.instead === '' ? 'dice' : 'replace')
  },
  replace(match, frame) {
    const { owner, instead } = frame
    while (frame.at < 2) {
      const target = frame.targets[frame.at++]
      if (target >= 0 && isThere(match, owner, target))
        return announce(match, 'performs', [owner], occasion(owner, target, -1, -1, instead), 'replace')
    }
    return go(match, 'end')
  },
  dice(match, frame) {
    while (frame.at < 2) {
      const target = frame.targets[frame.at]
      if (target >= 0 && isThere(match, frame.owner, target)) {
        return call(match, block, Object.assign(oneOfTwo(frame), { part: 'dice' }), 'rolled')
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
        frame.stood = [frame.stood[1], frame.stood[0]]
      }
      return go(match, 'apply')
    },
  },
  apply(match, frame) {
    while (frame.at < 2) {
      const face = frame.faces[frame.at]
      if (face >= 0) {
        return call(match, block, Object.assign(oneOfTwo(frame), { part: 'result', face }), 'applied')
      }
      frame.at++
    }
    return go(match, 'blocker')
  },
  applied(match, frame, fate: number) {
    if (fate > frame.fate) {
      frame.fate = fate
      frame.knockedBy = frame.targets[frame.at]
    }
    frame.at++
    return go(match, 'apply')
  },
  /** They go down once, after their targets' rolls; a Casualty is credited to the target who knocked them down (DB-POST-14). */
  blocker(match, { owner, fate, knockedBy }) {
    const player = playerOf(match, owner)
    if (fate === UNHARMED || player.place !== ON_BOARD || player.status !== STANDING) return go(match, 'settle')
    goDown(match, player, fate === PLACED ? 'placed' : 'knocked')
    const hurt = harmed(owner, knockedBy, 'block')
    return fate === KNOCKED ? call(match, harm, hurt, 'settle') : hurtPlaced(match, hurt, 'settle')
  },
  settle: (match) => settleBall(match, 'afterFirst'),
  afterFirst: (match, { owner, targets }) => tellBlocked(match, owner, targets[0], 'afterSecond'),
  afterSecond: (match, { owner, targets }) => tellBlocked(match, owner, targets[1], 'end'),
  end: (match) => done(match),
})

const oneOfTwo = ({ owner, targets, stood, at }: TwoBlocks): Block => ({
  ...newBlock(owner, targets[at], 0),
  partner: targets[1 - at],
  barred: stood[1 - at],
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
          ? interrupt(twoBlocks, {
              owner,
              targets: [],
              faces: [],
              at: 0,
              fate: UNHARMED,
              stood: [],
              instead: '',
              knockedBy: NOBODY,
            })
          : null,
    },
    procedures: [twoBlocks],
  },
)
