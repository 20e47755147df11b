import type { Random } from '@undercroft/engine'
import { COLLEGES, type College, collegeById, linemenOf, type Position } from '../colleges/index.ts'
import { foundTeam } from './draft.ts'
import { READY_TEAMS } from './ready-made/index.ts'
import { FEWEST_PLAYERS, type Roster } from './roster.ts'
import { LEAGUE } from './terms.ts'
import { REROLL_COST } from './value.ts'

const NAMES: readonly string[] = [...new Set(READY_TEAMS.flatMap(({ players }) => players.map(({ name }) => name)))]

/** A new league team as a sensible coach might draft it: two or three re-rolls, most of the specialists, Linemen for the rest. */
export function randomTeam(random: Random, name: string, college = random.pick(COLLEGES).id): Roster {
  const { groups } = collegeById(college) as College
  const linemen = linemenOf(collegeById(college) as College)
  const cheapest = Math.min(...linemen.map(({ cost }) => cost))
  const rerolls = 2 + random.below(2)
  let gold = LEAGUE.budget - rerolls * REROLL_COST
  const chosen: Position[] = []
  const missing = () => Math.max(0, FEWEST_PLAYERS - 1 - chosen.length)
  const wanted = groups
    .filter(({ positions }) => !positions.some((position) => linemen.includes(position)))
    .flatMap(({ limit, positions }) => Array.from({ length: limit[1] }, () => random.pick(positions)))
  for (const position of random.shuffle(wanted)) {
    if (chosen.length >= 8 || gold - position.cost < missing() * cheapest) continue
    chosen.push(position)
    gold -= position.cost
  }
  const most = FEWEST_PLAYERS + 1 + random.below(2)
  while (chosen.length < most) {
    const affordable = linemen.filter(({ cost }) => gold - cost >= missing() * cheapest)
    if (affordable.length === 0) break
    const position = random.pick(affordable)
    chosen.push(position)
    gold -= position.cost
  }
  const names = random.shuffle(NAMES)
  const players = chosen.map(({ id }, at) => ({ number: at + 1, name: names[at], position: id }))
  return foundTeam({ name, college, kind: 'league', rerolls, players }, LEAGUE)
}

/** Names for teams that nobody named. */
export const TEAM_NAMES: readonly string[] = READY_TEAMS.map(({ name }) => name)
