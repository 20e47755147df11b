import { featureDigest, featureNames, learnableOf } from '@undercroft/coach/learned'
import { loadGame } from '../games.ts'
import { optionsOf } from './lesson.ts'

/** What is looked at in a game: found on a match in which the first turn is about to begin. */
export async function inputsOf(game: string): Promise<{ names: readonly string[]; digest: string }> {
  const pack = await loadGame(game)
  const match = pack.game.create(optionsOf(pack, 1), 1)
  const names = featureNames(learnableOf(game).features, match)
  return { names, digest: featureDigest(names) }
}
