import type { Block, Moving, Test } from '@undercroft/ball'
import type { BloodMatch, BloodState } from '@undercroft/blood-bowl'
import type { Action, Frame } from '@undercroft/engine'

/** What tells positions of one activation apart. A mover's key leaves out how far he may still go. */
export const bloodKey = ({ state, stack }: BloodMatch): string => keyOf(state, headOf(stack), -1, -1)

/** A step leads to the same position with the mover on its square, unless the ball is there. */
export function bloodForesee({ state, stack }: BloodMatch, action: Action): string | null {
  const frame = stack[stack.length - 1] as Frame & Moving
  if (action.type !== 'step' || frame.proc !== 'move') return null
  const { to } = action as Action & { to: number }
  return state.ballSquare === to ? null : keyOf(state, headOf(stack), frame.player, to)
}

function headOf(stack: readonly Frame[]): string {
  const frame = stack[stack.length - 1]
  if (!frame) return 'over'
  if (frame.proc === 'block') {
    const { step, blocker, target, face, faces, reroll, followed } = frame as Frame & Block
    return `${step} ${blocker} ${target} ${face} ${face === undefined ? [...(faces ?? [])].sort() : ''} ${reroll} ${followed}`
  }
  if (frame.proc === 'test') {
    const { step, kind, player, reroll } = frame as Frame & Test
    return `${step} ${kind} ${player} ${reroll}`
  }
  if (frame.proc !== 'move') return JSON.stringify(frame)
  const { player, action, target, jumped, acted, bound } = frame as Frame & Moving
  return `${action} ${player} ${target} ${jumped}${acted}${bound}`
}

function keyOf(state: BloodState, head: string, mover: number, to: number): string {
  let key = head
  for (const { id, square, status, place, activated } of state.players)
    key += String.fromCharCode((id === mover ? to : square) + 2, 2 * (status + 4 * place) + activated)
  const { ballHolder, ballSquare, turnover, active, teams } = state
  return `${key}${ballHolder},${ballSquare},${turnover},${active}${teams[active].rerolls}${teams[active].blitzUsed},${teams[0].touchdowns}${teams[1].touchdowns}`
}
