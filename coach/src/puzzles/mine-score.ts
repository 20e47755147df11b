import type { Action, Game, Match } from '@undercroft/engine'
import { Purse } from '../coach.ts'
import { coachFor } from '../levels.ts'
import { imagined } from '../planning.ts'
import { ActivationSearch } from '../search/activation-search.ts'
import { CHECKS, type Found, GLANCE, type Look, NEAR, ROOKIE, round, situationOf } from './looks.ts'
import { actorOf, type Solution, scoringGuide, solutions } from './solve.ts'
import { turnsOf } from './turns.ts'

/** Nothing is hard about what nearly always succeeds, and nothing to be found where hardly anything does. */
const LEAST = 0.4
const SURE = 0.85
/** By so much the best piece must be better than any other, or the whole line better than any piece alone. */
const GAP = 0.15
/** By so much the looks may differ. */
const AGREE = 0.12

/** Somebody can score in this turn, and not everybody sees how. */
export function scoringPuzzle(game: Game, start: Match, seat: number): Found | null {
  if (turnsOf(game.id).toGo(start, seat) > NEAR) return null
  const [glance] = solutions(game, start, seat, GLANCE.decisions, GLANCE.seed)
  if (!glance || glance.chance < LEAST - AGREE) return null
  const rookie = coachFor(game.id, 'rookie').choose(situationOf(game, start, seat, { decisions: ROOKIE, seed: 5 }))
  const isSeen = (one: Solution) => isSame({ actions: [rookie.action] }, one)
  const first = aloneIn(game, start, seat, CHECKS[0])
  if (first[0].chance > SURE && (isSeen(first[0]) || isWalk(first[0]))) return null
  if (glance.chance - first[0].chance < GAP - AGREE && first[0].chance - nextPiece(first) < GAP) return null
  const best = agreed(game, start, seat)
  if (!best) return null
  const alone = [first, aloneIn(game, start, seat, CHECKS[1])]
  const needsHelp = alone.every((look) => best.chance - look[0].chance >= GAP)
  const isClear = alone.every((look) => isSame(look[0], first[0]) && look[0].chance - nextPiece(look) >= GAP)
  if (!needsHelp && !(isClear && best.chance - first[0].chance < GAP)) return null
  const solution = needsHelp ? best : first[0]
  const line = lineOf(game, start, seat, solution)
  const actors = new Set(line.map(([action]) => actorOf(action)))
  const choices = game.decision(start)?.actions.length ?? 0
  const { chance } = solution
  const rating =
    700 + 200 * (line.length - 1) + (isSeen(solution) ? 0 : 300) + 60 * Math.log2(choices) + 300 * (1 - chance)
  return { goal: actors.size > 1 ? 'order' : 'score', rating: round(rating, 50), chance: round(chance, 0.01), line }
}

const WALK = new Set(['activate', 'move', 'run', 'step', 'stop'])

/** Nothing but a way to be walked. */
const isWalk = ({ actions }: Solution): boolean => actions.every(({ type }) => WALK.has(type))

/** The best line, where all looks find one and agree on its chance. */
function agreed(game: Game, start: Match, seat: number): Solution | null {
  let best: Solution | null = null
  for (const { decisions, seed } of CHECKS) {
    const [look] = solutions(game, start, seat, decisions, seed)
    if (!look || look.chance < LEAST || (best && Math.abs(look.chance - best.chance) > AGREE)) return null
    best = look
  }
  return best
}

const isSame = (a: Pick<Solution, 'actions'>, b: Pick<Solution, 'actions'>): boolean =>
  actorOf(a.actions[0]) === actorOf(b.actions[0])

/** The best chance of those who begin with another piece than the best does. */
const nextPiece = (all: readonly Solution[]): number => all.find((one) => !isSame(one, all[0]))?.chance ?? 0

/** What each first action can do for the goal within its own activation, the best first. */
function aloneIn(game: Game, start: Match, seat: number, look: Look): Solution[] {
  const situation = situationOf(game, start, seat, look)
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
function lineOf(game: Game, start: Match, seat: number, first: Solution): Action[][] {
  const turns = turnsOf(game.id)
  const before = turns.tally(start, seat)
  const line = [[...first.actions]]
  let at = first.end
  while (line.length < LONGEST && turns.tally(at, seat) === before && turns.turnOf(at) === turns.turnOf(start)) {
    if (at.waiting || game.decision(at)?.seat !== seat) break
    const [next] = solutions(game, at, seat, GLANCE.decisions, line.length)
    if (!next || next.chance < LEAST / 2) break
    line.push([...next.actions])
    at = next.end
  }
  return line
}
