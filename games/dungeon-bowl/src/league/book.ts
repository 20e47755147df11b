import { sppFor, type TeamBook, touchdownsOf } from '@undercroft/ball'
import { type College, collegeById, findPosition, linemenOf } from '../colleges/index.ts'
import { MOST_FUNDS, parseReport, type Report, SPP_PER_TOUCHDOWN, type TeamReport } from '../report.ts'
import { reported, reportProblems } from '../report-problems.ts'
import { advancementValue, canRoll, forbidden, openSkills, rolledSkill } from '../teams/advancement.ts'
import { rosterProblems } from '../teams/draft.ts'
import { positionOf } from '../teams/player.ts'
import { isKnown, MOST_PLAYERS, parseRoster, type Roster, vouchFor } from '../teams/roster.ts'
import { currentTeamValue, LATE_REROLL_COST, playerValue, REROLL_COST, teamValue } from '../teams/value.ts'
import { scouting } from './scouting.ts'

const collegeOf = (roster: Roster): College => collegeById(roster.college) as College

/** What is Dungeon Bowl's own between matches (DB-POST, DB-OFF). */
export const teamBook: TeamBook<Roster, TeamReport> = {
  id: 'dungeon-bowl',
  reader: { parseRoster, vouchFor, isKnown },
  rosterProblems,
  parseReport,
  reportProblems: (report, rosters, decisive) => reportProblems(report as Report, rosters, decisive),
  /** Gold from the Treasure Room (DB-ROOM-14). */
  typed: { team: [{ kind: 'count', field: 'funds', range: () => [0, MOST_FUNDS] }], player: [] },
  joining: (roster) => [{ joined: 'recruit', positions: reported.recruitsOf(roster) }],
  positions: (roster) => collegeOf(roster).groups.flatMap(({ positions }) => positions),
  linemen: (roster) => linemenOf(collegeOf(roster)),
  findPosition: (roster, name) => findPosition(collegeOf(roster), name)?.position,
  /** Is there a place for one more of this position (DB-TEAM-05, DB-TEAM-06)? */
  hasPlace(roster, position) {
    if (roster.players.length >= MOST_PLAYERS) return false
    const college = collegeOf(roster)
    const group = findPosition(college, position.id)?.group
    if (group === undefined) return false
    const hired = roster.players.filter((entry) => group.positions.includes(positionOf(college, entry))).length
    return hired < group.limit[1]
  },
  learning: { forbidden, openSkills, rolledSkill, canRoll, advancementValue },
  valueOf: (roster, entry) => playerValue(roster, collegeOf(roster), entry),
  teamValue: (roster) => teamValue(roster, collegeOf(roster)),
  currentTeamValue: (roster) => currentTeamValue(roster, collegeOf(roster)),
  /** The Current Value, advancements of this step 2 included (DB-POST-25). */
  guestPrice: (roster, { entry }) => playerValue(roster, collegeOf(roster), entry),
  rerollCost: () => REROLL_COST,
  lateRerollCost: () => LATE_REROLL_COST,
  staff: [],
  figures: () => [],
  sppPerTouchdown: SPP_PER_TOUCHDOWN,
  sppEarned: (player) => sppFor(player, SPP_PER_TOUCHDOWN),
  scoredBy: ({ teams }, seat) => touchdownsOf(teams[seat]),
  winnings: 'rolled',
  funds: { of: ({ funds }) => funds, rule: 'DB-ROOM-14' },
  mvps: () => 1,
  allotted: () => 0,
  recruits: () => [],
  prizeLast: false,
  afterWinnings: null,
  afterHiring: null,
  beforeFunds: scouting,
  drawBonus: 0,
  healers: () => [],
  rules: {
    record: 'DB-POST-03',
    conceded: 'DB-LG-09',
    winnings: 'DB-POST-05',
    prize: 'DB-LG-25',
    mvp: ['DB-POST-19', 'DB-POST-20'],
    sign: ['DB-POST-24', 'DB-POST-25'],
    lateReroll: 'DB-TEAM-08',
    funds: ['DB-OFF-06', 'DB-OFF-07', 'DB-OFF-08', 'DB-OFF-09'],
    keepReroll: ['DB-OFF-12', 'DB-OFF-13'],
    values: 'DB-POST-31',
    heals: [],
  },
}
