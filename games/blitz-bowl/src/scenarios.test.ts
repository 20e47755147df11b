import { fileURLToPath } from 'node:url'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { vocabulary } from './scenario/vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  for (const check of scenarioChecks(vocabulary, folder)) it(check.name, check.run)
})
