import type { Action, Game, Match, Random } from '@undercroft/engine'
import { type Coach, Purse } from './coach.ts'
import type { Guide } from './guide.ts'
import { imagined, planningCoach, type Weigh } from './planning.ts'
import { withScheme } from './scheming.ts'
import { ActivationSearch, ALL } from './search/activation-search.ts'
import type { Plan } from './search/ends.ts'

/** How many lines of play are followed into each further activation, and with how many ways on from each. */
const WIDTH = 8
const BRANCHES = 4
/** What may be spent on the first activation alone. */
const FIRST = 0.3
/** So much of a small budget goes into it anyway. */
const ENOUGH = 1500
/** So many decisions a search of one further activation should have, where the guide does not know better. */
const SEARCH = 400
const PLENTY = 8000
const MANY = 12
/** How many ends of the same first choice are followed. */
const ALIKE = 4
/** How many activations of the turn are looked at together. */
const DEPTH = 3

/**
 * Looks ahead: follows the best lines through the rest of the turn, activation by activation. What the others may answer is
 * for the guide to judge: to search for it was tried, cost time and won no more matches. Of what an activation may lead to it
 * notices so much in a thousand: whoever overlooks more is weaker.
 */
export function veteranCoach<M extends Match>(guide: Guide<M>, sees = ALL): Coach<M> {
  const weigh: Weigh<M> = (situation, actions) => {
    const { game, seat, random, budget } = situation
    const turn = new TurnSearch(game, guide, seat, new Purse(budget), random, sees)
    const match = imagined(situation)
    const plans = turn.plans(match, random.shuffle(actions))
    return guide.scheme ? withScheme(situation, guide, match, plans) : plans
  }
  return planningCoach(guide, weigh)
}

/** A line of play over several activations: the plan of the first, and what the whole is worth. */
interface Line<M extends Match> {
  readonly plan: Plan<M>
  readonly end: M
  readonly goesOn: number
  readonly value: number
}

/** Looks for the best lines of a whole turn. */
export class TurnSearch<M extends Match> {
  private readonly game: Game<M>
  private readonly guide: Guide<M>
  private readonly seat: number
  private readonly purse: Purse
  private readonly random: Random
  private readonly sees: number

  constructor(game: Game<M>, guide: Guide<M>, seat: number, purse: Purse, random: Random, sees = ALL) {
    this.game = game
    this.guide = guide
    this.seat = seat
    this.purse = purse
    this.random = random
    this.sees = sees
  }

  plans(match: M, actions: readonly Action[]): Plan<M>[] {
    if (this.guide.scheme) return this.broad(match, actions)
    const purse = this.purse.share(Math.max(FIRST, Math.min(1, ENOUGH / this.purse.decisionsLeft)))
    const search = this.search(1, purse)
    const first = this.plansOf(search, match, actions)
    const left = this.purse.decisionsLeft
    // Among many first choices lines are worth their price only where these were looked through, or there is plenty left.
    if (actions.length > MANY && purse.empty && left > 0 && left < PLENTY) {
      return this.plansOf(this.search(1), match, actions)
    }
    const searches = Math.floor(left / (this.guide.glance ?? SEARCH))
    const depth = searches < 2 * (DEPTH - 1) ? 2 : DEPTH
    const width = Math.min(WIDTH, Math.floor(searches / (depth - 1)))
    if (width < 2) return first
    const lines = this.lines(search.top(width, ALIKE), width, depth)
    if (lines.length === 0) return first
    const followed = topByValue(lines).map(({ plan, value }) => ({ ...plan, value }))
    // What was not followed stays below what was.
    const worst = followed.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY)
    return [...followed, ...first.map((plan) => ({ ...plan, value: Math.min(plan.value, worst - 1) }))]
  }

  /** The best of each first choice; where a lost turn costs something, the best that risk nothing too. */
  private plansOf(search: ActivationSearch<M>, match: M, actions: readonly Action[]): Plan<M>[] {
    const plans = search.plans(match, actions)
    return this.guide.tempo ? [...plans, ...search.safePlans()] : plans
  }

  /** Where a scheme tells what the rest of the turn brings, all goes into the first activation, and several of its ends are told. */
  private broad(match: M, actions: readonly Action[]): Plan<M>[] {
    const search = this.search(1)
    const plans = search.plans(match, actions)
    return [...plans, ...search.top(WIDTH, ALIKE)]
  }

  /** The best plans followed through the next activations of the turn: all lines, long and short. */
  private lines(plans: readonly Plan<M>[], width: number, deepest: number): Line<M>[] {
    const lines = plans.map((plan): Line<M> => ({ ...plan, plan }))
    let beam = lines.slice(0, width)
    for (let depth = 1; depth < deepest && beam.length > 0 && !this.purse.empty; depth++) {
      const levels = deepest - depth
      const next = beam.flatMap((line, i) => this.goOn(line, 1 / (levels * (beam.length - i))))
      beam = this.distinct(next).slice(0, width)
      lines.push(...beam)
    }
    return lines
  }

  /** The line with the best next activations of the same coach, where his turn goes on. */
  private goOn(line: Line<M>, part: number): Line<M>[] {
    const decision = line.end.waiting ? null : this.game.decision(line.end)
    if (!decision || decision.seat !== this.seat || this.purse.empty) return []
    const sensible = this.guide.sensible?.(line.end, decision) ?? decision.actions
    const now = this.guide.evaluate(line.end, this.seat)
    const search = this.search(part)
    search.plans(line.end, this.random.shuffle(sensible))
    return search.top(BRANCHES, 2).map((next) => ({
      plan: line.plan,
      end: next.end,
      goesOn: line.goesOn * next.goesOn,
      value: line.value + line.goesOn * (next.value - now),
    }))
  }

  /** The best lines, each position once. */
  private distinct(lines: readonly Line<M>[]): Line<M>[] {
    const keys = new Set<string>()
    return topByValue(lines).filter(({ end }) => {
      const key = this.guide.key(end)
      if (keys.has(key)) return false
      keys.add(key)
      return true
    })
  }

  private search(part: number, purse = this.purse): ActivationSearch<M> {
    return new ActivationSearch(this.game, this.guide, this.seat, purse.share(part), this.random, this.sees)
  }
}

const topByValue = <T extends { readonly value: number }>(lines: readonly T[]): T[] =>
  [...lines].sort((a, b) => b.value - a.value)
