import {
  type Action,
  dieByName,
  type Game,
  type GameEvent,
  type Match,
  outcomes,
  type Random,
} from '@undercroft/engine'
import type { Purse } from './coach.ts'
import type { Guide } from './guide.ts'

/** A line of play to the end of an activation, as it goes when every roll falls as it most likely does. */
export interface Plan<State, Options, Event extends GameEvent> {
  readonly actions: readonly Action[]
  /** Expected value over all dice. */
  readonly value: number
  /** The position at its end, on the likely way, and how likely that way is. */
  readonly end: Match<State, Options, Event>
  readonly likelihood: number
}

/** Dice with more outcomes than this are sampled. */
const ENUMERATED = 36
/** So many samples stand for the rest of an activation after a roll went wrong inside another. */
const SAMPLES = 2

/**
 * Looks through everything that a seat may do until its activation ends, with the engine itself: rolls are requests, so
 * every outcome is played with its chance. `dice` of the given match must be asked for.
 */
export class ActivationSearch<State, Options, Event extends GameEvent> {
  private readonly seen = new Map<string, Plan<State, Options, Event>>()
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

  /** One plan for each first action, in the order of the list. */
  plans(match: Match<State, Options, Event>, actions: readonly Action[]): Plan<State, Options, Event>[] {
    return actions.map((action) => {
      const next = this.game.clone(match)
      this.game.play(next, action)
      const rest = this.follow(next, 0)
      return { ...rest, actions: [action, ...rest.actions] }
    })
  }

  /** The best way on from here to the end of the activation. */
  private follow(match: Match<State, Options, Event>, depth: number): Plan<State, Options, Event> {
    this.purse.spend()
    if (match.waiting) return this.overDice(match, depth)
    const decision = this.game.decision(match)
    if (!decision || this.purse.empty || depth > 60 || this.guide.isBoundary(decision, match)) return this.leaf(match)
    if (decision.seat !== this.seat) return this.after(match, this.game.fallback(match), depth)
    const reflex = this.guide.reflex?.(match, decision)
    if (reflex) return this.after(match, reflex, depth)
    const key = this.guide.key(match)
    const known = this.seen.get(key)
    if (known) return known
    // Guards against walking in circles: until this position is valued, it is worth what it is now.
    this.seen.set(key, this.leaf(match))
    const actions = this.guide.sensible?.(match, decision) ?? decision.actions
    let best: Plan<State, Options, Event> | null = null
    for (const action of actions) {
      const plan = this.after(match, action, depth)
      if (!best || plan.value > best.value) best = plan
    }
    const found = best ?? this.leaf(match)
    this.seen.set(key, found)
    return found
  }

  private after(match: Match<State, Options, Event>, action: Action, depth: number): Plan<State, Options, Event> {
    const next = this.game.clone(match)
    this.game.play(next, action)
    const rest = this.follow(next, depth + 1)
    return { ...rest, actions: [action, ...rest.actions] }
  }

  /** The expected value over the dice; the plan goes on along the likeliest outcome. */
  private overDice(match: Match<State, Options, Event>, depth: number): Plan<State, Options, Event> {
    const request = match.waiting
    if (!request || this.purse.empty) return this.leaf(match)
    const dice = request.dice.map((name) => dieByName(name, this.game.definition.dice))
    const ways = dice.reduce((product, { sides }) => product * sides, 1)
    const all =
      ways <= ENUMERATED && depth < 40
        ? outcomes(dice)
        : Array.from({ length: SAMPLES }, () => ({
            values: dice.map(({ sides }) => 1 + this.random.below(sides)),
            ways: 1,
          }))
    let total = 0
    let sum = 0
    let likely: { plan: Plan<State, Options, Event>; weight: number } | null = null
    const byValue = new Map<number, number>()
    for (const { values, ways: weight } of all) {
      const next = this.game.clone(match)
      this.game.play(next, { type: 'roll', values } as Action)
      const plan = this.follow(next, depth + 1)
      total += weight
      sum += weight * plan.value
      const together = (byValue.get(plan.value) ?? 0) + weight
      byValue.set(plan.value, together)
      if (!likely || together > likely.weight) likely = { plan, weight: together }
    }
    if (!likely) return this.leaf(match)
    // What follows the dice is decided when they have fallen, so the plan ends here.
    const { end, likelihood } = likely.plan
    return { actions: [], value: sum / total, end, likelihood: (likelihood * likely.weight) / total }
  }

  private leaf(match: Match<State, Options, Event>): Plan<State, Options, Event> {
    return { actions: [], value: this.guide.evaluate(match, this.seat), end: match, likelihood: 1 }
  }
}
