import { counted, INJURIES, LASTING_INJURIES, PLAYER_REPORT, reportReader, winnerSchema } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import * as z from 'zod/mini'
import { fundsPaid } from './rooms/treasure-room.ts'
import type { DungeonMatch } from './state.ts'
import { INDUCEMENTS } from './teams/terms.ts'

export { casualtiesOf, MVP_SPP, SPP_KINDS, touchdownsOf } from '@undercroft/ball'

export const MOST_FUNDS = 30_000

const playerSchema = z.strictObject({ ...PLAYER_REPORT, touchdowns: counted(1) })

const teamSchema = z.strictObject({
  /** What is left of the Treasury after inducements. */
  treasury: counted(100_000_000),
  inducements: z._default(z.array(z.enum(INDUCEMENTS)).check(z.maxLength(12)), []),
  /** Gold from the Treasure Room (DB-ROOM-14). */
  funds: counted(MOST_FUNDS),
  players: z.array(playerSchema).check(z.maxLength(40)),
})

const reportSchema = z.strictObject({
  winner: winnerSchema,
  turns: counted(10_000),
  teams: z.tuple([teamSchema, teamSchema]),
})

export type Report = z.infer<typeof reportSchema>
export type TeamReport = z.infer<typeof teamSchema>
export type PlayerReport = z.infer<typeof playerSchema>

/** Reads a report; an OptionsError names the first field that is wrong and why. */
export const parseReport = reportReader(reportSchema)

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

export const SPP_PER_TOUCHDOWN = 5
