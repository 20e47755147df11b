import type { Result } from '@undercroft/engine'
import { sppOf } from './report.ts'
import type { BloodMatch } from './state.ts'

/** Winner, Touchdowns and the figures of the match. `expected` counts sixths: 18 stands for three passed tests. */
export function matchResult(match: BloodMatch): Result {
  const { state, stack } = match
  const over = stack.length === 0
  const per = (count: (team: (typeof state.teams)[number], seat: number) => number) => state.teams.map(count)
  const ofPlayers = (count: (player: (typeof state.players)[number]) => number) =>
    per((_, seat) => state.players.filter(({ team }) => team === seat).reduce((sum, player) => sum + count(player), 0))
  return {
    over,
    winner: over && state.winner >= 0 ? state.winner : null,
    scores: per(({ touchdowns }) => touchdowns),
    turns: Math.max(...state.teams.map(({ turns }) => turns)),
    statistics: {
      blocks: per(({ blocks }) => blocks),
      'casualties-caused': per(({ casualties }) => casualties),
      completions: per(({ completions }) => completions),
      interceptions: ofPlayers(({ interceptions }) => interceptions),
      deflections: ofPlayers(({ deflections }) => deflections),
      fouls: per(({ fouls }) => fouls),
      turnovers: per(({ turnovers }) => turnovers),
      dodges: per(({ dodges }) => dodges),
      'casualties-suffered': ofPlayers(({ casualty }) => (casualty >= 0 ? 1 : 0)),
      tests: per(({ tests }) => tests),
      'tests-passed': per(({ testsPassed }) => testsPassed),
      'tests-expected-sixths': per(({ testsExpected }) => testsExpected),
      're-rolls-left': per(({ rerolls }) => rerolls),
      'fan-factor': state.sides.map(({ fanFactor }) => fanFactor),
      spp: ofPlayers(({ id }) => sppOf(match, id)),
    },
  }
}
