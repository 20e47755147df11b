import { commonProblems, type Problem, problem, type Reported } from '@undercroft/ball'
import type { TeamList } from '../data/team.ts'
import { findPosition, knownTeam } from '../data/teams/index.ts'
import { type Report, scoredBy } from '../report.ts'
import { recruitPosition } from '../teams/match-team.ts'
import { positionOf } from '../teams/player.ts'
import type { Roster } from '../teams/roster.ts'

export const listOf = (roster: Roster): TeamList => knownTeam(roster.race)

/** 2D3+1 more than are needed (BB-IND-16). */
const MOST_ROOKIES = 7

export const reported: Reported<Roster> = {
  findPosition: (roster, name) => findPosition(listOf(roster), name),
  linemen: (roster) => listOf(roster).journeymen.map((id) => positionOf(listOf(roster), { position: id })),
  recruitsOf(roster) {
    const position = recruitPosition(listOf(roster))
    return position ? [position] : []
  },
  journeymenFit: ({ inducements }, journeymen, wanted) =>
    journeymen === wanted ||
    (inducements.includes('riotous-rookies') && journeymen > wanted && journeymen <= wanted + MOST_ROOKIES),
  casualtiesPerPlayer: 9,
  guestRules: { count: 'BB-PRE-04', journeyman: 'BB-PRE-04', recruit: 'BB-TEAM-10' },
}

/** What cannot be true in the report of a match between these two teams. */
export function reportProblems(report: Report, rosters: readonly [Roster, Roster], decisive: boolean): Problem[] {
  const found = commonProblems(reported, report, rosters, decisive)
  const loser = report.teams.findIndex(({ conceded }) => conceded !== 'no')
  const [home, away] = [scoredBy(report, 0), scoredBy(report, 1)]
  const winner = loser >= 0 ? 1 - loser : home === away ? null : home > away ? 0 : 1
  // A level score may be decided by sudden death.
  if (report.winner !== winner && !(winner === null && decisive)) {
    const reason = loser >= 0 ? 'who concedes loses' : 'more touchdowns win, as many are a draw'
    found.push(problem('winner', loser >= 0 ? 'conceder-loses' : 'score-wins', reason, 'BB-RES-01'))
  }
  report.teams.forEach(({ fanFactor, thrall }, seat) => {
    const { fans } = rosters[seat]
    if (fanFactor <= fans || fanFactor > fans + 3) {
      const facts = { least: fans + 1, most: fans + 3 }
      const reason = `with ${fans} Dedicated Fans it is ${facts.least} to ${facts.most}`
      found.push(problem(`teams.${seat}.fanFactor`, 'fan-factor', reason, 'BB-PRE-02', facts))
    }
    if (thrall && !listOf(rosters[seat]).special.includes('Vampire Lord'))
      found.push(problem(`teams.${seat}.thrall`, 'no-thrall', 'there is no Vampire Lord', 'BB-TEAM-11'))
  })
  return found
}
