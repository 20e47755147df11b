import type { Random } from '@undercroft/engine'
import { type College, collegeById } from '../colleges/index.ts'
import { openSkills } from '../teams/advancement.ts'
import { improvementRefusal, positionOf, sheetOf } from '../teams/player.ts'
import { randomTeam } from '../teams/random-team.ts'
import { CHARACTERISTICS, careerIn, type Roster, type RosterEntry } from '../teams/roster.ts'

/** A team somewhere in its career: skilled, hurt, tired, rich or poor. */
export function randomRoster(random: Random): Roster {
  const roster = randomTeam(random, 'Wanderers')
  const college = collegeById(roster.college) as College
  roster.season = 1 + random.below(3)
  roster.treasury = random.below(40) * 10_000
  roster.trophy = random.below(8) === 0
  for (const entry of roster.players) live(random, college, entry, roster.season)
  return roster
}

function live(random: Random, college: College, entry: RosterEntry, season: number): void {
  entry.spp = random.below(random.below(4) === 0 ? 70 : 12)
  const count = random.below(3) === 0 ? random.below(7) : 0
  for (let i = 0; i < count; i++) advance(random, college, entry)
  for (let year = 1; year <= season; year++) {
    if (random.below(3) === 0) continue
    entry.career.push({ ...careerIn(entry, year), games: random.below(8), mvps: random.below(4) === 0 ? 1 : 0 })
  }
  if (random.below(4) === 0) entry.injuries.niggling = random.below(3)
  if (random.below(6) === 0) entry.injuries[random.pick(CHARACTERISTICS.filter((name) => name !== 'pa'))] = 1
  entry.missesNextGame = random.below(8) === 0
  entry.retired = random.below(12) === 0
}

function advance(random: Random, college: College, entry: RosterEntry): void {
  const position = positionOf(college, entry)
  const open = CHARACTERISTICS.filter((name) => improvementRefusal(position, entry, name) === null)
  if (random.below(3) === 0 && open.length > 0) {
    entry.advancements.push({ kind: 'characteristic', improves: random.pick(open) })
    return
  }
  const kind = random.below(3) === 0 ? 'chosen-secondary' : 'chosen-primary'
  const skills = openSkills(position, sheetOf(college, entry).skills, kind)
  if (skills.length > 0) entry.advancements.push({ kind, skill: random.pick(skills) })
}
