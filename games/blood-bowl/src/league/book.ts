import { MOST_PLAYERS, type Staff, sppFor, type TeamBook } from '@undercroft/ball'
import { isOffered } from '../data/inducements.ts'
import type { Position } from '../data/team.ts'
import { findPosition } from '../data/teams/index.ts'
import {
  allotted,
  CONCEDED,
  parseReport,
  type Report,
  SPP_PER_TOUCHDOWN,
  scoredBy,
  type TeamReport,
  winningsOf,
} from '../report.ts'
import { advancementValue, canRoll, forbidden, openSkills, rolledSkill } from '../teams/advancement.ts'
import { rosterProblems } from '../teams/draft.ts'
import { currentValue, positionOf } from '../teams/player.ts'
import { isKnown, parseRoster, type Roster, STAFF_LIMIT, vouchFor } from '../teams/roster.ts'
import { APOTHECARY_COST, currentTeamValue, STAFF_COST, teamValue } from '../teams/value.ts'
import { updateFans } from './fans.ts'
import { mistakes } from './mistakes.ts'
import { listOf, reported, reportProblems } from './report-problems.ts'

/** BB-TEAM-03, BB-TEAM-04, BB-LEAGUE-12 */
const staff: readonly Staff<Roster>[] = [
  {
    id: 'apothecary',
    price: APOTHECARY_COST,
    most: (roster) => (listOf(roster).apothecary ? 1 : 0),
    count: ({ apothecary }) => Number(apothecary),
    set(roster, count) {
      roster.apothecary = count > 0
    },
  },
  ...(['coaches', 'cheerleaders'] as const).map((id) => ({
    id,
    price: STAFF_COST,
    most: () => STAFF_LIMIT[id],
    count: (roster: Roster) => roster[id],
    set(roster: Roster, count: number) {
      roster[id] = count
    },
  })),
]

/** Who rises from the dead, or is bitten, joins for nothing (BB-TEAM-10, BB-TEAM-11). */
const FREE_RECRUITS = ['Masters of Undeath', 'Vampire Lord']

/** What is Blood Bowl's own between matches (BB-RES, BB-LEAGUE). */
export const teamBook: TeamBook<Roster, TeamReport> = {
  ...reported,
  id: 'blood-bowl',
  reader: { parseRoster, vouchFor, isKnown },
  rosterProblems,
  parseReport,
  reportProblems: (report, rosters, decisive) => reportProblems(report as Report, rosters, decisive),
  typed: {
    team: [
      { kind: 'count', field: 'fanFactor', range: ({ fans }) => [fans + 1, fans + 3] },
      { kind: 'choice', field: 'conceded', options: CONCEDED },
      { kind: 'count', field: 'touchdownsOfOthers', range: () => [0, 20] },
      { kind: 'flag', field: 'thrall', isOpen: (roster) => listOf(roster).special.includes('Vampire Lord') },
    ],
    player: [{ kind: 'count', field: 'bonusSpp', range: () => [0, 20] }],
  },
  joining: (roster) => [
    { joined: 'recruit', positions: reported.recruitsOf(roster) },
    {
      joined: 'journeyman',
      positions: isOffered('riotous-rookies', listOf(roster), []) ? reported.linemen(roster) : [],
      inducement: 'riotous-rookies',
    },
  ],
  positions: (roster) => listOf(roster).positions,
  /** At most sixteen, so many of a position, and of big players together (BB-TEAM-01). */
  hasPlace(roster, position) {
    const list = listOf(roster)
    if (roster.players.length >= MOST_PLAYERS) return false
    const { id, max, bigGuy } = findPosition(list, position.id) as Position
    const hired = roster.players.map((entry) => positionOf(list, entry))
    if (hired.filter((other) => other.id === id).length >= max) return false
    return !bigGuy || list.bigGuyLimit === null || hired.filter((other) => other.bigGuy).length < list.bigGuyLimit
  },
  learning: { forbidden, openSkills, rolledSkill, canRoll, advancementValue },
  valueOf: (roster, entry) => currentValue(roster, listOf(roster), entry),
  teamValue: (roster) => teamValue(roster, listOf(roster)),
  currentTeamValue: (roster) => currentTeamValue(roster, listOf(roster)),
  /** Only who is hired for good can be a Low Cost Lineman: the whole fee and all advancements (BB-LEAGUE-05, BB-TEAM-09). */
  guestPrice(roster, { joined, entry }) {
    const list = listOf(roster)
    if (joined === 'recruit' && FREE_RECRUITS.some((rule) => list.special.includes(rule))) return 0
    const position = positionOf(list, entry)
    return entry.advancements.reduce((sum, one) => sum + advancementValue(one, position), position.cost)
  },
  rerollCost: (roster) => listOf(roster).reroll,
  lateRerollCost: (roster) => 2 * listOf(roster).reroll,
  staff,
  figures: (roster) => [['fans', roster.fans] as const, ...staff.map(({ id, count }) => [id, count(roster)] as const)],
  sppPerTouchdown: SPP_PER_TOUCHDOWN,
  sppEarned: (player) => sppFor(player, SPP_PER_TOUCHDOWN) + player.bonusSpp,
  scoredBy,
  winnings: winningsOf,
  funds: null,
  mvps: ({ teams }, seat) => (teams[seat].conceded === 'with-penalty' ? 0 : 1),
  allotted,
  recruits: (_roster, { thrall }) => (thrall ? ['thrall-lineman'] : []),
  prizeLast: true,
  afterWinnings: updateFans,
  afterHiring: mistakes,
  beforeFunds: null,
  drawBonus: 10_000,
  healers: ({ apothecary }) => (apothecary ? [{ source: 'apothecary', value: 1 }] : []),
  rules: {
    record: 'BB-RES-01',
    conceded: 'BB-LEAGUE-07',
    winnings: 'BB-RES-03',
    prize: 'BB-LEAGUE-09',
    mvp: ['BB-RES-07', 'DB-POST-19'],
    sign: ['BB-LEAGUE-05'],
    lateReroll: 'BB-TEAM-02',
    funds: ['BB-LEAGUE-11', 'DB-OFF-06', 'DB-OFF-07'],
    keepReroll: ['BB-LEAGUE-12'],
    values: 'BB-TEAM-06',
    heals: ['BB-LEAGUE-13'],
  },
}

/** +1 each for three touchdowns, none against, three casualties (BB-LEAGUE-06). */
export const bonusPoints = (touchdowns: number, against: number, casualties: number): number =>
  Number(touchdowns >= 3) + Number(against === 0) + Number(casualties >= 3)
