import type { Result } from '@undercroft/engine'
import type { BallMatch, Player } from './state.ts'

/** A figure of the players of each team, added up. */
export const ofPlayers = ({ state }: BallMatch, count: (player: Player) => number): number[] =>
  state.teams.map((_, seat) =>
    state.players.filter(({ team }) => team === seat).reduce((sum, player) => sum + count(player), 0),
  )

/** Winner, Touchdowns and the figures of the match, with those of its own game. `expected` counts sixths: 18 stands for three passed tests. */
export function ballResult(match: BallMatch, own: Result['statistics']): Result {
  const { state, stack } = match
  const { teams } = state
  const over = stack.length === 0
  return {
    over,
    winner: over && state.winner >= 0 ? state.winner : null,
    scores: teams.map(({ touchdowns }) => touchdowns),
    turns: Math.max(...teams.map(({ turns }) => turns)),
    statistics: {
      blocks: teams.map(({ blocks }) => blocks),
      'casualties-caused': teams.map(({ casualties }) => casualties),
      completions: teams.map(({ completions }) => completions),
      interceptions: ofPlayers(match, ({ interceptions }) => interceptions),
      deflections: ofPlayers(match, ({ deflections }) => deflections),
      fouls: teams.map(({ fouls }) => fouls),
      turnovers: teams.map(({ turnovers }) => turnovers),
      dodges: teams.map(({ dodges }) => dodges),
      'casualties-suffered': ofPlayers(match, ({ casualty }) => (casualty >= 0 ? 1 : 0)),
      tests: teams.map(({ tests }) => tests),
      'tests-passed': teams.map(({ testsPassed }) => testsPassed),
      'tests-expected-sixths': teams.map(({ testsExpected }) => testsExpected),
      're-rolls-left': teams.map(({ rerolls }) => rerolls),
      ...own,
    },
  }
}
