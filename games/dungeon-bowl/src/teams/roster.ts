import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'

/**
 * The team list (DB-TEAM-24): a small JSON file. What follows from it (profiles, skills, values) is worked out, never
 * written down.
 */

export const CHARACTERISTICS = ['ma', 'st', 'ag', 'pa', 'av'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

export const ADVANCEMENT_KINDS = [
  'random-primary',
  'chosen-primary',
  'random-secondary',
  'chosen-secondary',
  'characteristic',
] as const

/** DB-TEAM-04, DB-TEAM-05, DB-TEAM-09 */
export const FEWEST_PLAYERS = 11
export const MOST_PLAYERS = 16
export const MOST_REROLLS = 8

const count = (max: number) => z.int().min(0).max(max)

/** Either a skill was gained or a characteristic improved; a skill may also replace an improvement (DB-ADV-25). */
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
  /** The name of the position on the College's roster, or its id. */
  position: z.string(),
  spp: count(999).default(0),
  advancements: z.array(advancement).max(6, 'no player has more than six advancements (DB-ADV-07)').default([]),
  injuries: injuries.prefault({}),
  missesNextGame: z.boolean().default(false),
  /** Temporarily retired: stays on the list and does not play. */
  retired: z.boolean().default(false),
})

const game = z.strictObject({
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

export const rosterSchema = z.strictObject({
  name: z.string().min(1).max(60),
  coach: z.string().max(60).default(''),
  college: z.string(),
  kind: z.enum(['league', 'exhibition']),
  rerolls: count(MOST_REROLLS),
  treasury: count(100_000_000).default(0),
  /** Bought with the team; only an exhibition team has some on its list (DB-EXH-05). */
  inducements: inducements.prefault({}),
  players: z.array(player).max(MOST_PLAYERS, `a team has at most ${MOST_PLAYERS} players (DB-TEAM-05)`),
  games: z.array(game).default([]),
})

export type Roster = z.infer<typeof rosterSchema>
export type RosterEntry = z.infer<typeof player>
export type Advancement = z.infer<typeof advancement>
export type AdvancementKind = (typeof ADVANCEMENT_KINDS)[number]
export type BoughtInducements = z.infer<typeof inducements>

/** Reads a roster; an OptionsError names the first field that is wrong and why. `field`: where the roster stands. */
export function parseRoster(json: unknown, field = ''): Roster {
  const parsed = rosterSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]
  throw new OptionsError([...(field === '' ? [] : [field]), ...path].join('.') || 'roster', message)
}
