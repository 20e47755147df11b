import { type Match, sameAction } from '@undercroft/engine'
import type { Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import { isRisky, saferFirst, WORTHWHILE } from './patience.ts'
import { begun, knownPlans, withRest } from './scheming.ts'
import type { Plan } from './search/ends.ts'

/** No risk is counted as less than this. */
const LEAST_RISK = 1e-3

/** Which of the plans is played first: where the best may cost the turn, that is not always the best itself. */
export function whatComesFirst<M extends Match>(
  situation: Situation<M>,
  guide: Guide<M>,
  plans: readonly Plan<M>[],
): Plan<M> {
  const [best] = plans
  if (guide.tempo && !guide.scheme) return saferFirst(guide, situation, plans) ?? best
  if (!guide.tempo || !isRisky(best)) return best
  return stepOfScheme(situation, guide, best) ?? mostForItsRisk(situation, guide, plans)
}

/** The scheme goes on first where the best plan is worth as much after its next step. */
function stepOfScheme<M extends Match>(
  { game, view, seat }: Situation<M>,
  guide: Guide<M>,
  best: Plan<M>,
): Plan<M> | null {
  const scheme = guide.scheme?.(view, seat)
  if (!scheme || scheme.goesOn < 1 || scheme.actions.length === 0) return null
  const end = begun(game, view, scheme)
  const later = knownPlans(guide, end, seat).find((plan) => isSamePlan(plan, best))
  if (!later || withRest(guide, seat, later) < best.value) return null
  return { actions: scheme.actions, value: best.value, alone: best.value, end, goesOn: 1, sure: 1 }
}

/** Of several things that may cost the turn, the one that gains most for its risk is done first. */
function mostForItsRisk<M extends Match>(
  { view, seat }: Situation<M>,
  guide: Guide<M>,
  [best, ...others]: readonly Plan<M>[],
): Plan<M> {
  const worth = (match: M): number => guide.evaluate(match, seat) + (guide.scheme?.(match, seat)?.worth ?? 0)
  const now = worth(view)
  const rated = (gained: number, { goesOn }: Plan<M>): number => gained / Math.max(LEAST_RISK, 1 - goesOn)
  let first = best
  let most = rated(best.value - now, best)
  for (const plan of others) {
    if (plan.goesOn <= best.goesOn || sameAction(plan.actions[0], best.actions[0]) || isScarce(guide, plan)) continue
    const gained = plan.goesOn < 1 ? plan.value - now : worth(plan.end) - now
    if (gained <= WORTHWHILE || rated(gained, plan) <= most) continue
    most = rated(gained, plan)
    first = plan
  }
  return first
}

const isScarce = <M extends Match>({ isScarce }: Guide<M>, { actions }: Plan<M>): boolean =>
  isScarce !== undefined && actions.some(isScarce)

export const isSamePlan = <M extends Match>(a: Pick<Plan<M>, 'actions'>, b: Pick<Plan<M>, 'actions'>): boolean =>
  a.actions.length === b.actions.length && a.actions.every((action, i) => sameAction(action, b.actions[i]))
