import { fileURLToPath } from 'node:url'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { vocabulary } from './vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))
  for (const { name, run } of scenarioChecks(vocabulary, folder)) it(name, run)
})
