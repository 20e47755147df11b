import {
  type BallMatch,
  disturbBall,
  giveWay,
  interrupt,
  isFree,
  ON_BOARD,
  type Owned,
  playerOf,
  putAt,
  rulesOf,
  skill,
  stepTo,
} from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { BloodMatch } from '../state.ts'

/** Other free squares beside the attacker (BB-SKILL-24). */
const appearances = (match: BallMatch, owner: number, attacker: number): number[] => {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, playerOf(match, attacker).square, direction)
    if (to >= 0 && to !== playerOf(match, owner).square && isFree(match, to)) found.push(to)
  }
  return found
}

const vanish = procedure<BloodMatch, Owned & { attacker: number }>('vanish', {
  start: {
    kind: 'trickster',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner, attacker }) => [
      { type: 'stay' },
      ...appearances(match, owner, attacker).map((to) => ({ type: 'appear', to })),
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, to }: { type: string; to: number }) {
      if (type === 'stay') return done(match)
      const player = playerOf(match, owner)
      match.events?.push({ type: 'skill-used', player: owner, skill: 'trickster' })
      match.events?.push({ type: 'moved', player: owner, from: player.square, to })
      putAt(match, player, to)
      // A ball in that square bounces once the attack is over.
      disturbBall(match, to)
      return giveWay(match, rulesOf(match).arrived(match, owner, 0), 'there')
    },
  },
  /** A trapdoor may have swallowed them (BB-PRAY-05). */
  there: (match, { owner }) => done(match, playerOf(match, owner).place === ON_BOARD ? undefined : 'gone'),
})

export const trickster = skill('trickster', 'trait', ['BB-SKILL-24'], {
  on: {
    attacked: (match, owner, { player }) =>
      playerOf(match, owner).rooted === 0 && appearances(match, owner, player).length > 0
        ? interrupt(vanish, { owner, attacker: player })
        : null,
  },
  procedures: [vanish],
})
