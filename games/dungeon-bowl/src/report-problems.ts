import { commonProblems, type Problem, problem, type Reported } from '@undercroft/ball'
import { type College, collegeById, findPosition, linemenOf } from './colleges/index.ts'
import { type Report, touchdownsOf } from './report.ts'
import { positionOf } from './teams/player.ts'
import type { Roster } from './teams/roster.ts'

const collegeOf = (roster: Roster): College => collegeById(roster.college) as College

export const reported: Reported<Roster> = {
  findPosition: (roster, name) => findPosition(collegeOf(roster), name)?.position,
  linemen: (roster) => linemenOf(collegeOf(roster)),
  recruitsOf: (roster) =>
    roster.college === 'life' ? [positionOf(collegeOf(roster), { position: 'rotter-lineman' })] : [],
  journeymenFit: (_team, journeymen, wanted) => journeymen === wanted,
  casualtiesPerPlayer: 1,
  guestRules: { count: 'DB-TEAM-19', journeyman: 'DB-TEAM-20', recruit: 'DB-TRAIT-PLAGUE-RIDDEN-03' },
}

/** What cannot be true in the report of a match between these two teams. */
export function reportProblems(report: Report, rosters: readonly [Roster, Roster], decisive = false): Problem[] {
  const found = commonProblems(reported, report, rosters, decisive)
  const scored = report.teams.map(touchdownsOf)
  if (scored[0] + scored[1] > 1) {
    found.push(problem('teams', 'two-touchdowns', 'the first Touchdown ends the match', 'DB-TD-08'))
  }
  const scorer = scored.indexOf(1)
  if (scorer >= 0 && report.winner !== scorer) {
    found.push(problem('winner', 'scorer-wins', 'the team that scores wins', 'DB-TD-08'))
  }
  report.teams.forEach(({ funds }, seat) => {
    if (funds % 10_000 !== 0)
      found.push(problem(`teams.${seat}.funds`, 'odd-funds', 'funds come in 10,000s', 'DB-ROOM-14'))
  })
  return found
}
