import {
  type Action,
  type Decision,
  dieByName,
  type Game,
  type GameEvent,
  type Match,
  outcomes,
} from '@undercroft/engine'

/** What may be answered to questions that come up while odds are worked out. Null: the safe default. */
export type Answer<State, Options, Event extends GameEvent> = (
  decision: Decision,
  match: Match<State, Options, Event>,
) => Action | null

/** The same match with dice that are asked for, so that every outcome can be played. */
export function withAskedDice<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
): Match<State, Options, Event> {
  const copy = game.clone(match)
  copy.dice = null
  return copy
}

/**
 * The exact chance that something comes out, by playing every outcome of every roll with the engine itself.
 * `success` tells at each decision: true, false, or null for "goes on".
 */
export function chance<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  success: (match: Match<State, Options, Event>, decision: Decision | null) => boolean | null,
  answer: Answer<State, Options, Event>,
  depth = 0,
): number {
  if (match.waiting) {
    return expected(game, match, (next) => chance(game, next, success, answer, depth + 1))
  }
  const decision = game.decision(match)
  const settled = success(match, decision)
  if (settled !== null || !decision || depth > 40) return settled ? 1 : 0
  const next = game.clone(match)
  game.play(next, answer(decision, match) ?? game.fallback(match))
  return chance(game, next, success, answer, depth + 1)
}

/** Every way the open roll can fall, played: the average of `value`, weighted by how likely each is. */
export function expected<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  value: (next: Match<State, Options, Event>) => number,
): number {
  const dice = match.waiting?.dice.map((name) => dieByName(name, game.definition.dice)) ?? []
  let total = 0
  let sum = 0
  for (const { values, ways } of outcomes(dice)) {
    const next = game.clone(match)
    game.play(next, { type: 'roll', values } as Action)
    sum += ways * value(next)
    total += ways
  }
  return sum / total
}

/** How likely each outcome of an action is. `label` names the outcome at a decision, or null for "goes on". */
export function distribution<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  action: Action,
  label: (match: Match<State, Options, Event>, decision: Decision | null) => string | null,
  answer: Answer<State, Options, Event>,
): Map<string, number> {
  const found = new Map<string, number>()
  const look = (at: Match<State, Options, Event>, share: number, depth: number): void => {
    if (at.waiting) {
      const dice = at.waiting.dice.map((name) => dieByName(name, game.definition.dice))
      const all = outcomes(dice)
      const total = all.reduce((sum, { ways }) => sum + ways, 0)
      for (const { values, ways } of all) {
        const next = game.clone(at)
        game.play(next, { type: 'roll', values } as Action)
        look(next, (share * ways) / total, depth + 1)
      }
      return
    }
    const decision = game.decision(at)
    const name = label(at, decision)
    if (name !== null || !decision || depth > 40) {
      found.set(name ?? 'other', (found.get(name ?? 'other') ?? 0) + share)
      return
    }
    const next = game.clone(at)
    game.play(next, answer(decision, at) ?? game.fallback(at))
    look(next, share, depth + 1)
  }
  const start = withAskedDice(game, match)
  game.play(start, action)
  look(start, 1, 0)
  return found
}
