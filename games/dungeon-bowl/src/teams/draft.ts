import {
  freeSppProblems,
  gold,
  improvementProblems,
  numberProblems,
  type Problem,
  skillProblems,
} from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { COLLEGES, type College, collegeById, findPosition } from '../colleges/index.ts'
import { DUNGEON_SKILLS } from '../skills/catalogue.ts'
import { forbidden } from './advancement.ts'
import { positionOf } from './player.ts'
import { FEWEST_PLAYERS, parseRoster, type Roster } from './roster.ts'
import { INDUCEMENT_COST, INDUCEMENTS, type Terms } from './terms.ts'
import { REROLL_COST } from './value.ts'

export type { Problem } from '@undercroft/ball'

const learning = { forbidden, catalogue: DUNGEON_SKILLS, accessRule: { primary: 'DB-ADV-10', secondary: 'DB-ADV-11' } }

/** What always holds for a team list, in the middle of a season too. `colleges`: those of the book, unless a match brings more. */
export function rosterProblems(roster: Roster, colleges: readonly College[] = COLLEGES): Problem[] {
  const college = collegeById(roster.college, colleges)
  if (!college) {
    const known = colleges.map(({ id }) => id).join(', ')
    return [
      {
        field: 'college',
        reason: `'${roster.college}' is none of ${known}`,
        why: 'unknown-college',
        facts: { college: roster.college },
        rule: 'DB-TEAM-01',
      },
    ]
  }
  const strangers = roster.players.flatMap(({ position }, i): Problem[] =>
    findPosition(college, position)
      ? []
      : [
          {
            field: `players.${i}.position`,
            reason: `${college.name} has no '${position}'`,
            why: 'unknown-position',
            facts: { position },
            rule: 'DB-TEAM-01',
          },
        ],
  )
  if (strangers.length > 0) return strangers
  return [
    ...numberProblems(roster.players, 'DB-TEAM-24'),
    ...groupProblems(roster, college),
    ...roster.players.flatMap((entry, i) => skillProblems(positionOf(college, entry), entry, `players.${i}`, learning)),
    ...roster.players.flatMap((entry, i) => improvementProblems(positionOf(college, entry), entry, `players.${i}`)),
  ]
}

/** What must hold when the team is founded under these terms. */
export function draftProblems(roster: Roster, terms: Terms, colleges: readonly College[] = COLLEGES): Problem[] {
  const always = rosterProblems(roster, colleges)
  const college = collegeById(roster.college, colleges)
  if (!college || always.some(({ rule }) => rule === 'DB-TEAM-01')) return always
  const found: Problem[] = []
  if (roster.kind !== terms.kind) {
    const reason = `these terms are for a ${terms.kind} team`
    found.push({ field: 'kind', reason, why: 'other-kind', facts: { kind: terms.kind }, rule: 'DB-EXH-01' })
  }
  const count = roster.players.length
  if (count < FEWEST_PLAYERS) {
    const reason = `a new team needs at least ${FEWEST_PLAYERS} players, not ${count}`
    const facts = { count, fewest: FEWEST_PLAYERS }
    found.push({ field: 'players', reason, why: 'few-players', facts, rule: 'DB-TEAM-04' })
  }
  const spent = draftCost(roster, college)
  if (spent > terms.budget) {
    const reason = `the team costs ${gold(spent)} and the budget is ${gold(terms.budget)}`
    const rule = terms.kind === 'league' ? 'DB-TEAM-02' : 'DB-EXH-01'
    found.push({ field: 'players', reason, why: 'over-budget', facts: { cost: spent, budget: terms.budget }, rule })
  }
  const sppRule = terms.kind === 'league' ? 'DB-TEAM-02' : 'DB-EXH-06'
  return [...always, ...found, ...inducementProblems(roster, terms), ...freeSppProblems(roster.players, terms, sppRule)]
}

/** Founds the team: the whole draft is checked, and a league team keeps what it did not spend (DB-TEAM-11, DB-EXH-02). */
export function foundTeam(json: unknown, terms: Terms, colleges: readonly College[] = COLLEGES): Roster {
  const roster = parseRoster(json)
  const [problem] = draftProblems(roster, terms, colleges)
  if (problem) throw new OptionsError(problem.field, `${problem.reason} (${problem.rule})`)
  const college = collegeById(roster.college, colleges) as College
  return { ...roster, treasury: terms.kind === 'league' ? terms.budget - draftCost(roster, college) : 0 }
}

/** What players, re-rolls and inducements on the list cost when the team is founded. */
export function draftCost(roster: Roster, college: College): number {
  const players = roster.players.reduce((sum, entry) => sum + positionOf(college, entry).cost, 0)
  const inducements = INDUCEMENTS.reduce((sum, kind) => sum + roster.inducements[kind] * INDUCEMENT_COST, 0)
  return players + roster.rerolls * REROLL_COST + inducements
}

/** DB-TEAM-06: a group's limit holds for all its positions together. */
function groupProblems(roster: Roster, college: College): Problem[] {
  return college.groups.flatMap(({ role, limit, positions }): Problem[] => {
    const hired = roster.players.filter((entry) => positions.includes(positionOf(college, entry))).length
    const most = limit[1]
    if (hired <= most) return []
    const reason = `${hired} ${role}, but at most ${most} are allowed`
    return [{ field: 'players', reason, why: 'group-limit', facts: { role, count: hired, most }, rule: 'DB-TEAM-06' }]
  })
}

function inducementProblems(roster: Roster, { kind, inducements }: Terms): Problem[] {
  const reason =
    kind === 'league' ? 'a league team buys inducements before each game' : 'the coaches agreed to play without it'
  return INDUCEMENTS.filter((bought) => roster.inducements[bought] > 0 && !inducements.includes(bought)).map(
    (bought) => ({
      field: `inducements.${bought}`,
      reason,
      why: kind === 'league' ? 'league-inducement' : 'no-inducement',
      facts: { inducement: bought },
      rule: kind === 'league' ? 'DB-IND-02' : 'DB-EXH-05',
    }),
  )
}
