import { LEAGUE_FIELDS, listReader } from '@undercroft/ball'
import * as z from 'zod/mini'

/**
 * The team list (DB-TEAM-24): a small JSON file. What follows from it (profiles, skills, values) is worked out, never
 * written down. Version 2 knows every player by an id for life; a file of version 1 is read and its players get ids.
 */

export {
  CHARACTERISTICS,
  type Characteristic,
  careerIn,
  FEWEST_PLAYERS,
  freeNumber,
  INJURIES,
  idOf,
  MOST_PLAYERS,
  MOST_REROLLS,
  newEntry,
  type RosterEntry,
} from '@undercroft/ball'

export const ROSTER_VERSION = 2

const count = (max: number) => z.int().check(z.gte(0), z.lte(max))

const inducements = z.strictObject({
  wizard: z._default(count(1), 0),
  training: z._default(count(8), 0),
  bribes: z._default(count(3), 0),
})

const rosterSchema = z.strictObject({
  version: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  coach: z._default(z.string().check(z.maxLength(60)), ''),
  college: z.string(),
  kind: z.enum(['league', 'exhibition']),
  /** Bought with the team; only an exhibition team has some on its list (DB-EXH-05). */
  inducements: z.prefault(inducements, {}),
  ...LEAGUE_FIELDS,
})

type Parsed = z.infer<typeof rosterSchema>
export type Roster = Omit<Parsed, 'version'> & { version: typeof ROSTER_VERSION }
export type BoughtInducements = z.infer<typeof inducements>

export const { parseRoster, vouchFor, isKnown } = listReader(
  rosterSchema,
  (parsed): Roster => ({ ...parsed, version: ROSTER_VERSION }),
)
