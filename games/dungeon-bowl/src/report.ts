import { LASTING_INJURIES } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import { z } from 'zod'
import { fundsPaid } from './rooms/treasure-room.ts'
import type { DungeonMatch } from './state.ts'
import { CHARACTERISTICS, INJURIES } from './teams/roster.ts'
import { INDUCEMENTS } from './teams/terms.ts'

/**
 * What a league hears of a match, and all it hears: the result, the gold, and what each player did and suffered. A game at a real table
 * is the same report, typed in.
 */

const count = (most: number) => z.int().min(0).max(most).default(0)

const injurySchema = z.strictObject({
  result: z.enum(INJURIES),
  /** What a Lasting Injury reduced; missing where everything was at its worst already (DB-ARM-24). */
  characteristic: z.enum(CHARACTERISTICS).optional(),
})

const playerSchema = z.strictObject({
  /** The id on the team list; of somebody who joined for this match a name of the report's own. */
  id: z.string().min(1).max(40),
  number: z.int().min(1).max(99),
  name: z.string().max(60).default(''),
  position: z.string(),
  /** On the team list, taken on for this game, or won during it (DB-TRAIT-PLAGUE-RIDDEN-03). */
  joined: z.enum(['listed', 'journeyman', 'recruit']).default('listed'),
  /** Could have been fielded. */
  available: z.boolean().default(true),
  /** Was in the dungeon. */
  played: z.boolean().default(false),
  touchdowns: count(1),
  completions: count(99),
  throws: count(99),
  deflections: count(99),
  interceptions: count(99),
  casualties: count(99),
  injury: injurySchema.nullable().default(null),
})

const teamSchema = z.strictObject({
  /** What is left of the Treasury after inducements. */
  treasury: count(100_000_000),
  inducements: z.array(z.enum(INDUCEMENTS)).max(12).default([]),
  /** Gold from the Treasure Room (DB-ROOM-14). */
  funds: count(30_000),
  players: z.array(playerSchema).max(40),
})

const reportSchema = z.strictObject({
  /** 0 or 1, null after a draw. */
  winner: z.int().min(0).max(1).nullable(),
  turns: count(10_000),
  teams: z.tuple([teamSchema, teamSchema]),
})

export type Report = z.infer<typeof reportSchema>
export type TeamReport = z.infer<typeof teamSchema>
export type PlayerReport = z.infer<typeof playerSchema>

/** Reports that were read before. Never changed in place. */
const known = new WeakSet<object>()

/** Reads a report; an OptionsError names the first field that is wrong and why. */
export function parseReport(json: unknown): Report {
  if (typeof json === 'object' && json !== null && known.has(json)) return json as Report
  const parsed = reportSchema.safeParse(json)
  if (parsed.success) {
    known.add(parsed.data)
    return parsed.data
  }
  const { path, message } = parsed.error.issues[0]
  throw new OptionsError(path.join('.') || 'report', message)
}

/** The report of a league match between two teams that is over. */
export function reportOf(match: DungeonMatch): Report {
  const { state, stack } = match
  if (stack.length > 0) throw new OptionsError('match', 'the match is not over')
  if (state.teams.length !== 2) throw new OptionsError('match', 'a league match has two teams')
  return {
    winner: state.winner >= 0 ? state.winner : null,
    turns: Math.max(...state.teams.map(({ turns }) => turns)),
    teams: [teamReport(match, 0), teamReport(match, 1)],
  }
}

function teamReport({ state, options }: DungeonMatch, seat: number): TeamReport {
  const { players: listed, recruit } = options.teams[seat]
  const own = state.players.filter(({ team }) => team === seat)
  const journeymen = state.journeymen[seat]
  return {
    treasury: state.treasury[seat],
    inducements: [...state.bought[seat]] as TeamReport['inducements'],
    funds: fundsPaid(state.funds[seat].length),
    players: own.map((player, at): PlayerReport => {
      const guest = at - listed.length
      const joined = guest < 0 ? 'listed' : guest < journeymen.length ? 'journeyman' : 'recruit'
      const position = { listed: listed[at]?.position, journeyman: journeymen[guest], recruit: recruit?.position }[
        joined
      ]
      const reduced = player.lasting < 0 ? null : LASTING_INJURIES[player.lasting].characteristic
      return {
        id: guest < 0 ? (listed[at].id ?? `n${player.number}`) : `guest-${guest + 1}`,
        number: player.number,
        name: listed[at]?.name ?? '',
        position: position ?? '',
        joined,
        available: guest >= 0 || listed[at].available,
        played: player.entered === 1,
        touchdowns: player.touchdowns,
        completions: player.completions,
        throws: player.throws,
        deflections: player.deflections,
        interceptions: player.interceptions,
        casualties: player.casualties,
        injury:
          player.casualty < 0
            ? null
            : { result: INJURIES[player.casualty], ...(reduced ? { characteristic: reduced } : {}) },
      }
    }),
  }
}

const SPP = { completions: 1, throws: 1, deflections: 1, interceptions: 2, casualties: 2, touchdowns: 5 } as const
export const MVP_SPP = 4
export const SPP_KINDS = Object.keys(SPP) as (keyof typeof SPP)[]

/** What a player earned in the match, the MVP aside (DB-POST-08 to DB-POST-18). */
export const sppEarned = (player: PlayerReport): number =>
  SPP_KINDS.reduce((sum, kind) => sum + player[kind] * SPP[kind], 0)

/** Casualties that earn SPP: those that count for the table (DB-POST-03, DB-LG-15). */
export const casualtiesOf = ({ players }: TeamReport): number =>
  players.reduce((sum, { casualties }) => sum + casualties, 0)

export const touchdownsOf = ({ players }: TeamReport): number =>
  players.reduce((sum, { touchdowns }) => sum + touchdowns, 0)
