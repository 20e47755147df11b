import { type Category, skillEntry } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { COLLEGES, type College, collegeById, findPosition } from '../data/colleges/index.ts'
import { accessOf, advancementCost, forbidden, sppSpent } from './advancement.ts'
import { positionOf } from './player.ts'
import { parseRoster, type Roster, type RosterEntry } from './roster.ts'
import { INDUCEMENT_COST, INDUCEMENTS, type Terms } from './terms.ts'
import { REROLL_COST } from './value.ts'

/** What is wrong with a roster: where, why, and by which rule. */
export interface Problem {
  readonly field: string
  readonly reason: string
  readonly rule: string
}

const gold = (amount: number): string => amount.toLocaleString('en-US')

/** What always holds for a team list, in the middle of a season too. */
export function rosterProblems(roster: Roster): Problem[] {
  const college = collegeById(roster.college)
  if (!college) {
    const known = COLLEGES.map(({ id }) => id).join(', ')
    return [{ field: 'college', reason: `'${roster.college}' is none of ${known}`, rule: 'DB-TEAM-01' }]
  }
  const strangers = roster.players.flatMap((entry, i): Problem[] =>
    findPosition(college, entry.position)
      ? []
      : [{ field: `players.${i}.position`, reason: `${college.name} has no '${entry.position}'`, rule: 'DB-TEAM-01' }],
  )
  if (strangers.length > 0) return strangers
  return [
    ...numberProblems(roster),
    ...groupProblems(roster, college),
    ...roster.players.flatMap((entry, i) => skillProblems(college, entry, `players.${i}`)),
  ]
}

/** What must hold when the team is founded under these terms. */
export function draftProblems(roster: Roster, terms: Terms): Problem[] {
  const always = rosterProblems(roster)
  const college = collegeById(roster.college)
  if (!college || always.some(({ rule }) => rule === 'DB-TEAM-01')) return always
  const found: Problem[] = []
  if (roster.kind !== terms.kind) {
    found.push({ field: 'kind', reason: `these terms are for a ${terms.kind} team`, rule: 'DB-EXH-01' })
  }
  if (roster.players.length < 11) {
    const reason = `a new team needs at least 11 players, not ${roster.players.length}`
    found.push({ field: 'players', reason, rule: 'DB-TEAM-04' })
  }
  const spent = draftCost(roster, college)
  if (spent > terms.budget) {
    const reason = `the team costs ${gold(spent)} and the budget is ${gold(terms.budget)}`
    found.push({ field: 'players', reason, rule: terms.kind === 'league' ? 'DB-TEAM-02' : 'DB-EXH-01' })
  }
  return [...always, ...found, ...inducementProblems(roster, terms), ...freeSppProblems(roster, terms)]
}

/** Founds the team: the whole draft is checked, and a league team keeps what it did not spend (DB-TEAM-11, DB-EXH-02). */
export function foundTeam(json: unknown, terms: Terms): Roster {
  const roster = parseRoster(json)
  const [problem] = draftProblems(roster, terms)
  if (problem) throw new OptionsError(problem.field, `${problem.reason} (${problem.rule})`)
  const college = collegeById(roster.college) as College
  return { ...roster, treasury: terms.kind === 'league' ? terms.budget - draftCost(roster, college) : 0 }
}

/** What players, re-rolls and inducements on the list cost when the team is founded. */
export function draftCost(roster: Roster, college: College): number {
  const players = roster.players.reduce((sum, entry) => sum + positionOf(college, entry).cost, 0)
  const inducements = INDUCEMENTS.reduce((sum, kind) => sum + roster.inducements[kind] * INDUCEMENT_COST, 0)
  return players + roster.rerolls * REROLL_COST + inducements
}

function numberProblems({ players }: Roster): Problem[] {
  const seen = new Set<number>()
  return players.flatMap(({ number }, i): Problem[] => {
    const twice = seen.has(number)
    seen.add(number)
    return twice ? [{ field: `players.${i}.number`, reason: `two players wear ${number}`, rule: 'DB-TEAM-24' }] : []
  })
}

/** DB-TEAM-06: a group's limit holds for all its positions together. */
function groupProblems(roster: Roster, college: College): Problem[] {
  return college.groups.flatMap(({ role, limit, positions }): Problem[] => {
    const hired = roster.players.filter((entry) => positions.includes(positionOf(college, entry))).length
    if (hired <= limit[1]) return []
    return [{ field: 'players', reason: `${hired} ${role}, but at most ${limit[1]} are allowed`, rule: 'DB-TEAM-06' }]
  })
}

function skillProblems(college: College, entry: RosterEntry, field: string): Problem[] {
  const position = positionOf(college, entry)
  const owned = [...position.skills]
  return entry.advancements.flatMap(({ skill, kind }, i): Problem[] => {
    if (skill === undefined) return []
    const at = `${field}.advancements.${i}.skill`
    const refused = forbidden(owned, skill)
    owned.push(skill)
    if (refused) {
      return [{ field: at, reason: `${entry.name} cannot gain '${skill}': ${refused.reason}`, rule: refused.rule }]
    }
    if (accessOf(position, kind).includes(skillEntry(skill)?.category as Category)) return []
    const list = kind.endsWith('primary') ? 'Primary' : 'Secondary'
    const text = `'${skill}' is in no ${list} category of a ${position.name}`
    return [{ field: at, reason: text, rule: list === 'Primary' ? 'DB-ADV-10' : 'DB-ADV-11' }]
  })
}

function inducementProblems(roster: Roster, { kind, inducements }: Terms): Problem[] {
  const reason =
    kind === 'league' ? 'a league team buys inducements before each game' : 'the coaches agreed to play without it'
  return INDUCEMENTS.filter((bought) => roster.inducements[bought] > 0 && !inducements.includes(bought)).map(
    (bought) => ({
      field: `inducements.${bought}`,
      reason,
      rule: kind === 'league' ? 'DB-IND-02' : 'DB-EXH-05',
    }),
  )
}

function freeSppProblems(roster: Roster, terms: Terms): Problem[] {
  const found: Problem[] = []
  const spent = roster.players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)
  if (spent > terms.spp) {
    const reason = `advancements cost ${spent} SPP and the team has ${terms.spp}`
    found.push({ field: 'players', reason, rule: terms.kind === 'league' ? 'DB-TEAM-02' : 'DB-EXH-06' })
  }
  roster.players.forEach(({ name, spp, advancements }, i) => {
    if (spp > 0) {
      found.push({ field: `players.${i}.spp`, reason: `${name} cannot save SPP in a draft`, rule: 'DB-EXH-08' })
    }
    advancements.forEach(({ kind }, a) => {
      if (terms.anyAdvancement || kind.startsWith('chosen')) return
      const reason = `only chosen skills may be bought, not '${kind}' for ${advancementCost(a, kind)} SPP`
      found.push({ field: `players.${i}.advancements.${a}.kind`, reason, rule: 'DB-EXH-07' })
    })
  })
  return found
}
