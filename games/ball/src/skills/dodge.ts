import { done } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { block } from '../block.ts'
import { PUSH_BACK, STUMBLE } from '../data/block-dice.ts'
import { isActing } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { type Owned, optional } from './optional.ts'

const pushedOnly = optional<Owned>('dodge', {
  used(match) {
    inner(match, block).face = PUSH_BACK
    return done(match)
  },
})

/** The re-roll is for their own activation, once a turn; that limit is for the re-roll alone (DB-SKILL-DODGE-02). */
export const dodge = skill('dodge', 'agility', ['DB-SKILL-DODGE-01', 'DB-SKILL-DODGE-02'], {
  once: 'turn',
  on: {
    reroll: (match, owner, { kind }) => (kind === 'dodge' && isActing(match, owner) ? 1 : 0),
    face(match, owner) {
      const { target, face } = inner(match, block)
      return target === owner && face === STUMBLE ? interrupt(pushedOnly, { owner }) : null
    },
  },
  procedures: [pushedOnly],
})
