import type { Action, Match } from '../contract.ts'
import { SPECTATOR } from '../contract.ts'
import { Random } from '../dice.ts'
import { EngineFault } from '../errors.ts'
import type { Game } from '../game.ts'
import { actionKind } from './steer.ts'

/** How many choices of a long list are tried. */
const TRIED = 24

/** How many hands are dealt to everybody at one decision, where hands are hidden. */
const WORLDS = 24

/** And how many more, where a common action is legal only because of something held. */
const MORE_WORLDS = 400

/** A position with hidden things made up, and what may be chosen in it. */
interface World<M extends Match> {
  readonly match: M
  readonly actions: readonly Action[]
}

type Deal<M extends Match> = (match: M, random: Random) => void

/**
 * Looks for a match that is stuck two choices ahead. All hidden things are made up anew, many times, and every
 * second time everybody is dealt more than they hold. In one world everything is
 * tried, in the others whatever not all of them offer. Where that is an action that usually needs nothing held (a Throw that
 * only a card allows), it rests on something that can be used up before it is needed: many more worlds are tried.
 * One prober looks at the decisions of one match, in order.
 */
export class Prober<M extends Match> {
  private readonly game: Game<M>
  private readonly random: Random
  /** Kinds of actions that were offered whatever anybody held. */
  private readonly plain = new Set<string>()

  private readonly dealMore: Deal<M> | undefined

  constructor(game: Game<M>, seed: number, dealMore?: Deal<M>) {
    this.game = game
    this.dealMore = dealMore
    this.random = new Random(seed)
  }

  /** Throws where some choice, or some choice after it, leaves nothing legal. */
  look(match: M): void {
    const view = this.game.view(match, SPECTATOR)
    const worlds = this.worldsOf(view, this.game.definition.imagine ? WORLDS : 1)
    const [first, ...others] = worlds
    this.tryAhead(first.match, first.actions)
    if (others.length === 0) return
    const offered = new Map<string, number>()
    for (const { actions } of worlds)
      for (const action of actions) offered.set(keyOf(action), (offered.get(keyOf(action)) ?? 0) + 1)
    const isEverywhere = (action: Action) => offered.get(keyOf(action)) === worlds.length
    for (const action of first.actions) if (isEverywhere(action)) this.plain.add(actionKind(action))
    const isResting = (action: Action) => !isEverywhere(action) && this.plain.has(actionKind(action))
    for (const { match: world, actions } of others) {
      this.tryAhead(
        world,
        actions.filter((action) => !isEverywhere(action)),
      )
    }
    if (!worlds.some(({ actions }) => actions.some(isResting))) return
    for (const { match: world, actions } of this.worldsOf(view, MORE_WORLDS))
      this.tryAhead(world, actions.filter(isResting))
  }

  private worldsOf(view: M, count: number): World<M>[] {
    return Array.from({ length: count }, (_, i) => {
      const match = this.game.imagine(view, SPECTATOR, this.random)
      if (i % 2 === 1) this.dealMore?.(match, this.random)
      return { match, actions: this.choicesIn(match) }
    })
  }

  /** None where what was made up contradicts what was declared before: a Mark that only a certain card allows. */
  private choicesIn(world: M): readonly Action[] {
    try {
      return this.game.decision(world)?.actions ?? []
    } catch (error) {
      if (error instanceof EngineFault) return []
      throw error
    }
  }

  /** Plays each action, and after it each of those that then may be chosen. */
  private tryAhead(world: M, actions: readonly Action[]): void {
    const { game } = this
    for (const action of this.some(actions)) {
      const once = game.clone(world)
      game.play(once, action)
      const next = game.decision(once)
      if (!next) continue
      for (const second of this.some(next.actions)) {
        const twice = game.clone(once)
        game.play(twice, second)
        game.decision(twice)
      }
    }
  }

  private some(list: readonly Action[]): readonly Action[] {
    return list.length > TRIED ? this.random.shuffle(list).slice(0, TRIED) : list
  }
}

const keyOf = (action: Action): string => JSON.stringify(action)
