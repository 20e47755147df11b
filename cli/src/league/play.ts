import type { GamePackage, Match, Result } from '@undercroft/engine'
import {
  commandFor,
  fixtureOf,
  isDrawnKnockOut,
  luckOf,
  optionsOf,
  type Roller,
  seasonOf,
  waitingFor,
} from '@undercroft/league'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { loadSeating, parseSeats, type Seating } from '../seats.ts'
import { matchSeed } from '../simulate/match.ts'
import { fixtureLine } from './print.ts'
import type { LeagueStore } from './store.ts'

/** Computers that play the matches of a league. */
export interface Bench {
  readonly pack: GamePackage
  readonly seating: Seating
  readonly seed: number
}

export async function benchFor(store: LeagueStore, level: string, seed: number): Promise<Bench> {
  const { id } = store.game
  return { pack: await loadGame(id), seating: await loadSeating(id, parseSeats(level, false, '--level')), seed }
}

/** Two computers play a fixture, and its result is told. */
export function playFixture(store: LeagueStore, bench: Bench, id: string): Result {
  const { report, result } = playedOnce(store, bench, id, matchSeed(bench.seed, store.events.length))
  store.do({ type: 'report', fixture: id, report, source: 'played', ...luckOf(result) })
  return result
}

/** A drawn knock-out game is played again, with other dice. */
function playedOnce(store: LeagueStore, bench: Bench, id: string, seed: number): { report: unknown; result: Result } {
  const { game } = bench.pack
  const match = game.create(optionsOf(store.game, store.league, id), seed) as Match
  const players = Array.from({ length: game.seats(match) }, (_, seat) => bench.seating(seat, seed))
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const player = players[decision.seat]
    game.play(match, player ? player.choose(game, match, decision) : game.fallback(match))
  }
  const report = store.game.reportOf(match)
  if (isDrawnKnockOut(store.game, store.league, id, report)) return playedOnce(store, bench, id, matchSeed(seed, 1))
  return { report, result: game.result(match) }
}

/** What waits for a person: whose team goes through its sequence. */
export const personsOf = ({ game, league }: LeagueStore): string[] =>
  waitingFor(game, league).flatMap((waiting) =>
    waiting.kind === 'sequence' && !league.teams[waiting.team].computer ? [waiting.team] : [],
  )

/**
 * Whatever waits but matches, a new season and the gathering of teams: done with these dice, by sensible answers. `spares`: teams whose
 * sequence is left to their coach.
 */
export function tidyUp(
  store: LeagueStore,
  roller: Roller,
  also: readonly string[] = [],
  spares: (store: LeagueStore) => readonly string[] = () => [],
): void {
  const left = ['match', 'gather', 'start', 'next-season'].filter((kind) => !also.includes(kind))
  for (;;) {
    const spared = spares(store)
    const waiting = waitingFor(store.game, store.league).find(
      (one) => !left.includes(one.kind) && !(one.kind === 'sequence' && spared.includes(one.team)),
    )
    const command = waiting && commandFor(store.game, store.league, waiting, roller)
    if (!command) return
    store.do(command)
  }
}

/** All that is left of the season. */
export function playSeason(store: LeagueStore, bench: Bench, roller: Roller, output: Output): number {
  let count = 0
  tidyUp(store, roller, seasonOf(store.league).phase === 'gathering' ? ['start'] : [])
  for (;;) {
    const season = seasonOf(store.league)
    const fixture = season.fixtures.find(({ status }) => status === 'open')
    if (!fixture || season.phase === 'off-season') return count
    const open = season.fixtures.filter(({ status }) => status === 'open').length
    playFixture(store, bench, fixture.id)
    count++
    tidyUp(store, roller, [])
    const played = fixtureOf(seasonOf(store.league), fixture.id) ?? fixture
    output.note(store.say('terminal.news', { fixture: fixtureLine(store, played), left: open - 1 }))
  }
}
