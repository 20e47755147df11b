import { type Action, type Decision, type Game, type Match, Random } from '@undercroft/engine'
import { Purse } from '../coach.ts'
import type { Guide } from '../guide.ts'
import { guideFor } from '../levels.ts'
import { imagined } from '../planning.ts'
import type { Plan } from '../search/ends.ts'
import { TurnSearch } from '../veteran.ts'
import { turnsOf } from './turns.ts'

/** What may be thought of a position in which the seat is to play: how likely it scores before its turn ends. */
export interface Solution {
  /** As far as they can be known before dice fall. */
  readonly actions: readonly Action[]
  readonly chance: number
  /** Where it leads when dice fall as they most likely do. */
  readonly end: Match
}

/** So much a position counts that only looks good: enough to tell good ones apart, too little to pass for a chance. */
const HOPE = 0.01
/** Values of the guides beyond this are all the same here. */
const SCALE = 100

/** So many pieces are thought of in each activation: those who stand nearest to the way of the ball. */
const PIECES = 6

/** Who acts, by its number on the board; undefined where nobody does. */
export const actorOf = (action: Action): number | undefined => {
  const { player, creature } = action as Action & { player?: number; creature?: number }
  return player ?? creature
}

/** What begins the activation of somebody who may matter for scoring, or ends the turn. */
export function mattering(match: Match, seat: number, actions: readonly Action[]): readonly Action[] {
  const { aside } = turnsOf(match.game)
  const pieces = [...new Set(actions.map(actorOf))].filter((piece) => piece !== undefined)
  if (pieces.length <= PIECES) return actions
  const ranked = pieces.map((piece) => ({ piece, far: aside(match, seat, piece) })).sort((a, b) => a.far - b.far)
  const near = new Set<number | undefined>(ranked.slice(0, PIECES).map(({ piece }) => piece))
  return actions.filter((action) => near.has(actorOf(action)) || actorOf(action) === undefined)
}

/** The guide of a game with one thing in mind: to score before the turn ends. Its figures are chances. */
export function scoringGuide(start: Match, seat: number): Guide {
  const guide = guideFor(start.game)
  const turns = turnsOf(start.game)
  const turn = turns.turnOf(start)
  const before = turns.tally(start, seat)
  const evaluate = (match: Match): number => {
    if (turns.tally(match, seat) > before) return 1
    if (match.stack.length === 0 || turns.turnOf(match) !== turn) return 0
    const looks = guide.evaluate(match, seat) / SCALE
    return HOPE * (0.5 + looks / (2 * (1 + Math.abs(looks))))
  }
  const sensible = (match: Match, decision: Decision, begun?: Match): readonly Action[] => {
    const actions = guide.sensible?.(match, decision, begun) ?? decision.actions
    return decision.kind === turns.kind && decision.seat === seat && turns.toGo(match, seat) < Number.POSITIVE_INFINITY
      ? mattering(match, seat, actions)
      : actions
  }
  const { tempo: _tempo, scheme: _scheme, ...rest } = guide
  return { ...rest, evaluate, sensible, reasons: () => [] }
}

/** How likely the seat that is asked scores before its turn ends, for each of these first actions; the best first. */
export function solutions(
  game: Game,
  match: Match,
  seat: number,
  decisions: number,
  seed: number,
  among?: readonly Action[],
): Solution[] {
  const decision = game.decision(match)
  if (!decision) return []
  const random = new Random(seed)
  const view = game.view(match, seat)
  const guide = scoringGuide(match, seat)
  const actions = among ?? guide.sensible?.(view, decision) ?? decision.actions
  const budget = { decisions }
  const world = imagined({ game, view, decision, seat, random, budget })
  const search = new TurnSearch(game, guide, seat, new Purse(budget), random)
  return search
    .plans(world, random.shuffle(actions))
    .map(({ actions: line, value, end }: Plan) => ({
      actions: line,
      chance: Math.max(0, Math.min(1, value)),
      end,
    }))
    .sort((a, b) => b.chance - a.chance)
}

/** The best chance to score before the turn ends, 0 where nothing was found. */
export function bestChance(game: Game, match: Match, seat: number, decisions: number, seed: number): number {
  const [best] = solutions(game, match, seat, decisions, seed)
  return best && best.chance > 2 * HOPE ? best.chance : 0
}
