import { INJURIES, isAvailable } from '@undercroft/ball'
import { type Random, sure } from '@undercroft/engine'
import { knownTeam } from '../data/teams/index.ts'
import { teamBook } from '../league/book.ts'
import { type PlayerReport, parseReport, type Report } from '../report.ts'
import { positionOf } from '../teams/player.ts'
import { randomTeam } from '../teams/random-team.ts'
import { CHARACTERISTICS, careerIn, FEWEST_PLAYERS, parseRoster, type Roster } from '../teams/roster.ts'

type Player = Partial<PlayerReport> & { id: string; number: number; position: string }

/** A list with these positions, as a league team has it. */
export const teamOf = (race: string, positions: Readonly<Record<string, number>>, more: object = {}): Roster =>
  parseRoster({
    name: 'Testers',
    race,
    kind: 'league',
    rerolls: 0,
    fans: 1,
    players: Object.entries(positions)
      .flatMap(([position, count]) => Array.from({ length: count }, () => position))
      .map((position, at) => ({ number: at + 1, name: `No. ${at + 1}`, position })),
    ...more,
  })

/** Everybody on the list, and the journeymen whom the team needs. */
function linesOf(roster: Roster, played: () => boolean): Player[] {
  const listed = roster.players.map((entry): Player => {
    const available = isAvailable(entry)
    const position = positionOf(knownTeam(roster.race), entry).id
    const { id, number, name } = entry
    return { id, number, name, position, available, played: available && played() }
  })
  const missing = Math.max(0, FEWEST_PLAYERS - listed.filter(({ available }) => available).length)
  const [lineman] = teamBook.linemen(roster)
  const guests = Array.from({ length: missing }, (_, i): Player => {
    return { id: `guest-${i + 1}`, number: 80 + i, position: lineman.id, joined: 'journeyman', played: true }
  })
  return [...listed, ...guests]
}

/** A report in which everybody who could play did, and nothing happened but what is said. */
export function plainReport(
  rosters: readonly [Roster, Roster],
  winner: number | null,
  done: Readonly<Record<string, Partial<PlayerReport>>> = {},
  more: readonly [object, object] = [{}, {}],
): Report {
  const teams = rosters.map((roster, seat) => ({
    treasury: roster.treasury,
    fanFactor: roster.fans + 1,
    players: linesOf(roster, () => true).map((line) => ({ ...line, ...done[`${seat}:${line.id}`] })),
    ...more[seat],
  }))
  return parseReport({ winner, teams })
}

/** A report as a match between these teams might end with: legal, varied, rather bloody. */
export function randomReport(random: Random, rosters: readonly [Roster, Roster], decisive: boolean): Report {
  const scores = [random.below(4), random.below(4)]
  const loser = random.below(15) === 0 ? random.below(2) : -1
  const level = scores[0] === scores[1]
  const winner = loser >= 0 ? 1 - loser : level ? (decisive ? random.below(2) : null) : scores[0] > scores[1] ? 0 : 1
  const teams = rosters.map((roster, seat) => {
    const players = linesOf(roster, () => random.below(5) > 0)
    if (!players.some(({ played }) => played))
      sure(
        players.find(({ available }) => available !== false),
        'fit player',
      ).played = true
    for (const player of players) if (player.played) happens(random, player)
    for (let i = 0; i < scores[seat]; i++) {
      const scorer = random.pick(players.filter(({ played }) => played))
      scorer.touchdowns = (scorer.touchdowns ?? 0) + 1
    }
    const bought = roster.treasury >= 100_000 && random.below(3) === 0
    return {
      treasury: roster.treasury - (bought ? 100_000 : 0),
      inducements: bought ? ['bribes'] : [],
      fanFactor: roster.fans + 1 + random.below(3),
      conceded: seat === loser ? random.pick(['with-penalty', 'without-penalty']) : 'no',
      thrall: roster.race === 'vampire' && random.below(3) === 0,
      players,
    }
  })
  return parseReport({ winner, teams })
}

function happens(random: Random, player: Player): void {
  if (random.below(8) === 0) player.completions = 1 + random.below(2)
  if (random.below(40) === 0) player.interceptions = 1
  if (random.below(10) === 0) player.casualties = 1
  if (random.below(30) === 0) player.bonusSpp = 1
  if (random.below(9) > 0) return
  const result = random.pick(INJURIES)
  player.injury = { result, ...(result === 'lasting-injury' ? { characteristic: random.pick(CHARACTERISTICS) } : {}) }
}

/** A team somewhere in its career: skilled, hurt, tired, rich or poor. */
export function randomRoster(random: Random): Roster {
  const roster = randomTeam(random, 'Wanderers')
  const list = knownTeam(roster.race)
  roster.season = 1 + random.below(3)
  roster.treasury = random.below(70) * 10_000
  roster.fans = 1 + random.below(7)
  for (const entry of roster.players) {
    const { skills } = positionOf(list, entry)
    entry.spp = random.below(random.below(4) === 0 ? 70 : 12)
    const open = teamBook.learning.openSkills(positionOf(list, entry), skills, 'chosen-primary')
    if (random.below(3) === 0 && open.length > 0)
      entry.advancements.push({ kind: 'chosen-primary', skill: random.pick(open) })
    for (let year = 1; year <= roster.season; year++)
      if (random.below(3) > 0) entry.career.push({ ...careerIn(entry, year), games: random.below(8) })
    if (random.below(4) === 0) entry.injuries.niggling = random.below(3)
    if (random.below(6) === 0) entry.injuries[random.pick(['ma', 'ag', 'av'] as const)] = 1
    entry.missesNextGame = random.below(8) === 0
    entry.retired = random.below(12) === 0
  }
  return roster
}
