import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GamePackage } from '@undercroft/engine'
import { race } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { gameWork } from './game-work.ts'
import { games } from './games.ts'
import { comparedWith, keepRelease, lastRelease, ratiosOf } from './history.ts'
import { type Done, isSettled, measure, ratioOfTurns, significant } from './measure.ts'
import { boardgameWork } from './peers/boardgame-io.ts'
import { chessWork } from './peers/chess.ts'
import { showdownWork } from './peers/pokemon-showdown.ts'
import { sliceWork } from './slices.ts'
import { tableOf } from './table.ts'

const pack = {
  game: race,
  randomOptions: (random: { below(count: number): number }) => ({ goal: 20 + random.below(20) }),
  decisionLimit: 1000,
} as unknown as GamePackage

describe('slices', () => {
  it.each(games.map(({ pack }) => [pack.game.id, pack] as const))('%s has one, and plays on it', (_game, of) => {
    for (const { round } of sliceWork(of)) {
      const { decisions, clones } = round()
      expect(decisions + clones).toBeGreaterThan(0)
    }
  })
})

describe('a measurement', () => {
  it('tells how many in a second', () => {
    const round = (): Done => {
      let sum = 0
      for (let i = 0; i < 100_000; i++) sum = (sum + i * i) % 1_000_003
      return { matches: 1, decisions: 1000, clones: 0, checksum: () => String(sum) }
    }
    const rows = measure([{ name: 'x', variant: ' with events', round }], 0.01)
    expect(rows.map(({ measure }) => measure)).toEqual(['decisions/s with events', 'matches/s with events'])
    expect(rows[0].value).toBeGreaterThan(1000)
  })

  it('measures each work in turns with a yardstick of the same unit', () => {
    const turns: string[] = []
    const work = (name: string, done: Pick<Done, 'decisions' | 'clones'>) => ({
      name,
      variant: '',
      round: (): Done => {
        if (turns[turns.length - 1] !== name) turns.push(name)
        return { matches: 0, ...done, checksum: () => name }
      },
    })
    const yardstick = [work('plays', { decisions: 1000, clones: 0 }), work('copies', { decisions: 0, clones: 10 })]
    const rows = measure([work('ours', { decisions: 4000, clones: 0 })], 0.01, yardstick)
    expect(rows).toMatchObject([{ name: 'ours', ratio: expect.any(Number) }])
    expect(turns.join()).toBe(Array.from({ length: 11 }, () => 'plays,copies,ours').join())
    expect(measure(yardstick, 0.01, yardstick).map(({ ratio }) => ratio)).toEqual([1, 1])
    expect(measure([work('alone', { decisions: 1, clones: 0 })], 0.01)[0]).not.toHaveProperty('ratio')
  })

  it('takes the middle one of the ratios, so that a turn which was disturbed does not count', () => {
    expect(ratioOfTurns(40, [1, 2, 1, 8, 1], 10, [1, 2, 1, 1, 1])).toBe(4)
    expect(ratioOfTurns(40, [1, 1, 1], 10, [1, 9, 0.5])).toBe(4)
  })

  it('fails when a round did other work than the first one', () => {
    let count = 0
    const round = (): Done => ({ matches: 1, decisions: 1, clones: 0, checksum: () => String(count++) })
    expect(() => measure([{ name: 'x', variant: '', round }], 0.01)).toThrow('x: a round came to 1, the first one to 0')
  })

  it('warms up until nothing has got faster for a while', () => {
    const level = (count: number) => Array.from({ length: count }, () => 1)
    expect(isSettled([], 8)).toBe(false)
    expect(isSettled([9, 3, ...level(8)], 8)).toBe(false)
    expect(isSettled([9, 3, ...level(9)], 8)).toBe(true)
    expect(isSettled([9, 1, 5, 5, 5, 5, 5, 5, 0.9, 1, 1], 8)).toBe(false)
    expect(isSettled([1, 0.98, ...level(7), 0.99], 8)).toBe(true)
  })

  it('tells three digits', () => {
    expect(significant(123_456)).toBe(123_000)
    expect(significant(7.2549)).toBe(7.25)
  })
})

describe('the work of a game', () => {
  const [silent, listening, copies] = gameWork(pack, 5)

  it('is the same with and without events', () => {
    const quiet = silent.round()
    const told = listening.round()
    expect(quiet).toMatchObject({ matches: 5, clones: 0, decisions: told.decisions })
    expect(told.checksum()).toBe(quiet.checksum())
    expect(quiet.decisions).toBeGreaterThan(25)
  })

  it('copies a match in its middle', () => {
    expect(copies.round()).toMatchObject({ matches: 0, decisions: 0, clones: 10_000 })
  })
})

describe('the work of the peers', { timeout: 120_000 }, () => {
  it.each([
    ['pokemon-showdown', showdownWork],
    ['boardgame.io', boardgameWork],
    ['chess.js', chessWork],
  ])('is the same in every round: %s', (name, work) => {
    const [play] = work(1)
    const first = play.round()
    expect(play.name).toBe(name)
    expect(first.matches).toBe(1)
    expect(first.decisions).toBeGreaterThan(20)
    const second = play.round()
    expect(second.decisions).toBe(first.decisions)
    expect(second.checksum()).toBe(first.checksum())
  })
})

describe('the history', () => {
  const row = (name: string, ratio: number) => ({ name, measure: 'decisions/s', value: 7, ratio, checksum: 'c' })
  const rowsAt = (ours: number) => [row('ours', ours / 100), row('chessops', 1), row('pokemon-showdown', 0.02)]

  it('keeps ratios, and tells what became slower or faster by more than chance', () => {
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
    const file = join(folder, 'history.jsonl')
    expect(lastRelease(file)).toBeNull()
    keepRelease(file, '0.1', rowsAt(50))
    keepRelease(file, '0.2', rowsAt(300))
    const last = lastRelease(file)!
    expect(last).toMatchObject({ release: '0.2', ratios: { 'ours decisions/s to chessops': 3 } })
    expect(comparedWith(last, ratiosOf(rowsAt(290)))).toBe('compared with 0.2, 2 ratios:\nnothing is slower')
    expect(comparedWith(last, ratiosOf(rowsAt(240)))).toContain(
      'slower:\n  ours decisions/s to chessops: 3 x, now 2.4 x (-20 %)',
    )
    expect(comparedWith(last, ratiosOf(rowsAt(360)))).toContain(
      'faster:\n  ours decisions/s to pokemon-showdown: 150 x',
    )
    rmSync(folder, { recursive: true })
  })
})

describe('the table', () => {
  it('compares with both peers in the same measure, by what the turns came to', () => {
    const row = (name: string, measure: string, value: number, ratio?: number) => ({
      name,
      measure,
      value,
      ...(ratio !== undefined && { ratio }),
      checksum: 'c',
    })
    const table = tableOf([
      row('ours', 'decisions/s with events', 250_000, 2.7),
      row('ours', 'clones/s', 10, 0.1),
      row('online', 'clients', 10),
      row('chessops', 'decisions/s', 100_000, 1),
      row('pokemon-showdown', 'decisions/s', 1000, 0.01),
    ])
    expect(table).toMatch(/ours +\| decisions\/s with events \| 250,000 \| +2\.7 x \| +270 x/)
    expect(table).toMatch(/ours +\| clones\/s +\| +10 \| +0\.1 x \| +\| c/)
    expect(table).toMatch(/online +\| clients +\| +10 \| +\| +\| c/)
  })
})
