import { type Action, type Decision, EngineFault, type Match, sameAction } from '@undercroft/engine'
import { type Candidate, type Choice, type Coach, halfOf, type Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import { TurnMemory } from './memory.ts'
import type { Plan } from './search/ends.ts'

/** How many of the plans considered are told when somebody asks. */
const TOLD = 5

/** A match as the seat could imagine it to be, whose dice are asked for: what a search plays on. */
export function imagined<M extends Match>({ game, view, seat, random }: Situation<M>): M {
  const world = game.imagine(view, seat, random)
  world.dice = null
  return world
}

/** How a coach weighs what it may do: all plans that it looked at. */
export type Weigh<M extends Match> = (situation: Situation<M>, actions: readonly Action[]) => Plan<M>[]

/**
 * A coach that weighs plans of whole activations, takes the best, and sticks to it until dice or another coach come
 * between.
 */
export function planningCoach<M extends Match>(guide: Guide<M>, weigh: Weigh<M>): Coach<M> {
  let plan: readonly Action[] = []
  let start: M | null = null
  const memory = new TurnMemory(guide)
  const weighed = (situation: Situation<M>, actions: readonly Action[]) => {
    const plans = weigh(situation, actions).sort((a, b) => b.value - a.value)
    memory.note(plans)
    return plans
  }
  const consider = (situation: Situation<M>): Choice => {
    const { decision, view } = situation
    const planned = start && !guide.isBoundary(decision, view, start) ? nextOfPlan(plan, decision) : null
    plan = planned ? plan.slice(1) : []
    if (planned) return { action: planned, candidates: [] }
    const reflex = guide.reflex?.(view, decision)
    if (reflex) return { action: reflex, candidates: [] }
    const sensible = guide.sensible?.(view, decision) ?? decision.actions
    if (sensible.length === 1) return { action: sensible[0], candidates: [] }
    const promising = memory.promising(situation, sensible)
    let plans = weighed(situation, promising)
    if (endsTurn(plans[0]) && promising.length < decision.actions.length) {
      // Before the turn ends, whoever seemed to matter less is looked at too.
      const [end] = plans[0].actions
      const others = decision.actions.filter((action) => sameAction(action, end) || !promising.includes(action))
      plans = weighed({ ...situation, budget: halfOf(situation.budget) }, others)
    }
    const chosen = (guide.tempo && saferFirst(guide, situation, plans)) || plans[0]
    plan = chosen.actions.slice(1)
    start = view
    return { action: chosen.actions[0], candidates: toldPlans(guide, plans, situation.seat) }
  }
  return {
    /** A fault of the rules that a search runs into is no reason to leave the table: the safe answer is given. */
    choose(situation): Choice {
      try {
        return consider(situation)
      } catch (error) {
        if (!(error instanceof EngineFault)) throw error
        plan = []
        return { action: situation.game.fallback(situation.view), candidates: [], fault: error }
      }
    },
  }
}

const endsTurn = ({ actions, goesOn }: { readonly actions: readonly Action[]; readonly goesOn: number }): boolean =>
  actions.length === 1 && goesOn === 0

/** The best of the plans, each once, with what speaks for them. */
function toldPlans<M extends Match>(guide: Guide<M>, plans: readonly Plan<M>[], seat: number): Candidate[] {
  const told = plans.filter((one, i) => plans.findIndex((other) => isSamePlan(one, other)) === i).slice(0, TOLD)
  return told.map(({ actions, value, sure, end }) => ({ actions, value, sure, reasons: guide.reasons(end, seat) }))
}

const RISKY = 0.995
const WORTHWHILE = 0.1

/** Where the best plan may cost the turn: what others can do at less risk comes before it, and what gains most for its risk before that. */
function saferFirst<M extends Match>(
  guide: Guide<M>,
  { view, seat }: Situation<M>,
  [best, ...others]: readonly Plan<M>[],
): Plan<M> | null {
  if (best.goesOn > RISKY || best.actions.length < 2) return null
  const worth = (match: M): number => guide.evaluate(match, seat) + (guide.scheme?.(match, seat)?.worth ?? 0)
  const now = worth(view)
  const forItsRisk = (gained: number, { goesOn }: Plan<M>): number => gained / Math.max(1e-3, 1 - goesOn)
  let first: Plan<M> | null = null
  let most = guide.scheme ? forItsRisk(best.value - now, best) : Number.NEGATIVE_INFINITY
  for (const plan of others) {
    if ((guide.scheme ? plan.goesOn <= best.goesOn : plan.goesOn < 1) || sameAction(plan.actions[0], best.actions[0]))
      continue
    if (guide.isScarce && plan.actions.some(guide.isScarce)) continue
    const gained = plan.goesOn < 1 ? plan.value - now : worth(plan.end) - now
    if (gained <= WORTHWHILE || forItsRisk(gained, plan) <= most) continue
    most = forItsRisk(gained, plan)
    first = plan
  }
  return first
}

const isSamePlan = (a: { readonly actions: readonly Action[] }, b: { readonly actions: readonly Action[] }): boolean =>
  a.actions.length === b.actions.length && a.actions.every((action, i) => sameAction(action, b.actions[i]))

function nextOfPlan(plan: readonly Action[], decision: Decision): Action | null {
  if (plan.length === 0) return null
  return decision.actions.find((action) => sameAction(action, plan[0])) ?? null
}
