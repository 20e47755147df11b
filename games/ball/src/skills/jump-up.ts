import { call, done, go, procedure } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { block, canBlock, newBlock } from '../block.ts'
import { areAdjacent, playerOf } from '../field.ts'
import { interrupt, occasion, skill } from '../moments.ts'
import { type BallMatch, ON_BOARD, PRONE, STANDING } from '../state.ts'
import { agilityTest, rollTest, type TestResult } from '../test.ts'
import { insteadOfBlock } from './attack-actions.ts'
import type { Owned } from './optional.ts'

/** DB-SKILL-JUMP-UP-02, DB-SKILL-JUMP-UP-03: +1 to stand up and block at once; otherwise they stay where they are. */
const blockFromFloor = procedure<BallMatch, Owned & { target: number }>('block-from-floor', ['jump-up'], {
  start(match, { owner }) {
    const test = agilityTest(playerOf(match, owner), 'jump-up', [{ source: 'jump-up', value: 1 }])
    return rollTest(match, test, 'rolled')
  },
  rolled(match, { owner, target }, { passed }: TestResult) {
    if (!passed) return done(match)
    const player = playerOf(match, owner)
    player.status = STANDING
    match.events?.push({ type: 'stood-up', player: owner })
    return insteadOfBlock(match, owner, target, 'from-floor').length > 0 ? go(match, 'choose') : go(match, 'attack')
  },
  choose: {
    kind: 'declare',
    seat: (match) => match.state.active,
    actions: (match, { owner, target }) => [
      { type: 'block', target },
      ...insteadOfBlock(match, owner, target, 'from-floor'),
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner, target }, { type }: { type: string }) {
      if (type === 'block') return go(match, 'attack')
      return announce(match, 'performs', [owner], occasion(owner, target, -1, -1, type), 'end')
    },
  },
  attack(match, { owner, target }) {
    if (!canBlock(match, playerOf(match, owner), playerOf(match, target))) return done(match)
    return call(match, block, newBlock(owner, target, 0), 'end')
  },
  end: (match) => done(match),
})

export const jumpUp = skill(
  'jump-up',
  'agility',
  ['DB-SKILL-JUMP-UP-01', 'DB-SKILL-JUMP-UP-02', 'DB-SKILL-JUMP-UP-03'],
  {
    anyStatus: true,
    on: {
      standUpCost: () => 0,
      specialActions(match, owner, actions) {
        const player = playerOf(match, owner)
        if (player.status !== PRONE) return
        for (const other of match.state.players) {
          if (other.team === player.team || other.place !== ON_BOARD || other.status !== STANDING) continue
          if (areAdjacent(match, player.square, other.square)) actions.push({ type: 'jump-up', target: other.id })
        }
      },
      performs: (_match, owner, { what, opponent }) =>
        what === 'jump-up' ? interrupt(blockFromFloor, { owner, target: opponent }) : null,
    },
    procedures: [blockFromFloor],
  },
)
