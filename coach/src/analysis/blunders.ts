import { type Action, type Decision, type Game, type Match, Random, sameAction } from '@undercroft/engine'
import { Purse } from '../coach.ts'
import type { LearnedGuide } from '../learned/judgement.ts'
import { imagined } from '../planning.ts'
import { ActivationSearch } from '../search/activation-search.ts'

/** A choice after which there was less to hope for than after another one. */
export interface Blunder {
  /** The number of the action, from 1. */
  readonly step: number
  readonly seat: number
  /** How much of the chance to win it cost, from 0 to 1. */
  readonly loss: number
  /** What would have been better, as far as it can be told before dice fall. */
  readonly better: readonly Action[]
}

/** From here on a choice is called inaccurate, a mistake, a blunder. */
export const GRAVITY = [0.03, 0.08, 0.15] as const

/** What may be spent on a choice that begins an activation, and on one within it. */
const BUDGETS = { first: 2000, within: 500 }
/** How much more the second look may spend that has to agree. */
const AGAIN = 2

/** The choices among actions `from` to `to` (counted from 0) that cost most; one for each activation. */
export function blunders<M extends Match>(
  game: Game<M>,
  guide: LearnedGuide<M>,
  start: M,
  actions: readonly Action[],
  from: number,
  to: number,
): Blunder[] {
  const match = game.clone(start)
  const found: Blunder[] = []
  let isNew = true
  actions.slice(0, to).forEach((action, i) => {
    const decision = match.waiting ? null : game.decision(match)
    if (decision && guide.isBoundary(decision, match, match)) isNew = true
    const blunder = decision && i >= from ? lookedAt(game, guide, match, decision, action, i) : null
    if (blunder) {
      const before = isNew ? undefined : found.at(-1)
      if (!before || before.seat !== blunder.seat) found.push(blunder)
      else if (before.loss < blunder.loss) found[found.length - 1] = blunder
      isNew = false
    }
    game.play(match, game.legal(match, action))
  })
  return found
}

function lookedAt<M extends Match>(
  game: Game<M>,
  guide: LearnedGuide<M>,
  match: M,
  decision: Decision,
  played: Action,
  i: number,
): Blunder | null {
  const { seat } = decision
  const view = game.view(match, seat)
  if (guide.reflex?.(view, decision)) return null
  const sensible = guide.sensible?.(view, decision) ?? decision.actions
  const isKnown = sensible.some((action) => sameAction(action, played))
  const choices = isKnown ? sensible : [...sensible, played]
  if (choices.length < 2) return null
  const usual = guide.isBoundary(decision, view, view) ? BUDGETS.first : BUDGETS.within
  const look = (decisions: number, seed: number) => {
    const random = new Random(seed)
    const situation = { game, view, decision, seat, random, budget: { decisions } }
    const search = new ActivationSearch(game, guide, seat, new Purse(situation.budget), random)
    const plans = search.plans(imagined(situation), choices)
    const own = plans.find(({ actions }) => sameAction(actions[0], played))
    const best = plans.reduce((most, plan) => (plan.value > most.value ? plan : most))
    if (!own || !Number.isFinite(own.value) || best === own) return null
    return { loss: guide.chanceOf(best.value) - guide.chanceOf(own.value), better: best.actions }
  }
  const first = look(usual, i)
  if (!first || first.loss < GRAVITY[0]) return null
  // Only where a second look with other samples agrees.
  const second = look(AGAIN * usual, i + 1)
  if (!second || second.loss < GRAVITY[0]) return null
  return { step: i + 1, seat, loss: Math.min(first.loss, second.loss), better: second.better }
}
