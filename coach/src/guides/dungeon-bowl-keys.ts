import type { Block, Moving, Test } from '@undercroft/ball'
import type { DungeonMatch, DungeonState } from '@undercroft/dungeon-bowl'
import type { Action, Frame } from '@undercroft/engine'

/** What tells positions of one activation apart. A mover's key leaves out how far he may still go. */
export function dungeonKey({ state, stack }: DungeonMatch): string {
  return keyOf(state, headOf(stack), -1, -1)
}

/** A step leads to the same position with the mover on its square, unless the ball or a portal is there. */
export function dungeonForesee(match: DungeonMatch, action: Action): string | null {
  const { state, stack } = match
  const frame = stack[stack.length - 1] as Frame & Moving
  if (action.type !== 'step' || frame.proc !== 'move') return null
  const { to } = action as Action & { to: number }
  if (state.ballSquare === to || state.portals.includes(to)) return null
  return keyOf(state, headOf(stack), frame.player, to)
}

function headOf(stack: readonly Frame[]): string {
  const frame = stack[stack.length - 1]
  if (!frame) return 'over'
  if (frame.proc === 'block') return blockHead(frame as Frame & Block)
  if (frame.proc === 'push') return `${JSON.stringify(frame)}${blockHead(stack[stack.length - 2] as Frame & Block)}`
  if (frame.proc === 'test') {
    const { step, kind, player, reroll } = frame as Frame & Test
    return `${step} ${kind} ${player} ${reroll}`
  }
  if (frame.proc !== 'move') return JSON.stringify(frame)
  const { player, action, target, jumped, acted, bound } = frame as Frame & Moving
  return `${action} ${player} ${target} ${jumped}${acted}${bound}`
}

/** Once a face is chosen, the others on the dice do not matter. */
function blockHead({ step, blocker, target, face, faces, reroll, followed }: Frame & Block): string {
  const dice = face === undefined ? [...(faces ?? [])].sort() : ''
  return `${step} ${blocker} ${target} ${face} ${dice} ${reroll} ${followed}`
}

function keyOf(state: DungeonState, head: string, mover: number, to: number): string {
  let key = head
  for (const { id, square, status, place, activated } of state.players) {
    key += String.fromCharCode((id === mover ? to : square) + 2, 2 * (status + 4 * place) + activated)
  }
  const { ballHolder, ballSquare, chests, turnover, active, dugoutUsed, teams } = state
  return `${key}${ballHolder},${ballSquare},${chests.length},${turnover},${active}${dugoutUsed}${teams[active].rerolls}`
}
