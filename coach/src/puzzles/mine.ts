import { type Game, type Match, Random } from '@undercroft/engine'
import { coachFor } from '../levels.ts'
import { scoringPuzzle } from './mine-score.ts'
import { stoppingPuzzle } from './mine-stop.ts'
import type { Goal, Puzzle } from './puzzle.ts'
import { turnsOf } from './turns.ts'

/** Decisions that those who play may simulate for each of their own. */
const PLAY = 80
const budget = { decisions: PLAY }

/** So many puzzles of one match: they are much alike. */
const MOST = 2

/** Plays a match between computers and looks at each turn: what is a puzzle is handed to `found`. */
export function mineMatch(
  game: Game,
  options: unknown,
  seed: number,
  goals: ReadonlySet<Goal>,
  found: (puzzle: Puzzle) => void,
): void {
  const turns = turnsOf(game.id)
  const match = game.create(options, seed)
  const seats = game.seats(match)
  const idler = turns.isLong ? seed % seats : -1
  const coaches = Array.from({ length: seats }, (_, seat) => coachFor(game.id, seat === idler ? 'random' : 'rookie'))
  const random = coaches.map((_, seat) => new Random(seed * 16 + seat + 1))
  let turn = ''
  let count = 0
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat, kind } = decision
    if (count === MOST) return
    if (kind === turns.kind && turns.turnOf(match) !== turn) {
      turn = turns.turnOf(match)
      const puzzle = puzzleIn(game, match, seat, goals)
      if (puzzle) {
        found(puzzle)
        count++
      }
    }
    const situation = { game, view: game.view(match, seat), decision, seat, random: random[seat], budget }
    const { action } = coaches[seat].choose(situation)
    game.play(match, game.legal(match, action))
  }
}

/** The puzzle that this turn is, or null. */
export function puzzleIn(game: Game, match: Match, seat: number, goals: ReadonlySet<Goal>): Puzzle | null {
  const start = game.clone(match)
  start.dice = null
  const scores = goals.has('score') || goals.has('order') ? scoringPuzzle(game, start, seat) : null
  const found = scores ?? (goals.has('stop') ? stoppingPuzzle(game, start, seat) : null)
  if (!found || !goals.has(found.goal)) return null
  const id = game.digest(start).slice(0, 8)
  return { id, game: game.id, seat, ...found, position: game.save(start) }
}
