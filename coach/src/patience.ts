import { type Match, sameAction } from '@undercroft/engine'
import type { Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import type { Plan } from './search/ends.ts'

const SURE = 0.995
/** What gains less is no reason to do it first. */
export const WORTHWHILE = 0.1

/** Does it end the turn, with nothing done before? */
export const endsTurn = <M extends Match>({ goesOn, actions }: Plan<M>): boolean =>
  goesOn === 0 && (actions.length === 1 || actions[0].type === 'end-turn')

/** May it cost the turn? */
export const isRisky = <M extends Match>({ goesOn, actions }: Plan<M>): boolean => goesOn <= SURE && actions.length > 1

/**
 * Where the best plan may cost the turn, or ends it: what others can do safely comes before it, but for those who had better wait until
 * they can do more.
 */
export function saferFirst<M extends Match>(
  guide: Guide<M>,
  { view, seat }: Situation<M>,
  [best, ...others]: readonly Plan<M>[],
): Plan<M> | null {
  if ((!isRisky(best) && !endsTurn(best)) || guide.opens?.(view, best.end)) return null
  const now = guide.evaluate(view, seat)
  let safest: Plan<M> | null = null
  let gain = WORTHWHILE
  for (const plan of others) {
    if (plan.goesOn < 1 || sameAction(plan.actions[0], best.actions[0])) continue
    if (guide.isScarce && plan.actions.some(guide.isScarce)) continue
    const gained = guide.evaluate(plan.end, seat) - now
    if (gained <= gain) continue
    if (forgone(guide, plan, best, others) > gained * (1 - best.goesOn)) continue
    gain = gained
    safest = plan
  }
  return safest
}

/** What is given up by whoever moves safely now: how much better he could do when the best has gone well. */
function forgone<M extends Match>(guide: Guide<M>, plan: Plan<M>, best: Plan<M>, others: readonly Plan<M>[]): number {
  const own = others.filter((one) => sameAction(one.actions[0], plan.actions[0]) && !isInstead(guide, one, best))
  const most = own.reduce((value, { alone }) => Math.max(value, alone), plan.alone)
  return best.goesOn * (most - plan.alone)
}

/** Would it be done instead of the best, and not after it: does it end with what a turn has only one of, as the best does? */
function isInstead<M extends Match>(guide: Guide<M>, { actions }: Plan<M>, best: Plan<M>): boolean {
  const last = actions[actions.length - 1]
  return guide.isScarce?.(last) === true && last.type === best.actions[best.actions.length - 1].type
}
