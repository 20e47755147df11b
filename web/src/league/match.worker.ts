import { gamePackage as blitzBowl } from '@undercroft/blitz-bowl'
import { gamePackage as bloodBowl } from '@undercroft/blood-bowl'
import { coachFor, type Level, ready, usualBudget } from '@undercroft/coach'
import { gamePackage as dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Game, type GamePackage, type Match, Random, type Seed } from '@undercroft/engine'
import { type LeagueGame, luckOf } from '@undercroft/league'
import { leagueGame as blitzLeague } from '@undercroft/league/blitz-bowl'
import { leagueGame as bloodLeague } from '@undercroft/league/blood-bowl'
import { leagueGame as dungeonLeague } from '@undercroft/league/dungeon-bowl'
import { leagueGame as skirmishLeague } from '@undercroft/league/skirmish'
import { gamePackage as skirmish } from '@undercroft/skirmish'

/** What a match between computers needs. */
export interface MatchOrder {
  readonly game: string
  readonly options: object
  readonly level: Level
  readonly seed: Seed
}

export interface PlayedMatch {
  readonly report: unknown
  readonly luck?: readonly [number, number]
}

/** The coaches bring all games along anyway. */
const packages: Readonly<Record<string, [GamePackage, LeagueGame]>> = {
  'dungeon-bowl': [dungeonBowl as unknown as GamePackage, dungeonLeague],
  'blitz-bowl': [blitzBowl as unknown as GamePackage, blitzLeague],
  'blood-bowl': [bloodBowl as unknown as GamePackage, bloodLeague],
  skirmish: [skirmish as unknown as GamePackage, skirmishLeague],
}

self.onmessage = async ({ data }: MessageEvent<MatchOrder & { id: number }>) => {
  try {
    await ready(data.game, data.level)
    const [{ game }, leagueGame] = packages[data.game]
    const match = play(game, data, (turns) => self.postMessage({ id: data.id, news: turns }))
    const luck = luckOf(game.result(match))
    const answer: PlayedMatch = { report: leagueGame.reportOf(match), ...luck }
    self.postMessage({ id: data.id, answer })
  } catch (error) {
    self.postMessage({ id: data.id, error: (error as Error).message })
  }
}

function play(game: Game, order: MatchOrder, told: (turns: number) => void): Match {
  const match = game.create(order.options, order.seed)
  const coaches = Array.from({ length: game.seats(match) }, () => coachFor(game.id, order.level))
  const random = new Random(order.seed, 3)
  const budget = usualBudget(game.id, order.level)
  let turns = -1
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat } = decision
    const view = game.view(match, seat)
    game.play(match, coaches[seat].choose({ game, view, decision, seat, random, budget }).action)
    const now = game.result(match).turns
    if (now === turns) continue
    turns = now
    told(turns)
  }
  return match
}
