import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadSeating } from '../seats.ts'
import { keptOutput } from '../testing/output.ts'
import { type Round, tuneCommand } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'tune-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tiny = { rounds: 2, pairs: 1, seed: 5, decisions: 4, stride: 100, jobs: 1 }

it('turns weights round by round, the same for the same seed, and goes on where it stopped', async () => {
  const whole = join(folder, 'whole')
  const parts = join(folder, 'parts')
  await tuneCommand('dungeon-bowl', { ...tiny, out: whole }, keptOutput())
  await tuneCommand('dungeon-bowl', { ...tiny, out: parts, rounds: 1 }, keptOutput())
  expect(existsSync(join(parts, 'round-2.json'))).toBe(false)
  const output = keptOutput()
  await tuneCommand('dungeon-bowl', { ...tiny, out: parts }, output)
  expect(output.text).toContain('round 1: there already')
  const text = readFileSync(join(whole, 'round-2.json'), 'utf8')
  expect(readFileSync(join(parts, 'round-2.json'), 'utf8')).toBe(text)
  const round = JSON.parse(text) as Round
  expect(round).toMatchObject({ game: 'dungeon-bowl', round: 2, pairs: 1 })
  // The weights can sit down at a table.
  await loadSeating('dungeon-bowl', [`${join(whole, 'round-2.json')}:50`])
})

it('begins no pair when its time is up, and refuses games whose guides have nothing to turn', async () => {
  const out = join(folder, 'late')
  await tuneCommand('dungeon-bowl', { ...tiny, rounds: 1, out, minutes: 1e-9 }, keptOutput())
  const round = JSON.parse(readFileSync(join(out, 'round-1.json'), 'utf8')) as Round
  expect(round.pairs).toBe(0)
  expect(round.weighing).toMatchObject({ held: round.before.held, chest: round.before.chest })
  await expect(tuneCommand('race', { ...tiny, out }, keptOutput())).rejects.toThrow("'race' cannot be tuned")
})
