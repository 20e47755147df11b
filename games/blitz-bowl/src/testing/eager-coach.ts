import type { Random } from '@undercroft/engine'
import type { BlitzAction, StepAction } from '../actions.ts'
import { columnOf, distance, squareAt } from '../pitch.ts'
import type { Blitz } from '../state.ts'

/**
 * A coach for the steered runner: they try whatever is rare, and run after the ball and home with it, so that matches see
 * touchdowns, throws and fights.
 */
export function eagerChoice(match: Blitz, actions: readonly BlitzAction[], random: Random): BlitzAction {
  if (actions.length === 1) return actions[0]
  const carrier = actions.find((action) => action.type === 'run' && match.state.players[action.player].ball >= 0)
  if (carrier && random.below(4) > 0) return carrier
  const liked = actions.filter(({ type }) => rare.includes(type))
  if (liked.length > 0 && random.below(4) > 0) return random.pick(liked)
  const steps = actions.filter((action): action is StepAction => action.type === 'step')
  if (steps.length > 0 && random.below(4) > 0) return towardsGoal(match, steps)
  const others = actions.filter(({ type }) => type !== 'end-turn' && type !== 'pass')
  return random.pick(others.length > 0 ? others : actions)
}

const rare = ['bonus', 'claim', 're-roll', 'throw', 'block', 'mark', 'foul', 'throw-team-mate', 'minion', 'drop']

function towardsGoal(match: Blitz, steps: readonly StepAction[]): StepAction {
  const { state } = match
  const { player } = match.stack[match.stack.length - 1] as unknown as { player: number }
  const { team, ball } = state.players[player]
  const goal = team === 0 ? 14 : 0
  const loose = state.balls.find(({ square }) => square >= 0)?.square ?? squareAt(7, 5)
  const way = ({ x, y }: StepAction) =>
    ball >= 0 ? Math.abs(columnOf(squareAt(x, y)) - goal) : distance(squareAt(x, y), loose)
  return steps.reduce((best, step) => (way(step) < way(best) ? step : best))
}
