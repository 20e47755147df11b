import { ADVANCEMENT_KINDS, CHARACTERISTICS } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'
import { INDUCEMENTS, type Inducement, MOST_PLAYERS, MOST_STARS, OFFERS } from '../data/inducements.ts'

/** The team list: a small JSON file. What follows from it (profiles, skills, values) is worked out, never written down. */

export { CHARACTERISTICS, type Characteristic, freeNumber } from '@undercroft/ball'

export const FEWEST_PLAYERS = 11
export const MOST_REROLLS = 8
/** Sideline staff (BB-TEAM-03) and fans (BB-TEAM-05) that a team may have. */
export const STAFF_LIMIT = { cheerleaders: 12, coaches: 6, fans: 6 } as const

const count = (max: number) => z.int().min(0).max(max)

/** Either a skill was gained or a characteristic improved; a skill may also replace an improvement (BB-LEAGUE-14). */
const advancement = z
  .strictObject({
    kind: z.enum(ADVANCEMENT_KINDS),
    skill: z.string().optional(),
    improves: z.enum(CHARACTERISTICS).optional(),
  })
  .refine(({ skill, improves }) => (skill === undefined) !== (improves === undefined), {
    message: "names either the 'skill' that was gained or the characteristic that it 'improves'",
  })

const injuries = z.strictObject({
  niggling: count(20).default(0),
  /** By how much each characteristic was reduced. */
  ma: count(10).default(0),
  st: count(10).default(0),
  ag: count(10).default(0),
  pa: count(10).default(0),
  av: count(10).default(0),
})

const player = z.strictObject({
  number: z.int().min(1).max(99),
  name: z.string().min(1).max(60),
  /** The id of the position on the team list, or its name. */
  position: z.string(),
  spp: count(999).default(0),
  advancements: z.array(advancement).max(6, 'no player has more than six advancements (DB-ADV-07)').default([]),
  injuries: injuries.prefault({}),
  missesNextGame: z.boolean().default(false),
  /** Temporarily retired: stays on the list and does not play. */
  retired: z.boolean().default(false),
})

const inducements = z.strictObject(
  Object.fromEntries(INDUCEMENTS.map((item) => [item, count(OFFERS[item].most).default(0)])) as Record<
    Inducement,
    z.ZodDefault<z.ZodInt>
  >,
)

const rosterSchema = z.strictObject({
  name: z.string().min(1).max(60),
  coach: z.string().max(60).default(''),
  race: z.string(),
  /** The patron or league that the coach has chosen, where the list leaves a choice. */
  choice: z.string().max(40).default(''),
  kind: z.enum(['league', 'exhibition']),
  rerolls: count(MOST_REROLLS),
  fans: count(7).default(0),
  cheerleaders: count(STAFF_LIMIT.cheerleaders).default(0),
  coaches: count(STAFF_LIMIT.coaches).default(0),
  apothecary: z.boolean().default(false),
  treasury: count(100_000_000).default(0),
  /** Bought with the team; only an exhibition team has some on its list (BB-IND-05). */
  inducements: inducements.prefault({}),
  stars: z.array(z.string()).max(MOST_STARS, `a team hires at most ${MOST_STARS} Star Players (BB-IND-20)`).default([]),
  players: z.array(player).max(MOST_PLAYERS, `a team has at most ${MOST_PLAYERS} players (DB-TEAM-05)`),
})

export type Roster = z.infer<typeof rosterSchema>
export type RosterEntry = z.infer<typeof player>

/** Reads a roster; an OptionsError names the first field that is wrong and why. `field`: where the roster stands. */
export function parseRoster(json: unknown, field = ''): Roster {
  const parsed = rosterSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]
  throw new OptionsError([...(field === '' ? [] : [field]), ...path].join('.') || 'roster', message)
}

/** A player as he joins: nothing learnt, nothing suffered. */
export const newEntry = (number: number, name: string, position: string): RosterEntry =>
  player.parse({ number, name, position })
