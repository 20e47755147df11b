import { call, done, go, procedure } from '@undercroft/engine'
import { attack } from '../combat/attack.ts'
import { areEnemies, isPresent } from '../creatures.ts'
import { threatens } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { momentOf } from '../turn/options.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

/** Enemies that it threatens (SK-AB-WHIRLWIND-ATTACK-01). */
const surrounding = (match: SkirmishMatch, self: Creature): Creature[] =>
  match.state.creatures.filter(
    (other) => areEnemies(match, self, other) && isPresent(other) && threatens(match, self, other),
  )

interface WhirlwindLocals {
  readonly creature: number
  /** Enemies already attacked. */
  done: number[]
}

const whirlwind = procedure<SkirmishMatch, WhirlwindLocals>('whirlwind', {
  start(match, frame) {
    const self = match.state.creatures[frame.creature]
    const left = isPresent(self) ? surrounding(match, self).filter(({ id }) => !frame.done.includes(id)) : []
    if (left.length === 0) return done(match)
    return left.length > 1 ? go(match, 'choose') : whirl(match, frame, left[0].id)
  },
  choose: {
    kind: 'choose-attack',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions: (match, frame) =>
      surrounding(match, match.state.creatures[frame.creature])
        .filter(({ id }) => !frame.done.includes(id))
        .map(({ id }) => ({ type: 'attack', attack: 0, target: id })),
    answer: (match, frame, action: { target: number }) => whirl(match, frame, action.target),
  },
})

function whirl(match: SkirmishMatch, frame: WhirlwindLocals, target: number) {
  frame.done.push(target)
  return call(
    match,
    attack,
    { attacker: frame.creature, target, attack: 0, ranged: false, opportunity: false, charge: false },
    'start',
  )
}

export const whirlwindAttack: AbilityCode = {
  on: {
    actions(match, self, turn, _, add) {
      if (turn.moved > 1 || turn.slowed || turn.bound || turn.did !== '' || !momentOf(match, self, turn).replaces)
        return
      if (surrounding(match, self).length > 0) {
        add({ type: 'use', ability: placeOf(match, self, 'Whirlwind Attack'), target: -1 })
      }
    },
    perform(match, self, turn) {
      // Afterwards it may take one step, if it took none before.
      turn.speed = 1
      match.events?.push({ type: 'used', creature: self.id, ability: 'Whirlwind Attack', target: -1 })
      return call(match, whirlwind, { creature: self.id, done: [] }, 'settled')
    },
  },
  procedures: [whirlwind],
}
