import {
  type BallReport,
  counted,
  INJURIES,
  LASTING_INJURIES,
  PLAYER_REPORT,
  reportReader,
  SPP,
  touchdownsOf,
  winnerSchema,
} from '@undercroft/ball'
import * as z from 'zod/mini'
import { listOfSeat } from './content.ts'
import { type BloodMatch, HIRED, JOURNEYMAN } from './state.ts'

export const SPP_PER_TOUCHDOWN = 3

/** Stars, mercenaries and hired staff have no career (BB-RES-07, BB-IND-19, BB-IND-22). */
const hasCareer = ({ state }: BloodMatch, player: number): boolean => {
  const { contract } = state.extras[player]
  return contract === HIRED || contract === JOURNEYMAN
}

/** What prayers add to the SPP of the book. */
function bonusOf({ state }: BloodMatch, id: number): number {
  const { team, completions } = state.players[id]
  const perfect = state.sides[team].prayers.includes('perfect-passing') ? completions : 0
  return perfect + state.extras[id].bonusSpp
}

/** What a player has earned in this match, the MVP aside (BB-RES-05, BB-RES-06). */
export function sppOf(match: BloodMatch, id: number): number {
  if (!hasCareer(match, id)) return 0
  const { touchdowns, completions, throws, deflections, interceptions, casualties } = match.state.players[id]
  return (
    touchdowns * SPP_PER_TOUCHDOWN +
    completions * SPP.completions +
    throws * SPP.throws +
    deflections * SPP.deflections +
    interceptions * SPP.interceptions +
    casualties * SPP.casualties +
    bonusOf(match, id)
  )
}

export const CONCEDED = ['no', 'with-penalty', 'without-penalty'] as const
const WITH_PENALTY = CONCEDED.indexOf('with-penalty')

/** Whom the draw of the MVP may name: whoever was listed and could play, or a journeyman, unless they are dead (BB-RES-07, DB-POST-20). */
export function mayBeMvp(match: BloodMatch, id: number): boolean {
  const { state, options } = match
  const { team, number, casualty } = state.players[id]
  const { contract } = state.extras[id]
  const listed = contract === HIRED && options.teams[team].players.find((entry) => entry.number === number)
  const couldPlay = listed ? listed.available !== false : contract === JOURNEYMAN
  return couldPlay && INJURIES[casualty] !== 'dead' && state.sides[team].conceded !== WITH_PENALTY
}

const playerSchema = z.strictObject({
  ...PLAYER_REPORT,
  /** SPP that the prayers add to those of the book. */
  bonusSpp: counted(99),
})

const teamSchema = z.strictObject({
  /** What is left of the Treasury after inducements. */
  treasury: counted(100_000_000),
  inducements: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60)), []),
  /** D3 and the Dedicated Fans (BB-PRE-02). */
  fanFactor: z.int().check(z.gte(1), z.lte(10)),
  /** Gave up, with the penalty (BB-RES-08) or, with three players left, without it (BB-RES-10). */
  conceded: z._default(z.enum(CONCEDED), 'no'),
  /** Has killed somebody whom a Vampire Lord makes a Thrall (BB-TEAM-11). */
  thrall: z._default(z.boolean(), false),
  /** Touchdowns of stars and mercenaries, who have no line of their own (BB-RES-07). */
  touchdownsOfOthers: counted(99),
  players: z.array(playerSchema).check(z.maxLength(60)),
})

const reportSchema = z.strictObject({ winner: winnerSchema, teams: z.tuple([teamSchema, teamSchema]) })

export type Report = z.infer<typeof reportSchema>
export type TeamReport = z.infer<typeof teamSchema>
export type PlayerReport = z.infer<typeof playerSchema>

/** Reads a report; an OptionsError names the first field that is wrong and why. */
export const parseReport = reportReader(reportSchema)

/** What a league hears of a match (BB-LEAGUE-01). */
export const reportOf = (match: BloodMatch): Report => ({
  winner: match.state.winner >= 0 ? match.state.winner : null,
  teams: [teamReport(match, 0), teamReport(match, 1)],
})

function teamReport(match: BloodMatch, seat: number): TeamReport {
  const { state, options } = match
  const { players: listed } = options.teams[seat]
  const side = state.sides[seat]
  const own = state.players.filter(({ team }) => team === seat)
  return {
    treasury: side.treasury,
    inducements: [...side.bought],
    fanFactor: Math.max(1, side.fanFactor),
    conceded: CONCEDED[side.conceded],
    thrall: side.raised > 0 && listOfSeat(options, seat)?.special.includes('Vampire Lord') === true,
    touchdownsOfOthers: own
      .filter(({ id }) => !hasCareer(match, id))
      .reduce((sum, { touchdowns }) => sum + touchdowns, 0),
    players: own.flatMap((player, at): PlayerReport[] => {
      if (!hasCareer(match, player.id)) return []
      const entry = listed[at]
      const joined = entry ? 'listed' : state.extras[player.id].contract === JOURNEYMAN ? 'journeyman' : 'recruit'
      const reduced = player.lasting < 0 ? null : LASTING_INJURIES[player.lasting].characteristic
      return [
        {
          id: entry ? (entry.id ?? `n${player.number}`) : `guest-${at - listed.length + 1}`,
          number: player.number,
          name: entry?.name ?? '',
          position: state.extras[player.id].position,
          joined,
          available: entry?.available ?? true,
          played: player.entered === 1,
          touchdowns: player.touchdowns,
          completions: player.completions,
          throws: player.throws,
          deflections: player.deflections,
          interceptions: player.interceptions,
          casualties: player.casualties,
          bonusSpp: bonusOf(match, player.id),
          injury:
            player.casualty < 0
              ? null
              : { result: INJURIES[player.casualty], ...(reduced ? { characteristic: reduced } : {}) },
        },
      ]
    }),
  }
}

/** Touchdowns that the team made itself. */
const madeBy = (team: TeamReport): number => touchdownsOf(team) + team.touchdownsOfOthers

/** Touchdowns that an opponent who conceded hands over: all of their own and one more (BB-RES-08). */
export const allotted = ({ teams }: BallReport<TeamReport>, seat: number): number =>
  teams[1 - seat].conceded === 'with-penalty' ? madeBy(teams[1 - seat]) + 1 : 0

/** Touchdowns as recorded. */
export const scoredBy = (report: BallReport<TeamReport>, seat: number): number =>
  report.teams[seat].conceded === 'with-penalty' ? 0 : madeBy(report.teams[seat]) + allotted(report, seat)

/** Fan attendance (BB-RES-02). */
export const attendance = ({ teams }: BallReport<TeamReport>): number => teams[0].fanFactor + teams[1].fanFactor

/** (attendance / 2 + own touchdowns) x 10,000; against somebody who conceded the whole attendance, who gets nothing (BB-RES-03, BB-RES-09). */
export function winningsOf(report: BallReport<TeamReport>): [number, number] {
  const of = (seat: number): number => {
    if (report.teams[seat].conceded === 'with-penalty') return 0
    const whole = report.teams[1 - seat].conceded === 'with-penalty'
    return (attendance(report) / (whole ? 1 : 2) + scoredBy(report, seat)) * 10_000
  }
  return [of(0), of(1)]
}
