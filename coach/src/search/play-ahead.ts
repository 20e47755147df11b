import { type Action, dieByName, type Game, type Match, type Random } from '@undercroft/engine'
import type { Purse } from '../coach.ts'
import { fewOutcomes, hasManySides, oneOfEach, sampled, type WeightedOutcome } from '../dice-bins.ts'
import type { Guide } from '../guide.ts'

/** Positions to which outcomes of a roll lead that come to the same. */
export interface Group<M extends Match> {
  readonly match: M
  readonly key: string
  /** How likely it is. */
  share: number
  /** The activation is over there. */
  readonly ends: boolean
}

/** More answers in a row than this need no thought only where something is wrong. */
const MOST_ANSWERS = 40

/** Plays actions and rolls in copies of a match, as one seat thinks ahead from where its activation began. */
export class PlayAhead<M extends Match> {
  readonly game: Game<M>
  readonly guide: Guide<M>
  readonly seat: number
  private readonly random: Random
  purse: Purse
  start!: M

  constructor(game: Game<M>, guide: Guide<M>, seat: number, purse: Purse, random: Random) {
    this.game = game
    this.guide = guide
    this.seat = seat
    this.purse = purse
    this.random = random
  }

  played(match: M, action: Action): M {
    this.purse.spend()
    const next = this.game.clone(match)
    this.game.play(next, action)
    return next
  }

  isEnd(match: M): boolean {
    const decision = this.game.decision(match)
    return !decision || this.guide.isBoundary(decision, match, this.start)
  }

  /** May whoever is asked as well stop here? */
  isSettled(match: M): boolean {
    const decision = this.game.decision(match)
    return decision !== null && this.guide.settles?.(decision) === true
  }

  /** Is the seat asked next, or at least nobody else? */
  isOwn(match: M): boolean {
    return match.waiting !== null || this.game.decision(match)?.seat === this.seat
  }

  /** What the seat may choose from here that is worth looking at. */
  choices(match: M): readonly Action[] {
    const decision = this.game.decision(match)
    if (!decision) return []
    return this.guide.sensible?.(match, decision, this.start) ?? decision.actions
  }

  value(match: M): number {
    return this.guide.evaluate(match, this.seat)
  }

  /** Answers what needs no thought until there is something to choose, dice are to be rolled, or the activation is over. */
  runOn(from: M, note?: (own: Action) => void): M {
    let match = from
    for (let count = 0; count < MOST_ANSWERS && !match.waiting && !this.isEnd(match); count++) {
      const answer = this.thoughtless(match)
      if (!answer) break
      if (note && this.game.decision(match)?.seat === this.seat) note(answer)
      match = this.played(match, answer)
    }
    return match
  }

  private thoughtless(match: M): Action | null {
    const decision = this.game.decision(match)
    if (!decision) return null
    if (decision.actions.length === 1) return decision.actions[0]
    const reflex = this.guide.reflex?.(match, decision)
    if (reflex) return reflex
    return decision.seat === this.seat ? null : this.game.fallback(match)
  }

  /** The ways in which the open roll may fall, as far as they differ. */
  outcomes(match: M, nesting: number): Group<M>[] {
    const request = match.waiting
    if (!request) return []
    const dice = request.dice.map((name) => dieByName(name, this.game.definition.dice))
    if (this.guide.idle?.has(request.what)) return this.grouped(match, sampled(dice, 1, this.random))
    const kindOf = this.guide.alike?.(match, nesting)
    if (kindOf) return this.grouped(match, oneOfEach(dice, kindOf))
    if (nesting === 0 && hasManySides(dice)) return this.bisected(match, dice[0].sides)
    return this.grouped(match, fewOutcomes(dice, nesting, this.random))
  }

  private grouped(match: M, all: readonly WeightedOutcome[]): Group<M>[] {
    const groups = new Map<string, Group<M>>()
    for (const { values, share } of all) this.count(groups, this.fallen(match, values), share)
    return [...groups.values()]
  }

  private count(groups: Map<string, Group<M>>, group: Group<M>, share: number): void {
    const known = groups.get(group.key)
    if (known) known.share += share
    else groups.set(group.key, { ...group, share })
  }

  /** One die with many sides: what has the same outcome at both ends of a stretch has it in between. */
  private bisected(match: M, sides: number): Group<M>[] {
    const groups = new Map<string, Group<M>>()
    const between = (low: number, high: number, a: Group<M>, b: Group<M>) => {
      if (high - low < 2) return
      if (a.key === b.key) {
        this.count(groups, a, (high - low - 1) / sides)
        return
      }
      const middle = (low + high) >> 1
      const there = this.fallen(match, [middle])
      this.count(groups, there, 1 / sides)
      between(low, middle, a, there)
      between(middle, high, there, b)
    }
    const least = this.fallen(match, [1])
    const most = this.fallen(match, [sides])
    this.count(groups, least, 1 / sides)
    this.count(groups, most, 1 / sides)
    between(1, sides, least, most)
    return [...groups.values()]
  }

  private fallen(match: M, values: readonly number[]): Group<M> {
    const next = this.runOn(this.played(match, { type: 'roll', values } as Action))
    const key = this.guide.key(next)
    return {
      match: next,
      key: next.waiting ? `${next.waiting.what}${key}` : key,
      share: 0,
      ends: !next.waiting && this.isEnd(next),
    }
  }
}
