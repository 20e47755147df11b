import type { GameEvent } from '@undercroft/engine'
import type { Facts, Happened, ScenarioData } from '@undercroft/engine/scenario'
import { CASUALTIES } from '../data/injuries.ts'
import type { TurnoverEvent } from '../events.ts'
import type { Moving } from '../move.ts'
import { type BallMatch, EMPTY, ON_BOARD, PLACES, STATUSES, type Team } from '../state.ts'

type Spot = (square: number) => readonly [number, number] | null

/** What a scenario can expect of a player of every ball game. */
export function playerFacts({ state, stack }: BallMatch, id: number, spotOf: Spot, skills: readonly string[]): Facts {
  const player = state.players[id]
  const { ma, st, ag, pa, av, niggling, touchdowns, completions, throws, deflections, interceptions } = player
  const move = stack.find(({ proc, ...locals }) => proc === 'move' && (locals as unknown as Moving).player === id)
  const { left = null, rushes = null } = (move ?? {}) as unknown as Partial<Moving>
  return {
    at: player.place === ON_BOARD ? spotOf(player.square) : null,
    state: player.place === ON_BOARD ? STATUSES[player.status] : PLACES[player.place],
    activated: player.activated === 1,
    dazed: player.dazed === 1,
    rooted: player.rooted === 1,
    profile: [ma, st, ag, pa, av],
    ma,
    st,
    ag,
    pa,
    av,
    skills,
    niggling,
    movement: left,
    rushes,
    injury: CASUALTIES[player.casualty] ?? null,
    record: { touchdowns, completions, throws, deflections, interceptions, casualties: player.casualties },
  }
}

/** What a scenario can expect of a match of every ball game. */
export function ballFacts<Match extends BallMatch>(
  nameOf: (data: ScenarioData, id: number) => string,
  spotOf: (match: Match, square: number) => readonly [number, number] | null,
) {
  const byTeam =
    (field: keyof Team) =>
    ({ state }: Match): unknown =>
      state.teams.map((team) => team[field])
  return {
    ball(match: Match, data: ScenarioData): unknown {
      const { ballHolder, ballSquare } = match.state
      return ballHolder === EMPTY ? (spotOf(match, ballSquare) ?? 'none') : nameOf(data, ballHolder)
    },
    acting: ({ state }: Match, data: ScenarioData) =>
      state.activePlayer < 0 ? null : nameOf(data, state.activePlayer),
    rerolls: byTeam('rerolls'),
    bribes: byTeam('bribes'),
    touchdowns: byTeam('touchdowns'),
    casualties: byTeam('casualties'),
    completions: byTeam('completions'),
    turnovers: byTeam('turnovers'),
    fouls: byTeam('fouls'),
    blocks: byTeam('blocks'),
    ejected: ({ state }: Match) => state.teams.map(({ silenced }) => silenced === 1),
    /** Why the turn ended early, or null. */
    turnover(_match: Match, _data: ScenarioData, { step }: Happened<GameEvent>): string | null {
      const told = step.filter((event) => event.type === 'turnover') as unknown as readonly TurnoverEvent[]
      return told[told.length - 1]?.reason ?? null
    },
  }
}
