import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'
import { CHARACTERISTICS } from '../data/profile.ts'
import { ADVANCEMENT_KINDS } from './advancement.ts'

/** What the team lists of all ball games have in common: players with a life, games, gold (DB-TEAM-24). */

/** What a Casualty roll leaves behind. */
export const INJURIES = ['badly-hurt', 'seriously-hurt', 'serious-injury', 'lasting-injury', 'dead'] as const
export type InjuryResult = (typeof INJURIES)[number]

/** DB-TEAM-04, DB-TEAM-05, DB-TEAM-09, BB-TEAM-01, BB-TEAM-02 */
export const FEWEST_PLAYERS = 11
export const MOST_PLAYERS = 16
export const MOST_REROLLS = 8

const count = (max: number) => z.int().min(0).max(max)

/**
 * A skill was gained or a characteristic improved; a skill may also replace an improvement (DB-ADV-25). A position without skill
 * access that rolls nothing it can use has gained neither (DB-ADV-28).
 */
const advancement = z
  .strictObject({
    kind: z.enum(ADVANCEMENT_KINDS),
    skill: z.string().optional(),
    improves: z.enum(CHARACTERISTICS).optional(),
  })
  .refine(
    ({ kind, skill, improves }) =>
      (skill === undefined) !== (improves === undefined) || (kind === 'characteristic' && skill === improves),
    { message: "names either the 'skill' that was gained or the characteristic that it 'improves'" },
  )

const injuries = z.strictObject({
  niggling: count(20).default(0),
  /** By how much each characteristic was reduced. */
  ma: count(10).default(0),
  st: count(10).default(0),
  ag: count(10).default(0),
  pa: count(10).default(0),
  av: count(10).default(0),
})

/** What a player did in one season. */
const careerLine = z.strictObject({
  season: z.int().min(1).max(999),
  /** Matches that he took part in. */
  games: count(999).default(0),
  touchdowns: count(999).default(0),
  completions: count(999).default(0),
  throws: count(999).default(0),
  deflections: count(999).default(0),
  interceptions: count(999).default(0),
  casualties: count(999).default(0),
  mvps: count(999).default(0),
})

/** A Casualty result that he suffered, in which match, and the characteristic that it cost. */
const wound = z.strictObject({
  match: z.string().max(100),
  result: z.enum(INJURIES),
  characteristic: z.enum(CHARACTERISTICS).optional(),
})

const playerSchema = z.strictObject({
  /** His name for life; given where it is missing. */
  id: z.string().min(1).max(40).default(''),
  number: z.int().min(1).max(99),
  name: z.string().min(1).max(60),
  /** The name of the position on the team's list, or its id. */
  position: z.string(),
  spp: count(999).default(0),
  advancements: z.array(advancement).max(6, 'no player has more than six advancements (DB-ADV-07)').default([]),
  injuries: injuries.prefault({}),
  missesNextGame: z.boolean().default(false),
  /** Temporarily retired: stays on the list and does not play. */
  retired: z.boolean().default(false),
  career: z.array(careerLine).max(99).default([]),
  wounds: z.array(wound).max(99).default([]),
})

const game = z.strictObject({
  /** The id of the match in the league, where it has one. */
  match: z.string().max(100).optional(),
  season: z.int().min(1).max(999).default(1),
  friendly: z.boolean().default(false),
  opponent: z.string(),
  result: z.enum(['won', 'lost', 'drawn']),
  winnings: count(10_000_000),
  inducements: z.array(z.string()).default([]),
})

/** The fields of a team list that its life in a league changes. */
export const LEAGUE_FIELDS = {
  /** Those that were bought. */
  rerolls: count(MOST_REROLLS),
  /** Holds the trophy of the league, and one more re-roll with it (DB-LG-26, BB-LEAGUE-09). */
  trophy: z.boolean().default(false),
  treasury: count(100_000_000).default(0),
  players: z.array(playerSchema).max(MOST_PLAYERS, `a team has at most ${MOST_PLAYERS} players (DB-TEAM-05)`),
  games: z.array(game).max(999).default([]),
  /** The season that it plays in. */
  season: z.int().min(1).max(999).default(1),
  /** How many players were ever given an id. */
  hired: count(99_999).default(0),
}

export type RosterEntry = z.infer<typeof playerSchema>
export type CareerLine = z.infer<typeof careerLine>
type PlayedGame = z.infer<typeof game>

/** A team list, as far as all ball games agree. */
export interface BallRoster {
  name: string
  rerolls: number
  trophy: boolean
  treasury: number
  players: RosterEntry[]
  games: PlayedGame[]
  season: number
  hired: number
}

/** Reads the team lists of a game. */
export interface ListReader<R> {
  /** An OptionsError names the first field that is wrong and why. `field`: where the list stands. */
  parseRoster(json: unknown, field?: string): R
  /** A list that came out of a sequence: to read and check it again takes a while and finds nothing new. Never changed in place. */
  vouchFor(roster: R): R
  isKnown(roster: R): boolean
}

export function listReader<P extends BallRoster, R extends BallRoster>(
  schema: z.ZodType<P>,
  complete: (parsed: P) => R,
): ListReader<R> {
  const known = new WeakSet<object>()
  return {
    parseRoster(json, field = '') {
      if (typeof json === 'object' && json !== null && known.has(json)) return json as R
      const parsed = schema.safeParse(json)
      if (parsed.success) return complete(withIds(parsed.data, field))
      throw refusal(parsed.error, field)
    },
    vouchFor(roster) {
      known.add(roster)
      return roster
    },
    isKnown: (roster) => known.has(roster),
  }
}

/** Everybody without an id gets the next one that nobody ever had. Throws where two players share one. */
function withIds<R extends BallRoster>(roster: R, field: string): R {
  const { players } = roster
  const twice = players.findIndex(({ id }, i) => id !== '' && players.findIndex((other) => other.id === id) < i)
  if (twice >= 0)
    throw new OptionsError(fieldIn(field, ['players', twice, 'id']), `two players are called '${players[twice].id}'`)
  const taken = players.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0))
  let hired = Math.max(roster.hired, ...taken, 0)
  const named = players.map((entry) => (entry.id === '' ? { ...entry, id: idOf(++hired) } : entry))
  return { ...roster, players: named, hired }
}

/** The first thing that is wrong; of fields that nobody knows the first one too. */
function refusal({ issues: [issue] }: z.ZodError, field: string): OptionsError {
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
  if (unknown === undefined) return new OptionsError(fieldIn(field, issue.path), issue.message)
  return new OptionsError(fieldIn(field, [...issue.path, unknown.slice(0, 60)]), 'is no field of a team list')
}

/** Where something stands in a list that itself stands at `field`. */
const fieldIn = (field: string, path: readonly PropertyKey[]): string =>
  [...(field === '' ? [] : [field]), ...path].join('.') || 'roster'

export const idOf = (hired: number): string => `p${hired}`

/** Reads one player; an OptionsError names the field that is wrong and why. */
export function parseEntry(json: unknown, field: string): RosterEntry {
  const parsed = playerSchema.safeParse(json)
  if (parsed.success) return parsed.data
  throw refusal(parsed.error, field)
}

/** A player as he joins: nothing learnt, nothing suffered. */
export const newEntry = (id: string, number: number, name: string, position: string): RosterEntry =>
  playerSchema.parse({ id, number, name, position })

/** What he did in that season; a line of zeros where he has none. */
export const careerIn = ({ career }: RosterEntry, season: number): CareerLine =>
  career.find((line) => line.season === season) ?? careerLine.parse({ season })

/** Seasons in which he took part in a match at least once (DB-OFF-14). */
export const seasonsPlayed = ({ career }: RosterEntry): number => career.filter(({ games }) => games > 0).length

/** Re-rolls per game: those that were bought, and the trophy's (DB-LG-26, BB-LEAGUE-09). */
export const teamRerolls = ({ rerolls, trophy }: Pick<BallRoster, 'rerolls' | 'trophy'>): number =>
  rerolls + (trophy ? 1 : 0)
