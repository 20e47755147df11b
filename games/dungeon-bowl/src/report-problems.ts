import { type College, collegeById, findPosition, linemenOf } from './colleges/index.ts'
import { casualtiesOf, type PlayerReport, type Report, SPP_KINDS, type TeamReport, touchdownsOf } from './report.ts'
import type { Problem } from './teams/draft.ts'
import { positionOf } from './teams/player.ts'
import { FEWEST_PLAYERS, type Roster } from './teams/roster.ts'
import { isAvailable } from './teams/value.ts'

const problem = (field: string, why: string, reason: string, rule: string, facts: Problem['facts'] = {}): Problem => ({
  field,
  why,
  reason,
  rule,
  facts,
})

/** What cannot be true in the report of a match between these two teams. */
export function reportProblems(report: Report, rosters: readonly [Roster, Roster], decisive = false): Problem[] {
  const found = report.teams.flatMap((team, seat) => teamProblems(team, rosters[seat], `teams.${seat}`))
  const scored = report.teams.map(touchdownsOf)
  if (scored[0] + scored[1] > 1) {
    found.push(problem('teams', 'two-touchdowns', 'the first Touchdown ends the match', 'DB-TD-08'))
  }
  const scorer = scored.indexOf(1)
  if (scorer >= 0 && report.winner !== scorer) {
    found.push(problem('winner', 'scorer-wins', 'the team that scores wins', 'DB-TD-08'))
  }
  if (decisive && report.winner === null) {
    found.push(problem('winner', 'no-draw', 'a play-off game needs a winner', 'DB-LG-24'))
  }
  report.teams.forEach((team, seat) => {
    const hurt = report.teams[1 - seat].players.length
    if (casualtiesOf(team) > hurt) {
      const reason = `${casualtiesOf(team)} casualties among ${hurt} players`
      const facts = { count: casualtiesOf(team), most: hurt }
      found.push(problem(`teams.${seat}.players`, 'many-casualties', reason, 'DB-POST-13', facts))
    }
  })
  return found
}

function teamProblems(team: TeamReport, roster: Roster, field: string): Problem[] {
  const college = collegeById(roster.college) as College
  const found: Problem[] = []
  if (team.treasury > roster.treasury) {
    found.push(problem(`${field}.treasury`, 'treasury-grew', 'no match adds gold before it is over', 'DB-TEAM-12'))
  }
  if (team.funds % 10_000 !== 0)
    found.push(problem(`${field}.funds`, 'odd-funds', 'funds come in 10,000s', 'DB-ROOM-14'))
  const ids = team.players.map(({ id }) => id)
  team.players.forEach((player, i) => {
    const at = `${field}.players.${i}`
    if (ids.indexOf(player.id) < i) {
      const facts = { player: player.name || player.id }
      found.push(problem(`${at}.id`, 'player-twice', `'${player.id}' stands there twice`, 'DB-TEAM-24', facts))
    }
    found.push(...playerProblems(player, roster, college, at))
  })
  for (const { id, name } of roster.players) {
    if (ids.includes(id)) continue
    found.push(problem(`${field}.players`, 'player-missing', `${name} is missing`, 'DB-TEAM-24', { player: name }))
  }
  const ready = roster.players.filter(isAvailable).length
  const journeymen = team.players.filter(({ joined }) => joined === 'journeyman').length
  const wanted = Math.max(0, FEWEST_PLAYERS - ready)
  if (journeymen !== wanted) {
    const reason = `${ready} players are available, so ${wanted} journeymen join, not ${journeymen}`
    found.push(problem(`${field}.players`, 'journeymen', reason, 'DB-TEAM-19', { wanted, journeymen }))
  }
  return found
}

function playerProblems(player: PlayerReport, roster: Roster, college: College, field: string): Problem[] {
  const { joined, name, injury } = player
  const found: Problem[] = []
  const add = (part: string, why: string, reason: string, rule: string) =>
    found.push(problem(`${field}.${part}`, why, reason, rule, { player: name || player.id }))
  if (joined === 'listed') {
    const entry = roster.players.find(({ id }) => id === player.id)
    if (!entry) {
      add('id', 'stranger', `nobody on the list is called '${player.id}'`, 'DB-TEAM-24')
      return found
    }
    if (player.available !== isAvailable(entry)) {
      add('available', 'not-available', `${entry.name} could ${isAvailable(entry) ? '' : 'not '}play`, 'DB-POST-28')
    }
    if (positionOf(college, entry) !== findPosition(college, player.position)?.position) {
      add('position', 'other-position', `${entry.name} is no '${player.position}'`, 'DB-TEAM-24')
    }
  } else {
    const offered =
      joined === 'journeyman'
        ? linemenOf(college)
        : roster.college === 'life'
          ? [findPosition(college, 'rotter-lineman')!.position]
          : []
    if (!offered.some(({ id }) => id === player.position)) {
      add(
        'position',
        'no-such-guest',
        `no '${player.position}' can join`,
        joined === 'journeyman' ? 'DB-TEAM-20' : 'DB-TRAIT-PLAGUE-RIDDEN-03',
      )
    }
  }
  const idle = SPP_KINDS.every((kind) => player[kind] === 0)
  if (!player.available && (player.played || injury !== null))
    add('played', 'missed-and-played', 'who misses the game does not play', 'DB-POST-28')
  if (!player.played && !idle)
    add('played', 'did-without-playing', 'only who was in the dungeon earns SPP', 'DB-POST-07')
  if (injury?.characteristic && injury.result !== 'lasting-injury') {
    add('injury.characteristic', 'no-reduction', 'only a Lasting Injury reduces a characteristic', 'DB-ARM-20')
  }
  return found
}
