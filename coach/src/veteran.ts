import { type Action, dieByName, type Game, type GameEvent, type Match, type Random } from '@undercroft/engine'
import { type Coach, Purse } from './coach.ts'
import type { Guide } from './guide.ts'
import { imagined, planningCoach } from './planning.ts'
import { ActivationSearch } from './search/activation-search.ts'
import type { Plan } from './search/ends.ts'

/** How many lines of play are followed into each further activation, and with how many ways on from each. */
const WIDTH = 8
const BRANCHES = 4
/** What may be spent on the first activation alone. */
const FIRST = 0.3
/** So much of a small budget goes into it anyway. */
const ENOUGH = 1500
/** So many decisions a search of one further activation should have. */
const SEARCH = 400
const PLENTY = 8000
const MANY = 12
/** How many ends of the same first choice are followed. */
const ALIKE = 4
/** How many activations of the turn are looked at together. */
const DEPTH = 3
/** How many lines are held against the answer of the next coach, and with how many activations of his. */
const ANSWERED = 6
const ANSWERS = 2
/** What the answer gains counts only so much: there will be an answer to it too. */
const COUNTED = 0.5

/**
 * Looks ahead: follows the best lines through the rest of the turn, activation by activation, and holds the best of them
 * against the strongest answer of whoever comes next, where the guide does not count that itself.
 */
export function veteranCoach<State, Options, Event extends GameEvent>(
  guide: Guide<State, Options, Event>,
): Coach<State, Options, Event> {
  return planningCoach(guide, (situation, actions) => {
    const { game, seat, random, budget } = situation
    const turn = new TurnSearch(game, guide, seat, new Purse(budget), random)
    return turn.plans(imagined(situation), random.shuffle(actions))
  })
}

/** A line of play over several activations: the plan of the first, and what the whole is worth. */
interface Line<State, Options, Event extends GameEvent> {
  readonly plan: Plan<State, Options, Event>
  readonly end: Match<State, Options, Event>
  readonly goesOn: number
  readonly value: number
}

class TurnSearch<State, Options, Event extends GameEvent> {
  private readonly game: Game<State, Options, Event>
  private readonly guide: Guide<State, Options, Event>
  private readonly seat: number
  private readonly purse: Purse
  private readonly random: Random

  constructor(
    game: Game<State, Options, Event>,
    guide: Guide<State, Options, Event>,
    seat: number,
    purse: Purse,
    random: Random,
  ) {
    this.game = game
    this.guide = guide
    this.seat = seat
    this.purse = purse
    this.random = random
  }

  plans(match: Match<State, Options, Event>, actions: readonly Action[]): Plan<State, Options, Event>[] {
    const purse = this.purse.share(Math.max(FIRST, Math.min(1, ENOUGH / this.purse.decisionsLeft)))
    const search = this.search(this.seat, 1, purse)
    const first = search.plans(match, actions)
    const left = this.purse.decisionsLeft
    // Among many first choices lines are worth their price only where these were looked through, or there is plenty left.
    if (actions.length > MANY && purse.empty && left > 0 && left < PLENTY) {
      return this.search(this.seat, 1).plans(match, actions)
    }
    const affordable = Math.floor(left / SEARCH)
    const answers = this.guide.countsAnswers ? 0 : Math.min(ANSWERED, Math.floor(affordable / 2 / ANSWERS))
    const searches = affordable - (answers < 2 ? 0 : answers * ANSWERS)
    const depth = searches < 2 * (DEPTH - 1) ? 2 : DEPTH
    const width = Math.min(WIDTH, Math.floor(searches / (depth - 1)))
    if (width < 2) return first
    const lines = this.lines(search.top(Math.max(width, answers), ALIKE), width, depth, searches / affordable)
    if (lines.length === 0) return first
    const best = topByValue(lines, answers < 2 ? lines.length : answers)
    const held =
      answers < 2
        ? best.map(({ plan, value }) => ({ ...plan, value }))
        : best.map((line, i) => ({ ...line.plan, value: this.answered(line, 1 / (best.length - i)) }))
    // What was not followed stays below what was.
    const worst = held.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY)
    return [...held, ...first.map((plan) => ({ ...plan, value: Math.min(plan.value, worst - 1) }))]
  }

  /** The best plans followed through the next activations of the turn: all lines, long and short. */
  private lines(
    plans: readonly Plan<State, Options, Event>[],
    width: number,
    deepest: number,
    part: number,
  ): Line<State, Options, Event>[] {
    const lines = plans.map((plan): Line<State, Options, Event> => ({ ...plan, plan }))
    const purse = this.purse.share(part)
    let beam = lines.slice(0, width)
    for (let depth = 1; depth < deepest && beam.length > 0 && !purse.empty; depth++) {
      const levels = deepest - depth
      const next = beam.flatMap((line, i) => this.goOn(line, purse, 1 / (levels * (beam.length - i))))
      beam = this.distinct(next).slice(0, width)
      lines.push(...beam)
    }
    return lines
  }

  /** The line with the best next activations of the same coach, where his turn goes on. */
  private goOn(line: Line<State, Options, Event>, purse: Purse, part: number): Line<State, Options, Event>[] {
    const decision = line.end.waiting ? null : this.game.decision(line.end)
    if (!decision || decision.seat !== this.seat || purse.empty) return []
    const sensible = this.guide.sensible?.(line.end, decision) ?? decision.actions
    const now = this.guide.evaluate(line.end, this.seat)
    const search = this.search(this.seat, part, purse)
    search.plans(line.end, this.random.shuffle(sensible))
    return search.top(BRANCHES, 2).map((next) => ({
      plan: line.plan,
      end: next.end,
      goesOn: line.goesOn * next.goesOn,
      value: line.value + line.goesOn * (next.value - now),
    }))
  }

  /** The best lines, each position once. */
  private distinct(lines: readonly Line<State, Options, Event>[]): Line<State, Options, Event>[] {
    const keys = new Set<string>()
    return topByValue(lines, lines.length).filter(({ end }) => {
      const key = this.guide.key(end)
      if (keys.has(key)) return false
      keys.add(key)
      return true
    })
  }

  /** What the line is worth after the best activations of the coach who comes next. */
  private answered(line: Line<State, Options, Event>, part: number): number {
    const purse = this.purse.share(part)
    let end = this.toNextCoach(line.end)
    let { value } = line
    let goesOn = 1
    for (let count = 0; end && count < ANSWERS; count++) {
      const decision = end.waiting ? null : this.game.decision(end)
      if (!decision || decision.seat === this.seat || purse.empty) break
      const actions = this.guide.sensible?.(end, decision) ?? decision.actions
      const search = this.search(decision.seat, 1 / (ANSWERS - count), purse)
      search.plans(end, actions)
      const [answer] = search.top(1, 1)
      if (!answer) break
      const before = this.guide.evaluate(end, decision.seat)
      value -= COUNTED * goesOn * Math.max(0, answer.value - before)
      goesOn *= answer.goesOn
      end = answer.end
    }
    return value
  }

  /** The position in which the next coach begins his turn, when this one stops now. Null where that is not clear. */
  private toNextCoach(match: Match<State, Options, Event>): Match<State, Options, Event> | null {
    const end = this.game.clone(match)
    for (let count = 0; count < 30; count++) {
      if (end.waiting) {
        const values = end.waiting.dice.map((name) => 1 + this.random.below(this.sidesOf(name)))
        this.game.play(end, { type: 'roll', values } as Action)
        continue
      }
      const decision = this.game.decision(end)
      if (!decision) return null
      if (decision.seat !== this.seat && this.guide.isBoundary(decision, end, match)) return end
      this.game.play(end, this.guide.stop?.(end, decision) ?? this.game.fallback(end))
    }
    return null
  }

  private sidesOf(name: string): number {
    return dieByName(name, this.game.definition.dice).sides
  }

  private search(seat: number, part: number, purse = this.purse): ActivationSearch<State, Options, Event> {
    return new ActivationSearch(this.game, this.guide, seat, purse.share(part), this.random)
  }
}

function topByValue<T extends { readonly value: number }>(lines: readonly T[], count: number): T[] {
  return [...lines].sort((a, b) => b.value - a.value).slice(0, count)
}
