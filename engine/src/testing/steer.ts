import type { Action, EventOf, Match } from '../contract.ts'
import { Random } from '../dice.ts'
import type { Game } from '../game.ts'

export interface Steering<M extends Match> {
  readonly game: Game<M>
  /** Options for a match; `missing` tells what was not yet seen, so that a fitting team or mode can be chosen. */
  options(random: Random, missing: readonly string[]): unknown
  /** Everything that must come up: abilities, cards, rooms, ... */
  readonly wanted: readonly string[]
  /** What of it this event shows to have been used. */
  used(event: EventOf<M>, match: M): readonly string[]
  readonly matches: number
  readonly seed: number
}

/**
 * Plays random matches, preferring actions of kinds that were chosen least so far, until everything wanted has come up
 * or the matches are used up. Returns what never came up.
 */
export function steer<M extends Match>(steering: Steering<M>): string[] {
  const { game } = steering
  const random = new Random(steering.seed)
  const missing = new Set(steering.wanted)
  const taken = new Map<string, number>()
  for (let played = 0; played < steering.matches && missing.size > 0; played++) {
    const opening: EventOf<M>[] = []
    const match = game.create(steering.options(random, [...missing]), random.below(0x7fffffff), opening)
    const look = (events: readonly EventOf<M>[]) => {
      for (const event of events) for (const name of steering.used(event, match)) missing.delete(name)
    }
    look(opening)
    for (let decision = game.decision(match); decision && missing.size > 0; decision = game.decision(match)) {
      look(game.apply(match, leastTaken(decision.actions, taken, random)))
    }
  }
  return [...missing]
}

/** Of two actions picked by chance, the one whose kind was taken less often. */
function leastTaken(actions: readonly Action[], taken: Map<string, number>, random: Random): Action {
  const one = random.pick(actions)
  const other = random.pick(actions)
  const action = (taken.get(actionKind(other)) ?? 0) < (taken.get(actionKind(one)) ?? 0) ? other : one
  taken.set(actionKind(action), (taken.get(actionKind(action)) ?? 0) + 1)
  return action
}

/** Type and words of an action without its numbers. */
export function actionKind(action: Action): string {
  return Object.values(action)
    .filter((value) => typeof value === 'string')
    .join(' ')
}
