import { call, done, go, type Procedure, procedure, type Steps } from '@undercroft/engine'
import { offer } from '../abilities.ts'
import type { BallMatch } from '../state.ts'

export interface Owned {
  owner: number
}

/**
 * What an optional ability does: its coach is asked first, and where they want it the step `used` is next. Where they do
 * not, the procedure returns nothing, so that others may be asked.
 */
export function optional<Locals extends Owned>(
  id: string,
  rolls: readonly string[],
  steps: Steps<BallMatch, Locals>,
): Procedure<BallMatch, Locals>
export function optional<Locals extends Owned>(
  id: string,
  steps: Steps<BallMatch, Locals>,
): Procedure<BallMatch, Locals>
export function optional<Locals extends Owned>(
  id: string,
  rollsOrSteps: readonly string[] | Steps<BallMatch, Locals>,
  given?: Steps<BallMatch, Locals>,
): Procedure<BallMatch, Locals> {
  const rolls = given === undefined ? [] : (rollsOrSteps as readonly string[])
  const steps = given ?? (rollsOrSteps as Steps<BallMatch, Locals>)
  return procedure<BallMatch, Locals>(`use-${id}`, rolls, {
    start: (match, { owner }) => call(match, offer, { player: owner, ability: id }, 'asked'),
    asked: (match, _frame, used: boolean) => (used ? go(match, 'used') : done(match)),
    ...steps,
  })
}
