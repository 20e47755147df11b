import { type BallMatch, hasAbility, type Player } from '@undercroft/ball'

/** What a face is worth to the one who blocks, from his own fall (below 0) over a push to a clean knock-down. */
export function faceWorth(match: BallMatch, face: string, blocker: Player, target: Player): number {
  const has = (player: Player, skill: string): boolean => hasAbility(match, player, skill)
  switch (face) {
    case 'pow':
      return 4
    case 'stumble':
      return has(target, 'dodge') && !has(blocker, 'tackle') ? PUSHED : 3.9
    case 'push-back':
      return PUSHED
    case 'both-down':
      if (has(blocker, 'block')) return has(target, 'block') ? 0.5 : 3
      return has(blocker, 'wrestle') ? (match.state.ballHolder === target.id ? 2 : 0.2) : -1
    default:
      return -2
  }
}

export const PUSHED = 1
