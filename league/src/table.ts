import type { LeagueGame } from './game.ts'
import { isSettled, type Season } from './model.ts'

export interface Row {
  readonly team: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly points: number
  /** Of these: bonus points, and points that the commissioner took or gave. */
  readonly bonus: number
  readonly penalty: number
  readonly scored: number
  readonly casualties: number
  /** What puts it below the row above: 'points', a tie-breaker, 'roll-off', or nothing yet ('equal'). */
  readonly by: 'first' | 'points' | 'scored' | 'casualties' | 'roll-off' | 'equal'
}

type Figures = Omit<Row, 'by'>

/** Points, then the tie-breakers of the game, then the roll-off (DB-LG-14 to DB-LG-16). Regular fixtures only. */
export function tableOf(game: LeagueGame, season: Season, division: readonly string[]): Row[] {
  const rows = division.map((team) => figuresOf(game, season, team))
  const ordered = [...rows].sort(
    (a, b) => compare(game, season, a, b).order || division.indexOf(a.team) - division.indexOf(b.team),
  )
  return ordered.map((row, i) => ({ ...row, by: i === 0 ? 'first' : compare(game, season, ordered[i - 1], row).by }))
}

function figuresOf(game: LeagueGame, season: Season, team: string): Figures {
  const row = { team, played: 0, won: 0, drawn: 0, lost: 0, points: 0, bonus: 0, penalty: 0, scored: 0, casualties: 0 }
  for (const fixture of season.fixtures) {
    if (fixture.kind !== 'regular' || !isSettled(fixture)) continue
    if (fixture.home !== team && fixture.away !== team) continue
    const seat = fixture.home === team ? 0 : 1
    row.played++
    row.points += fixture.points[seat]
    const result = resultOf(fixture.summary?.winner, seat)
    row[result]++
    row.bonus += fixture.points[seat] - (fixture.status === 'unplayed' ? 0 : game.points[result])
    row.scored += fixture.summary?.scored[seat] ?? 0
    row.casualties += fixture.summary?.casualties[seat] ?? 0
  }
  for (const penalty of season.penalties) if (penalty.team === team) row.penalty += penalty.points
  row.points += row.penalty
  return row
}

/** `winner` undefined: never played, a loss for both (DB-LG-08). */
export function resultOf(winner: number | null | undefined, seat: number): 'won' | 'drawn' | 'lost' {
  if (winner === undefined) return 'lost'
  return winner === null ? 'drawn' : winner === seat ? 'won' : 'lost'
}

function compare(game: LeagueGame, season: Season, a: Figures, b: Figures): { order: number; by: Row['by'] } {
  if (a.points !== b.points) return { order: b.points - a.points, by: 'points' }
  for (const by of game.tieBreakers) if (a[by] !== b[by]) return { order: b[by] - a[by], by }
  const places = [season.rollOff.indexOf(a.team), season.rollOff.indexOf(b.team)]
  if (places[0] >= 0 && places[1] >= 0) return { order: places[0] - places[1], by: 'roll-off' }
  return { order: 0, by: 'equal' }
}

/** The better of two rows, whatever their divisions. */
export const byTableOrder =
  (game: LeagueGame, season: Season) =>
  (a: Row, b: Row): number =>
    compare(game, season, a, b).order

/** Teams that nothing but a roll-off can tell apart, over all divisions. */
export function equals(game: LeagueGame, season: Season): string[][] {
  const groups: Figures[][] = []
  for (const team of season.divisions.flat()) {
    const row = figuresOf(game, season, team)
    const group = groups.find(([known]) => compare(game, { ...season, rollOff: [] }, known, row).by === 'equal')
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ team }) => team))
}
