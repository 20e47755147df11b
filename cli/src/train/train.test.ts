import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadSeating } from '../seats.ts'
import { keptOutput } from '../testing/output.ts'
import { trainCommand } from './index.ts'
import { anchorOf } from './lesson.ts'
import { readSamples, together, writeSamples } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tiny = {
  generations: 2,
  matches: 4,
  seed: 5,
  decisions: 8,
  explore: 20,
  lambda: 0.8,
  hidden: 2,
  netFrom: 2,
  jobs: 1,
}

it('learns generation by generation, the same for the same seed, and goes on where it stopped', async () => {
  const whole = join(folder, 'whole')
  const parts = join(folder, 'parts')
  await trainCommand('blitz-bowl', { ...tiny, out: whole }, keptOutput())
  await trainCommand('blitz-bowl', { ...tiny, out: parts, generations: 1 }, keptOutput())
  expect(existsSync(join(parts, 'generation-2.json'))).toBe(false)
  const output = keptOutput()
  await trainCommand('blitz-bowl', { ...tiny, out: parts }, output)
  expect(output.text).toContain('generation 1: there already')
  const model = readFileSync(join(whole, 'generation-2.json'), 'utf8')
  expect(readFileSync(join(parts, 'generation-2.json'), 'utf8')).toBe(model)
  expect(JSON.parse(model)).toMatchObject({ game: 'blitz-bowl', trust: 1 })
  const card = JSON.parse(readFileSync(join(whole, 'card-2.json'), 'utf8'))
  expect(card).toMatchObject({ generation: 2, matches: 4, decisions: 8 })
  // The weights can sit down at a table.
  await loadSeating('blitz-bowl', [`${join(whole, 'generation-2.json')}:50`])
})

it('refuses games that nobody can learn', async () => {
  await expect(trainCommand('race', { ...tiny, out: folder }, keptOutput())).rejects.toThrow("'race' cannot be learned")
})

it('plays one match of ten against the written guide, at either seat', () => {
  const anchors = Array.from({ length: 40 }, (_, match) => anchorOf(match))
  expect(anchors.filter((seat) => seat === 0)).toHaveLength(2)
  expect(anchors.filter((seat) => seat === 1)).toHaveLength(2)
})

it('keeps positions in a file, matches apart', () => {
  const part = {
    inputs: 2,
    features: Float32Array.from([1, 2, 3, 4]),
    targets: Float32Array.from([0.5, 1]),
    results: Float32Array.from([0, 1]),
    matches: Int32Array.from([0, 1]),
  }
  const file = join(folder, 'positions.bin')
  writeSamples(file, part)
  expect(readSamples(file)).toEqual(part)
  expect([...together([part, part]).matches]).toEqual([0, 1, 2, 3])
})
