import { CASUALTIES, DEAD } from '@undercroft/ball'
import { type BloodMatch, HIRED, JOURNEYMAN } from './state.ts'

/** Star Player Points for what a player does (BB-RES-05, BB-RES-06). */
export const SPP = {
  touchdown: 3,
  completion: 1,
  throw: 1,
  deflection: 1,
  interception: 2,
  casualty: 2,
  mvp: 4,
} as const

/** Stars, mercenaries and hired staff have no career (BB-RES-07, BB-IND-19, BB-IND-22). */
const hasCareer = ({ state }: BloodMatch, player: number): boolean => {
  const { contract } = state.extras[player]
  return contract === HIRED || contract === JOURNEYMAN
}

/** What a player has earned in this match, the MVP aside. */
export function sppOf(match: BloodMatch, id: number): number {
  if (!hasCareer(match, id)) return 0
  const { state } = match
  const { team, touchdowns, completions, throws, deflections, interceptions, casualties } = state.players[id]
  const perCompletion = state.sides[team].prayers.includes('perfect-passing') ? 2 : SPP.completion
  return (
    touchdowns * SPP.touchdown +
    completions * perCompletion +
    throws * SPP.throw +
    deflections * SPP.deflection +
    interceptions * SPP.interception +
    casualties * SPP.casualty +
    state.extras[id].bonusSpp
  )
}

/** Fan attendance (BB-RES-02). */
export const attendance = ({ state }: BloodMatch): number =>
  state.sides.reduce((sum, { fanFactor }) => sum + fanFactor, 0)

/** (attendance / 2 + own touchdowns) x 10,000; against somebody who conceded the whole attendance, who gets nothing (BB-RES-03, BB-RES-09). */
export function winningsOf(match: BloodMatch, team: number): number {
  const { sides, teams } = match.state
  if (sides[team].conceded === 1) return 0
  const share = sides[1 - team].conceded === 1 ? attendance(match) : attendance(match) / 2
  return (share + teams[team].touchdowns) * 10_000
}

/** What a league wants to know of one team. */
export interface TeamReport {
  readonly touchdowns: number
  readonly winnings: number
  readonly conceded: boolean
  /** Dedicated Fans before, for the roll afterwards. */
  readonly dedicatedFans: number
  readonly treasury: number
  /** Who may become MVP, by number (BB-RES-07); nobody where the coach conceded. */
  readonly mvpCandidates: readonly number[]
  /** A Zombie or Thrall who may join for nothing (BB-TEAM-10, BB-TEAM-11). */
  readonly freeRecruit: boolean
  readonly players: readonly PlayerReport[]
}

export interface PlayerReport {
  readonly number: number
  readonly position: string
  readonly journeyman: boolean
  readonly spp: number
  readonly touchdowns: number
  readonly completions: number
  readonly deflections: number
  readonly interceptions: number
  readonly casualties: number
  /** The Casualty result, null for none. */
  readonly injury: string | null
  readonly dead: boolean
  readonly missesNextGame: boolean
}

/** The report of a match, for the post-game sequence (BB-LEAGUE-01). */
export function reportOf(match: BloodMatch): readonly TeamReport[] {
  const { state, options } = match
  return state.teams.map(({ touchdowns }, team) => {
    const own = state.players.filter((player) => player.team === team && hasCareer(match, player.id))
    const side = state.sides[team]
    return {
      touchdowns,
      winnings: winningsOf(match, team),
      conceded: side.conceded === 1,
      dedicatedFans: options.teams[team].dedicatedFans,
      treasury: side.treasury,
      mvpCandidates: side.conceded === 1 ? [] : own.map(({ number }) => number),
      freeRecruit: side.raised > 0,
      players: own.map((player) => ({
        number: player.number,
        position: state.extras[player.id].position,
        journeyman: state.extras[player.id].contract === JOURNEYMAN,
        spp: sppOf(match, player.id),
        touchdowns: player.touchdowns,
        completions: player.completions,
        deflections: player.deflections,
        interceptions: player.interceptions,
        casualties: player.casualties,
        injury: player.casualty < 0 ? null : CASUALTIES[player.casualty],
        dead: player.casualty === DEAD,
        missesNextGame: player.missesNextGame === 1,
      })),
    }
  })
}
