import {
  type Fixture,
  type League,
  type LeagueGame,
  type Season,
  seasonOf,
  tableOf,
  topList,
  waitingFor,
} from '@undercroft/league'
import { type Output, painted } from '../output.ts'

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

const BY = {
  first: '',
  points: '',
  scored: 'by score',
  casualties: 'by casualties',
  'roll-off': 'by roll-off',
  equal: 'equal',
}

export function printTable(game: LeagueGame, league: League, output: Output, season: Season = seasonOf(league)): void {
  season.divisions.forEach((division, i) => {
    if (season.divisions.length > 1) output.print(painted(output, 'bold', `Division ${i + 1}`))
    const rows = tableOf(game, season, division).map((row, at) => [
      at + 1,
      league.teams[row.team].name,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.scored,
      row.casualties,
      row.points,
      BY[row.by],
    ])
    const head = ['#', 'team', 'played', 'won', 'drawn', 'lost', 'score', 'casualties', 'points', '']
    const [first, ...rest] = columns([head, ...rows])
    output.print(painted(output, 'bold', first))
    for (const line of rest) output.print(line)
  })
  for (const fixture of season.fixtures.filter(({ kind }) => kind !== 'regular'))
    output.print(fixtureLine(league, fixture))
  season.places.forEach((team, i) => {
    output.print(`${['champion', 'second', 'third'][i]}: ${league.teams[team].name}`)
  })
  const scorers = topList(game, league, 'touchdowns', 3)
  for (const { name, team, count } of scorers) output.print(`scorer: ${name} (${league.teams[team].name}) ${count}`)
}

export function fixtureLine(
  league: League,
  { id, kind, round, home, away, status, summary, conceded }: Fixture,
): string {
  const names = `${league.teams[home].name} - ${league.teams[away].name}`
  const stage = kind === 'regular' ? `round ${round}` : kind
  if (status === 'conceded') return `${id}  ${stage}  ${names}: conceded by ${league.teams[conceded ?? home].name}`
  if (!summary) return `${id}  ${stage}  ${names}: ${status}`
  const winner = summary.winner === null ? 'draw' : `${league.teams[summary.winner === 0 ? home : away].name} won`
  const casualties = `casualties ${summary.casualties.join(' : ')}`
  return `${id}  ${stage}  ${names}: ${winner}, ${summary.scored.join(' : ')}, ${casualties}`
}

export function printState(game: LeagueGame, league: League, output: Output): void {
  const season = seasonOf(league)
  const count = season.teams.length
  output.print(`${league.name}: ${game.title}, season ${season.number}, ${season.phase}, ${count} teams`)
  for (const waiting of waitingFor(game, league)) {
    const { kind } = waiting
    if (kind === 'gather') output.print(`waits: ${waiting.missing} more teams (league add)`)
    else if (kind === 'start') output.print('waits: the season to begin (league draw)')
    else if (kind === 'sequence')
      output.print(`waits: ${waiting.sequence} of ${league.teams[waiting.team].name} (league sequence)`)
    else if ('fixture' in waiting)
      output.print(`waits: ${kind} ${waiting.fixture} (league ${kind === 'match' ? 'play' : 'sequence'})`)
    else output.print(`waits: ${kind} (league draw)`)
  }
}
