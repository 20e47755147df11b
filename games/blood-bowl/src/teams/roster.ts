import { LEAGUE_FIELDS, listReader } from '@undercroft/ball'
import * as z from 'zod/mini'
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

const count = (max: number) => z.int().check(z.gte(0), z.lte(max))

const inducements = z.strictObject(
  Object.fromEntries(INDUCEMENTS.map((item) => [item, z._default(count(OFFERS[item].most), 0)])) as Record<
    Inducement,
    z.ZodMiniDefault<ReturnType<typeof count>>
  >,
)

const rosterSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  coach: z._default(z.string().check(z.maxLength(60)), ''),
  race: z.string(),
  /** The patron or league that the coach has chosen, where the list leaves a choice. */
  choice: z._default(z.string().check(z.maxLength(40)), ''),
  kind: z.enum(['league', 'exhibition']),
  /** Wins may bring one more than a new team can have (BB-RES-04). */
  fans: z._default(count(STAFF_LIMIT.fans + 1), 0),
  cheerleaders: z._default(count(STAFF_LIMIT.cheerleaders), 0),
  coaches: z._default(count(STAFF_LIMIT.coaches), 0),
  apothecary: z._default(z.boolean(), false),
  /** Bought with the team; only an exhibition team has some on its list (BB-IND-05). */
  inducements: z.prefault(inducements, {}),
  stars: z._default(
    z.array(z.string()).check(z.maxLength(MOST_STARS, `a team hires at most ${MOST_STARS} Star Players (BB-IND-20)`)),
    [],
  ),
  ...LEAGUE_FIELDS,
})

export type Roster = z.infer<typeof rosterSchema>

export const { parseRoster, vouchFor, isKnown } = listReader(rosterSchema, (parsed): Roster => parsed)
