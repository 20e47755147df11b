import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { folderWith } from './testing/output.ts'

const bin = fileURLToPath(new URL('../bin/undercroft.mjs', import.meta.url))

/** The tools as people run them: built, in a process of their own. */
function undercroft(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
    child.stdin?.end()
  })
}

describe('undercroft', { timeout: 120_000 }, () => {
  it('helps', async () => {
    const { code, stdout } = await undercroft('--help')
    expect(code).toBe(0)
    for (const command of ['play', 'simulate', 'scenario', 'replay', 'rules', 'data']) expect(stdout).toContain(command)
    const { stdout: more } = await undercroft('help', 'simulate')
    for (const option of ['--matches', '--seed', '--seats', '--jobs', '--out', '--json']) expect(more).toContain(option)
    for (const command of ['play', 'bot-host']) {
      expect((await undercroft('help', command)).stdout).toMatch(/--seed <number> +repeatable dice, which .*foret/)
    }
  })

  it('gives the same lines whatever the number of jobs', async () => {
    const folder = folderWith({})
    const simulate = async (jobs: string) => {
      const out = join(folder, `${jobs}.jsonl`)
      const { code } = await undercroft(
        'simulate',
        'race',
        '--matches',
        '120',
        '--seed',
        '9',
        '--jobs',
        jobs,
        '--out',
        out,
      )
      expect(code).toBe(0)
      return readFileSync(out, 'utf8')
    }
    const [one, two, three] = await Promise.all(['1', '2', '3'].map(simulate))
    expect(one.trim().split('\n')).toHaveLength(120)
    expect(two).toBe(one)
    expect(three).toBe(one)
  })

  it.each([
    [['simulate', 'chess'], "there is no game 'chess'"],
    [['simulate', 'race', '--matches', 'many'], 'It must be a whole number above 0.'],
    [['simulate', 'race', '--matches', '99999999999999999999'], 'It must be 10000000 at most.'],
    [['simulate', 'race', '--jobs', '5000'], 'It must be 256 at most.'],
    [['bot-host', 'race', '--time', '9999999999'], 'It must be 86400000 at most.'],
    [['gate', '--minutes', '0'], 'It must be a number of minutes'],
    [['gate', '--games', 'chess'], "--games: 'chess' is not known"],
    [['simulate', 'race', '--options', '{goal'], 'It must be JSON'],
    [['scenario', 'nowhere.yaml'], 'nowhere.yaml: there is no such file or folder'],
    [['dance'], "unknown command 'dance'"],
  ])('fails with a reason: %s', async (args, reason) => {
    expect(await undercroft(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) })
  })

  it('prints the data of a game as JSON', async () => {
    const { code, stdout } = await undercroft('data', 'race', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ dice: [{ name: 'card' }] })
  })

  it('leaves a match when the input ends', async () => {
    expect(await undercroft('play', 'race')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('left the match'),
    })
  })
})
