import { type Frame, stand } from '@undercroft/engine'
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
  const phase = stand(match, round, {}) as Frame & RoundLocals
  phase.left = left
  phase.step = 'phase'
  stand(match, turn, { creature })
}
