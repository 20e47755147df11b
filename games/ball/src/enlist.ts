import type { AbilitySet, MomentTable } from '@undercroft/engine'
import type { BallMoments } from './moments.ts'
import { newPlayer, type Player, type RosterPlayer, type TeamOptions } from './state.ts'

/** The skills of those on a list: of each of them, and of all together. */
interface Skills {
  readonly each: readonly AbilitySet[]
  readonly all: AbilitySet
}

/** A list serves many matches, so its skills are worked out once. */
const kept = new WeakMap<readonly RosterPlayer[], Skills>()

function skillsOf(table: MomentTable<BallMoments>, list: readonly RosterPlayer[]): Skills {
  const known = kept.get(list)
  if (known !== undefined) return known
  const each = list.map(({ skills }) => table.set(skills))
  const skills = { each, all: table.union(each) }
  kept.set(list, skills)
  return skills
}

/** The players of all teams as a match begins, by number, and everything that any of them has. */
export function enlist(
  table: MomentTable<BallMoments>,
  teams: readonly TeamOptions[],
): { players: Player[]; inPlay: AbilitySet } {
  const none = table.set([])
  const players: Player[] = []
  const all: AbilitySet[] = []
  for (let team = 0; team < teams.length; team++) {
    const list = teams[team].players
    const skills = skillsOf(table, list)
    all.push(skills.all)
    for (let at = 0; at < list.length; at++)
      players.push(newPlayer(players.length, team, list[at], skills.each[at], none))
  }
  return { players, inPlay: table.union(all) }
}
