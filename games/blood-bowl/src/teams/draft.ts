import type { Category } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { mayHire, partyOf } from '../data/hiring.ts'
import { INDUCEMENTS, isOffered, MOST_PLAYERS, rulesOfTeam } from '../data/inducements.ts'
import { starById } from '../data/stars/index.ts'
import type { TeamList } from '../data/team.ts'
import { findPosition, TEAMS, teamById } from '../data/teams/index.ts'
import { skillEntry } from '../skills/catalogue.ts'
import { accessOf, forbidden, sppSpent } from './advancement.ts'
import { positionOf } from './player.ts'
import { FEWEST_PLAYERS, parseRoster, type Roster, type RosterEntry } from './roster.ts'
import { draftCost } from './value.ts'

/** What was agreed on before teams are drafted. */
export interface Terms {
  readonly kind: 'league' | 'exhibition'
  readonly budget: number
  /** Star Player Points to spend on advancements. */
  readonly spp: number
}

export const LEAGUE: Terms = { kind: 'league', budget: 1_000_000, spp: 0 }
/** BB-LEAGUE-15: the defaults; coaches may agree on others. */
export const EXHIBITION: Terms = { kind: 'exhibition', budget: 1_150_000, spp: 36 }

/** What is wrong with a roster: where, why, and by which rule. */
export interface Problem {
  readonly field: string
  /** In words, and as a name with its facts for those who speak other languages. */
  readonly reason: string
  readonly why: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly rule: string
}

const gold = (amount: number): string => amount.toLocaleString('en-US')

/** What always holds for a team list, in the middle of a season too. */
export function rosterProblems(roster: Roster): Problem[] {
  const team = teamById(roster.race)
  if (!team) {
    const reason = `'${roster.race}' is none of ${TEAMS.map(({ id }) => id).join(', ')}`
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
    ...numberProblems(roster),
    ...limitProblems(roster, team),
    ...staffProblems(roster, team),
    ...starProblems(roster, team),
    ...roster.players.flatMap((entry, i) => skillProblems(team, entry, `players.${i}`)),
  ]
}

/** What must hold when the team is founded under these terms. */
export function draftProblems(roster: Roster, terms: Terms): Problem[] {
  const always = rosterProblems(roster)
  const team = teamById(roster.race)
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
  const spent = roster.players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)
  if (spent > terms.spp) {
    const reason = `advancements cost ${spent} SPP and the team has ${terms.spp}`
    found.push({ field: 'players', reason, why: 'over-spp', facts: { spent, spp: terms.spp }, rule: 'BB-LEAGUE-15' })
  }
  if (terms.kind === 'league' && (roster.fans < 1 || roster.stars.length > 0 || bought(roster).length > 0)) {
    const fans = roster.fans < 1
    const reason = fans
      ? 'a league team has at least one Dedicated Fan'
      : 'a league team buys inducements before each game'
    const rule = fans ? 'BB-TEAM-05' : 'BB-PRE-06'
    found.push({
      field: fans ? 'fans' : 'inducements',
      reason,
      why: fans ? 'no-fan' : 'league-inducement',
      facts: {},
      rule,
    })
  }
  return [...always, ...found]
}

/** Founds the team: the whole draft is checked, and a league team keeps what it did not spend. */
export function foundTeam(json: unknown, terms: Terms): Roster {
  const roster = parseRoster(json)
  const [problem] = draftProblems(roster, terms)
  if (problem) throw new OptionsError(problem.field, `${problem.reason} (${problem.rule})`)
  const team = teamById(roster.race) as TeamList
  return { ...roster, treasury: terms.kind === 'league' ? terms.budget - draftCost(roster, team) : 0 }
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

function numberProblems({ players }: Roster): Problem[] {
  const seen = new Set<number>()
  return players.flatMap(({ number }, i): Problem[] => {
    const twice = seen.has(number)
    seen.add(number)
    if (!twice) return []
    const reason = `two players wear ${number}`
    return [{ field: `players.${i}.number`, reason, why: 'number-twice', facts: { number }, rule: 'BB-TEAM-01' }]
  })
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
        facts: { position: id, count, most: max },
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
      why: 'no-inducement',
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

function skillProblems(team: TeamList, entry: RosterEntry, field: string): Problem[] {
  const position = positionOf(team, entry)
  const owned = [...position.skills]
  return entry.advancements.flatMap(({ skill, kind }, i): Problem[] => {
    if (skill === undefined) return []
    const at = `${field}.advancements.${i}.skill`
    const refused = forbidden(owned, skill)
    owned.push(skill)
    const facts = { player: entry.name, skill, position: position.id }
    if (refused) {
      const text = `${entry.name} cannot gain '${skill}': ${refused.reason}`
      return [
        { field: at, reason: text, why: refused.why, facts: { ...facts, other: refused.other }, rule: refused.rule },
      ]
    }
    if (accessOf(position, kind).includes(skillEntry(skill)?.category as Category)) return []
    const text = `'${skill}' is in no category open to a ${position.name}`
    return [{ field: at, reason: text, why: 'no-access', facts, rule: 'BB-LEAGUE-14' }]
  })
}
