import type { Action, Game } from '@undercroft/engine'
import { type ActionForms, compareFacts, ScenarioFault, sameFact, type Vocabulary } from '@undercroft/engine/scenario'
import { z } from 'zod'
import type { BallRoster, RosterEntry } from '../../teams/roster.ts'
import type { Aftermath, AftermathGame, TeamAftermath } from '../aftermath.ts'
import { blankTeamReport } from '../blank-report.ts'
import type { TeamBook } from '../book.ts'
import { budgetTotal, type OffSeason, type OffSeasonGame } from '../off-season.ts'
import type { PostMatch, PostMatchGame } from '../post-match.ts'
import type { BallTeamReport } from '../report.ts'
import type { SequenceEvent, SequenceMatch } from '../sequence.ts'
import {
  drawList,
  guestsOf,
  guestsSchema,
  idsOf,
  listFacts,
  listOf,
  listSchema,
  playerFacts,
  readAt,
  type WrittenList,
} from './list.ts'

/** The words of aftermath, post-match and off-season in scenarios: a list, the coach's answers, what the list looks like then. */

/** The fields of every answer, in the order in which a line has them. */
const ANSWERS: Readonly<Record<'post-match' | 'off-season', Readonly<Record<string, readonly string[]>>>> = {
  'post-match': {
    allot: ['player'],
    advance: ['player', 'kind'],
    category: ['category'],
    skill: ['skill'],
    keep: ['skill'],
    'roll-again': [],
    improve: ['characteristic'],
    hire: ['position'],
    fire: ['player'],
    retire: ['player'],
    sign: ['player'],
    'buy-reroll': [],
    buy: ['item'],
    done: [],
  },
  'off-season': { rehire: ['player'], hire: ['position'], reroll: [], buy: ['item'], done: [] },
}

function answerOf(text: string, sequence: keyof typeof ANSWERS): Action | null {
  const [type, ...words] = text.trim().split(/\s+/)
  const fields = ANSWERS[sequence][type]
  if (fields?.length !== words.length) return null
  return { type, ...Object.fromEntries(fields.map((field, i) => [field, words[i]])) }
}

const formsOf = (sequence: keyof typeof ANSWERS): ActionForms =>
  Object.fromEntries(Object.entries(ANSWERS[sequence]).map(([type, fields]) => [type, [fields.join(' ')]]))

/** What may be expected of every sequence: the open question, what is on offer, what has happened. */
function commonFacts<M extends SequenceMatch>(game: Game<M>, match: M, events: readonly SequenceEvent[]) {
  const decision = game.decision(match)
  const offers: Record<string, string[]> = {}
  for (const { type, ...fields } of decision?.actions ?? []) {
    offers[type] ??= []
    offers[type].push(Object.values(fields).join(' '))
  }
  return {
    asked: decision?.kind ?? null,
    /** By type of action, the rest of each line. */
    offers,
    over: game.isOver(match),
    happened: events.map(({ type }) => type),
  }
}

/** Of a list: `p1: { ... }` is a player, null that they are not on it; everything else a fact of the whole. */
function differencesOf<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  expected: object,
  roster: R,
  guests: readonly RosterEntry[],
  facts: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    if (/^(p|guest-|recruit-)\d+$/.test(field)) {
      const entry = [...roster.players, ...guests].find(({ id }) => id === field)
      if (entry && wanted !== null) return compareFacts(field, wanted, playerFacts(book, roster, entry))
      return Boolean(entry) === (wanted !== null) ? [] : [`${field} is ${entry ? 'on' : 'not on'} the list`]
    }
    if (field === 'offers') return offersDiffer(wanted as object, facts.offers as Record<string, string[]>)
    if (!Object.hasOwn(facts, field))
      throw new ScenarioFault(['expect', field], `is not known: a player, ${Object.keys(facts).join(', ')}`)
    const is = facts[field]
    return sameFact(is, wanted) ? [] : [`${field}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`]
  })
}

const offersDiffer = (wanted: object, offers: Readonly<Record<string, string[]>>): string[] =>
  Object.entries(wanted).flatMap(([type, lines]) =>
    sameFact(offers[type] ?? [], lines)
      ? []
      : [`offers: ${type} ${JSON.stringify(offers[type] ?? [])}, not ${JSON.stringify(lines)}`],
  )

const postMatchSchema = z.looseObject({
  team: listSchema,
  guests: guestsSchema,
  missed: z.array(z.string()).default([]),
  lasting: z.array(z.string()).default([]),
  touchdowns: z.int().min(0).default(0),
  prize: z.int().min(0).default(0),
})

const postMatchWords = <R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  game: PostMatchGame<R>,
): Vocabulary<PostMatch<R>> => ({
  game,
  schema: postMatchSchema,
  setUp(data) {
    const { team, guests, ...options } = postMatchSchema.parse(data)
    const roster = listOf(book, team, ['team'])
    return readAt([], () => game.create({ ...options, roster, guests: guestsOf(guests) }, null))
  },
  action: (text) => answerOf(text, 'post-match'),
  differences(expected, match, events) {
    const { roster, guests, gone, spent, paid, lost } = match.state
    const entries = guests.map(({ entry }) => entry)
    return differencesOf(book, expected, roster, entries, {
      ...commonFacts(game, match, events),
      ...listFacts(book, roster),
      guests: idsOf(entries),
      gone: idsOf(gone),
      sppSpent: spent,
      paid,
      lost,
    })
  },
  actions: formsOf('post-match'),
  draw: ({ state }) => drawList(state.roster),
})

const offSeasonSchema = z.looseObject({ team: listSchema, cap: z.int().nullable().default(null) })

const offSeasonWords = <R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  game: OffSeasonGame<R>,
): Vocabulary<OffSeason<R>> => ({
  game,
  schema: offSeasonSchema,
  setUp(data) {
    const { team, cap } = offSeasonSchema.parse(data)
    const roster = listOf(book, team, ['team'])
    return readAt([], () => game.create({ roster, cap }, null))
  },
  action: (text) => answerOf(text, 'off-season'),
  differences(expected, match, events) {
    const { roster, old, scouted, budget, left, gone } = match.state
    return differencesOf(book, expected, roster, old.players, {
      ...commonFacts(game, match, events),
      ...listFacts(book, roster),
      budget: budgetTotal(budget),
      left,
      scouted: idsOf(scouted),
      gone: idsOf(gone),
    })
  },
  actions: formsOf('off-season'),
  draw: ({ state }) => `${drawList(state.roster)}\n${drawList(state.old)}`,
})

const teamSchema = listSchema.extend({
  /** What single players did and suffered, what else the report says of the team, and who helped out. */
  did: z.record(z.string(), z.looseObject({})).default({}),
  report: z.looseObject({}).default({}),
  guests: z.array(z.looseObject({ position: z.string() })).default([]),
})

const aftermathSchema = z.looseObject({
  teams: z.tuple([teamSchema, teamSchema]),
  /** 0, 1 or null; null too where a fixture was given away. */
  winner: z.int().min(0).max(1).nullable().default(null),
  conceded: z.int().min(0).max(1).nullable().default(null),
  friendly: z.boolean().default(false),
  decisive: z.boolean().default(false),
  prizes: z.tuple([z.int(), z.int()]).default([0, 0]),
})
type WrittenTeam = z.infer<typeof teamSchema>

/** Nothing happened but what is said. */
function teamReport<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  roster: R,
  { did, report, guests }: WrittenTeam,
) {
  const blank = blankTeamReport(book, roster)
  const joined = guests.map((guest, i) => ({
    id: `guest-${i + 1}`,
    number: 90 + i,
    joined: 'journeyman',
    played: true,
    ...guest,
  }))
  const listed = guests.length > 0 ? blank.players.filter((line) => line.joined === 'listed') : blank.players
  return { ...blank, ...report, players: [...listed, ...joined].map((line) => ({ ...line, ...did[line.id] })) }
}

function teamFacts<R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>, team: TeamAftermath<R>) {
  return {
    ...listFacts(book, team.roster),
    winnings: team.winnings,
    mvps: team.mvps,
    earned: team.earned,
    dead: idsOf(team.dead),
    left: idsOf(team.left),
    missed: team.missed,
    lasting: team.lasting,
    guests: team.guests.map(({ entry }) => entry.position),
    touchdowns: team.touchdowns,
    prize: team.prize,
  }
}

const aftermathWords = <R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  game: AftermathGame<R, T>,
): Vocabulary<Aftermath<R, T>> => ({
  game,
  schema: aftermathSchema,
  setUp(data) {
    const { teams, winner, ...options } = aftermathSchema.parse(data)
    const rosters = teams.map(({ did: _did, report: _report, guests: _guests, ...list }, seat) =>
      listOf(book, { name: seat === 0 ? 'Home' : 'Away', ...list } as WrittenList, ['teams', seat]),
    )
    const lines = rosters.map((roster, seat) => teamReport(book, roster, teams[seat]))
    const report = options.conceded === null ? { winner, teams: lines } : null
    return readAt(['teams'], () => game.create({ ...options, rosters, report }, null))
  },
  action: () => null,
  /** `teams` is a list of two; an empty one expects nothing. */
  differences(expected, match, events) {
    const { teams = [], ...common } = expected as { teams?: readonly object[] }
    return [
      ...differencesOf(book, common, match.state.teams[0].roster, [], commonFacts(game, match, events)),
      ...teams.flatMap((wanted, seat) => {
        const team = match.state.teams[seat]
        const guests = team.guests.map(({ entry }) => entry)
        const found = differencesOf(book, wanted, team.roster, guests, teamFacts(book, team))
        return found.map((difference) => `team ${seat}: ${difference}`)
      }),
    ]
  },
  actions: {},
  draw: ({ state }) => state.teams.map(({ roster }) => drawList(roster)).join('\n'),
})

/** The words of all sequences of a book. */
export const sequenceWords = <R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  games: { aftermath: AftermathGame<R, T>; postMatch: PostMatchGame<R>; offSeason: OffSeasonGame<R> },
): readonly Vocabulary[] => [
  aftermathWords(book, games.aftermath) as Vocabulary,
  postMatchWords(book, games.postMatch) as Vocabulary,
  offSeasonWords(book, games.offSeason) as Vocabulary,
]
