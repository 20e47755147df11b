import { type Game, type Match, sameAction } from '@undercroft/engine'
import type { Situation } from './coach.ts'
import type { Guide, Scheme } from './guide.ts'
import type { Plan } from './search/ends.ts'

/** So many of the best plans are looked at together with what can still be done after them. */
const HOPED = 16

/**
 * Plans of a guide with schemes count with what the turn can still be brought to after them, and how the scheme begins is a
 * plan too. So whoever helps it comes first, whoever spoils it waits, and each of its steps is worth as much as the whole.
 */
export function withScheme<M extends Match>(
  { game, seat }: Pick<Situation<M>, 'game' | 'seat'>,
  guide: Guide<M>,
  match: M,
  plans: readonly Plan<M>[],
): Plan<M>[] {
  const decision = game.decision(match)
  if (!decision || !guide.isBoundary(decision, match, match)) return [...plans]
  const worth = ({ end, goesOn }: Plan<M>): number =>
    goesOn > 0 ? goesOn * (guide.scheme?.(end, seat)?.worth ?? 0) : 0
  const tempo = guide.tempo?.(match, seat) ?? 0
  const known = (guide.known?.(match, seat) ?? []).map((plan) => ({
    ...plan,
    value: plan.value - tempo * (1 - plan.goesOn),
  }))
  const searched = plans.filter((plan) => !known.some((other) => beginAlike(plan, other)))
  const hoped = [...known, ...searched]
    .sort((a, b) => b.value - a.value)
    .map((plan, i) => (i < HOPED ? { ...plan, value: plan.value + worth(plan) } : plan))
  const scheme = guide.scheme?.(match, seat)
  if (!scheme || scheme.actions.length === 0) return hoped
  const { actions, goesOn } = scheme
  const value = guide.evaluate(match, seat) + scheme.worth
  return [{ actions, value, end: begun(game, match, scheme), goesOn, sure: goesOn }, ...hoped]
}

/** The same is declared with the same target. */
const beginAlike = <M extends Match>(a: Plan<M>, b: Plan<M>): boolean =>
  a.actions.length > 1 && a.actions.slice(0, 2).every((action, i) => sameAction(action, b.actions[i])) && a.actions[1].type === 'block'

/** The position after its first activation, as far as no dice fall. */
function begun<M extends Match>(game: Game<M>, match: M, { actions }: Scheme): M {
  const end = game.clone(match)
  for (const action of actions) {
    if (!game.decision(end)?.actions.some((legal) => sameAction(legal, action))) break
    game.play(end, action)
  }
  return end
}
