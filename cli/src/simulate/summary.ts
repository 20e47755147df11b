import { digestOf } from '@undercroft/engine'
import type { FailedMatch, MatchLine, PlayedMatch } from './match.ts'

/** Collects what a summary tells of all matches. */
export class Summary {
  readonly failed: FailedMatch[] = []
  private played = 0
  private draws = 0
  private readonly wins: number[] = []
  private readonly points: number[] = []
  private readonly seated: number[] = []
  private decisions = 0
  private shortest = Number.POSITIVE_INFINITY
  private longest = 0
  private turns = 0
  private readonly events = new Map<string, number>()
  private readonly digests: string[] = []

  add(line: MatchLine): void {
    if ('error' in line) this.failed.push(line)
    else this.addPlayed(line)
  }

  private addPlayed(line: PlayedMatch): void {
    this.played++
    this.decisions += line.decisions
    this.shortest = Math.min(this.shortest, line.decisions)
    this.longest = Math.max(this.longest, line.decisions)
    this.turns += line.turns
    this.digests.push(line.digest)
    line.scores.forEach((score, seat) => {
      this.seated[seat] = (this.seated[seat] ?? 0) + 1
      this.points[seat] = (this.points[seat] ?? 0) + score
      this.wins[seat] = (this.wins[seat] ?? 0) + (line.winner === seat ? 1 : 0)
    })
    if (line.winner === null) this.draws++
    for (const [name, times] of Object.entries(line.events ?? {})) {
      this.events.set(name, (this.events.get(name) ?? 0) + times)
    }
  }

  /** Everything as plain data. Only `seconds` and `decisionsPerSecond` differ from run to run. */
  finish(seconds: number) {
    const per = (total: number, count: number) => (count === 0 ? 0 : Math.round((100 * total) / count) / 100)
    return {
      matches: this.played + this.failed.length,
      failed: this.failed.length,
      wins: this.wins,
      draws: this.draws,
      meanScores: this.points.map((points, seat) => per(points, this.seated[seat])),
      meanTurns: per(this.turns, this.played),
      decisions: {
        total: this.decisions,
        mean: per(this.decisions, this.played),
        min: this.played === 0 ? 0 : this.shortest,
        max: this.longest,
      },
      eventsPerMatch: Object.fromEntries(
        [...this.events]
          .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
          .map(([name, n]) => [name, per(n, this.played)]),
      ),
      digest: digestOf(this.digests),
      seconds: Math.round(seconds * 1000) / 1000,
      decisionsPerSecond: Math.round(this.decisions / seconds),
    }
  }
}

const SHOWN_EVENTS = 16

export function summaryInWords(summary: ReturnType<Summary['finish']>): string {
  const { matches, failed, wins, draws, meanScores, meanTurns, decisions, eventsPerMatch, digest, seconds } = summary
  const events = Object.entries(eventsPerMatch)
  const lines = [
    `matches      ${matches}${failed > 0 ? `, ${failed} FAILED` : ''}`,
    `wins         ${wins.map((count, seat) => `seat ${seat}: ${count}`).join(', ')}, draws: ${draws}`,
    `mean scores  ${meanScores.join(' : ')}`,
    `length       ${meanTurns} turns, ${decisions.mean} decisions (${decisions.min} to ${decisions.max})`,
    `speed        ${summary.decisionsPerSecond} decisions/s (${decisions.total} in ${seconds} s)`,
    `digest       ${digest}`,
  ]
  if (events.length > 0) {
    lines.push('events per match')
    for (const [name, mean] of events.slice(0, SHOWN_EVENTS)) lines.push(`  ${String(mean).padStart(9)}  ${name}`)
    if (events.length > SHOWN_EVENTS) lines.push(`             and ${events.length - SHOWN_EVENTS} more kinds (--json)`)
  }
  return lines.join('\n')
}
