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
  const known = knownPlans(guide, match, seat)
  const searched = plans.filter((plan) => !known.some((other) => isSameBlock(plan, other)))
  const hoped = [...known, ...searched]
    .sort((a, b) => b.value - a.value)
    .map((plan, i) => (i < HOPED ? { ...plan, value: withRest(guide, seat, plan) } : plan))
  const scheme = guide.scheme?.(match, seat)
  if (!scheme || scheme.actions.length === 0) return hoped
  const { actions, goesOn } = scheme
  const value = guide.evaluate(match, seat) + scheme.worth
  return [{ actions, value, alone: value, end: begun(game, match, scheme), goesOn, sure: goesOn }, ...hoped]
}

/** What a plan is worth together with what can still be done after it. */
export const withRest = <M extends Match>(guide: Guide<M>, seat: number, { value, end, goesOn }: Plan<M>): number =>
  goesOn > 0 ? value + goesOn * (guide.scheme?.(end, seat)?.worth ?? 0) : value

/** What needs no search, charged for the risk to the turn. */
export function knownPlans<M extends Match>(guide: Guide<M>, match: M, seat: number): Plan<M>[] {
  const tempo = guide.tempo?.(match, seat) ?? 0
  const known = guide.known?.(match, seat) ?? []
  return known.map((plan) => ({ ...plan, value: plan.value - tempo * (1 - plan.goesOn) }))
}

/** Are both the same block? */
const isSameBlock = <M extends Match>({ actions: [who, what] }: Plan<M>, { actions }: Plan<M>): boolean =>
  what?.type === 'block' && sameAction(who, actions[0]) && sameAction(what, actions[1])

/** The position after its first activation, as far as no dice fall. */
export function begun<M extends Match>(game: Game<M>, match: M, { actions }: Scheme): M {
  const end = game.clone(match)
  for (const action of actions) {
    if (!game.decision(end)?.actions.some((legal) => sameAction(legal, action))) break
    game.play(end, action)
  }
  return end
}
