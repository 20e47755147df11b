import type { Action, Game, GameEvent, Match } from '@undercroft/engine'
import { t } from '../../i18n/index.ts'
import type { Mark } from '../adapter.ts'

/** What the engine tells of the block dice that these actions lead to; null where there are none, or something else is rolled first. */
export function blockDiceAfter(game: Game, view: Match, actions: readonly Action[]): GameEvent | null {
  const last = actions[actions.length - 1]
  if (last?.type !== 'block') return null
  const next = game.clone(view)
  next.dice = null
  let told: readonly GameEvent[] = []
  for (const action of actions) {
    if (next.waiting) return null
    told = game.apply(next, game.legal(next, action))
  }
  return told.find(({ type }) => type === 'block-dice') ?? null
}

/** "2D", or "−2D" where the one who is hit picks the die. */
export function blockMark(told: GameEvent): Mark | null {
  if (told.type !== 'block-dice') return null
  const { dice, strength, against } = told as GameEvent & { dice: number; strength: number; against: number }
  const isTheirs = dice > 1 && strength < against
  return {
    text: t(isTheirs ? 'ball.block-mark-theirs' : 'ball.block-mark', { dice }),
    tone: isTheirs ? 'bad' : dice > 1 ? 'easy' : 'risky',
  }
}
