import { OptionsError } from '@undercroft/engine'
import { type College, collegeById } from '../colleges/index.ts'
import { rosterProblems } from './draft.ts'
import { positionOf } from './player.ts'
import { idOf, newEntry, type Roster } from './roster.ts'
import { LATE_REROLL_COST } from './value.ts'

/** What a league team buys after it was founded; the gold comes from the Treasury (DB-TEAM-12). */

export function payFrom(roster: Roster, cost: number, what: string): Roster {
  if (roster.treasury < cost) {
    throw new OptionsError('treasury', `${what} costs ${cost} and only ${roster.treasury} is left (DB-TEAM-12)`)
  }
  return { ...roster, treasury: roster.treasury - cost }
}

/** DB-TEAM-08, DB-TEAM-09. */
export function buyReroll(roster: Roster): Roster {
  if (roster.rerolls >= 8) throw new OptionsError('rerolls', 'a team owns at most 8 Team Re-rolls (DB-TEAM-09)')
  const paid = payFrom(roster, LATE_REROLL_COST, 'a Team Re-roll')
  return { ...paid, rerolls: paid.rerolls + 1 }
}

/** Hires a new player for the hiring cost of their position. */
export function hirePlayer(roster: Roster, number: number, name: string, position: string): Roster {
  if (roster.players.length >= 16) throw new OptionsError('players', 'a team has at most 16 players (DB-TEAM-05)')
  const hired = roster.hired + 1
  const entry = newEntry(idOf(hired), number, name, position)
  const larger = { ...roster, hired, players: [...roster.players, entry] }
  const [problem] = rosterProblems(larger)
  if (problem) throw new OptionsError(problem.field, `${problem.reason} (${problem.rule})`)
  return payFrom(larger, positionOf(collegeById(roster.college) as College, entry).cost, `a ${position}`)
}
