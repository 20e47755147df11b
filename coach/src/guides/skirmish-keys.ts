import type { Action, Frame } from '@undercroft/engine'
import type { SkirmishMatch, SkirmishState } from '@undercroft/skirmish'

/** What tells positions of one turn apart. The key of a mover leaves out how far it may still go. */
export function skirmishKey({ state, stack }: SkirmishMatch): string {
  return keyOf(state, headOf(stack), -1, -1)
}

/** A step leads to the same position with the creature on its square. */
export function skirmishForesee({ state, stack }: SkirmishMatch, action: Action): string | null {
  if (action.type !== 'step') return null
  return keyOf(state, headOf(stack), state.active, (action as Action & { square: number }).square)
}

interface TurnFrame extends Frame {
  readonly creature: number
  readonly did?: string
  readonly attacks?: number
  readonly count?: number
  readonly stood?: boolean
  readonly sidestepped?: boolean
}

function headOf(stack: readonly Frame[]): string {
  const frame = stack[stack.length - 1]
  if (!frame) return 'over'
  if (frame.proc !== 'turn') return JSON.stringify(frame)
  const { step, creature, did, attacks, count, stood, sidestepped } = frame as TurnFrame
  return `${step} ${creature} ${did} ${attacks} ${count} ${stood} ${sidestepped}`
}

function keyOf(state: SkirmishState, head: string, mover: number, to: number): string {
  let key = head
  for (const { id, square, hp, status, activations } of state.creatures) {
    key += String.fromCharCode(
      (id === mover ? to : square) + 2,
      hp + 200,
      status & 0xffff,
      (status >> 16) * 4 + activations,
    )
  }
  return `${key}${state.scores}`
}
