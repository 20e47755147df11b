import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { findInner, inner } from '../abilities.ts'
import { canBlock } from '../block.ts'
import { playerOf } from '../field.ts'
import { type HarmResult, harm, harmed } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { type BallMoments, interrupt } from '../moments.ts'
import { canPay, effort, move } from '../move.ts'
import { type BallMatch, ON_BOARD } from '../state.ts'
import type { Owned } from './optional.ts'

/**
 * An attack instead of a Block: an Armour roll that nothing changes; where it breaks they are placed Prone and an Injury roll
 * that nothing changes follows (DB-TRAIT-STAB-02, DB-TRAIT-PROJECTILE-VOMIT-03).
 */
export const wound = procedure<BallMatch, { victim: number; by: number; how: string }>('wound', {
  start: (match, { victim, by, how }) =>
    call(match, harm, Object.assign(harmed(victim, by, how), { plain: 1, placesProne: 1 }), 'settle'),
  settle: (match, _frame, _result: HarmResult) => settleBall(match, 'end'),
  end: (match) => done(match),
})

export interface Attack extends Owned {
  target: number
  /** 1: part of a Blitz. */
  blitz: number
}

/**
 * An attack that may be made wherever its owner could block, alone or in a Blitz, where it costs a square like a Block, with a Rush if
 * need be. Returns the answers of the ability and the procedure of the Blitz.
 */
export function attackAction(what: string, attack: Procedure<BallMatch, never, Attack>) {
  const inBlitz = procedure<BallMatch, Attack>(`${what}-in-blitz`, {
    start: (match, { owner }) => call(match, effort, { player: owner }, 'paid'),
    paid: (match, _frame, up: boolean) => go(match, up ? 'attack' : 'end'),
    attack(match, { owner, target }) {
      inner(match, move).acted = 1
      return call(match, attack, { owner, target, blitz: 1 }, 'end')
    },
    end: (match) => done(match),
  })
  const answers = {
    specialActions(match, owner, actions) {
      const player = playerOf(match, owner)
      for (const other of match.state.players) {
        if (other.place === ON_BOARD && canBlock(match, player, other)) actions.push({ type: what, target: other.id })
      }
    },
    movingActions(match, owner, run, actions) {
      if (run.action !== 'blitz' || run.acted === 1 || !canPay(run)) return
      if (canBlock(match, playerOf(match, owner), playerOf(match, run.target)))
        actions.push({ type: what, target: run.target })
    },
    performs(match, owner, { what: action, opponent }) {
      if (action !== what) return null
      const run = findInner(match, move)
      if (run?.player === owner) return interrupt(inBlitz, { owner, target: opponent, blitz: 1 })
      return interrupt(attack, { owner, target: opponent, blitz: 0 })
    },
  } satisfies Partial<BallMoments>
  return { answers, inBlitz }
}
