import {
  advice,
  blunders,
  budgetForPeople,
  type Coach,
  chanceWithRerolls,
  coachFor,
  guideFor,
  learnedFor,
  oddsOf,
  reached,
  ready,
  review,
  toldPlans,
} from '@undercroft/coach'
import { type Action, type Match, Random, type SavedMatch } from '@undercroft/engine'
import type { Brain } from '../games/brain.ts'
import type { GameId } from '../games/index.ts'
import { declared, foundWay } from './declared.ts'
import type { Answers, FoundWay, Reply, Request, Stake } from './protocol.ts'
import { findShots } from './shots.ts'
import { stakesOf } from './stakes.ts'

const brains: Readonly<Partial<Record<GameId, () => Promise<{ brain: Brain }>>>> = {
  'blitz-bowl': () => import('../games/blitz-bowl/brain.ts'),
  'blood-bowl': () => import('../games/blood-bowl/brain.ts'),
  'dungeon-bowl': () => import('../games/dungeon-bowl/brain.ts'),
  skirmish: () => import('../games/skirmish/brain.ts'),
}

const coaches = new Map<string, Coach>()

self.onmessage = async ({ data }: MessageEvent<Request & { id: number }>) => {
  const reply = (part: Omit<Reply, 'id'>) => self.postMessage({ id: data.id, ...part })
  try {
    const load = brains[data.game]
    if (!load) throw new Error(`nobody here knows ${data.game}`)
    const { brain } = await load()
    if (data.kind === 'choose') await ready(data.game, data.level)
    if (data.kind === 'review' || data.kind === 'blunders') await ready(data.game, 'master')
    reply({ answer: data.kind === 'judge' ? await judge(brain, data) : answerTo(brain, data) })
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) })
  }
}

async function judge({ game }: Brain, { view, actions, puzzle }: Extract<Request, { kind: 'judge' }>) {
  const { judged } = await import('@undercroft/coach/puzzles/solving')
  return judged(game, puzzle, game.load(view as SavedMatch), actions)
}

function answerTo(brain: Brain, request: Exclude<Request, { kind: 'judge' }>): unknown {
  const view = brain.game.load(request.view as SavedMatch)
  if (request.kind === 'choose') return choose(brain, view, request)
  if (request.kind === 'plans')
    return advice(
      brain.game,
      view,
      request.seat,
      new Random(request.seed),
      budgetForPeople(brain.game.id, 'veteran', 0),
    )
  if (request.kind === 'ways') return request.firsts.map((first) => findWays(brain, view, first, request.piece))
  if (request.kind === 'shots') return request.firsts.map((first) => findShots(brain, view, first, request))
  if (request.kind === 'rerolls') return withRerolls(brain, view, request)
  if (request.kind === 'review') return reviewOf(brain, view, request)
  if (request.kind === 'blunders') return blundersOf(brain, view, request)
  if (request.kind === 'course') return courseOf(brain, view, request)
  if (request.kind === 'stakes') return answerStakes(brain, view, request.actions)
  for (const action of request.actions.slice(0, -1)) brain.game.play(view, brain.game.legal(view, action))
  const last = brain.game.legal(view, request.actions[request.actions.length - 1])
  return { rows: oddsOf(brain.game, view, last), told: brain.told?.(view, last) ?? null }
}

function reviewOf({ game }: Brain, start: Match, { actions }: Extract<Request, { kind: 'review' }>) {
  const guide = learnedFor(game.id)
  return guide && review(game, guide, start, actions)
}

function blundersOf({ game }: Brain, start: Match, request: Extract<Request, { kind: 'blunders' }>) {
  const guide = learnedFor(game.id)
  return guide ? blunders(game, guide, start, request.actions, request.from, request.to) : []
}

function courseOf(brain: Brain, match: Match, request: Extract<Request, { kind: 'course' }>): number[][] {
  const guide = guideFor(request.game)
  const seats = Array.from({ length: request.seats }, (_, seat) => seat)
  return request.actions.map((action) => {
    brain.game.play(match, brain.game.legal(match, action))
    return seats.map((seat) => guide.evaluate(match, seat))
  })
}

function answerStakes(brain: Brain, view: Match, actions: readonly Action[]): Stake[] {
  return stakesOf(brain.game, view, actions).map((stake, i) => ({
    ...stake,
    rows: stake.chance === null ? oddsOf(brain.game, view, brain.game.legal(view, actions[i])) : [],
  }))
}

function choose({ game }: Brain, view: Match, request: Extract<Request, { kind: 'choose' }>): Answers['choose'] {
  const { seat, level, seed, waited } = request
  const decision = game.decision(view)
  if (!decision) throw new Error('the match is over')
  const key = `${request.fresh}-${seat}-${level}`
  const coach = coaches.get(key) ?? coachFor(game.id, level)
  coaches.set(key, coach)
  const budget = budgetForPeople(game.id, level, waited)
  const choice = coach.choose({ game, view, decision, seat, random: new Random(seed), budget })
  return { action: choice.action, plans: toldPlans(game.id, level, view, seat, choice) }
}

function findWays(brain: Brain, view: Match, first: readonly Action[], piece: number): FoundWay[] {
  const start = declared(brain, view, first)
  if (!start) return []
  return [...reached(brain.game, start, brain.movement(piece)).values()].flatMap((way): FoundWay[] => {
    const end = walk(
      brain,
      start,
      way.steps.map(({ action }) => action),
    )
    return end ? [{ ...foundWay(brain, start, first, way, end), spent: brain.spent?.(way.match) ?? false }] : []
  })
}

function withRerolls(brain: Brain, view: Match, request: Extract<Request, { kind: 'rerolls' }>): number {
  const { game } = brain
  const movement = brain.movement(request.piece)
  const start = game.clone(view)
  start.dice = null
  let steps = request.actions
  // What comes before the first step of the way is played at once.
  while (steps.length > 0 && !start.waiting && movement.stepTo(steps[0], start) === null) {
    game.play(start, game.legal(start, steps[0]))
    steps = steps.slice(1)
  }
  const taken = steps.flatMap((action) => {
    const to = movement.stepTo(action, start)
    return to === null ? [] : [{ action, to, rolls: [], chance: 0, reactions: 0 }]
  })
  if (taken.length === 0) return 0
  return chanceWithRerolls(game, start, { to: taken[taken.length - 1].to, steps: taken, chance: 0 }, movement)
}

/** What ends the movement after these steps: nothing, or a stop. Null: one cannot end there. */
function walk({ game, movement, stop, mayRest }: Brain, start: Match, steps: readonly Action[]): Action[] | null {
  const match = game.clone(start)
  const asked = game.decision(start)?.kind
  const { pass } = movement(-1)
  for (const step of steps) {
    game.play(match, game.legal(match, step))
    letPass(game, match, pass)
    // What comes after dice is decided when they have fallen.
    if (match.waiting) return []
  }
  const decision = game.decision(match)
  if (!decision || decision.kind !== asked) return []
  const end = stop(match, decision.actions)
  if (end) return [end]
  return mayRest(match, decision.actions) ? [] : null
}

/** Others let the step happen. */
function letPass(game: Brain['game'], match: Match, pass: ReturnType<Brain['movement']>['pass']): void {
  for (;;) {
    const decision = match.waiting ? null : game.decision(match)
    const answer = decision && pass?.(decision)
    if (!answer) return
    game.play(match, answer)
  }
}
