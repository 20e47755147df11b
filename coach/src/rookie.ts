import type { Match } from '@undercroft/engine'
import { type Coach, Purse } from './coach.ts'
import type { Guide } from './guide.ts'
import { imagined, planningCoach } from './planning.ts'
import { ActivationSearch } from './search/activation-search.ts'

/**
 * Knows what is good in a game, and takes the activation that looks best right after it: no plan for the rest of the
 * turn, no thought of the answer.
 */
export function rookieCoach<M extends Match>(guide: Guide<M>): Coach<M> {
  return planningCoach(guide, (situation, actions) => {
    const { game, seat, random, budget } = situation
    const search = new ActivationSearch(game, guide, seat, new Purse(budget), random)
    return search.plans(imagined(situation), random.shuffle(actions))
  })
}
