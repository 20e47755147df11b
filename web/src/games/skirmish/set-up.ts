import type { Action, Decision } from '@undercroft/engine'
import { squareOf } from './names.ts'
import { cardOf, type SkirmishMatch } from './rules.ts'

/** Where a hasty player puts tiles and creatures: tiles spread out, fighters in front, commanders and archers behind. */
export function chooseSetUp(match: SkirmishMatch, { kind, actions }: Decision, count: number): Action {
  if (kind !== 'deploy') return actions[(count * 7 + 3) % actions.length]
  const { width, terrain, creatures } = match.state
  const middle = { x: width / 2, y: terrain.length / width / 2 }
  const { creature } = actions[0] as Action & { creature: number }
  const card = cardOf(match, creatures[creature])
  const behind = card.commander >= 0 || card.ranged.length > 0 || card.spells.length > 0
  const far = (action: Action): number => {
    const { x, y } = squareOf(match, (action as Action & { square: number }).square)
    return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) + Math.abs(x - middle.x) / 100
  }
  const sorted = [...actions].sort((a, b) => far(a) - far(b))
  return sorted[behind ? Math.floor(sorted.length / 3) : 0]
}
