import { OptionsError } from '@undercroft/engine'
import * as z from 'zod/mini'
import { CHARACTERISTICS } from '../data/profile.ts'
import { INJURIES } from '../teams/roster.ts'

/**
 * What a league hears of a match, and all it hears: the result, the gold, and what each player did and suffered. A game at a real table
 * is the same report, typed in.
 */

export const counted = (most: number) => z._default(z.int().check(z.gte(0), z.lte(most)), 0)

const injurySchema = z.strictObject({
  result: z.enum(INJURIES),
  /** What a Lasting Injury reduced; missing where everything was at its worst already (DB-ARM-24). */
  characteristic: z.optional(z.enum(CHARACTERISTICS)),
})

/** The fields of a player's line. */
export const PLAYER_REPORT = {
  /** The id on the team list; of somebody who joined for this match a name of the report's own. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  number: z.int().check(z.gte(1), z.lte(99)),
  name: z._default(z.string().check(z.maxLength(60)), ''),
  position: z.string(),
  /** On the team list, taken on for this game, or won during it (DB-TRAIT-PLAGUE-RIDDEN-03, BB-TEAM-10). */
  joined: z._default(z.enum(['listed', 'journeyman', 'recruit']), 'listed'),
  /** Could have been fielded. */
  available: z._default(z.boolean(), true),
  /** Took part. */
  played: z._default(z.boolean(), false),
  touchdowns: counted(99),
  completions: counted(99),
  throws: counted(99),
  deflections: counted(99),
  interceptions: counted(99),
  casualties: counted(99),
  injury: z._default(z.nullable(injurySchema), null),
}

/** 0 or 1, null after a draw. */
export const winnerSchema = z.nullable(z.int().check(z.gte(0), z.lte(1)))

const playerSchema = z.strictObject(PLAYER_REPORT)
export type BallPlayerReport = z.infer<typeof playerSchema>

export interface BallTeamReport {
  /** What is left of the Treasury after inducements. */
  readonly treasury: number
  readonly inducements: readonly string[]
  readonly players: readonly BallPlayerReport[]
}

/** A report as far as all ball games agree. */
export interface BallReport<T extends BallTeamReport = BallTeamReport> {
  readonly winner: number | null
  readonly teams: readonly [T, T]
}

/** Reads reports; what was read before is not read again. Never changed in place. */
export function reportReader<Report>(schema: z.ZodMiniType<Report>): (json: unknown) => Report {
  const known = new WeakSet<object>()
  return (json) => {
    if (typeof json === 'object' && json !== null && known.has(json)) return json as Report
    const parsed = schema.safeParse(json)
    if (parsed.success) {
      known.add(parsed.data as object)
      return parsed.data
    }
    const { path, message } = parsed.error.issues[0]
    throw new OptionsError(path.join('.') || 'report', message)
  }
}

/** What earns Star Player Points, and what a touchdown earns is each game's own (DB-POST-08 to DB-POST-18, BB-RES-05, BB-RES-06). */
export const SPP = { completions: 1, throws: 1, deflections: 1, interceptions: 2, casualties: 2 } as const
export const MVP_SPP = 4
export const SPP_KINDS = [...(Object.keys(SPP) as (keyof typeof SPP)[]), 'touchdowns'] as const

/** What a player earned in the match, the MVP aside. */
export const sppFor = (player: BallPlayerReport, perTouchdown: number): number =>
  SPP_KINDS.reduce((sum, kind) => sum + player[kind] * (kind === 'touchdowns' ? perTouchdown : SPP[kind]), 0)

/** Casualties that earn SPP: those that count for the table (DB-POST-03, DB-LG-15). */
export const casualtiesOf = ({ players }: BallTeamReport): number =>
  players.reduce((sum, { casualties }) => sum + casualties, 0)

export const touchdownsOf = ({ players }: BallTeamReport): number =>
  players.reduce((sum, { touchdowns }) => sum + touchdowns, 0)
