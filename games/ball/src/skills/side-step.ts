import { done } from '@undercroft/engine'
import { mayBePutAt } from '../block.ts'
import { isWalkable, playerOf, stepTo } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { type Owned, optional } from './optional.ts'

/** Free squares around the player with footing. */
const sideSteps = (match: BallMatch, player: number): number[] => {
  const { square } = playerOf(match, player)
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to >= 0 && isWalkable(match, to) && mayBePutAt(match, player, to)) found.push(to)
  }
  return found
}

const chooseSquare = optional<Owned>('side-step', {
  used: {
    kind: 'side-step',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => sideSteps(match, owner).map((to) => ({ type: 'side-step', to })),
    about: (_match, { owner }) => ({ player: owner }),
    answer: (match, _frame, { to }: { type: string; to: number }) => done(match, to),
  },
})

export const sideStep = skill('side-step', 'agility', ['DB-SKILL-SIDE-STEP-01', 'DB-SKILL-SIDE-STEP-02'], {
  on: {
    pushed: (match, owner) => (sideSteps(match, owner).length > 0 ? interrupt(chooseSquare, { owner }) : null),
  },
  procedures: [chooseSquare],
})
