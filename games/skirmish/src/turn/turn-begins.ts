import { call, type Frame } from '@undercroft/engine'
import { type RoundLocals, round } from '../round.ts'
import { skirmish } from '../skirmish.ts'
import type { SkirmishMatch } from '../state.ts'
import { turn } from './turn.ts'

/** The turn of this creature begins here and now, in the first phase of a round with so many activations left after it. */
export function turnBegins(match: SkirmishMatch, creature: number, left: number): void {
  match.waiting = null
  match.decided = null
  match.state.first = match.state.creatures[creature].seat
  match.stack = [{ ...skirmish.begin({}), proc: skirmish.name, step: 'round' }]
  call(match, round, {}, 'round')
  const phase = match.stack[1] as Frame & RoundLocals
  phase.left = left
  call(match, turn, { creature }, 'phase')
}
