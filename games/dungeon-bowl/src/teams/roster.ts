import { ADVANCEMENT_KINDS, CHARACTERISTICS } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'

/**
 * The team list (DB-TEAM-24): a small JSON file. What follows from it (profiles, skills, values) is worked out, never
 * written down. Version 2 knows every player by an id for life; a file of version 1 is read and its players get ids.
 */

export { CHARACTERISTICS, type Characteristic, freeNumber } from '@undercroft/ball'

export const ROSTER_VERSION = 2

/** What a Casualty roll leaves behind. */
export const INJURIES = ['badly-hurt', 'seriously-hurt', 'serious-injury', 'lasting-injury', 'dead'] as const

/** DB-TEAM-04, DB-TEAM-05, DB-TEAM-09 */
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
  /** Matches in which he was in the dungeon. */
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

const player = z.strictObject({
  /** His name for life; given where it is missing. */
  id: z.string().min(1).max(40).default(''),
  number: z.int().min(1).max(99),
  name: z.string().min(1).max(60),
  /** The name of the position on the College's roster, or its id. */
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

const inducements = z.strictObject({
  wizard: count(1).default(0),
  training: count(8).default(0),
  bribes: count(3).default(0),
})

const rosterSchema = z.strictObject({
  version: z.union([z.literal(1), z.literal(2)]).default(1),
  name: z.string().min(1).max(60),
  coach: z.string().max(60).default(''),
  college: z.string(),
  kind: z.enum(['league', 'exhibition']),
  /** Those that were bought. */
  rerolls: count(MOST_REROLLS),
  /** Holds the trophy of the league, and one more re-roll with it (DB-LG-26). */
  trophy: z.boolean().default(false),
  treasury: count(100_000_000).default(0),
  /** Bought with the team; only an exhibition team has some on its list (DB-EXH-05). */
  inducements: inducements.prefault({}),
  players: z.array(player).max(MOST_PLAYERS, `a team has at most ${MOST_PLAYERS} players (DB-TEAM-05)`),
  games: z.array(game).max(999).default([]),
  /** The season that it plays in. */
  season: z.int().min(1).max(999).default(1),
  /** How many players were ever given an id. */
  hired: count(99_999).default(0),
})

type Parsed = z.infer<typeof rosterSchema>
export type Roster = Omit<Parsed, 'version'> & { version: typeof ROSTER_VERSION }
export type RosterEntry = z.infer<typeof player>
export type CareerLine = z.infer<typeof careerLine>
export type Wound = z.infer<typeof wound>
export type PlayedGame = z.infer<typeof game>
export type BoughtInducements = z.infer<typeof inducements>
export type InjuryResult = (typeof INJURIES)[number]

/** Lists that were read before, or that the rules themselves made: reading one again takes a while and finds nothing new. Never changed in place. */
const known = new WeakSet<object>()

/** A list that came out of a sequence. */
export function vouchFor(roster: Roster): Roster {
  known.add(roster)
  return roster
}

export const isKnown = (roster: Roster): boolean => known.has(roster)

/** Reads a roster; an OptionsError names the first field that is wrong and why. `field`: where the roster stands. */
export function parseRoster(json: unknown, field = ''): Roster {
  if (typeof json === 'object' && json !== null && known.has(json)) return json as Roster
  const parsed = rosterSchema.safeParse(json)
  const wrong = (path: readonly PropertyKey[], message: string): never => {
    throw new OptionsError([...(field === '' ? [] : [field]), ...path].join('.') || 'roster', message)
  }
  if (!parsed.success) return wrong(parsed.error.issues[0].path, parsed.error.issues[0].message)
  const { players } = parsed.data
  const twice = players.findIndex(({ id }, i) => id !== '' && players.findIndex((other) => other.id === id) < i)
  if (twice >= 0) return wrong(['players', twice, 'id'], `two players are called '${players[twice].id}'`)
  return withIds(parsed.data)
}

/** Everybody without an id gets the next one that nobody ever had. */
function withIds(roster: Parsed): Roster {
  const taken = roster.players.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0))
  let hired = Math.max(roster.hired, ...taken, 0)
  const players = roster.players.map((entry) => (entry.id === '' ? { ...entry, id: idOf(++hired) } : entry))
  return { ...roster, version: ROSTER_VERSION, players, hired }
}

export const idOf = (hired: number): string => `p${hired}`

/** Reads one player; an OptionsError names the field that is wrong and why. */
export function parseEntry(json: unknown, field: string): RosterEntry {
  const parsed = player.safeParse(json)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]
  throw new OptionsError([field, ...path].join('.'), message)
}

/** A player as he joins: nothing learnt, nothing suffered. */
export const newEntry = (id: string, number: number, name: string, position: string): RosterEntry =>
  player.parse({ id, number, name, position })

/** What he did in that season; a line of zeros where he has none. */
export const careerIn = ({ career }: RosterEntry, season: number): CareerLine =>
  career.find((line) => line.season === season) ?? careerLine.parse({ season })

/** Seasons in which he was in the dungeon at least once (DB-OFF-14). */
export const seasonsPlayed = ({ career }: RosterEntry): number => career.filter(({ games }) => games > 0).length
