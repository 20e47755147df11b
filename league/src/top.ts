import type { Career, LeagueGame } from './game.ts'
import type { League } from './model.ts'

/** Somebody in a top list. */
export interface Listed extends Career {
  readonly team: string
  readonly count: number
  /** How the player left, null while listed. */
  readonly left: string | null
}

/** Everybody who ever played in the league. */
export function everybody(game: LeagueGame, league: League): Omit<Listed, 'count'>[] {
  return Object.values(league.teams).flatMap((team) => [
    ...game.careers(team.content).map((career) => ({ ...career, team: team.id, left: null })),
    ...team.departed.map((player) => ({ ...game.careerOf(player), team: team.id, left: player.how as string })),
  ])
}

/** The best in one kind of figure, the best first. Nobody with nothing. */
export function topList(game: LeagueGame, league: League, kind: string, most = 10): Listed[] {
  return everybody(game, league)
    .map((career) => ({ ...career, count: kind === 'value' ? career.value : (career.figures[kind] ?? 0) }))
    .filter(({ count, left }) => count > 0 && (kind !== 'value' || left === null))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, most)
}

/** Those who died, the last first. */
export function cemetery(league: League) {
  return Object.values(league.teams)
    .flatMap((team) =>
      team.departed.filter(({ how }) => how === 'dead').map((player) => ({ ...player, team: team.id })),
    )
    .reverse()
}
