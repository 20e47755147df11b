import type { Action, Game, Match, Random } from '@undercroft/engine'
import type { Purse } from '../coach.ts'
import type { Guide } from '../guide.ts'
import { Ends, type Plan } from './ends.ts'
import { estimate, UNKNOWN } from './estimate.ts'
import { Frontier } from './frontier.ts'
import { type Node, nodeOf } from './node.ts'
import { type Group, PlayAhead } from './play-ahead.ts'

/** Everything there is, in thousandths. */
export const ALL = 1000
/** Ways that are less likely than this are not followed. */
const HOPELESS = 0.15
const DEEPEST = 40
/** So much of the budget is kept for rolls. */
const UNHURRIED = 0.5

/**
 * Looks through what a seat may do until its activation ends, with the engine itself: rolls are requests, so every outcome
 * is played with its chance. Safe ways are followed before risky ones and short ones before long ones, so each position is
 * looked at once, on the best way to it. `dice` of the given match must be asked for.
 */
export class ActivationSearch<M extends Match> {
  private readonly play: PlayAhead<M>
  private readonly seen = new Set<string>()
  private frontier!: Frontier<M>
  /** What it costs to lose the turn before it was meant to end. */
  private tempo = 0
  private ends!: Ends<M>
  private readonly random: Random
  private readonly sees: number

  /** `sees`: of all ends so many in a thousand are noticed, by lot. */
  constructor(game: Game<M>, guide: Guide<M>, seat: number, purse: Purse, random: Random, sees = ALL) {
    this.play = new PlayAhead(game, guide, seat, purse, random)
    this.random = random
    this.sees = sees
  }

  /** The best plan for each first action, in the order of the list. */
  plans(match: M, actions: readonly Action[]): Plan<M>[] {
    const { play } = this
    const { guide, seat } = play
    play.start = match
    this.ends = new Ends(actions.length, (end) => guide.key(end))
    this.tempo = guide.tempo?.(match, seat) ?? 0
    this.seen.clear()
    const decision = play.game.decision(match)
    const nodes = actions.map((_, root) => nodeOf(match, root))
    if (decision && guide.isBoundary(decision, match, match)) {
      // Different activations have little in common: each gets its share.
      const whole = play.purse
      nodes.forEach((node, root) => {
        play.purse = whole.share(1 / (actions.length - root))
        this.follow([node], actions)
      })
      play.purse = whole
    } else this.follow(nodes, actions)
    return actions.map((action, root) => this.ends.best(root) ?? unknown(match, action))
  }

  /** Of the same, the best that risk nothing where the best do. */
  safePlans(): Plan<M>[] {
    return this.ends.safe()
  }

  /** The best of all ends that `plans` has found, at most `each` for one first action, each position once. */
  top(count: number, each: number): Plan<M>[] {
    return this.ends.top(count, each)
  }

  /** Looks through what the first actions of these nodes lead to. */
  private follow(starts: readonly Node<M>[], actions: readonly Action[]): void {
    const { play } = this
    const frontier = new Frontier<M>(this.seen, ({ match }) => play.value(match))
    this.frontier = frontier
    for (const start of starts) this.take(start, actions[start.root], null)
    const next = () => frontier.next(play.purse.leftShare > UNHURRIED)
    for (let node = next(); node; node = next()) {
      // Where the budget runs out on the way, the positions reached so far speak for the plan.
      if (play.purse.empty) this.offerNode(node)
      else if (node.match.waiting) this.roll(node)
      else this.expand(node)
    }
  }

  private expand(node: Node<M>): void {
    for (const action of this.play.choices(node.match)) {
      const ahead = this.play.guide.foresee?.(node.match, action) ?? null
      if (ahead === null || !this.seen.has(ahead)) this.take(node, action, ahead)
    }
  }

  /** Plays an action from a node and notes what comes of it: an end, or a new node. */
  private take(from: Node<M>, action: Action, ahead: string | null): void {
    const match = this.play.played(from.match, action)
    const trail = from.open ? from.trail : { action, before: from.trail }
    const attempt = this.play.guide.attempt?.(action) ?? null
    this.note({ ...from, match, trail, depth: from.depth + 1, ahead, attempt })
  }

  private note(reached: Node<M>): void {
    const { play } = this
    let { trail } = reached
    const match = play.runOn(reached.match, (action) => {
      if (!reached.open) trail = { action, before: trail }
    })
    const node = { ...reached, match, trail }
    if (match.waiting) this.frontier.add(node)
    else if (play.isEnd(match) || node.depth >= DEEPEST) this.offerNode(node)
    else this.keep(node)
  }

  /** A position to go on from, unless it was reached before on a better way. */
  private keep(node: Node<M>): void {
    const key = this.play.guide.key(node.match)
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.frontier.add(node)
  }

  /** The way goes on along the likeliest outcome; the others are valued as they are. */
  private roll(node: Node<M>): void {
    const groups = this.play.outcomes(node.match, 0)
    let main: Group<M> | null = null
    let going: Group<M> | null = null
    for (const group of groups) {
      if (!main || group.share > main.share) main = group
      if (!group.ends && (!going || group.share > going.share)) going = group
    }
    if (!main) return
    let { aside, lost } = node
    for (const group of groups) {
      if (group === going) continue
      const found = estimate(this.play, group.match, 1)
      aside += node.sure * group.share * found.value
      lost += node.sure * group.share * found.lost
    }
    if (!going) {
      this.offer({ ...node, sure: node.sure * main.share }, main.match, aside, 1 - lost)
      return
    }
    const on = { ...node, match: going.match, sure: node.sure * going.share, aside, lost, open: true }
    if (on.sure < HOPELESS) {
      const rest = estimate(this.play, on.match, 1)
      this.offer(on, on.match, aside + on.sure * rest.value, 1 - lost - on.sure * rest.lost)
    } else this.note({ ...on, depth: node.depth + 1, ahead: null, attempt: null })
  }

  private offerNode(node: Node<M>): void {
    const { match, sure, aside, lost } = node
    const risk = match.waiting ? UNKNOWN : this.play.isOwn(match) ? 0 : 1
    this.offer(node, match, aside + sure * this.play.value(match), 1 - lost - sure * risk)
  }

  private offer({ root, trail, sure }: Node<M>, match: M, value: number, goesOn: number): void {
    if (this.sees < ALL && this.random.below(ALL) >= this.sees) return
    // A single choice that ends the turn is meant to end it.
    const loses = trail?.before ? 1 - goesOn : 0
    this.ends.add(root, { trail, match, value: value - this.tempo * loses, goesOn, sure })
  }
}

/** Nothing was found out about this action: it leads where another one led before it, or the budget was too small. */
const unknown = <M extends Match>(match: M, action: Action): Plan<M> => ({
  actions: [action],
  value: Number.NEGATIVE_INFINITY,
  alone: Number.NEGATIVE_INFINITY,
  end: match,
  goesOn: 0,
  sure: 1,
})
