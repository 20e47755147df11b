import { MVP_SPP } from '@undercroft/ball'
import { Random } from '@undercroft/engine'
import type { Honour } from '../adapter.ts'
import type { BallKit, BallView } from './kit.ts'

/** What earns Star Player Points, and what it is called in the result. */
const DEEDS = {
  touchdowns: 'touchdowns',
  casualties: 'casualties-caused',
  completions: 'completions',
  interceptions: 'interceptions',
  deflections: 'deflections',
} as const

/** Who has earned Star Player Points, most first, those of each team together. `mvps` have four more. */
export function honoursOf<M extends BallView>(
  { words, playerName }: BallKit<M>,
  match: M,
  sppOf: (player: number) => number,
  mvps: readonly number[],
): Honour[] {
  const found = match.state.players.map((player) => ({
    seat: player.team,
    name: playerName(match, player.id),
    deeds: Object.entries(DEEDS).flatMap(([deed, name]) => {
      const count = player[deed as keyof typeof DEEDS]
      return count > 0 ? [`${words.text(`ball.result.${name}`)} ${count}`] : []
    }),
    spp: sppOf(player.id) + (mvps.includes(player.id) ? MVP_SPP : 0),
    isMvp: mvps.includes(player.id),
  }))
  return found.filter(({ spp }) => spp > 0).sort((a, b) => a.seat - b.seat || b.spp - a.spp)
}

/** One of those who may be MVP for each team. Drawn from how the match ended, so that everybody who looks at it sees the same: `digest` has 16 digits. */
export function drawnMvps({ state }: BallView, digest: string, mayBe: (player: number) => boolean): number[] {
  const random = new Random(digest + digest)
  return state.teams.flatMap((_, seat) => {
    const names = state.players.filter(({ id, team }) => team === seat && mayBe(id)).map(({ id }) => id)
    return names.length > 0 ? [random.pick(names)] : []
  })
}
