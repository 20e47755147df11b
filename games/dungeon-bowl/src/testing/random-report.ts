import type { Random } from '@undercroft/engine'
import { type College, collegeById, linemenOf } from '../colleges/index.ts'
import { type PlayerReport, parseReport, type Report } from '../report.ts'
import { positionOf } from '../teams/player.ts'
import { CHARACTERISTICS, FEWEST_PLAYERS, INJURIES, type Roster } from '../teams/roster.ts'
import { isAvailable } from '../teams/value.ts'

type Player = Partial<PlayerReport> & { id: string; number: number; position: string }

/** A report as a match between these teams might end with: legal, varied, rather bloody. */
export function randomReport(random: Random, rosters: readonly [Roster, Roster], decisive: boolean): Report {
  const winner = !decisive && random.below(8) === 0 ? null : random.below(2)
  const teams = rosters.map((roster) => teamOf(random, roster))
  if (winner !== null && random.below(6) > 0) {
    const scorer = random.pick(teams[winner].players.filter(({ played }) => played))
    scorer.touchdowns = 1
  }
  return parseReport({ winner, turns: 6 + random.below(20), teams })
}

function teamOf(random: Random, roster: Roster) {
  const college = collegeById(roster.college) as College
  const listed = roster.players.map((entry): Player => {
    const available = isAvailable(entry)
    const { id, number, name } = entry
    return {
      id,
      number,
      name,
      position: positionOf(college, entry).id,
      available,
      played: available && random.below(5) > 0,
    }
  })
  const missing = Math.max(0, FEWEST_PLAYERS - listed.filter(({ available }) => available).length)
  const journeymen = Array.from(
    { length: missing },
    (_, i): Player => ({
      id: `guest-${i + 1}`,
      number: 80 + i,
      position: random.pick(linemenOf(college)).id,
      joined: 'journeyman',
      played: true,
    }),
  )
  const players = [...listed, ...journeymen]
  const fit = players.find(({ available }) => available !== false)
  if (fit && !players.some(({ played }) => played)) fit.played = true
  for (const player of players) if (player.played) happens(random, player)
  const bought = roster.treasury >= 100_000 && random.below(3) === 0
  return {
    treasury: roster.treasury - (bought ? 100_000 : 0),
    inducements: bought ? ['wizard'] : [],
    funds: random.below(5) === 0 ? 10_000 : 0,
    players,
  }
}

function happens(random: Random, player: Player): void {
  if (random.below(8) === 0) player.completions = 1 + random.below(2)
  if (random.below(40) === 0) player.interceptions = 1
  if (random.below(40) === 0) player.deflections = 1
  if (random.below(40) === 0) player.throws = 1
  if (random.below(10) === 0) player.casualties = 1
  if (random.below(9) > 0) return
  const result = random.pick(INJURIES)
  player.injury = { result, ...(result === 'lasting-injury' ? { characteristic: random.pick(CHARACTERISTICS) } : {}) }
}
