import { FEWEST_PLAYERS, MOST_PLAYERS } from '@undercroft/ball'
import type { Random } from '@undercroft/engine'
import type { Position } from '../data/team.ts'
import { knownTeam, TEAMS } from '../data/teams/index.ts'
import { foundTeam } from './draft.ts'
import { READY_TEAMS } from './ready-made.ts'
import type { Roster } from './roster.ts'
import { LEAGUE } from './terms.ts'
import { APOTHECARY_COST } from './value.ts'

const NAMES: readonly string[] = [...new Set(READY_TEAMS.flatMap(({ players }) => players.map(({ name }) => name)))]

/** A new league team as a sensible coach might draft it: two or three re-rolls, an apothecary, most of the specialists, Linemen for the rest. */
export function randomTeam(random: Random, name: string, race = random.pick(TEAMS).id): Roster {
  const list = knownTeam(race)
  const linemen = list.positions.filter(({ id }) => list.journeymen.includes(id))
  const cheapest = Math.min(...linemen.map(({ cost }) => cost))
  const rerolls = 2 + random.below(2)
  let gold = LEAGUE.budget - rerolls * list.reroll - (list.apothecary ? APOTHECARY_COST : 0)
  const chosen: Position[] = []
  const take = (position: Position): boolean => {
    const missing = Math.max(0, FEWEST_PLAYERS - 1 - chosen.length)
    const big = chosen.filter(({ bigGuy }) => bigGuy).length
    if (position.bigGuy && list.bigGuyLimit !== null && big >= list.bigGuyLimit) return false
    if (chosen.filter(({ id }) => id === position.id).length >= position.max) return false
    if (gold - position.cost < missing * cheapest) return false
    chosen.push(position)
    gold -= position.cost
    return true
  }
  const wanted = list.positions
    .filter((position) => !linemen.includes(position))
    .flatMap((position) => Array.from({ length: position.max }, () => position))
  for (const position of random.shuffle(wanted)) if (chosen.length < 8) take(position)
  const most = Math.min(MOST_PLAYERS, FEWEST_PLAYERS + 1 + random.below(2))
  while (chosen.length < most && random.shuffle(linemen).some(take));
  const names = random.shuffle(NAMES)
  const players = chosen.map(({ id }, at) => ({ number: at + 1, name: names[at], position: id }))
  const open = [...list.patrons, ...(list.orLeague ? [list.orLeague] : [])]
  const choice = open.length > 1 ? random.pick(open) : ''
  const staff = { apothecary: list.apothecary, fans: 1 }
  return foundTeam({ name, race, choice, kind: 'league', rerolls, ...staff, players }, LEAGUE)
}

/** Names for teams that nobody named. */
export const TEAM_NAMES: readonly string[] = READY_TEAMS.map(({ name }) => name)
