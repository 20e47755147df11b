import type { Problem } from '../teams/draft.ts'
import type { Position } from '../teams/position.ts'
import { type BallRoster, FEWEST_PLAYERS } from '../teams/roster.ts'
import { isAvailable } from '../teams/sheet.ts'
import { positionOf, type TeamBook } from './book.ts'
import { type BallPlayerReport, type BallReport, type BallTeamReport, casualtiesOf, SPP_KINDS } from './report.ts'

export const problem = (
  field: string,
  why: string,
  reason: string,
  rule: string,
  facts: Problem['facts'] = {},
): Problem => ({ field, why, reason, rule, facts })

/** What of a book decides whether a report can be true. */
export interface Reported<R extends BallRoster> extends Pick<TeamBook<R, never>, 'findPosition' | 'linemen'> {
  /** Who may have joined during the match, and by which rule. */
  recruitsOf(roster: R): readonly Position[]
  /** Can so many journeymen have joined, where so many were wanted for eleven (BB-IND-16: Riotous Rookies are more)? */
  journeymenFit(team: BallTeamReport, journeymen: number, wanted: number): boolean
  /** How often a player may become a casualty in one match: the healed may be hurt again (BB-INJ-08). */
  readonly casualtiesPerPlayer: number
  readonly guestRules: { readonly count: string; readonly journeyman: string; readonly recruit: string }
}

/** What cannot be true in the report of a match between these two teams, whatever the game. */
export function commonProblems<R extends BallRoster>(
  book: Reported<R>,
  report: BallReport,
  rosters: readonly [R, R],
  decisive: boolean,
): Problem[] {
  const found = report.teams.flatMap((team, seat) => teamProblems(book, team, rosters[seat], `teams.${seat}`))
  if (decisive && report.winner === null) {
    found.push(problem('winner', 'no-draw', 'a play-off game needs a winner', 'DB-LG-24'))
  }
  report.teams.forEach((team, seat) => {
    const hurt = report.teams[1 - seat].players.length
    if (casualtiesOf(team) > book.casualtiesPerPlayer * hurt) {
      const reason = `${casualtiesOf(team)} casualties among ${hurt} players`
      const facts = { count: casualtiesOf(team), most: hurt }
      found.push(problem(`teams.${seat}.players`, 'many-casualties', reason, 'DB-POST-13', facts))
    }
  })
  return found
}

function teamProblems<R extends BallRoster>(
  book: Reported<R>,
  team: BallTeamReport,
  roster: R,
  field: string,
): Problem[] {
  const found: Problem[] = []
  if (team.treasury > roster.treasury) {
    found.push(problem(`${field}.treasury`, 'treasury-grew', 'no match adds gold before it is over', 'DB-TEAM-12'))
  }
  const ids = team.players.map(({ id }) => id)
  team.players.forEach((player, i) => {
    const at = `${field}.players.${i}`
    if (ids.indexOf(player.id) < i) {
      const facts = { player: player.name || player.id }
      found.push(problem(`${at}.id`, 'player-twice', `'${player.id}' stands there twice`, 'DB-TEAM-24', facts))
    }
    found.push(...playerProblems(book, player, roster, at))
  })
  for (const { id, name } of roster.players) {
    if (ids.includes(id)) continue
    found.push(problem(`${field}.players`, 'player-missing', `${name} is missing`, 'DB-TEAM-24', { player: name }))
  }
  const ready = roster.players.filter(isAvailable).length
  const journeymen = team.players.filter(({ joined }) => joined === 'journeyman').length
  const wanted = Math.max(0, FEWEST_PLAYERS - ready)
  if (book.journeymenFit(team, journeymen, wanted)) return found
  const reason = `${ready} players are available, so ${wanted} journeymen join, not ${journeymen}`
  const facts = { wanted, journeymen }
  return [...found, problem(`${field}.players`, 'journeymen', reason, book.guestRules.count, facts)]
}

function playerProblems<R extends BallRoster>(
  book: Reported<R>,
  player: BallPlayerReport,
  roster: R,
  field: string,
): Problem[] {
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
    if (positionOf(book, roster, entry) !== book.findPosition(roster, player.position)) {
      add('position', 'other-position', `${entry.name} is no '${player.position}'`, 'DB-TEAM-24')
    }
  } else {
    const offered = joined === 'journeyman' ? book.linemen(roster) : book.recruitsOf(roster)
    if (!offered.some(({ id }) => id === player.position)) {
      add('position', 'no-such-guest', `no '${player.position}' can join`, book.guestRules[joined])
    }
  }
  const idle = SPP_KINDS.every((kind) => player[kind] === 0)
  if (!player.available && (player.played || injury !== null))
    add('played', 'missed-and-played', 'who misses the game does not play', 'DB-POST-28')
  if (!player.played && !idle) add('played', 'did-without-playing', 'only who took part earns SPP', 'DB-POST-07')
  if (injury?.characteristic && injury.result !== 'lasting-injury') {
    add('injury.characteristic', 'no-reduction', 'only a Lasting Injury reduces a characteristic', 'DB-ARM-20')
  }
  return found
}
