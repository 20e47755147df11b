import { type RosterPlayer, teamRerolls } from '@undercroft/ball'
import { sure } from '@undercroft/engine'
import { partyOf } from '../data/hiring.ts'
import { type Star, starById } from '../data/stars/index.ts'
import type { Position, TeamList } from '../data/team.ts'
import { findPosition, knownTeam, TEAMS } from '../data/teams/index.ts'
import { type BloodPlayerOptions, type BloodTeamOptions, HIRED, STAR } from '../state.ts'
import { currentValue, isAvailable, positionOf, sheetOf } from './player.ts'
import type { Roster, RosterEntry } from './roster.ts'
import { currentTeamValue, inducementCost } from './value.ts'

/** A team as a match needs it. */
export function matchTeam(roster: Roster, lists: readonly TeamList[] = TEAMS): BloodTeamOptions {
  const team = knownTeam(roster.race, lists)
  const recruit = recruitPosition(team)
  const hired = roster.players.map((entry) => matchPlayer(roster, team, entry))
  const stars = roster.stars.flatMap((id) => partyOf(sure(starById(id), `star '${id}'`)))
  return {
    name: roster.name,
    race: roster.race,
    choice: roster.choice,
    rerolls: teamRerolls(roster),
    players: [...hired, ...numbered(hired, stars.map(starPlayer))],
    recruit: recruit ? listed(recruit) : null,
    dedicatedFans: roster.fans,
    cheerleaders: roster.cheerleaders,
    coaches: roster.coaches,
    apothecary: roster.apothecary,
    treasury: roster.treasury,
    linemen: team.journeymen.map((id) => listed(positionOf(team, { position: id }))),
    inducements: roster.inducements,
    value: currentTeamValue(roster, team) + inducementCost(roster, team),
  }
}

/** A player of the position as hired. */
export const listed = ({ id, name, cost, ma, st, ag, pa, av, skills }: Position): RosterPlayer => ({
  number: 99,
  name,
  position: id,
  ma,
  st,
  ag,
  pa: pa ?? 0,
  av,
  skills,
  niggling: 0,
  value: cost,
  available: true,
})

/** Whom Plague Ridden or Masters of Undeath bring into the team. */
export function recruitPosition(team: TeamList): Position | undefined {
  const id = team.special.includes('Masters of Undeath')
    ? 'zombie-lineman'
    : team.positions.some(({ skills }) => skills.includes('plague-ridden'))
      ? 'rotter-lineman'
      : ''
  return findPosition(team, id)
}

/** A star as a player; the star's own rule is one of the skills. The Loner of a pair depends on the partner. */
export function starPlayer({ id, name, cost, ma, st, ag, pa, av, skills, rule }: Star): BloodPlayerOptions {
  const own = rule.id === 'two-for-one' ? skills.filter((skill) => skill !== 'loner-4') : skills
  return {
    number: 99,
    name,
    position: id,
    ma,
    st,
    ag,
    pa: pa ?? 0,
    av,
    skills: [...own, rule.id],
    niggling: 0,
    value: cost,
    available: true,
    contract: STAR,
  }
}

/** The lowest numbers that nobody wears. */
function numbered<P extends RosterPlayer>(others: readonly RosterPlayer[], joining: readonly P[]): P[] {
  const taken = new Set(others.map(({ number }) => number))
  return joining.map((player) => {
    let number = 1
    while (taken.has(number)) number++
    taken.add(number)
    return { ...player, number }
  })
}

function matchPlayer(roster: Roster, team: TeamList, entry: RosterEntry): BloodPlayerOptions {
  const { ma, st, ag, pa, av, skills } = sheetOf(team, entry)
  return {
    id: entry.id,
    number: entry.number,
    name: entry.name,
    position: positionOf(team, entry).id,
    ma,
    st,
    ag,
    pa: pa ?? 0,
    av,
    skills,
    niggling: entry.injuries.niggling,
    value: currentValue(roster, team, entry),
    available: isAvailable(entry),
    contract: HIRED,
  }
}
