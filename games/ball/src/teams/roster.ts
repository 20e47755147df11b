import { OptionsError } from '@undercroft/engine'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { CHARACTERISTICS } from '../data/profile.ts'
import { ADVANCEMENT_KINDS } from './advancement.ts'

// What zod itself says of a wrong field.
z.config(en())

/** What the team lists of all ball games have in common: players with a life, games, gold (DB-TEAM-24). */

/** What a Casualty roll leaves behind. */
export const INJURIES = ['badly-hurt', 'seriously-hurt', 'serious-injury', 'lasting-injury', 'dead'] as const
export type InjuryResult = (typeof INJURIES)[number]

/** DB-TEAM-04, DB-TEAM-05, DB-TEAM-09, BB-TEAM-01, BB-TEAM-02 */
export const FEWEST_PLAYERS = 11
export const MOST_PLAYERS = 16
export const MOST_REROLLS = 8

const count = (max: number) => z.int().check(z.gte(0), z.lte(max))

/**
 * A skill was gained or a characteristic improved; a skill may also replace an improvement (DB-ADV-25). A position without skill
 * access that rolls nothing it can use has gained neither (DB-ADV-28).
 */
const advancement = z
  .strictObject({
    kind: z.enum(ADVANCEMENT_KINDS),
    skill: z.optional(z.string()),
    improves: z.optional(z.enum(CHARACTERISTICS)),
  })
  .check(
    z.refine(
      ({ kind, skill, improves }) =>
        (skill === undefined) !== (improves === undefined) || (kind === 'characteristic' && skill === improves),
      { message: "names either the 'skill' that was gained or the characteristic that it 'improves'" },
    ),
  )

const injuries = z.strictObject({
  niggling: z._default(count(20), 0),
  /** By how much each characteristic was reduced. */
  ma: z._default(count(10), 0),
  st: z._default(count(10), 0),
  ag: z._default(count(10), 0),
  pa: z._default(count(10), 0),
  av: z._default(count(10), 0),
})

/** What a player did in one season. */
const careerLine = z.strictObject({
  season: z.int().check(z.gte(1), z.lte(999)),
  /** Matches that they took part in. */
  games: z._default(count(999), 0),
  touchdowns: z._default(count(999), 0),
  completions: z._default(count(999), 0),
  throws: z._default(count(999), 0),
  deflections: z._default(count(999), 0),
  interceptions: z._default(count(999), 0),
  casualties: z._default(count(999), 0),
  mvps: z._default(count(999), 0),
})

/** A Casualty result that they suffered, in which match, and the characteristic that it cost. */
const wound = z.strictObject({
  match: z.string().check(z.maxLength(100)),
  result: z.enum(INJURIES),
  characteristic: z.optional(z.enum(CHARACTERISTICS)),
})

const playerSchema = z.strictObject({
  /** Their name for life; given where it is missing. */
  id: z._default(z.string().check(z.minLength(1), z.maxLength(40)), ''),
  number: z.int().check(z.gte(1), z.lte(99)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The name of the position on the team's list, or its id. */
  position: z.string(),
  spp: z._default(count(999), 0),
  advancements: z._default(
    z.array(advancement).check(z.maxLength(6, 'no player has more than six advancements (DB-ADV-07)')),
    [],
  ),
  injuries: z.prefault(injuries, {}),
  missesNextGame: z._default(z.boolean(), false),
  /** Temporarily retired: stays on the list and does not play. */
  retired: z._default(z.boolean(), false),
  career: z._default(z.array(careerLine).check(z.maxLength(99)), []),
  wounds: z._default(z.array(wound).check(z.maxLength(99)), []),
})

const game = z.strictObject({
  /** The id of the match in the league, where it has one. */
  match: z.optional(z.string().check(z.maxLength(100))),
  season: z._default(z.int().check(z.gte(1), z.lte(999)), 1),
  friendly: z._default(z.boolean(), false),
  opponent: z.string(),
  result: z.enum(['won', 'lost', 'drawn']),
  winnings: count(10_000_000),
  inducements: z._default(z.array(z.string()), []),
})

/** The fields of a team list that its life in a league changes. */
export const LEAGUE_FIELDS = {
  /** Those that were bought. */
  rerolls: count(MOST_REROLLS),
  /** Holds the trophy of the league, and one more re-roll with it (DB-LG-26, BB-LEAGUE-09). */
  trophy: z._default(z.boolean(), false),
  treasury: z._default(count(100_000_000), 0),
  players: z
    .array(playerSchema)
    .check(z.maxLength(MOST_PLAYERS, `a team has at most ${MOST_PLAYERS} players (DB-TEAM-05)`)),
  games: z._default(z.array(game).check(z.maxLength(999)), []),
  /** The season that it plays in. */
  season: z._default(z.int().check(z.gte(1), z.lte(999)), 1),
  /** How many players were ever given an id. */
  hired: z._default(count(99_999), 0),
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
  schema: z.ZodMiniType<P>,
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
function refusal({ issues: [issue] }: z.core.$ZodError, field: string): OptionsError {
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

/** A player as they join: nothing learnt, nothing suffered. */
export const newEntry = (id: string, number: number, name: string, position: string): RosterEntry =>
  playerSchema.parse({ id, number, name, position })

/** What they did in that season; a line of zeros where they have none. */
export const careerIn = ({ career }: RosterEntry, season: number): CareerLine =>
  career.find((line) => line.season === season) ?? careerLine.parse({ season })

/** Seasons in which they took part in a match at least once (DB-OFF-14). */
export const seasonsPlayed = ({ career }: RosterEntry): number => career.filter(({ games }) => games > 0).length

/** Re-rolls per game: those that were bought, and the trophy's (DB-LG-26, BB-LEAGUE-09). */
export const teamRerolls = ({ rerolls, trophy }: Pick<BallRoster, 'rerolls' | 'trophy'>): number =>
  rerolls + (trophy ? 1 : 0)
