import { type Action, type GameEvent, type Match, sameAction } from '@undercroft/engine'
import { type Choice, type Coach, Purse, type Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import { ActivationSearch } from './search.ts'

/** How many of the plans considered are told when somebody asks. */
const TOLD = 5

/** A match as the seat could imagine it to be, whose dice are asked for: what a search plays on. */
export function imagined<State, Options, Event extends GameEvent>({
  game,
  view,
  seat,
  random,
}: Situation<State, Options, Event>): Match<State, Options, Event> {
  const world = game.imagine(view, seat, random)
  world.dice = null
  return world
}

/**
 * Knows what is good in a game, and takes the activation that looks best right after it: no plan for the rest of the
 * turn, no thought of the answer. Sticks to a plan until dice or another coach come between.
 */
export function rookieCoach<State, Options, Event extends GameEvent>(
  guide: Guide<State, Options, Event>,
): Coach<State, Options, Event> {
  let plan: readonly Action[] = []
  return {
    choose(situation): Choice {
      const { game, decision, seat, random, budget } = situation
      const planned = plan[0]
      plan = plan.slice(1)
      if (planned && !guide.isBoundary(decision, situation.view)) {
        const listed = decision.actions.find((action) => sameAction(action, planned))
        if (listed) return { action: listed, candidates: [] }
      }
      plan = []
      const actions = guide.sensible?.(situation.view, decision) ?? decision.actions
      const reflex = guide.reflex?.(situation.view, decision)
      if (reflex) return { action: reflex, candidates: [] }
      if (actions.length === 1) return { action: actions[0], candidates: [] }
      const world = imagined(situation)
      const search = new ActivationSearch(game, guide, seat, new Purse(budget), random)
      const plans = search.plans(world, random.shuffle(actions))
      plans.sort((a, b) => b.value - a.value)
      plan = plans[0].actions.slice(1)
      return {
        action: plans[0].actions[0],
        candidates: plans.slice(0, TOLD).map(({ actions: line, value }) => ({ actions: line, value })),
      }
    },
  }
}
