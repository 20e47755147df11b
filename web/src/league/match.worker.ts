import { coachFor, type Level, USUAL_BUDGET } from '@undercroft/coach'
import { type Game, type GameEvent, type GamePackage, type Match, Random, type Seed } from '@undercroft/engine'
import type { LeagueGame } from '@undercroft/league'

/** What a match between computers needs. */
export interface MatchOrder {
  readonly id: number
  readonly game: string
  readonly options: object
  readonly level: Level
  readonly seed: Seed
}

export type MatchNews =
  | { readonly id: number; readonly turns: number }
  | { readonly id: number; readonly report: unknown }
  | { readonly id: number; readonly error: string }

const packages: Readonly<Record<string, () => Promise<[{ gamePackage: unknown }, { leagueGame: LeagueGame }]>>> = {
  'dungeon-bowl': () => Promise.all([import('@undercroft/dungeon-bowl'), import('@undercroft/league/dungeon-bowl')]),
  'blitz-bowl': () => Promise.all([import('@undercroft/blitz-bowl'), import('@undercroft/league/blitz-bowl')]),
  skirmish: () => Promise.all([import('@undercroft/skirmish'), import('@undercroft/league/skirmish')]),
}

self.onmessage = async ({ data }: MessageEvent<MatchOrder>) => {
  try {
    const [{ gamePackage }, { leagueGame }] = await packages[data.game]()
    const { game } = gamePackage as GamePackage
    const match = play(game, data)
    self.postMessage({ id: data.id, report: leagueGame.reportOf(match) } satisfies MatchNews)
  } catch (error) {
    self.postMessage({ id: data.id, error: (error as Error).message } satisfies MatchNews)
  }
}

function play(game: Game<unknown, unknown, GameEvent>, order: MatchOrder): Match {
  const match = game.create(order.options, order.seed)
  const coaches = Array.from({ length: game.seats(match) }, () => coachFor(game.id, order.level))
  const random = new Random(order.seed, 3)
  const budget = USUAL_BUDGET[order.level]
  let turns = -1
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat } = decision
    const view = game.view(match, seat)
    game.play(match, coaches[seat].choose({ game, view, decision, seat, random, budget }).action)
    const now = game.result(match).turns
    if (now === turns) continue
    turns = now
    self.postMessage({ id: order.id, turns } satisfies MatchNews)
  }
  return match
}
