import { fileURLToPath } from 'node:url'
import { gamePackage as bloodBowl } from '@undercroft/blood-bowl'
import { gamePackage as dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Vocabulary } from '@undercroft/engine/scenario'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'

/** Skills that the ball games share have no game of their own: their scenarios name one. */
describe('scenarios of the ball games', () => {
  const folder = fileURLToPath(new URL('../games/ball', import.meta.url))
  const blood = bloodBowl.vocabulary as unknown as Vocabulary
  for (const { name, run } of scenarioChecks(dungeonBowl.vocabulary, folder, [blood])) it(name, run)
})
