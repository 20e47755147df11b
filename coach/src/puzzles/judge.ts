import type { Action, Game, Match } from '@undercroft/engine'
import { isDone, starsFor } from './done.ts'
import type { Puzzle } from './puzzle.ts'
import { bestChance, solutions } from './solve.ts'
import { turnsOf } from './turns.ts'

/** What somebody made of a puzzle. Dice are not to blame, nor to praise: what counts is the chance of the line that was found. */
export interface Verdict {
  readonly chance: number
  readonly stars: number
  /** What came of it: whether it was reached in the end. Null where that is still open ('stop'). */
  readonly reached: boolean | null
}

/** Decisions that may be simulated for each look. */
const LOOK = 6000
/** Less than this may be the search's own error. */
const LITTLE = 0.04
/** Judges what was played from `start`, the position of the puzzle with whatever dice it was played. */
export function judged(game: Game, puzzle: Puzzle, start: Match, actions: readonly Action[]): Verdict {
  const chance = puzzle.goal === 'stop' ? held(game, puzzle, start, actions) : foundChance(game, puzzle, start, actions)
  const reached = puzzle.goal === 'stop' ? null : hasScored(game, puzzle, start, actions)
  return { chance, stars: starsFor(chance, puzzle.chance), reached }
}

/** Plays until the puzzle is done; `look` sees each choice before it is made. */
function playOn(
  game: Game,
  puzzle: Puzzle,
  start: Match,
  actions: readonly Action[],
  look: (match: Match, action: Action) => void = () => {},
): Match {
  const match = game.clone(start)
  for (const action of actions) {
    if (isDone(game, puzzle, match)) break
    look(match, action)
    game.play(match, game.legal(match, action))
  }
  return match
}

function hasScored(game: Game, puzzle: Puzzle, start: Match, actions: readonly Action[]): boolean {
  const { tally } = turnsOf(game.id)
  return tally(playOn(game, puzzle, start, actions), puzzle.seat) > tally(start, puzzle.seat)
}

/** How likely the others do not score in their turn. */
function held(game: Game, puzzle: Puzzle, start: Match, actions: readonly Action[]): number {
  const match = playOn(game, puzzle, start, actions)
  const decision = game.decision(match)
  if (!decision || decision.seat === puzzle.seat) return match.stack.length === 0 ? 1 : 0
  const asked = game.clone(match)
  asked.dice = null
  return 1 - bestChance(game, asked, decision.seat, LOOK, 1)
}

/**
 * The chance of the best line, less what each choice gave away: from one roll to the next, what could be hoped for before against
 * what could be hoped for with what was chosen.
 */
function foundChance(game: Game, puzzle: Puzzle, start: Match, actions: readonly Action[]): number {
  const { seat } = puzzle
  let given = 0
  let from: { readonly best: number; readonly rolls: number } | null = null
  let last: { readonly match: Match; readonly action: Action } | null = null
  const settle = () => {
    if (!from || !last) return
    const [own] = solutions(game, last.match, seat, LOOK, 2, [last.action])
    const loss = from.best - (own?.chance ?? 0)
    if (loss >= LITTLE) given += loss
    from = null
    last = null
  }
  playOn(game, puzzle, start, actions, (match, action) => {
    if (match.waiting || game.decision(match)?.seat !== seat) return
    if (from && match.rolls !== from.rolls) settle()
    const asked = game.clone(match)
    asked.dice = null
    from ??= { best: bestChance(game, asked, seat, LOOK, 1), rolls: match.rolls }
    last = { match: asked, action }
  })
  settle()
  return Math.max(0, puzzle.chance - given)
}
