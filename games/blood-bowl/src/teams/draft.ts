import {
  freeSppProblems,
  gold,
  improvementProblems,
  MOST_PLAYERS,
  numberProblems,
  type Problem,
  skillProblems,
} from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { mayHire, partyOf } from '../data/hiring.ts'
import { INDUCEMENTS, isOffered, rulesOfTeam } from '../data/inducements.ts'
import { starById } from '../data/stars/index.ts'
import type { TeamList } from '../data/team.ts'
import { findPosition, knownTeam, TEAMS, teamById } from '../data/teams/index.ts'
import { BLOOD_SKILLS } from '../skills/catalogue.ts'
import { forbidden } from './advancement.ts'
import { positionOf } from './player.ts'
import { FEWEST_PLAYERS, parseRoster, type Roster } from './roster.ts'
import type { Terms } from './terms.ts'
import { draftCost } from './value.ts'

export type { Problem } from '@undercroft/ball'

const learning = {
  forbidden,
  catalogue: BLOOD_SKILLS,
  accessRule: { primary: 'BB-LEAGUE-14', secondary: 'BB-LEAGUE-14' },
}

/** What always holds for a team list, in the middle of a season too. `lists`: those of the book, unless a match brings more. */
export function rosterProblems(roster: Roster, lists: readonly TeamList[] = TEAMS): Problem[] {
  const team = teamById(roster.race, lists)
  if (!team) {
    const reason = `'${roster.race}' is none of ${lists.map(({ id }) => id).join(', ')}`
    return [{ field: 'race', reason, why: 'unknown-race', facts: { race: roster.race }, rule: 'BB-TEAM-01' }]
  }
  const strangers = roster.players.flatMap(({ position }, i): Problem[] =>
    findPosition(team, position)
      ? []
      : [
          {
            field: `players.${i}.position`,
            reason: `${team.name} has no '${position}'`,
            why: 'unknown-position',
            facts: { position },
            rule: 'BB-TEAM-01',
          },
        ],
  )
  if (strangers.length > 0) return strangers
  return [
    ...choiceProblems(roster, team),
    ...numberProblems(roster.players, 'BB-TEAM-01'),
    ...limitProblems(roster, team),
    ...staffProblems(roster, team),
    ...starProblems(roster, team),
    ...roster.players.flatMap((entry, i) => skillProblems(positionOf(team, entry), entry, `players.${i}`, learning)),
    ...roster.players.flatMap((entry, i) => improvementProblems(positionOf(team, entry), entry, `players.${i}`)),
  ]
}

/** What must hold when the team is founded under these terms. */
export function draftProblems(roster: Roster, terms: Terms, lists: readonly TeamList[] = TEAMS): Problem[] {
  const always = rosterProblems(roster, lists)
  const team = teamById(roster.race, lists)
  if (!team || always.some(({ why }) => why === 'unknown-position')) return always
  const found: Problem[] = []
  if (roster.kind !== terms.kind) {
    const reason = `these terms are for a ${terms.kind} team`
    found.push({ field: 'kind', reason, why: 'other-kind', facts: { kind: terms.kind }, rule: 'BB-CORE-12' })
  }
  const count = roster.players.length
  if (count < FEWEST_PLAYERS) {
    const reason = `a new team needs at least ${FEWEST_PLAYERS} players, not ${count}`
    const facts = { count, fewest: FEWEST_PLAYERS }
    found.push({ field: 'players', reason, why: 'few-players', facts, rule: 'BB-IND-05' })
  }
  const cost = draftCost(roster, team)
  if (cost > terms.budget) {
    const reason = `the team costs ${gold(cost)} and the budget is ${gold(terms.budget)}`
    const rule = terms.kind === 'league' ? 'BB-TEAM-01' : 'BB-LEAGUE-15'
    found.push({ field: 'players', reason, why: 'over-budget', facts: { cost, budget: terms.budget }, rule })
  }
  if (terms.kind === 'league') found.push(...leagueProblems(roster))
  return [...always, ...found, ...freeSppProblems(roster.players, terms, 'BB-LEAGUE-15')]
}

/** Founds the team: the whole draft is checked, and a league team keeps what it did not spend. */
export function foundTeam(json: unknown, terms: Terms, lists: readonly TeamList[] = TEAMS): Roster {
  const roster = parseRoster(json)
  const [problem] = draftProblems(roster, terms, lists)
  if (problem) throw new OptionsError(problem.field, `${problem.reason} (${problem.rule})`)
  const team = knownTeam(roster.race, lists)
  return { ...roster, treasury: terms.kind === 'league' ? terms.budget - draftCost(roster, team) : 0 }
}

/** A league team has a fan from the start, and hires help only before each game (BB-TEAM-05, BB-PRE-06). */
function leagueProblems(roster: Roster): Problem[] {
  const reason = 'a league team buys inducements before each game'
  return [
    ...(roster.fans < 1
      ? [
          {
            field: 'fans',
            reason: 'a league team has at least one Dedicated Fan',
            why: 'no-fan',
            facts: {},
            rule: 'BB-TEAM-05',
          },
        ]
      : []),
    ...bought(roster).map((inducement) => ({
      field: `inducements.${inducement}`,
      reason,
      why: 'league-inducement',
      facts: { inducement },
      rule: 'BB-PRE-06',
    })),
    ...roster.stars.map((star, i) => ({
      field: `stars.${i}`,
      reason,
      why: 'league-star',
      facts: { star },
      rule: 'BB-PRE-06',
    })),
  ]
}

const bought = ({ inducements }: Roster) => INDUCEMENTS.filter((item) => inducements[item] > 0)

/** A team that is Favoured of somebody names the patron, or the league that may stand instead (BB-TEAM-08). */
function choiceProblems({ choice }: Roster, team: TeamList): Problem[] {
  const open = [...team.patrons, ...(team.orLeague ? [team.orLeague] : [])]
  const needed = open.length > 1
  if (needed ? open.includes(choice) : choice === '' || open.includes(choice)) return []
  const reason = needed ? `names one of ${open.join(', ')}` : `${team.name} has no choice of patron`
  return [{ field: 'choice', reason, why: 'no-choice', facts: { choice }, rule: 'BB-TEAM-08' }]
}

/** At most so many of each position, and of big players together (BB-TEAM-01). */
function limitProblems({ players }: Roster, team: TeamList): Problem[] {
  const counted = (of: (id: string) => boolean) => players.filter((entry) => of(positionOf(team, entry).id)).length
  const found = team.positions.flatMap(({ id, name, max }): Problem[] => {
    const count = counted((hired) => hired === id)
    if (count <= max) return []
    const reason = `${count} of ${name}, but at most ${max} are allowed`
    return [
      {
        field: 'players',
        reason,
        why: 'position-limit',
        facts: { position: name, count, most: max },
        rule: 'BB-TEAM-01',
      },
    ]
  })
  const big = counted((id) => findPosition(team, id)?.bigGuy === true)
  if (team.bigGuyLimit !== null && big > team.bigGuyLimit) {
    const reason = `${big} big players, but at most ${team.bigGuyLimit} are allowed`
    const facts = { count: big, most: team.bigGuyLimit }
    found.push({ field: 'players', reason, why: 'big-limit', facts, rule: 'BB-TEAM-01' })
  }
  return found
}

function staffProblems(roster: Roster, team: TeamList): Problem[] {
  const found: Problem[] = []
  if (roster.apothecary && !team.apothecary) {
    const reason = `${team.name} may not hire an apothecary`
    found.push({ field: 'apothecary', reason, why: 'no-apothecary', facts: {}, rule: 'BB-TEAM-04' })
  }
  for (const item of bought(roster)) {
    if (isOffered(item, team, rulesOfTeam(team, roster.choice))) continue
    const reason = `${team.name} cannot buy it`
    found.push({
      field: `inducements.${item}`,
      reason,
      why: 'not-offered',
      facts: { inducement: item },
      rule: 'BB-IND-03',
    })
  }
  return found
}

function starProblems(roster: Roster, team: TeamList): Problem[] {
  const found: Problem[] = []
  let places = roster.players.length
  roster.stars.forEach((id, i) => {
    const star = starById(id)
    const field = `stars.${i}`
    if (!star || !mayHire(star, team, roster.choice) || roster.stars.indexOf(id) < i) {
      const reason = star ? `${star.name} does not play for ${team.name}` : `there is no Star Player '${id}'`
      found.push({ field, reason, why: 'no-star', facts: { star: id }, rule: 'BB-IND-20' })
    } else places += partyOf(star).length
  })
  if (places > MOST_PLAYERS) {
    const reason = `${places} players with the stars, but at most ${MOST_PLAYERS} are allowed`
    found.push({
      field: 'stars',
      reason,
      why: 'many-players',
      facts: { count: places, most: MOST_PLAYERS },
      rule: 'BB-IND-20',
    })
  }
  return found
}
