import { call, done, go, procedure } from '@undercroft/engine'
import { abilityCalled, announce, inner, isSpent, spendAbility } from '../abilities.ts'
import { block, newBlock } from '../block.ts'
import { PUSH_BACK } from '../data/block-dice.ts'
import { areAdjacent, playerOf } from '../field.ts'
import { interrupt, occasion, skill } from '../moments.ts'
import { canPay, effort, move } from '../move.ts'
import { type BallMatch, STANDING } from '../state.ts'
import { insteadOfBlock } from './attack-actions.ts'
import type { Owned } from './optional.ts'

interface Again extends Owned {
  target: number
  blitz: number
  /** 'block', or what is done in its place. */
  instead: string
}

/** The second Block; in a Blitz it costs a square, with a Rush if need be (DB-SKILL-FRENZY-03). */
const blockAgain = procedure<BallMatch, Again>('block-again', {
  start(match, frame) {
    spendAbility(match, frame.owner, 'frenzy')
    if (frame.blitz === 1 && !canPay(inner(match, move))) return done(match)
    return insteadOfBlock(match, frame.owner, frame.target, 'again').length > 0 ? go(match, 'choose') : go(match, 'pay')
  },
  choose: {
    kind: 'declare',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner, target }) => [
      { type: 'block', target },
      ...insteadOfBlock(match, owner, target, 'again'),
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, frame, { type }: { type: string }) {
      if (type === 'block') return go(match, 'pay')
      frame.instead = type
      return target(match, frame, 'replace')
    },
  },
  /** What replaces the Block pays for itself. */
  replace(match, { owner, target, instead }, lost: unknown) {
    if (lost !== undefined || !isStillThere(match, owner, target)) return done(match)
    return announce(match, 'performs', [owner], occasion(owner, target, -1, -1, instead), 'end')
  },
  pay: (match, frame) =>
    frame.blitz === 1 ? call(match, effort, { player: frame.owner }, 'paid') : target(match, frame, 'attack'),
  paid: (match, frame, up: boolean) => (up ? target(match, frame, 'attack') : done(match)),
  attack(match, { owner, target, blitz }, lost: unknown) {
    if (lost !== undefined || !isStillThere(match, owner, target)) return done(match)
    return call(match, block, newBlock(owner, target, blitz), 'end')
  },
  end: (match) => done(match),
})

/** It is a Block of its own, so that the target may react to it anew (DB-SKILL-FOUL-APPEARANCE-04). */
const target = (match: BallMatch, { owner, target, instead }: Again, then: string) =>
  announce(match, 'targeted', [target], occasion(owner, target, -1, -1, instead), then)

const isStillThere = (match: BallMatch, owner: number, target: number): boolean => {
  const attacker = playerOf(match, owner)
  const other = playerOf(match, target)
  return attacker.status === STANDING && other.status === STANDING && areAdjacent(match, attacker.square, other.square)
}

/** Was the target pushed, and could the owner go after them (or did the target stay, DB-SKILL-FRENZY-02)? */
function mayBlockAgain(match: BallMatch, owner: number): boolean {
  const { target, face, moved, followed } = inner(match, block)
  if (face !== PUSH_BACK || !isStillThere(match, owner, target)) return false
  return followed > 0 || !moved.includes(target)
}

export const frenzy = skill(
  'frenzy',
  'general',
  ['DB-SKILL-FRENZY-01', 'DB-SKILL-FRENZY-02', 'DB-SKILL-FRENZY-03', 'DB-SKILL-FRENZY-04'],
  {
    compulsory: true,
    once: 'activation',
    on: {
      mustFollowUp: () => true,
      blocked(match, owner, { what }) {
        const spent = isSpent(match, playerOf(match, owner), abilityCalled(match, 'frenzy'))
        if (what !== '' || spent || !mayBlockAgain(match, owner)) return null
        const { target, blitz } = inner(match, block)
        return interrupt(blockAgain, { owner, target, blitz, instead: 'block' })
      },
    },
    procedures: [blockAgain],
  },
)
