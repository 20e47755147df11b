import {
  type BallMatch,
  comeTo,
  countMarkers,
  gatherBall,
  interrupt,
  isFree,
  neighboursOf,
  type Owned,
  playerOf,
  putAt,
  skill,
  stepTo,
} from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { BloodMatch } from '../state.ts'

/** Free squares beside the owner where nobody Marks them and they Mark nobody, lying opponents included (BB-SKILL-22). */
function escapes(match: BallMatch, owner: number): number[] {
  const { square, team } = playerOf(match, owner)
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to < 0 || !isFree(match, to) || countMarkers(match, to, team) > 0) continue
    if (neighboursOf(match, to).every((id) => playerOf(match, id).team === team)) found.push(to)
  }
  return found
}

const slipAway = procedure<BloodMatch, Owned>('slip-away', {
  start: {
    kind: 'hit-and-run',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => [{ type: 'stay' }, ...escapes(match, owner).map((to) => ({ type: 'step', to }))],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, to }: { type: string; to: number }) {
      if (type === 'stay') return done(match)
      const player = playerOf(match, owner)
      match.events?.push({ type: 'moved', player: owner, from: player.square, to })
      putAt(match, player, to)
      return gatherBall(match, player, 'arrive')
    },
  },
  arrive: (match, { owner }) => comeTo(match, owner, 1, 'end'),
  end: (match) => done(match),
})

export const hitAndRun = skill('hit-and-run', 'trait', ['BB-SKILL-22'], {
  on: {
    blocked: (match, owner) => (escapes(match, owner).length > 0 ? interrupt(slipAway, { owner }) : null),
  },
  procedures: [slipAway],
})
