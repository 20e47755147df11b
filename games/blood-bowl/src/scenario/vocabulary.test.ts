import { fileURLToPath } from 'node:url'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { sequences } from './sequences.ts'
import { vocabulary } from './vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))
  for (const { name, run } of scenarioChecks(vocabulary, folder, sequences)) it(name, run)
})
