import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import type { Vocabulary } from '../scenario/vocabulary.ts'
import { race } from './sample-game.ts'
import { scenarioChecks } from './scenarios.ts'

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('leaves out what stands beside a thing of a set that is not chosen', () => {
  writeFileSync(join(folder, 'family.yaml'), 'messages: race.thing\n')
  for (const [id, set] of [
    ['lamp', 'book'],
    ['toad', 'house'],
  ]) {
    writeFileSync(join(folder, `${id}.yaml`), `set: ${set}\n`)
    writeFileSync(join(folder, `${id}.scenario.yaml`), `game: race\ntitle: The ${id}\n`)
  }
  const titles = () =>
    scenarioChecks({ game: race } as unknown as Vocabulary, folder).map(({ name }) => name.split(' (')[0])
  vi.stubEnv('UNDERCROFT_SETS', undefined)
  expect(titles()).toEqual(['The lamp'])
  vi.stubEnv('UNDERCROFT_SETS', 'book,house')
  expect(titles()).toEqual(['The lamp', 'The toad'])
})
