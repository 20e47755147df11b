import { clonePlain, OptionsError, parseOptions, samePlain } from '@undercroft/engine'
import * as z from 'zod/mini'
import { broughtTeams, gameContent, listsOf } from './content.ts'
import { INDUCEMENTS } from './data/inducements.ts'
import { STAR_RULES } from './data/star-rules/index.ts'
import { skillNamed } from './skills/catalogue.ts'
import { type BloodOptions, type BloodTeamOptions, HIRED, STAR } from './state.ts'
import { rosterProblems } from './teams/draft.ts'
import { matchTeam } from './teams/match-team.ts'
import { READY_TEAMS } from './teams/ready-made.ts'
import { parseRoster, type Roster } from './teams/roster.ts'

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const playerSchema = z.strictObject({
  id: z.optional(z.string().check(z.maxLength(40))),
  number: whole(1, 99),
  name: z._default(z.string(), ''),
  position: z._default(z.string(), 'player'),
  ma: whole(1, 9),
  st: whole(1, 8),
  ag: whole(1, 6),
  pa: whole(0, 6),
  av: whole(3, 11),
  skills: z._default(z.array(z.string()), []),
  niggling: z._default(whole(0, 20), 0),
  value: z._default(whole(0, 10_000_000), 0),
  available: z._default(z.boolean(), true),
  contract: z._default(whole(0, 4), HIRED),
})

/** Somebody who may join: what kind of contract it will be is known when it happens. */
const joiningSchema = z.omit(playerSchema, { contract: true })

const teamSchema = z.strictObject({
  name: z._default(z.string(), 'Team'),
  race: z._default(z.string(), ''),
  choice: z._default(z.string(), ''),
  rerolls: z._default(whole(0, 16), 0),
  dedicatedFans: z._default(whole(0, 7), 0),
  cheerleaders: z._default(whole(0, 16), 0),
  coaches: z._default(whole(0, 9), 0),
  apothecary: z._default(z.boolean(), false),
  treasury: z._default(whole(0, 100_000_000), 0),
  value: z._default(whole(0, 100_000_000), 0),
  inducements: z._default(z.partialRecord(z.enum(INDUCEMENTS), whole(0, 9)), {}),
  players: z.array(playerSchema),
  linemen: z._default(z.array(joiningSchema), []),
  recruit: z._default(z.nullable(joiningSchema), null),
})

const optionsSchema = z.strictObject({
  /** Ready-made teams by name (those of `content` by their id), team lists, or plain players. */
  teams: z.optional(z.array(z.unknown()).check(z.length(2, 'two teams play'))),
  league: z._default(z.boolean(), false),
  knockout: z._default(z.boolean(), false),
  inducements: z._default(z.boolean(), true),
  turns: z._default(whole(1, 8), 8),
  position: z._default(z.boolean(), false),
  content: z.optional(z.unknown()),
})

/** Checks and completes the options of a match; an OptionsError names the field and the reason. */
export function checkOptions(asked: unknown): BloodOptions {
  const { teams, content: things = [], ...rest } = parseOptions(optionsSchema, asked)
  const content = gameContent.read(things)
  const brought = content.length > 0 ? { content } : {}
  const chosen = teams ?? READY_TEAMS.slice(0, 2).map(({ name }) => name)
  return { teams: chosen.map((team, at) => checkTeam(team, at, rest.position, brought)), ...rest, ...brought }
}

type Brought = Pick<BloodOptions, 'content'>

function checkTeam(asked: unknown, at: number, inPosition: boolean, brought: Brought): BloodTeamOptions {
  const field = `teams[${at}]`
  if (typeof asked === 'string') {
    const ready = READY_TEAMS.find(({ name }) => name === asked)
    if (ready) return readyTeam(ready)
    const own = broughtTeams(brought).get(asked)
    if (!own) throw new OptionsError(field, `there is no ready-made team '${asked}'`)
    return listedTeam(own, field, brought)
  }
  if (typeof asked === 'object' && asked !== null && 'kind' in asked) return rosterTeam(asked, field, brought)
  const team = parseOptions(teamSchema, asked, field)
  const { players } = team
  const numbers = players.map(({ number }) => number)
  if (new Set(numbers).size !== numbers.length)
    throw new OptionsError(`${field}.players`, 'two players have the same number')
  if (!inPosition && numbers.length === 0) throw new OptionsError(`${field}.players`, 'a team needs players')
  const named = (player: (typeof players)[number], where: string) => ({
    ...player,
    skills: player.skills.map((skill) => idOfSkill(skill, player.contract, where)),
  })
  return { ...team, players: players.map((player, i) => named(player, `${field}.players[${i}].skills`)) }
}

function idOfSkill(name: string, contract: number, field: string): string {
  if (contract === STAR && name in STAR_RULES) return name
  const skill = skillNamed(name)
  if (!skill) throw new OptionsError(field, `there is no skill '${name}'`)
  return skill.id
}

interface Known {
  readonly json: unknown
  readonly team: BloodTeamOptions
}

/** Team lists that were found in order, by the name of the team: nobody checks the same list twice. */
const known = new Map<string, readonly Known[]>()
const MOST_KNOWN = 100
const MOST_NAMESAKES = 8

const readyTeams = new Map<Roster, BloodTeamOptions>()

/** A ready-made team is worked out once. */
function readyTeam(roster: Roster): BloodTeamOptions {
  const team = readyTeams.get(roster) ?? rosterTeam(roster, 'teams', {})
  readyTeams.set(roster, team)
  return team
}

/** A team list as it is kept for a league or drafted for an exhibition. */
function rosterTeam(json: object, field: string, brought: Brought): BloodTeamOptions {
  if (brought.content) return listedTeam(json, field, brought)
  const name = 'name' in json ? String(json.name) : ''
  const namesakes = known.get(name) ?? []
  for (const before of namesakes) if (samePlain(before.json, json)) return before.team
  const team = listedTeam(json, field, brought)
  if (known.size === MOST_KNOWN) known.clear()
  known.set(name, [{ json: clonePlain(json), team }, ...namesakes.slice(0, MOST_NAMESAKES - 1)])
  return team
}

function listedTeam(json: unknown, field: string, brought: Brought): BloodTeamOptions {
  const roster = parseRoster(json, field)
  const [problem] = rosterProblems(roster, listsOf(brought))
  if (problem) throw new OptionsError(`${field}.${problem.field}`, `${problem.reason} (${problem.rule})`)
  return matchTeam(roster, listsOf(brought))
}
