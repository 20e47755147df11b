import type { Action, Decision, EventOf, Game, Match, RollEvent } from '@undercroft/engine'
import { dieByName, outcomes } from '@undercroft/engine'
import { expected, withAskedDice } from './odds.ts'

/** How movement is asked for in a game, so that ways can be found without knowing its rules. */
export interface Movement<M extends Match = Match> {
  /** The square that this step leads to, or null where the action is no step. */
  stepTo(action: Action, match: M): number | null
  /** The square on which the moving piece stands, or null when it fell or left. */
  mover(match: M): number | null
  /** What tells two positions of this move apart: square, movement left, whatever else changed on the way. */
  key(match: M): string
  /** The answer that makes a failed roll again, or null where none is offered. */
  reroll(decision: Decision): Action | null
  /** Movement used so far, where steps cost differently: a cheaper way to the same place is followed too. */
  cost?(match: M): number
  /** The step is over although dice are asked for: what they decide is another matter (where a portal leads). */
  arrived?(match: M): boolean
  /** Nothing good can come of the step any more, whatever else is rolled: the turn is lost. */
  isLost?(match: M): boolean
  /** The answer with which others let the step happen, or null where the question is no reaction to it. */
  pass?(decision: Decision): Action | null
}

export interface WayStep {
  readonly action: Action
  readonly to: number
  /** Rolls that this step asks for, as they look when they succeed. */
  readonly rolls: readonly RollEvent[]
  /** The chance of this step alone, without a re-roll. */
  readonly chance: number
  /** How often others are asked whether they react to it. */
  readonly reactions: number
}

export interface Way {
  readonly to: number
  readonly steps: readonly WayStep[]
  /** The chance of the whole way without a re-roll. */
  readonly chance: number
}

/** A way and the position at its end. */
export interface Reached<M extends Match = Match> extends Way {
  readonly match: M
  readonly reactions: number
  readonly cost: number
  /** How far the last step led, and how often the way has turned: of equal ways the straighter one is shown. */
  readonly stride: number
  readonly turns: number
}

type Merit = Pick<Reached, 'chance' | 'reactions' | 'cost'>

const isBetter = (a: Merit, b: Merit): boolean => {
  if (a.chance !== b.chance) return a.chance > b.chance
  return a.reactions !== b.reactions ? a.reactions < b.reactions : a.cost < b.cost
}

/** As many steps that turn less often. */
const isStraighter = (a: Reached, b: Reached): boolean => a.steps.length === b.steps.length && a.turns < b.turns

const isAsGood = (a: Merit, b: Merit): boolean => a.chance >= b.chance && a.reactions <= b.reactions && a.cost <= b.cost

/**
 * For every square that the moving piece can reach: the way with the best chance (the shortest of those). The engine
 * plays every step; a step that rolls has gone well when the piece stands on its square afterwards. Others are taken to let
 * it happen.
 */
export function ways<M extends Match>(game: Game<M>, match: M, movement: Movement<M>): Map<number, Way> {
  const found = reached(game, match, movement)
  return new Map([...found].map(([square, { to, steps, chance }]) => [square, { to, steps, chance }]))
}

/** The same ways with the positions that they lead to, for what is done at their ends. */
export function reached<M extends Match>(game: Game<M>, match: M, movement: Movement<M>): Map<number, Reached<M>> {
  const start = withAskedDice(game, match)
  const best = new Map<number, Reached<M>>()
  const first = { match: start, steps: [], chance: 1, to: -1, reactions: 0, cost: 0, stride: 0, turns: 0 }
  const seen = new Map<string, Reached<M>>([[movement.key(start), first]])
  let frontier: Reached<M>[] = [first]
  while (frontier.length > 0) {
    const next: Reached<M>[] = []
    for (const from of frontier) {
      for (const after of stepsFrom(game, from, movement)) {
        const known = best.get(after.to)
        if (!known || isBetter(after, known) || (!isBetter(known, after) && isStraighter(after, known)))
          best.set(after.to, after)
        const key = movement.key(after.match)
        const before = seen.get(key)
        if (before && isAsGood(before, after)) {
          const twin = isAsGood(after, before) && isStraighter(after, before) ? next.indexOf(before) : -1
          if (twin < 0) continue
          next[twin] = after
        } else next.push(after)
        seen.set(key, after)
      }
    }
    frontier = next
  }
  return best
}

function stepsFrom<M extends Match>(game: Game<M>, from: Reached<M>, movement: Movement<M>): Reached<M>[] {
  const decision = game.decision(from.match)
  if (!decision) return []
  return decision.actions.flatMap((action) => {
    const to = movement.stepTo(action, from.match)
    if (to === null) return []
    const taken = game.clone(from.match)
    const events = game.apply(taken, action)
    const done = luckiest(game, taken, events, [movement.mover(from.match), to], movement, 1)
    if (!done) return []
    const rolls = done.events.filter((event): event is EventOf<M> & RollEvent => event.type === 'roll')
    const { chance, reactions } = done
    const stride = to - (movement.mover(from.match) ?? to)
    return [
      {
        match: done.match,
        steps: [...from.steps, { action, to, rolls, chance, reactions }],
        chance: from.chance * chance,
        to,
        reactions: from.reactions + reactions,
        cost: movement.cost?.(done.match) ?? 0,
        stride,
        turns: from.turns + (stride === from.stride ? 0 : 1),
      },
    ]
  })
}

interface Luck<M extends Match> {
  readonly match: M
  readonly events: readonly EventOf<M>[]
  readonly chance: number
  readonly reactions: number
}

/** The position after the step went well, and how likely that is. Null: it cannot go well. */
function luckiest<M extends Match>(
  game: Game<M>,
  match: M,
  events: readonly EventOf<M>[],
  step: readonly [from: number | null, to: number],
  movement: Movement<M>,
  share: number,
): Luck<M> | null {
  // Whoever is down, or was carried off, does not get there, whatever else is rolled: a portal's chain may be endless.
  const at = movement.mover(match)
  if (at === null || !step.includes(at) || movement.isLost?.(match)) return null
  if (at === step[1] && movement.arrived?.(match)) return { match, events, chance: share, reactions: 0 }
  if (match.waiting) {
    const dice = match.waiting.dice.map((name) => dieByName(name, game.definition.dice))
    const all = outcomes(dice)
    const total = all.reduce((sum, { ways: count }) => sum + count, 0)
    let found: Luck<M> | null = null
    let sum = 0
    for (const { values, ways: count } of all) {
      const next = game.clone(match)
      const more = game.apply(next, { type: 'roll', values } as Action)
      const lucky = luckiest(game, next, [...events, ...more], step, movement, (share * count) / total)
      if (!lucky) continue
      sum += lucky.chance
      found = lucky
    }
    return found && { ...found, chance: sum }
  }
  // The last step of a match has no decision after it: a touchdown.
  const decision = game.decision(match)
  const pass = decision && movement.pass?.(decision)
  if (pass) {
    const next = game.clone(match)
    const more = game.apply(next, pass)
    const lucky = luckiest(game, next, [...events, ...more], step, movement, share)
    return lucky && { ...lucky, reactions: lucky.reactions + 1 }
  }
  if (at !== step[1] || (decision && movement.reroll(decision) !== null)) return null
  return { match, events, chance: share, reactions: 0 }
}

/** The exact chance of a whole way when failed rolls may be made again, as far as the rules allow it. */
export function chanceWithRerolls<M extends Match>(game: Game<M>, match: M, way: Way, movement: Movement<M>): number {
  const walk = (at: M, i: number): number => {
    if (i === way.steps.length) return 1
    const next = game.clone(at)
    const decision = game.decision(at)
    if (!decision?.actions.some((action) => movement.stepTo(action, at) === way.steps[i].to)) return 0
    game.play(next, game.legal(at, way.steps[i].action))
    return settle(next, i)
  }
  const settle = (at: M, i: number): number => {
    const square = movement.mover(at)
    if (square === null || movement.isLost?.(at)) return 0
    if (square === way.steps[i].to && movement.arrived?.(at)) return walk(at, i + 1)
    if (at.waiting) return expected(game, at, (next) => settle(next, i))
    const decision = game.decision(at)
    const answer = decision && (movement.pass?.(decision) ?? movement.reroll(decision))
    if (answer) {
      const next = game.clone(at)
      game.play(next, answer)
      return settle(next, i)
    }
    return square === way.steps[i].to ? walk(at, i + 1) : 0
  }
  return walk(withAskedDice(game, match), 0)
}
