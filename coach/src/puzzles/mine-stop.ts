import { type Action, type Game, type Match, Random, seededDice } from '@undercroft/engine'
import { coachFor } from '../levels.ts'
import { CHECKS, type Found, GLANCE, type Look, NEAR, ROOKIE, round, situationOf } from './looks.ts'
import { bestChance } from './solve.ts'
import { turnsOf } from './turns.ts'

/** What the others have when nothing is done about it, what may be left of it on average, and after how many tries. */
const THREAT = 0.5
const HELD = 0.3
const TRIES = 3
/** By so much less must be left by veterans than by rookies. */
const EASY = 0.15
const THOUGHT = { rookie: ROOKIE, veteran: 800 } as const
type Level = keyof typeof THOUGHT

/** The others are about to score, and a veteran prevents it more often than a rookie. */
export function stoppingPuzzle(game: Game, start: Match, seat: number): Found | null {
  const { toGo } = turnsOf(game.id)
  if (!others(game, start, seat).some((other) => toGo(start, other) <= NEAR)) return null
  const passed = game.clone(start)
  passed.dice = seededDice(1)
  playTurn(game, passed, seat, (match) => game.fallback(match))
  if (threatIn(game, passed, seat, GLANCE) < THREAT) return null
  const rookies = tries(game, start, seat, 'rookie', 1)
  if (!rookies || rookies.left < EASY) return null
  const veterans = tries(game, start, seat, 'veteran', Math.min(HELD, rookies.left - EASY))
  if (!veterans) return null
  if (CHECKS.some((look) => threatIn(game, passed, seat, look) < THREAT)) return null
  const { left, line } = veterans
  const rating = 700 + 600 * left + 800 * rookies.left
  return { goal: 'stop', rating: round(rating, 50), chance: round(1 - left, 0.01), line: [line] }
}

interface Tries {
  readonly left: number
  readonly line: readonly Action[]
}

/**
 * What is left to the others, on average, after turns of a computer with different dice, and the line that left least; null where
 * more is left than `most`.
 */
function tries(game: Game, start: Match, seat: number, level: Level, most: number): Tries | null {
  let left = 0
  let best: { readonly chance: number; readonly line: readonly Action[] } | null = null
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = game.clone(start)
    match.dice = seededDice(seed)
    const coach = coachFor(game.id, level)
    const random = new Random(seed)
    const line = playTurn(
      game,
      match,
      seat,
      (at) => coach.choose({ ...situationOf(game, at, seat, { decisions: THOUGHT[level], seed }), random }).action,
    )
    const chance = threatIn(game, match, seat, { ...GLANCE, seed })
    if (!best || chance < best.chance) best = { chance, line }
    left += chance / TRIES
    if (left > most) return null
  }
  return { left, line: best?.line ?? [] }
}

const others = (game: Game, match: Match, seat: number): number[] =>
  Array.from({ length: game.seats(match) }, (_, other) => other).filter((other) => other !== seat)

const MOST_ANSWERS = 400

/** Plays until the turn of the seat is over and another seat begins its own; what the seat chose. */
function playTurn(game: Game, match: Match, seat: number, choose: (match: Match) => Action): Action[] {
  const turns = turnsOf(game.id)
  const turn = turns.turnOf(match)
  const chosen: Action[] = []
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const decision = game.decision(match)
    if (!decision) break
    if (decision.seat !== seat && decision.kind === turns.kind && turns.turnOf(match) !== turn) break
    const action = decision.seat === seat ? choose(match) : game.fallback(match)
    if (decision.seat === seat && turns.turnOf(match) === turn) chosen.push(action)
    game.play(match, game.legal(match, action))
  }
  return chosen
}

/** How likely whoever is to play now scores; 0 where it is the seat itself or nobody. */
function threatIn(game: Game, match: Match, seat: number, { decisions, seed }: Look): number {
  const decision = game.decision(match)
  if (!decision || decision.seat === seat) return 0
  const asked = game.clone(match)
  asked.dice = null
  return bestChance(game, asked, decision.seat, decisions, seed)
}
