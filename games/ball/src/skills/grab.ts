import { done } from '@undercroft/engine'
import { findInner, inner } from '../abilities.ts'
import { block, mayBePutAt } from '../block.ts'
import { freeAround, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { type Owned, optional } from './optional.ts'

const grabSquares = (match: BallMatch, target: number): number[] =>
  freeAround(match, playerOf(match, target).square).filter((to) => mayBePutAt(match, target, to))

const pushAnywhere = optional<Owned & { target: number }>('grab', {
  used: {
    kind: 'push-square',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { target }) => grabSquares(match, target).map((to) => ({ type: 'push', to })),
    about: (_match, { target }) => ({ player: target }),
    answer: (match, _frame, { to }: { type: string; to: number }) => done(match, to),
  },
})

export const grab = skill('grab', 'strength', ['DB-SKILL-GRAB-01', 'DB-SKILL-GRAB-02'], {
  denying: ['side-step'],
  on: {
    denies: (match, owner, user, ability, opponent) =>
      ability === 'side-step' && opponent === owner && findInner(match, block)?.target === user,
    pushing(match, owner, { player }) {
      const isBlitz = inner(match, block).blitz === 1
      if (isBlitz || grabSquares(match, player).length === 0) return null
      return interrupt(pushAnywhere, { owner, target: player })
    },
  },
  procedures: [pushAnywhere],
})
