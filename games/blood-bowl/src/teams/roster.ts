import { LEAGUE_FIELDS, listReader } from '@undercroft/ball'
import { z } from 'zod'
import { INDUCEMENTS, type Inducement, MOST_STARS, OFFERS } from '../data/inducements.ts'

/** The team list: a small JSON file. What follows from it (profiles, skills, values) is worked out, never written down. */

export {
  CHARACTERISTICS,
  type Characteristic,
  careerIn,
  FEWEST_PLAYERS,
  freeNumber,
  idOf,
  MOST_REROLLS,
  newEntry,
  type RosterEntry,
} from '@undercroft/ball'

/** Sideline staff (BB-TEAM-03) and fans (BB-TEAM-05) that a team may have. */
export const STAFF_LIMIT = { cheerleaders: 12, coaches: 6, fans: 6 } as const

const count = (max: number) => z.int().min(0).max(max)

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
  /** Wins may bring one more than a new team can have (BB-RES-04). */
  fans: count(STAFF_LIMIT.fans + 1).default(0),
  cheerleaders: count(STAFF_LIMIT.cheerleaders).default(0),
  coaches: count(STAFF_LIMIT.coaches).default(0),
  apothecary: z.boolean().default(false),
  /** Bought with the team; only an exhibition team has some on its list (BB-IND-05). */
  inducements: inducements.prefault({}),
  stars: z.array(z.string()).max(MOST_STARS, `a team hires at most ${MOST_STARS} Star Players (BB-IND-20)`).default([]),
  ...LEAGUE_FIELDS,
})

export type Roster = z.infer<typeof rosterSchema>

export const { parseRoster, vouchFor, isKnown } = listReader(rosterSchema, (parsed): Roster => parsed)
