import { type Action, dieByName, type Game, type GameEvent, type Match, type Random } from '@undercroft/engine'
import type { Purse } from './coach.ts'
import { fewOutcomes, sampled, type WeightedOutcome } from './dice-bins.ts'
import type { Guide } from './guide.ts'

/** A line of play to the end of an activation, as it goes when every roll falls as it most likely does. */
export interface Plan<State, Options, Event extends GameEvent> {
  readonly actions: readonly Action[]
  /** Expected value over all dice. */
  readonly value: number
  /** The position at its end, on the likely way. */
  readonly end: Match<State, Options, Event>
  /** How likely the seat is to go on with its turn afterwards. */
  readonly goesOn: number
}

/** What was chosen on the way to a position, the last choice first. */
interface Trail {
  readonly action: Action
  readonly before: Trail | null
}

/** A position in which the seat chooses, on the likely way through the activation. */
interface Node<State, Options, Event extends GameEvent> {
  readonly match: Match<State, Options, Event>
  readonly trail: Trail | null
  /** Which of the first actions led here. */
  readonly root: number
  /** How likely everything went well so far. */
  readonly sure: number
  /** What the outcomes that left this way are worth, weighted, and how likely they ended the turn. */
  readonly aside: number
  readonly lost: number
  readonly depth: number
  /** Dice came between: what is chosen from here on is decided when they have fallen. */
  readonly open: boolean
  /** The key of the position that the roll it waits for leads to when all goes well, where that is known. */
  readonly ahead: string | null
}

/** Ways that are less likely than this are not followed. */
const HOPELESS = 0.15
const DEEPEST = 40
/** Off the likely way a question with more answers than this is not looked into. */
const FEW = 7
const NESTED = 6
/** Deeper than this inside rolls, questions get their safe answer. */
const CHOSEN = 2

/**
 * Looks through what a seat may do until its activation ends, with the engine itself: rolls are requests, so every outcome
 * is played with its chance. Safe ways are followed before risky ones and short ones before long ones, so each position is
 * looked at once, on the best way to it. `dice` of the given match must be asked for.
 */
export class ActivationSearch<State, Options, Event extends GameEvent> {
  private readonly seen = new Set<string>()
  private readonly game: Game<State, Options, Event>
  private readonly guide: Guide<State, Options, Event>
  private readonly seat: number
  private purse: Purse
  private readonly random: Random
  private queue: Node<State, Options, Event>[] = []
  private head = 0
  private surest = 1
  /** Waiting for dice: rolled when everything as sure as what went before was looked at. */
  private risky: Node<State, Options, Event>[] = []
  private later: Node<State, Options, Event>[] = []
  /** What it costs to lose the turn before it was meant to end. */
  private tempo = 0
  /** How likely the turn is over in what `estimate` looked at last. */
  private lost = 0
  private start!: Match<State, Options, Event>
  private best: (End<State, Options, Event> | null)[] = []
  private ends: End<State, Options, Event>[] = []

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

  /** The best plan for each first action, in the order of the list. */
  plans(match: Match<State, Options, Event>, actions: readonly Action[]): Plan<State, Options, Event>[] {
    this.start = match
    this.best = actions.map(() => null)
    this.ends = []
    this.tempo = this.guide.tempo?.(match, this.seat) ?? 0
    this.seen.clear()
    const nodes = actions.map((_, root) => ({ ...nodeOf(match), root, open: false }))
    const decision = this.game.decision(match)
    if (decision && this.guide.isBoundary(decision, match, match)) {
      // Different activations have little in common: each gets its share.
      const whole = this.purse
      nodes.forEach((node, root) => {
        this.purse = whole.share(1 / (actions.length - root))
        this.follow([node], actions)
      })
      this.purse = whole
    } else this.follow(nodes, actions)
    return this.best.map((end, root) => (end ? planOf(end) : this.unknown(match, actions[root])))
  }

  /** Looks through what the first actions of these nodes lead to. */
  private follow(starts: readonly Node<State, Options, Event>[], actions: readonly Action[]): void {
    this.queue = []
    this.head = 0
    this.surest = 1
    this.risky = []
    this.later = []
    for (const start of starts) this.take(start, actions[start.root], null)
    for (let node = this.next(); node && !this.purse.empty; node = this.next()) {
      if (node.match.waiting) this.roll(node)
      else this.expand(node)
    }
    // Where the budget ran out on the way, the positions reached so far speak for the plan.
    if (this.purse.empty) for (const node of [...this.queue, ...this.risky, ...this.later]) this.offerNode(node)
  }

  /** The best of all ends that `plans` has found, at most `each` for one first action, each position once. */
  top(count: number, each: number): Plan<State, Options, Event>[] {
    const found: Plan<State, Options, Event>[] = []
    const keys = new Set<string>()
    const roots = this.best.map(() => 0)
    for (const end of this.ends.sort((a, b) => b.value - a.value)) {
      if (found.length === count) break
      if (roots[end.root] === each) continue
      const key = this.guide.key(end.match)
      if (keys.has(key)) continue
      keys.add(key)
      roots[end.root]++
      found.push(planOf(end))
    }
    return found
  }

  /** The surest ways first, and of those the shortest; then what is to be rolled for. */
  private next(): Node<State, Options, Event> | undefined {
    if (this.head < this.queue.length) return this.queue[this.head++]
    for (let node = this.risky.pop(); node; node = this.risky.pop()) {
      if (node.ahead === null || !this.seen.has(node.ahead)) return node
    }
    if (this.later.length === 0) return undefined
    const surest = this.later.reduce((most, { sure }) => Math.max(most, sure), 0)
    this.queue = this.later.filter(({ sure }) => sure === surest)
    this.later = this.later.filter(({ sure }) => sure < surest)
    this.head = 1
    this.surest = surest
    return this.queue[0]
  }

  private expand(node: Node<State, Options, Event>): void {
    const decision = this.game.decision(node.match)
    if (!decision) return
    const actions = this.guide.sensible?.(node.match, decision) ?? decision.actions
    for (const action of actions) {
      const ahead = this.guide.foresee?.(node.match, action) ?? null
      if (ahead === null || !this.seen.has(ahead)) this.take(node, action, ahead)
    }
  }

  /** Plays an action from a node and notes what comes of it: an end, or a new node. */
  private take(from: Node<State, Options, Event>, action: Action, ahead: string | null): void {
    const match = this.played(from.match, action)
    const trail = from.open ? from.trail : { action, before: from.trail }
    this.note({ ...from, match, trail, depth: from.depth + 1, ahead })
  }

  private note(reached: Node<State, Options, Event>): void {
    const node = this.runOn(reached)
    if (node.match.waiting) this.risky.push(node)
    else if (this.isEnd(node.match) || node.depth >= DEEPEST) this.offerNode(node)
    else this.keep(node)
  }

  /** A position to go on from, unless it was reached before on a better way. */
  private keep(node: Node<State, Options, Event>): void {
    const key = this.guide.key(node.match)
    if (this.seen.has(key)) return
    this.seen.add(key)
    if (node.sure === this.surest) this.queue.push(node)
    else this.later.push(node)
  }

  /** Answers what needs no thought until there is something to choose, dice are to be rolled, or the activation is over. */
  private runOn(node: Node<State, Options, Event>): Node<State, Options, Event> {
    let { trail } = node
    let { match } = node
    for (let count = 0; count < DEEPEST && !match.waiting && !this.isEnd(match); count++) {
      const answer = this.thoughtless(match)
      if (!answer) break
      if (!node.open && this.game.decision(match)?.seat === this.seat) trail = { action: answer, before: trail }
      match = this.played(match, answer)
    }
    return { ...node, match, trail }
  }

  private thoughtless(match: Match<State, Options, Event>): Action | null {
    const decision = this.game.decision(match)
    if (!decision) return null
    if (decision.actions.length === 1) return decision.actions[0]
    const reflex = this.guide.reflex?.(match, decision)
    if (reflex) return reflex
    return decision.seat === this.seat ? null : this.game.fallback(match)
  }

  /** The way goes on along the likeliest outcome; the others are valued as they are. */
  private roll(node: Node<State, Options, Event>): void {
    const groups = this.outcomesOf(node.match, 0)
    let main: Group<State, Options, Event> | null = null
    let going: Group<State, Options, Event> | null = null
    for (const group of groups) {
      if (!main || group.share > main.share) main = group
      if (!group.ends && (!going || group.share > going.share)) going = group
    }
    if (!main) return
    let value = 0
    let over = 0
    for (const group of groups) {
      if (group === going) continue
      value += group.share * this.estimate(group.match, 1)
      over += group.share * this.lost
    }
    const aside = node.aside + node.sure * value
    const lost = node.lost + node.sure * over
    if (!going) {
      this.offer(node, main.match, aside, 1 - lost)
      return
    }
    const on = { ...node, match: going.match, sure: node.sure * going.share, aside, lost, open: true }
    if (on.sure < HOPELESS) {
      const rest = on.sure * this.estimate(on.match, 1)
      this.offer(on, on.match, aside + rest, 1 - lost - on.sure * this.lost)
    } else this.note({ ...on, depth: node.depth + 1 })
  }

  private outcomesOf(match: Match<State, Options, Event>, nesting: number): Group<State, Options, Event>[] {
    const request = match.waiting
    if (!request) return []
    const dice = request.dice.map((name) => dieByName(name, this.game.definition.dice))
    const groups = new Map<string, Group<State, Options, Event>>()
    const isIdle = this.guide.idle?.has(request.what) ?? false
    const all: readonly WeightedOutcome[] = isIdle
      ? sampled(dice, 1, this.random)
      : fewOutcomes(dice, nesting, this.random)
    for (const { values, share } of all) {
      const { match: next } = this.runOn(nodeOf(this.played(match, { type: 'roll', values } as Action)))
      const ends = !next.waiting && this.isEnd(next)
      const key = next.waiting ? `${next.waiting.what}${this.guide.key(next)}` : this.guide.key(next)
      const known = groups.get(key)
      if (known) known.share += share
      else groups.set(key, { match: next, share, ends })
    }
    return [...groups.values()]
  }

  /** What a position off the likely way is worth, without following it far. Sets `lost`. */
  private estimate(match: Match<State, Options, Event>, nesting: number): number {
    if (this.purse.empty || nesting > NESTED) return this.valueThere(match)
    if (match.waiting) return this.average(match, nesting)
    const { match: at } = this.runOn(nodeOf(match))
    if (at.waiting) return this.average(at, nesting)
    const decision = this.game.decision(at)
    if (!decision || this.isEnd(at)) return this.valueThere(at)
    const actions = this.guide.sensible?.(at, decision) ?? decision.actions
    if (actions.length > FEW) return this.valueThere(at)
    if (nesting > CHOSEN) return this.estimate(this.played(at, this.game.fallback(at)), nesting + 1)
    let best = Number.NEGATIVE_INFINITY
    let lost = 0
    for (const action of actions) {
      const value = this.estimate(this.played(at, action), nesting + 1)
      if (value <= best) continue
      best = value
      lost = this.lost
    }
    this.lost = lost
    return best
  }

  private average(match: Match<State, Options, Event>, nesting: number): number {
    let sum = 0
    let lost = 0
    for (const group of this.outcomesOf(match, nesting)) {
      sum += group.share * this.estimate(group.match, nesting + 1)
      lost += group.share * this.lost
    }
    this.lost = lost
    return sum
  }

  private valueThere(match: Match<State, Options, Event>): number {
    this.lost = this.isOwn(match) ? 0 : 1
    return this.valueOf(match)
  }

  /** Is the seat asked next, or at least nobody else? */
  private isOwn(match: Match<State, Options, Event>): boolean {
    return match.waiting !== null || this.game.decision(match)?.seat === this.seat
  }

  private played(match: Match<State, Options, Event>, action: Action): Match<State, Options, Event> {
    this.purse.spend()
    const next = this.game.clone(match)
    this.game.play(next, action)
    return next
  }

  private isEnd(match: Match<State, Options, Event>): boolean {
    const decision = this.game.decision(match)
    return !decision || this.guide.isBoundary(decision, match, this.start)
  }

  private offerNode(node: Node<State, Options, Event>): void {
    const { match, sure, aside, lost } = node
    this.offer(node, match, aside + sure * this.valueOf(match), 1 - lost - (this.isOwn(match) ? 0 : sure))
  }

  private offer(
    { root, trail }: Node<State, Options, Event>,
    match: Match<State, Options, Event>,
    value: number,
    goesOn: number,
  ): void {
    // A single choice that ends the turn is meant to end it.
    const loses = trail?.before ? 1 - goesOn : 0
    const end = { root, trail, match, value: value - this.tempo * loses, goesOn }
    this.ends.push(end)
    const known = this.best[root]
    if (!known || known.value < end.value) this.best[root] = end
  }

  private valueOf(match: Match<State, Options, Event>): number {
    return this.guide.evaluate(match, this.seat)
  }

  /** Nothing was found out about this action: it leads where another one led before it, or the budget was too small. */
  private unknown(match: Match<State, Options, Event>, action: Action): Plan<State, Options, Event> {
    return { actions: [action], value: Number.NEGATIVE_INFINITY, end: match, goesOn: 0 }
  }
}

/** An end of the activation, and what the way to it is worth. */
interface End<State, Options, Event extends GameEvent> {
  readonly root: number
  readonly trail: Trail | null
  readonly match: Match<State, Options, Event>
  readonly value: number
  readonly goesOn: number
}

const planOf = <State, Options, Event extends GameEvent>({
  trail,
  value,
  match,
  goesOn,
}: End<State, Options, Event>): Plan<State, Options, Event> => ({
  actions: actionsOf(trail),
  value,
  end: match,
  goesOn,
})

interface Group<State, Options, Event extends GameEvent> {
  readonly match: Match<State, Options, Event>
  share: number
  readonly ends: boolean
}

const nodeOf = <State, Options, Event extends GameEvent>(
  match: Match<State, Options, Event>,
): Node<State, Options, Event> => ({
  match,
  trail: null,
  root: 0,
  sure: 1,
  aside: 0,
  lost: 0,
  depth: 0,
  open: true,
  ahead: null,
})

function actionsOf(trail: Trail | null): Action[] {
  const actions: Action[] = []
  for (let at = trail; at; at = at.before) actions.push(at.action)
  return actions.reverse()
}
