import type { RosterPlayer, TeamOptions } from '@undercroft/ball'
import type { College, Position } from '../colleges/index.ts'
import { positionOf, sheetOf } from './player.ts'
import type { Roster, RosterEntry } from './roster.ts'
import { isAvailable, playerValue, teamRerolls } from './value.ts'

/** A team as a match needs it. */
export function matchTeam(roster: Roster, college: College): TeamOptions {
  return {
    name: roster.name,
    rerolls: teamRerolls(roster),
    players: roster.players.map((entry) => matchPlayer(roster, college, entry)),
    recruit: roster.college === 'life' ? listed(positionOf(college, { position: 'rotter-lineman' })) : null,
  }
}

/** A player of the position as they are hired (DB-TRAIT-PLAGUE-RIDDEN-03). */
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

function matchPlayer(roster: Roster, college: College, entry: RosterEntry): RosterPlayer {
  const { ma, st, ag, pa, av, skills, niggling } = sheetOf(college, entry)
  return {
    ...(roster.kind === 'league' ? { id: entry.id } : {}),
    number: entry.number,
    name: entry.name,
    position: entry.position,
    ma,
    st,
    ag,
    pa: pa ?? 0,
    av,
    skills,
    niggling,
    value: playerValue(roster, college, entry),
    available: isAvailable(entry),
  }
}
