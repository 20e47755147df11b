import { type Action, type Game, Random } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { move, movingActions } from '../move.ts'
import { openSteps } from '../open-ground.ts'
import type { BallMatch } from '../state.ts'

type Steps = readonly Action[]

/** Plays random matches: wherever a list of steps kept by the board is used, that list and what the rules say. */
export function* keptSteps<M extends BallMatch>(
  game: Game<M>,
  options: (random: Random) => unknown,
  matches: number,
): Generator<[kept: Steps, listed: Steps]> {
  for (let seed = 1; seed <= matches; seed++) {
    const random = new Random(seed)
    const match = game.create(options(random), seed)
    for (let decision = game.decision(match); decision; decision = game.decision(match)) {
      if (decision.kind === 'move') {
        const moving = inner(match, move)
        const kept = openSteps(match, moving, match.state.players[moving.player])
        if (kept) yield [kept, movingActions(match, moving)]
      }
      game.play(match, random.pick(decision.actions))
    }
  }
}
