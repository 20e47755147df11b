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

/** What a position is called; those of one name are taken for the same. */
export type Sameness<State, Options, Event extends GameEvent> = (match: Match<State, Options, Event>) => string

/** Longer than any action takes to be settled. */
const MOST_STEPS = 80

/**
 * Plays every outcome of every roll with the engine itself until each is settled: how likely each name that `label` gives is.
 * Positions that are the same are played on together, so that a chain of rolls does not multiply: as the likeliest of them, where
 * they differ in something that the caller does not ask about.
 */
function settled<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  start: Match<State, Options, Event>,
  label: (match: Match<State, Options, Event>, decision: Decision | null) => string | null,
  answer: Answer<State, Options, Event>,
  same: Sameness<State, Options, Event> = ({ state, stack, waiting }) => JSON.stringify([state, stack, waiting]),
): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string, share: number) => found.set(name, (found.get(name) ?? 0) + share)
  let open: readonly Share<State, Options, Event>[] = [{ match: start, share: 1 }]
  for (let step = 0; open.length > 0; step++) {
    const next = new Map<string, Merged<State, Options, Event>>()
    for (const { match, share } of open) {
      const decision = match.waiting ? null : game.decision(match)
      const name = match.waiting ? null : label(match, decision)
      if (name !== null || (!match.waiting && !decision) || step > MOST_STEPS) count(name ?? 'other', share)
      else
        for (const after of match.waiting ? falls(game, match) : [answered(game, match, decision, answer)]) {
          const key = same(after.match)
          const part = share * after.share
          const known = next.get(key)
          if (!known) next.set(key, { match: after.match, share: part, largest: part })
          else {
            known.share += part
            if (part <= known.largest) continue
            known.largest = part
            known.match = after.match
          }
        }
    }
    open = [...next.values()]
  }
  return found
}

interface Share<State, Options, Event extends GameEvent> {
  readonly match: Match<State, Options, Event>
  readonly share: number
}

/** Positions that are played on as one of them. */
interface Merged<State, Options, Event extends GameEvent> {
  match: Match<State, Options, Event>
  share: number
  /** The share of the one that stands for all. */
  largest: number
}

function answered<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  decision: Decision | null,
  answer: Answer<State, Options, Event>,
): Share<State, Options, Event> {
  const next = game.clone(match)
  game.play(next, (decision && answer(decision, match)) ?? game.fallback(next))
  return { match: next, share: 1 }
}

/** Every way the open roll can fall, played, and how likely each is. */
function falls<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
): Share<State, Options, Event>[] {
  const all = outcomes(match.waiting?.dice.map((name) => dieByName(name, game.definition.dice)) ?? [])
  const total = all.reduce((sum, { ways }) => sum + ways, 0)
  return all.map(({ values, ways }) => {
    const next = game.clone(match)
    game.play(next, { type: 'roll', values } as Action)
    return { match: next, share: ways / total }
  })
}

/**
 * The exact chance that something comes out. `success` tells at each decision: true, false, or null for "goes on".
 */
export function chance<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  success: (match: Match<State, Options, Event>, decision: Decision | null) => boolean | null,
  answer: Answer<State, Options, Event>,
): number {
  const label = (at: Match<State, Options, Event>, decision: Decision | null) => {
    const done = success(at, decision)
    return done === null ? null : String(done)
  }
  return settled(game, match, label, answer).get('true') ?? 0
}

/** The average of `value` over every way the open roll can fall. */
export function expected<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  value: (next: Match<State, Options, Event>) => number,
): number {
  return falls(game, match).reduce((sum, { match: next, share }) => sum + share * value(next), 0)
}

/**
 * How likely each outcome of an action is. `label` names the outcome at a decision, or null for "goes on". `same` may leave out of a
 * position what is not asked about.
 */
export function distribution<State, Options, Event extends GameEvent>(
  game: Game<State, Options, Event>,
  match: Match<State, Options, Event>,
  action: Action,
  label: (match: Match<State, Options, Event>, decision: Decision | null) => string | null,
  answer: Answer<State, Options, Event>,
  same?: Sameness<State, Options, Event>,
): Map<string, number> {
  const start = withAskedDice(game, match)
  game.play(start, action)
  return settled(game, start, label, answer, same)
}
