import type { Blitz, BlitzAction, BlitzState } from '@undercroft/blitz-bowl'
import { squareAt } from '@undercroft/blitz-bowl'
import type { Action, Frame } from '@undercroft/engine'

/** What tells positions of one action apart. A runner's key leaves out how far he may still run. */
export function blitzKey({ state, stack }: Blitz): string {
  const frame = stack[stack.length - 1]
  if (!frame) return 'over'
  return keyOf(state, headOf(frame), -1, -1)
}

/** A step of a runner leads to the same position with him on its square, unless a ball lies there. */
export function blitzForesee({ state, stack }: Blitz, action: Action): string | null {
  const chosen = action as BlitzAction
  if (chosen.type !== 'step') return null
  const frame = stack[stack.length - 1] as Frame & { player?: number }
  if (frame.proc !== 'run' || frame.player === undefined) return null
  const to = squareAt(chosen.x, chosen.y)
  if (state.balls.some(({ square }) => square === to)) return null
  return keyOf(state, headOf(frame), frame.player, to)
}

function headOf(frame: Frame): string {
  if (frame.proc !== 'run') return JSON.stringify(frame)
  const { player, sneaking } = frame as Frame & { player: number; sneaking: boolean }
  return `run ${frame.step} ${player} ${sneaking ? 1 : 0}`
}

function keyOf(state: BlitzState, head: string, mover: number, to: number): string {
  let key = head
  const { players, balls } = state
  for (let i = 0; i < players.length; i++) {
    const { square, prone, ball } = players[i]
    key += String.fromCharCode(2 * ((i === mover ? to : square) + 2) + (prone ? 1 : 0), ball + 66)
  }
  for (const { square, holder } of balls) key += String.fromCharCode(square + 2, holder + 66)
  return `${key}${state.scores}|${state.actionsLeft}|${state.hands[0].length}${state.hands[1].length}${state.played}|${state.slots}`
}
