import { loadGame } from '../games.ts'
import { type PairTask, playTask } from './pair.ts'

/** Plays one pair. Runs in a worker thread, or in the main one for a single job. */
export default async function playOne(task: PairTask): Promise<number> {
  return playTask(await loadGame(task.game), task)
}
