import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarioCommand } from './scenario.ts'
import { folderWith, keptOutput } from './testing/output.ts'

const good = `game: race
title: A one may be rolled again
dice: [card one, card four]
play:
  - play: roll
    dice: [d6 1]
  - play: use
    dice: [d6 5]
expect: { 0: 5 }
`
const files = {
  'good.yaml': good,
  'wrong.yaml': good.replace('{ 0: 5 }', '{ 0: 6 }'),
  'left.yml': good.replace('[d6 5]', '[d6 5, d6 6]'),
  'field.yaml': good.replace('title', 'goall: 3\ntitle'),
  'game.yaml': good.replace('race', 'chess'),
  'broken.yaml': 'game: [race\n',
}
const folder = folderWith(files)

async function run(names: string[], options: object = {}) {
  const output = keptOutput()
  const code = await scenarioCommand(
    names.map((name) => join(folder, name)),
    { mode: 'plain', ...options },
    output,
  )
  return { code, text: output.text }
}

describe('undercroft scenario', () => {
  it('runs a file in one mode or in all four', async () => {
    expect(await run(['good.yaml'])).toMatchObject({ code: 0, text: expect.stringContaining('1 passed, 0 failed') })
    const all = await run(['good.yaml'], { mode: 'all' })
    expect(all).toMatchObject({ code: 0, text: expect.stringContaining('4 passed, 0 failed') })
    await expect(run(['good.yaml'], { mode: 'backwards' })).rejects.toThrow("--mode: 'backwards' is not known")
  })

  it('tells what differed, with file, line and board', async () => {
    const { code, text } = await run(['wrong.yaml'])
    expect(code).toBe(1)
    expect(text).toContain('wrong.yaml:9:9: seat 0 has 5 points, not 6')
    expect(text).toContain('seat 0 =====...............| 5')
  })

  it.each([
    ['left.yml', 'left.yml:3:7: dice were never rolled: d6 6'],
    ['field.yaml', 'field.yaml:2:8: goall: is not known here'],
    ['game.yaml', "game.yaml:1:7: game: there is no game 'chess'"],
    ['broken.yaml', 'broken.yaml:'],
  ])('names file, line and reason for %s', async (name, reason) => {
    expect(await run([name])).toMatchObject({ code: 1, text: expect.stringContaining(reason) })
  })

  it('runs a folder, goes on after failures, and reports as JSON', async () => {
    const { code, text } = await run([''], { json: true })
    const report = JSON.parse(text)
    expect(code).toBe(1)
    expect(report).toMatchObject({ passed: 1, failed: 5 })
    expect(report.scenarios.map(({ file }: { file: string }) => file.slice(folder.length + 1)).sort()).toEqual(
      Object.keys(files).sort(),
    )
  })

  it('says so when there is no such file, or nothing to run', async () => {
    await expect(run(['nowhere'])).rejects.toThrow('nowhere: there is no such file or folder')
    await expect(scenarioCommand([folderWith({})], { mode: 'plain' }, keptOutput())).rejects.toThrow('no scenario')
  })
})
