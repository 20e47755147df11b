import type { Action, Game, GameEvent, Match, Random } from '@undercroft/engine'
import { type Coach, Purse } from './coach.ts'
import type { Guide } from './guide.ts'
import { imagined, planningCoach } from './rookie.ts'
import { ActivationSearch, type Plan } from './search.ts'

/** How many lines of play are followed into the next activation. */
const WIDTH = 6
/** How many activations ahead. */
const DEPTH = 3
/** How many lines are held against the answer of the next coach. */
const ANSWERED = 4

/**
 * Looks ahead: follows the best lines through the rest of the turn, activation by activation, and holds the best of them
 * against the strongest single answer of whoever comes next.
 */
export function veteranCoach<State, Options, Event extends GameEvent>(
  guide: Guide<State, Options, Event>,
): Coach<State, Options, Event> {
  return planningCoach(guide, ({ game, seat, random, budget, ...rest }, actions) => {
    const purse = new Purse(budget)
    const turn = new TurnSearch(game, guide, seat, purse, random)
    return turn.plans(imagined({ game, seat, random, budget, ...rest }), random.shuffle(actions))
  })
}

/** A line of play over several activations. `plan` is its first one, whose value is raised to that of the whole line. */
interface Line<State, Options, Event extends GameEvent> {
  readonly plan: Plan<State, Options, Event>
  readonly end: Match<State, Options, Event>
  readonly likelihood: number
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
    const first = this.search(this.seat, 0.4).plans(match, actions)
    let lines = first.map((plan): Line<State, Options, Event> => ({ ...plan, plan }))
    for (let depth = 1; depth < DEPTH && !this.purse.empty; depth++) {
      const best = topByValue(lines, WIDTH)
      const rest = lines.filter((line) => !best.includes(line))
      lines = [...rest, ...best.map((line) => this.goOn(line))]
    }
    return topByValue(lines, ANSWERED).map((line) => ({ ...line.plan, value: this.answered(line) }))
  }

  /** The line with the best next activation of the same coach, where his turn goes on. */
  private goOn(line: Line<State, Options, Event>): Line<State, Options, Event> {
    const decision = this.game.decision(line.end)
    if (!decision || decision.seat !== this.seat || line.end.waiting || this.purse.empty) return line
    const sensible = this.guide.sensible?.(line.end, decision) ?? decision.actions
    const now = this.guide.evaluate(line.end, this.seat)
    const [next] = topByValue(this.search(this.seat, 0.08).plans(line.end, this.random.shuffle(sensible)), 1)
    if (next.value <= now) return line
    return {
      plan: line.plan,
      end: next.end,
      likelihood: line.likelihood * next.likelihood,
      value: line.value + line.likelihood * (next.value - now),
    }
  }

  /** What the line is worth after the best single activation of the coach who comes next. */
  private answered(line: Line<State, Options, Event>): number {
    const end = this.game.clone(line.end)
    const { seat } = this
    for (let count = 0; count < 20; count++) {
      const decision = end.waiting ? null : this.game.decision(end)
      if (!decision) return line.value
      if (decision.seat !== seat && this.guide.isBoundary(decision, end)) break
      this.game.play(end, this.game.fallback(end))
    }
    const decision = end.waiting ? null : this.game.decision(end)
    if (!decision || decision.seat === seat || this.purse.empty) return line.value
    const actions = this.guide.sensible?.(end, decision) ?? decision.actions
    const [answer] = topByValue(this.search(decision.seat, 0.1).plans(end, actions), 1)
    const before = this.guide.evaluate(end, seat)
    const after = this.guide.evaluate(answer.end, seat)
    return line.value + line.likelihood * answer.likelihood * Math.min(0, after - before)
  }

  private search(seat: number, part: number): ActivationSearch<State, Options, Event> {
    return new ActivationSearch(this.game, this.guide, seat, this.purse.share(part), this.random)
  }
}

function topByValue<T extends { readonly value: number }>(lines: readonly T[], count: number): T[] {
  return [...lines].sort((a, b) => b.value - a.value).slice(0, count)
}
