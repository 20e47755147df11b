import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import type { BlitzAction } from './actions.ts'
import { blitzBowl } from './game.ts'
import { addPlayerActions } from './legal.ts'
import { canMark, MARK_SQUARES } from './mark-steps.ts'
import { isOpen, mayMake, oppositionOf, pitchOf, profileOf } from './queries.ts'
import { randomOptions } from './random-options.ts'
import { canRun } from './run-steps.ts'
import { type Blitz, FOUL, MARK, RUN } from './state.ts'

/** By the searches alone, without a look at how near the nearest opponent is, or whether anybody lies. */
function plainly(match: Blitz, player: number): string[] {
  const { state, options } = match
  const piece = state.players[player]
  const runs = mayMake(piece, RUN) && canRun(state, player, profileOf(state, player).move || 6, false)
  const marks = mayMake(piece, MARK) && canMark(state, player, MARK_SQUARES, -1)
  const around = options.fouls && mayMake(piece, FOUL) ? pitchOf(state).around[piece.square] : []
  const fouls = around.filter((square) => state.players[state.squares[square]]?.team === 1 - piece.team)
  return [...(runs ? ['run'] : []), ...(marks ? ['mark'] : []), ...fouls.map(() => 'foul')]
}

test('who is open is offered to run, to mark and to foul as the searches say', () => {
  let far = 0
  let fouls = 0
  let marks = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = blitzBowl.create(randomOptions(random), seed)
    for (let decision = blitzBowl.decision(match); decision; decision = blitzBowl.decision(match)) {
      if (decision.kind === 'action')
        for (const player of match.state.players.keys()) {
          if (!isOpen(match.state, player)) continue
          const offered: BlitzAction[] = []
          addPlayerActions(match, player, oppositionOf(match.state, match.state.players[player].team), offered)
          const types = offered
            .map(({ type }) => type as string)
            .filter((type) => ['run', 'mark', 'foul'].includes(type))
          expect(types).toEqual(plainly(match, player))
          if (types.includes('foul')) fouls++
          if (types.includes('mark')) marks++
          else far++
        }
      blitzBowl.play(match, random.pick(decision.actions))
    }
  }
  expect(far).toBeGreaterThan(500)
  expect(marks).toBeGreaterThan(50)
  expect(fouls).toBeGreaterThan(5)
})
