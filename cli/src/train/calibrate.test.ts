import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceOf, type Model } from '@undercroft/coach/learned'
import { expect, it } from 'vitest'
import { keptOutput } from '../testing/output.ts'
import { calibrateCommand, tenthsOf } from './calibrate.ts'

it('what was told is held against what came, tenth by tenth, with the error of so many matches', () => {
  const model = { calibration: 1 } as Model
  const middles = [0, 1, 2, 3].flatMap((match) => [
    { odds: 2, came: match === 0 ? 0 : 1, match },
    { odds: 2.1, came: match === 0 ? 0 : 1, match },
    { odds: -0.1, came: 0.5, match },
  ])
  const [even, likely] = tenthsOf(middles, () => model)
  expect(even).toMatchObject({ matches: 4, came: 0.5 })
  expect(even.told).toBeCloseTo(chanceOf(-0.1), 9)
  expect(likely).toMatchObject({ matches: 4, came: 0.75 })
  expect(likely.error).toBeCloseTo(1.96 * Math.sqrt((0.75 * 0.25) / 4), 9)
})

it('plays matches, tells how chances came true, and writes weights with a curve', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calibrate-'))
  try {
    const fit = join(folder, 'fitted.json')
    const options = { matches: 3, seed: 1, decisions: 8, jobs: 1 }
    const output = keptOutput()
    expect(await calibrateCommand('blitz-bowl', { ...options, fit }, output)).toBe(0)
    expect(output.text).toContain('| told | came |')
    const { curve } = JSON.parse(readFileSync(fit, 'utf8')) as Model
    expect(curve?.length).toBeGreaterThan(2)
    expect(await calibrateCommand('blitz-bowl', { ...options, weights: fit, learned: true }, keptOutput())).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  await expect(calibrateCommand('race', { matches: 1, seed: 1, decisions: 1 }, keptOutput())).rejects.toThrow('race')
})
