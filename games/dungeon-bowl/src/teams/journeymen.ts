import { OptionsError } from '@undercroft/engine'
import { type College, collegeById, linemenOf } from '../data/colleges/index.ts'
import type { Roster, RosterEntry } from './roster.ts'
import { currentTeamValue, isAvailable } from './value.ts'

const FULL_SIDE = 11

/** How many Journeymen join for a game: as many as bring the team to eleven (DB-TEAM-19, DB-EXH-11). */
export function journeymenNeeded(roster: Roster): number {
  if (roster.kind === 'exhibition') return 0
  return Math.max(0, FULL_SIDE - roster.players.filter(isAvailable).length)
}

/**
 * The Journeymen for a game, one per named Lineman position (DB-TEAM-20). They are for this game only, and not on the
 * team list; where a match makes players of them they have Loner (4+).
 */
export function journeymen(roster: Roster, positions: readonly string[]): RosterEntry[] {
  const needed = journeymenNeeded(roster)
  if (positions.length !== needed) {
    throw new OptionsError('journeymen', `the team takes exactly ${needed}, not ${positions.length} (DB-TEAM-19)`)
  }
  const linemen = linemenOf(collegeById(roster.college) as College)
  const taken = new Set(roster.players.map(({ number }) => number))
  return positions.map((name, i) => {
    const position = linemen.find((lineman) => lineman.id === name || lineman.name === name)
    if (!position) {
      const known = linemen.map((lineman) => lineman.name).join(', ')
      throw new OptionsError(`journeymen.${i}`, `'${name}' is no Lineman: ${known} (DB-TEAM-20)`)
    }
    return {
      number: freeNumber(taken),
      name: `Journeyman ${i + 1}`,
      position: position.id,
      spp: 0,
      advancements: [],
      injuries: { niggling: 0, ma: 0, st: 0, ag: 0, pa: 0, av: 0 },
      missesNextGame: false,
      retired: false,
    }
  })
}

/** The Current Team Value with its Journeymen, from which Petty Cash is worked out (DB-TEAM-23). */
export function valueForGame(roster: Roster, joined: readonly RosterEntry[]): number {
  const college = collegeById(roster.college) as College
  return currentTeamValue({ ...roster, players: [...roster.players, ...joined] }, college)
}

function freeNumber(taken: Set<number>): number {
  let number = 1
  while (taken.has(number)) number++
  taken.add(number)
  return number
}
