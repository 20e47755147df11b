import { type Fixture, isWonOnTime, seasonOf, tableOf, topList, waitingFor } from '@undercroft/league'
import { type Output, painted } from '../output.ts'
import type { LeagueStore } from './store.ts'

/** Columns as wide as they need to be; numbers stand to the right. */
function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = rows[0].map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)))
  return rows.map((row) =>
    row
      .map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(width[at]) : String(cell).padEnd(width[at])))
      .join('  ')
      .trimEnd(),
  )
}

const FIGURES = ['played', 'won', 'drawn', 'lost', 'scored', 'casualties', 'bonus', 'penalty', 'points'] as const

export function printTable(store: LeagueStore, output: Output): void {
  const { game, league, say } = store
  const season = seasonOf(league)
  const rows = season.divisions.flatMap((division) => tableOf(game, season, division))
  // Bonus and penalty are shown as soon as somebody has some.
  const shown = FIGURES.filter((figure) =>
    figure === 'bonus' || figure === 'penalty'
      ? rows.some((row) => row[figure] !== 0)
      : figure !== 'casualties' || game.progress !== null,
  )
  season.divisions.forEach((division, i) => {
    if (season.divisions.length > 1) output.print(painted(output, 'bold', say('table.division', { n: i + 1 })))
    const lines = tableOf(game, season, division).map((row, at) => [
      at + 1,
      league.teams[row.team].name,
      ...shown.map((figure) => row[figure]),
      row.by === 'first' || row.by === 'points' ? '' : say(`table.by-${row.by}`),
    ])
    const head = ['#', say('table.team'), ...shown.map((figure) => say(`table.${figure}`)), '']
    const [first, ...rest] = columns([head, ...lines])
    output.print(painted(output, 'bold', first))
    for (const line of rest) output.print(line)
  })
  for (const fixture of season.fixtures.filter(({ kind }) => kind !== 'regular'))
    output.print(fixtureLine(store, fixture))
  season.places.forEach((team, i) => {
    output.print(say(`terminal.place-${i + 1}`, { team: league.teams[team].name }))
  })
  for (const { name, team, count } of topList(game, league, 'touchdowns', 3))
    output.print(say('terminal.scorer', { name, team: league.teams[team].name, count }))
}

/** A fixture and how it ended. */
export function fixtureLine({ game, league, say }: LeagueStore, fixture: Fixture): string {
  const { id, kind, round } = fixture
  const [home, away] = [fixture.home, fixture.away].map((team) => league.teams[team].name)
  const stage = kind === 'regular' ? say('round', { n: round }) : say(`kind.${kind}`)
  const outcome = (): string => {
    const { status, summary, conceded } = fixture
    if (status === 'conceded') return say('terminal.conceded-by', { team: conceded === fixture.home ? home : away })
    if (!summary) return say(`status.${status}`)
    const winner =
      summary.winner === null
        ? say('terminal.draw')
        : say(isWonOnTime(summary) ? 'terminal.team-won-time' : 'terminal.team-won', {
            team: summary.winner === 0 ? home : away,
          })
    const [scored, casualties] = [summary.scored, summary.casualties].map((pair) => pair.join(' : '))
    return say(`terminal.${game.progress ? 'outcome' : 'outcome-plain'}`, { winner, scored, casualties })
  }
  return say('terminal.fixture', { id, stage, home, away, outcome: outcome() })
}

/** Where the league stands, and what it waits for. */
export function printState({ game, league, say }: LeagueStore, output: Output): void {
  const { number, phase, teams } = seasonOf(league)
  const facts = { league: league.name, game: game.title, n: number, phase: say(`phase.${phase}`), count: teams.length }
  output.print(say('terminal.state', facts))
  for (const waiting of waitingFor(game, league)) {
    const kind = waiting.kind === 'sequence' ? waiting.sequence : waiting.kind
    output.print(
      say(`terminal.waits-${kind}`, {
        missing: 'missing' in waiting ? waiting.missing : 0,
        team: 'team' in waiting ? league.teams[waiting.team].name : '',
        fixture: 'fixture' in waiting ? waiting.fixture : '',
      }),
    )
  }
}
