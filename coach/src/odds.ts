import { type Action, type Decision, dieByName, type Game, type Match, outcomes } from '@undercroft/engine'

/** What may be answered to questions that come up while odds are worked out. Null: the safe default. */
export type Answer<M extends Match> = (decision: Decision, match: M) => Action | null

/** The same match with dice that are asked for, so that every outcome can be played. */
export function withAskedDice<M extends Match>(game: Game<M>, match: M): M {
  const copy = game.clone(match)
  copy.dice = null
  return copy
}

/** What a position is called; those of one name are taken for the same. */
export type Sameness<M extends Match> = (match: M) => string

/** More positions than a question of odds is worth: beyond it what is still open is told as it stands. */
const MOST_POSITIONS = 20_000

/** What is asked about an action: what has become of it, how questions on the way are answered, what tells positions apart. */
export interface Inquiry<M extends Match> {
  /**
   * The name of what has come of it, null while that is open. Asked after every answer and every roll: `decision` is null where the
   * match waits for dice or is over. `begun`: an earlier position on the way was `isBegun`.
   */
  outcome(match: M, decision: Decision | null, begun: boolean): string | null
  /** What to call it where it takes too long; 'other' where this is left out. */
  soFar?(match: M): string
  answer: Answer<M>
  same?: Sameness<M>
  isBegun?(match: M): boolean
}

const wholePosition = ({ state, stack, waiting }: Match): string => JSON.stringify([state, stack, waiting])

/**
 * Plays every outcome of every roll with the engine itself until each is settled: how likely each name is. Positions that are the
 * same are played on together, so that a chain of rolls does not multiply: as the likeliest of them, where they differ in something
 * that the caller does not ask about.
 */
function settled<M extends Match>(
  game: Game<M>,
  start: M,
  { outcome, soFar = () => 'other', answer, same = wholePosition, isBegun = () => false }: Inquiry<M>,
): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string, share: number) => found.set(name, (found.get(name) ?? 0) + share)
  let open: readonly Share<M>[] = [{ match: start, share: 1, begun: isBegun(start) }]
  let played = 0
  while (open.length > 0) {
    const next = new Map<string, Merged<M>>()
    for (const { match, share, begun } of open) {
      const decision = match.waiting ? null : game.decision(match)
      const isOver = !match.waiting && !decision
      const name = outcome(match, decision, begun) ?? (isOver || played > MOST_POSITIONS ? soFar(match) : null)
      if (name !== null) {
        count(name, share)
        continue
      }
      for (const after of match.waiting ? falls(game, match) : [answered(game, match, decision, answer)]) {
        played++
        const hasBegun = begun || isBegun(after.match)
        const key = (hasBegun ? '1' : '0') + same(after.match)
        const part = share * after.share
        const known = next.get(key)
        if (!known) next.set(key, { match: after.match, share: part, begun: hasBegun, largest: part })
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

interface Fall<M extends Match> {
  readonly match: M
  readonly share: number
}

interface Share<M extends Match> extends Fall<M> {
  readonly begun: boolean
}

/** Positions that are played on as one of them. */
interface Merged<M extends Match> {
  match: M
  share: number
  readonly begun: boolean
  /** The share of the one that stands for all. */
  largest: number
}

function answered<M extends Match>(game: Game<M>, match: M, decision: Decision | null, answer: Answer<M>): Fall<M> {
  const next = game.clone(match)
  game.play(next, (decision && answer(decision, match)) ?? game.fallback(next))
  return { match: next, share: 1 }
}

/** Every way the open roll can fall, played, and how likely each is. */
function falls<M extends Match>(game: Game<M>, match: M): Fall<M>[] {
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
export function chance<M extends Match>(
  game: Game<M>,
  match: M,
  success: (match: M, decision: Decision | null) => boolean | null,
  answer: Answer<M>,
): number {
  const outcome = (at: M, decision: Decision | null) => {
    const done = at.waiting ? null : success(at, decision)
    return done === null ? null : String(done)
  }
  return settled(game, match, { outcome, answer }).get('true') ?? 0
}

/** The average of `value` over every way the open roll can fall. */
export function expected<M extends Match>(game: Game<M>, match: M, value: (next: M) => number): number {
  return falls(game, match).reduce((sum, { match: next, share }) => sum + share * value(next), 0)
}

/** How likely each outcome of an action is. */
export function distribution<M extends Match>(
  game: Game<M>,
  match: M,
  action: Action,
  inquiry: Inquiry<M>,
): Map<string, number> {
  const start = withAskedDice(game, match)
  game.play(start, action)
  return settled(game, start, inquiry)
}
