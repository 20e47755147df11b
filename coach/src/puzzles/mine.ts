import { type Action, type Game, type GameEvent, type Match, Random, seededDice } from '@undercroft/engine'
import { Purse } from '../coach.ts'
import { coachFor } from '../levels.ts'
import { imagined } from '../planning.ts'
import { ActivationSearch } from '../search/activation-search.ts'
import type { Goal, Puzzle } from './puzzle.ts'
import { bestChance, type Solution, scoringGuide, solutions } from './solve.ts'
import { turnsOf } from './turns.ts'

type AnyGame = Game<unknown, unknown, GameEvent>
type AnyMatch = Match<unknown, unknown, GameEvent>

/** Decisions that those who play may simulate for each of their own. */
const PLAY = 250
/** The first look, and the looks that have to agree: with other samples and with more time. */
const GLANCE = 2500
const CHECKS: readonly { readonly decisions: number; readonly seed: number }[] = [
  { decisions: 8000, seed: 11 },
  { decisions: 8000, seed: 12 },
  { decisions: 16_000, seed: 13 },
]
/** Nothing is hard about what nearly always succeeds, and nothing to be found where hardly anything does. */
const LEAST = 0.45
const SURE = 0.93
/** By so much the best piece must be better than any other, or the whole line better than any piece alone. */
const GAP = 0.2
/** By so much the looks may differ. */
const AGREE = 0.12
/** 'stop': what the others have when nothing is done about it, what must be left of it on average, and after how many tries. */
const THREAT = 0.5
const HELD = 0.3
const TRIES = 3
/** By so much less must be left by veterans than by rookies. */
const EASY = 0.15
const THOUGHT = { rookie: 300, veteran: 1500 } as const

/** Plays a match between computers and looks at each turn: what is a puzzle is handed to `found`. */
export function mineMatch(
  game: AnyGame,
  options: unknown,
  seed: number,
  goals: ReadonlySet<Goal>,
  found: (puzzle: Puzzle) => void,
): void {
  const turns = turnsOf(game.id)
  const match = game.create(options, seed)
  const seats = game.seats(match)
  const coaches = Array.from({ length: seats }, () => coachFor(game.id, 'regular'))
  const random = coaches.map((_, seat) => new Random(seed * 16 + seat + 1))
  let turn = ''
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat, kind } = decision
    if (kind === turns.kind && turns.turnOf(match) !== turn) {
      turn = turns.turnOf(match)
      const puzzle = puzzleIn(game, match, seat, goals)
      if (puzzle) found(puzzle)
    }
    const view = game.view(match, seat)
    const budget = { decisions: PLAY }
    const { action } = coaches[seat].choose({ game, view, decision, seat, random: random[seat], budget })
    game.play(match, game.legal(match, action))
  }
}

/** The puzzle that this turn is, or null. */
export function puzzleIn(game: AnyGame, match: AnyMatch, seat: number, goals: ReadonlySet<Goal>): Puzzle | null {
  const start = game.clone(match)
  start.dice = null
  const scores = goals.has('score') || goals.has('order') ? scoringPuzzle(game, start, seat) : null
  const found = scores ?? (goals.has('stop') ? stoppingPuzzle(game, start, seat) : null)
  if (!found || !goals.has(found.goal)) return null
  const id = game.digest(start).slice(0, 8)
  return { id, game: game.id, seat, ...found, position: game.save(start) }
}

type Found = Pick<Puzzle, 'goal' | 'rating' | 'chance' | 'line'>

function scoringPuzzle(game: AnyGame, start: AnyMatch, seat: number): Found | null {
  if (!turnsOf(game.id).mayScore(start, seat)) return null
  const [glance] = solutions(game, start, seat, GLANCE, 1)
  if (!glance || glance.chance < LEAST - AGREE) return null
  let best: Solution | null = null
  for (const { decisions, seed } of CHECKS) {
    const [look] = solutions(game, start, seat, decisions, seed)
    if (!look || look.chance < LEAST || (best && Math.abs(look.chance - best.chance) > AGREE)) return null
    best = look
  }
  if (!best) return null
  const alone = CHECKS.slice(0, 2).map(({ decisions, seed }) => aloneIn(game, start, seat, decisions, seed))
  const isOrder = alone.every((look) => best.chance - look[0].chance >= GAP)
  const isClear = alone.every((look) => isSame(look[0], alone[0][0]) && look[0].chance - nextPiece(look) >= GAP)
  if (!isOrder && !(isClear && best.chance - alone[0][0].chance < GAP)) return null
  const first = isOrder ? best : alone[0][0]
  const { chance } = first
  const rookie = coachFor(game.id, 'rookie').choose(situationOf(game, start, seat, THOUGHT.rookie, 5)).action
  const isSeen = isSame({ actions: [rookie] }, first)
  if (!isOrder && chance > SURE && isSeen) return null
  const line = lineOf(game, start, seat, first)
  const choices = game.decision(start)?.actions.length ?? 0
  const rating = 700 + 200 * (line.length - 1) + (isSeen ? 0 : 300) + 60 * Math.log2(choices) + 300 * (1 - chance)
  return { goal: isOrder ? 'order' : 'score', rating: round(rating, 50), chance: round(chance, 0.01), line }
}

/** Who acts first, by its number on the board. */
function pieceOf({ actions: [action] }: Pick<Solution, 'actions'>): unknown {
  const { player, creature } = action as Action & { player?: number; creature?: number }
  return player ?? creature ?? action.type
}

const isSame = (a: Pick<Solution, 'actions'>, b: Pick<Solution, 'actions'>): boolean => pieceOf(a) === pieceOf(b)

/** The best chance of those who begin with another piece than the best does. */
const nextPiece = (all: readonly Solution[]): number => all.find((one) => !isSame(one, all[0]))?.chance ?? 0

function situationOf(game: AnyGame, match: AnyMatch, seat: number, decisions: number, seed: number) {
  const decision = game.decision(match)
  if (!decision) throw new Error('nobody is asked')
  return { game, view: game.view(match, seat), decision, seat, random: new Random(seed), budget: { decisions } }
}

/** What each first action can do for the goal within its own activation, the best first. */
function aloneIn(game: AnyGame, start: AnyMatch, seat: number, decisions: number, seed: number): Solution[] {
  const situation = situationOf(game, start, seat, decisions, seed)
  const guide = scoringGuide(start, seat)
  const actions = guide.sensible?.(situation.view, situation.decision) ?? situation.decision.actions
  const search = new ActivationSearch(game, guide, seat, new Purse(situation.budget), situation.random)
  return search
    .plans(imagined(situation), actions)
    .map(({ actions: line, value, end }) => ({ actions: line, chance: Math.max(0, Math.min(1, value)), end }))
    .sort((a, b) => b.chance - a.chance)
}

const LONGEST = 5

/** The whole line: what follows when dice fall as they most likely do. */
function lineOf(game: AnyGame, start: AnyMatch, seat: number, first: Solution): Action[][] {
  const turns = turnsOf(game.id)
  const before = turns.tally(start, seat)
  const line = [[...first.actions]]
  let at = first.end
  while (line.length < LONGEST && turns.tally(at, seat) === before && turns.turnOf(at) === turns.turnOf(start)) {
    if (at.waiting || game.decision(at)?.seat !== seat) break
    const [next] = solutions(game, at, seat, GLANCE, line.length)
    if (!next || next.chance < LEAST / 2) break
    line.push([...next.actions])
    at = next.end
  }
  return line
}

function stoppingPuzzle(game: AnyGame, start: AnyMatch, seat: number): Found | null {
  const { mayScore } = turnsOf(game.id)
  if (!others(game, start, seat).some((other) => mayScore(start, other))) return null
  const passed = game.clone(start)
  passed.dice = seededDice(1)
  playTurn(game, passed, seat, (match) => game.fallback(match))
  const threat = threatIn(game, passed, seat, GLANCE, 1)
  if (threat < THREAT) return null
  if (CHECKS.some(({ decisions, seed }) => threatIn(game, passed, seat, decisions, seed) < THREAT)) return null
  const veterans = tries(game, start, seat, 'veteran', TRIES)
  if (veterans.left > HELD) return null
  const rookies = tries(game, start, seat, 'rookie', TRIES)
  if (rookies.left - veterans.left < EASY) return null
  const { left, line } = veterans
  const rating = 700 + 600 * left + 800 * rookies.left
  return { goal: 'stop', rating: round(rating, 50), chance: round(1 - left, 0.01), line: [line] }
}

/** What is left to the others, on average, after turns of a computer with different dice; the line that left least. */
function tries(
  game: AnyGame,
  start: AnyMatch,
  seat: number,
  level: 'rookie' | 'veteran',
  count: number,
): { readonly left: number; readonly line: readonly Action[] } {
  let left = 0
  let best: { readonly chance: number; readonly line: readonly Action[] } | null = null
  for (let seed = 1; seed <= count; seed++) {
    const match = game.clone(start)
    match.dice = seededDice(seed)
    const coach = coachFor(game.id, level)
    const random = new Random(seed)
    const line = playTurn(
      game,
      match,
      seat,
      (at) => coach.choose({ ...situationOf(game, at, seat, THOUGHT[level], seed), random }).action,
    )
    const chance = threatIn(game, match, seat, GLANCE, seed)
    if (!best || chance < best.chance) best = { chance, line }
    left += chance / count
  }
  return { left, line: best?.line ?? [] }
}

const others = (game: AnyGame, match: AnyMatch, seat: number): number[] =>
  Array.from({ length: game.seats(match) }, (_, other) => other).filter((other) => other !== seat)

const MOST_ANSWERS = 400

/** Plays until the turn of the seat is over and another seat begins its own; what the seat chose. */
function playTurn(game: AnyGame, match: AnyMatch, seat: number, choose: (match: AnyMatch) => Action): Action[] {
  const turns = turnsOf(game.id)
  const turn = turns.turnOf(match)
  const chosen: Action[] = []
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const decision = game.decision(match)
    if (!decision) break
    if (decision.seat !== seat && decision.kind === turns.kind && turns.turnOf(match) !== turn) break
    const action = decision.seat === seat ? choose(match) : game.fallback(match)
    if (decision.seat === seat) chosen.push(action)
    game.play(match, game.legal(match, action))
  }
  return chosen
}

/** How likely whoever is to play now scores; 0 where it is the seat itself or nobody. */
function threatIn(game: AnyGame, match: AnyMatch, seat: number, decisions: number, seed: number): number {
  const decision = game.decision(match)
  if (!decision || decision.seat === seat) return 0
  const asked = game.clone(match)
  asked.dice = null
  return bestChance(game, asked, decision.seat, decisions, seed)
}

const round = (value: number, to: number): number => Number((Math.round(value / to) * to).toFixed(2))
