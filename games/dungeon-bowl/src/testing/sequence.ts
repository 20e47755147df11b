import { type PlayerReport, parseReport, type Report } from '../report.ts'
import type { Roster } from '../teams/roster.ts'
import { isAvailable } from '../teams/value.ts'

/** A report in which everybody who could play did, and nothing happened but what is said. */
export function plainReport(
  rosters: readonly [Roster, Roster],
  winner: number | null,
  done: Readonly<Record<string, Partial<PlayerReport>>> = {},
  guests: readonly (readonly Partial<PlayerReport>[])[] = [[], []],
): Report {
  const teams = rosters.map((roster, seat) => ({
    treasury: roster.treasury,
    players: [
      ...roster.players.map((entry) => ({
        id: entry.id,
        number: entry.number,
        name: entry.name,
        position: entry.position,
        available: isAvailable(entry),
        played: isAvailable(entry),
        ...done[`${seat}:${entry.id}`],
      })),
      ...guests[seat].map((guest, i) => ({ id: `guest-${i + 1}`, number: 90 + i, played: true, ...guest })),
    ],
  }))
  return parseReport({ winner, turns: 10, teams })
}
