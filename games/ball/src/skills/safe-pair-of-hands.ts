import { done } from '@undercroft/engine'
import { isWalkable, playerOf, stepTo } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { rulesOf } from '../rules.ts'
import type { BallMatch } from '../state.ts'
import { type Owned, optional } from './optional.ts'

/** Free squares around `from` where a ball can lie and stay. */
function restingSquares(match: BallMatch, from: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, from, direction)
    if (to >= 0 && isWalkable(match, to) && rulesOf(match).ballRests(match, to) === null) found.push(to)
  }
  return found
}

const placeBall = optional<Owned & { from: number }>('safe-pair-of-hands', {
  used: {
    kind: 'place-ball',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { from }) => restingSquares(match, from).map((to) => ({ type: 'place', to })),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { from }, { to }: { type: string; to: number }) {
      match.events?.push({ type: 'ball-moved', how: 'placed', from, to })
      match.state.ballSquare = to
      match.state.ballLoose = 0
      return done(match, 'placed')
    },
  },
})

/** Works for one who lies down by now, or is gone; not for one who Falls Over (DB-SKILL-SAFE-PAIR-OF-HANDS-02). */
export const safePairOfHands = skill('safe-pair-of-hands', 'agility', ['DB-SKILL-SAFE-PAIR-OF-HANDS-01'], {
  anyStatus: true,
  on: {
    dropped: (match, owner, { from, what }) =>
      (what === 'knocked' || what === 'placed') && restingSquares(match, from).length > 0
        ? interrupt(placeBall, { owner, from })
        : null,
  },
  procedures: [placeBall],
})
