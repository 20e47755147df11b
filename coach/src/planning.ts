import { type Action, type Decision, EngineFault, type Match, sameAction } from '@undercroft/engine'
import { type Candidate, type Choice, type Coach, halfOf, type Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import { TurnMemory } from './memory.ts'
import { isSamePlan, whatComesFirst } from './order.ts'
import { endsTurn, isRisky } from './patience.ts'
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
    } else if (guide.tempo && !guide.scheme && isRisky(plans[0])) {
      // Before the turn is risked, too.
      const others = memory.unseen(situation)
      const quarter = halfOf(halfOf(situation.budget))
      const seen = others.length > 0 ? weighed({ ...situation, budget: quarter }, others) : []
      plans = [...plans, ...seen].sort((a, b) => b.value - a.value)
    }
    const chosen = whatComesFirst(situation, guide, plans)
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

/** The best of the plans, each once, with what speaks for them. */
function toldPlans<M extends Match>(guide: Guide<M>, plans: readonly Plan<M>[], seat: number): Candidate[] {
  const told = plans.filter((one, i) => plans.findIndex((other) => isSamePlan(one, other)) === i).slice(0, TOLD)
  return told.map(({ actions, value, sure, end }) => ({ actions, value, sure, reasons: guide.reasons(end, seat) }))
}

function nextOfPlan(plan: readonly Action[], decision: Decision): Action | null {
  if (plan.length === 0) return null
  return decision.actions.find((action) => sameAction(action, plan[0])) ?? null
}
