import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'
import { folderWith } from '../testing/output.ts'
import { Lane } from './lanes.ts'
import { inMarkdown, reportOf } from './table.ts'
import { playMatch, WAYS } from './ways.ts'
import { added } from './worker.ts'

const bin = fileURLToPath(new URL('../../bin/undercroft.mjs', import.meta.url))

describe('a match of the gate', () => {
  it.each(['random', 'rare', 'kit'] as const)('played %s is the same for the same seed', async (way) => {
    const pack = await loadGame('race')
    const held = playMatch(pack, way, 3, new Set())
    expect(playMatch(pack, way, 3, new Set())).toEqual(held)
    expect(playMatch(pack, way, 4, new Set())).not.toEqual(held)
  })

  it('fails where an invariant does not hold, or it does not end', async () => {
    const pack = await loadGame('race')
    const broken = () => {
      throw new Error('a piece is gone')
    }
    expect(() => playMatch({ ...pack, invariants: broken }, 'random', 1, new Set())).toThrow('a piece is gone')
    expect(() => playMatch({ ...pack, decisionLimit: 2 }, 'random', 1, new Set())).toThrow('did not end within 2')
  })

  it('meets as many bonus plays or more when it prefers what is rare', async () => {
    const pack = await loadGame('blitz-bowl')
    const kinds = (way: 'random' | 'rare') => {
      const met = new Set<string>()
      for (let seed = 1; seed <= 40; seed++) playMatch(pack, way, seed, met)
      return [...met].filter((one) => one.endsWith(' bonus')).length
    }
    expect(kinds('rare')).toBeGreaterThanOrEqual(kinds('random'))
  })

  it('is played by computers too, whose faults count', async () => {
    const met = new Set<string>()
    expect(playMatch(await loadGame('blitz-bowl'), 'rookie', 1, met).decisions).toBeGreaterThan(20)
  }, 60_000)
})

describe('the report', () => {
  const lane = new Lane('race', 'random', 10)
  const { from, to } = lane.begin(4)
  const failures = ['dead end: x', "'aim' lists {} twice", "'card' leaks card", 'a score fell below 0'].map(
    (error) => ({
      game: 'race',
      way: 'random' as const,
      seed: 10,
      error,
    }),
  )
  const played = {
    game: 'race',
    way: 'random' as const,
    from,
    to,
    decisions: 9,
    longest: 5,
    seats: [2],
    met: ['turn card'],
  }
  lane.end({ ...played, failures, digest: 'ff', milliseconds: 2 })

  it('counts what went wrong by its sort and says how to repeat it', () => {
    const report = reportOf([lane, new Lane('race', 'kit', 1)], 1, 2)
    expect(report).toMatchObject({ 'lock-ups': 1, 'double actions': 1, leaks: 1, 'illegal states': 1 })
    expect(report.lanes).toHaveLength(1)
    const text = inMarkdown(report)
    expect(text).toContain('| race | random | 4 | 9 | 5 | 2 | 10 to 13 | 1 | 1 | 1 | 1 | `ff` |')
    expect(text).toContain('`npx undercroft gate --games race --ways random --seed 10 --matches 1`')
  })

  it('has a dash for leaks where nobody looks for them', () => {
    const lanes = (['random', 'kit'] as const).map((way) => {
      const held = new Lane('race', way, 10)
      held.end({ ...played, ...held.begin(4), failures: [], digest: 'ff', milliseconds: 2 })
      return held
    })
    const text = inMarkdown(reportOf(lanes, 1, 2))
    expect(text).toMatch(/\| race \| random \|.*\| 0 \| 0 \| – \| 0 \|/)
    expect(text).toMatch(/\| race \| kit \|.*\| 0 \| 0 \| 0 \| 0 \|/)
  })

  it('adds digests up, in whatever order', () => {
    const all = ['ffffffffffffffffaa', '0000000000000002bb', 'abc']
    const sum = (list: string[]) => list.reduce(added, '0')
    expect(sum(all)).toBe(sum([...all].reverse()))
    expect(added('ffffffffffffffff', '2')).toBe('1')
  })
})

describe('undercroft gate', () => {
  it('plays on all cores and writes the same figures for the same seeds', () => {
    const run = (jobs: string) => {
      const out = folderWith({})
      const ways = WAYS.slice(0, 2).join()
      const args = ['gate', '--games', 'blitz-bowl', '--ways', ways, '--matches', '3', '--jobs', jobs, '--out', out]
      execFileSync(process.execPath, [bin, ...args], { stdio: 'pipe' })
      expect(readFileSync(join(out, 'gate.md'), 'utf8')).toContain('6 matches')
      return JSON.parse(readFileSync(join(out, 'gate.json'), 'utf8')).lanes
    }
    expect(run('1')).toEqual(run('2'))
  }, 120_000)
})
