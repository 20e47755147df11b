import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { MatchLine } from '../simulate/match.ts'
import { keptOutput } from '../testing/output.ts'
import { ratings } from './bradley-terry.ts'
import { ladderCommand } from './index.ts'
import { coupleOf, ladderOf, ladderTable, meetingOf } from './ladder.ts'
import { ladderPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'ladder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const times = (score: number, count: number): number[] => new Array<number>(count).fill(score)

describe('ratings', () => {
  it('are 191 points apart at three wins to one, whatever the number of matches', () => {
    const [a, b] = ratings(2, [{ a: 0, b: 1, pairs: [...times(1, 2000), ...times(0, 2000)] }])
    expect(a).toEqual({ elo: 0, error: 0 })
    expect(b.elo).toBeCloseTo(191, -1)
  })

  it('of somebody who won everything stay finite', () => {
    const [, b] = ratings(2, [{ a: 0, b: 1, pairs: times(0, 50) }])
    expect(b.elo).toBeGreaterThan(400)
    expect(b.elo).toBeLessThan(2000)
  })

  it('are surer with more matches, and surer when pairs agree less than chance', () => {
    const width = (pairs: number[]) => ratings(2, [{ a: 0, b: 1, pairs }])[1].error
    const split = [...times(2, 50), ...times(0, 50)]
    expect(width([...split, ...split, ...split, ...split])).toBeCloseTo(width(split) / 2, 0)
    // Each seed decides both of its matches: hundred pairs are hundred observations, not two hundred.
    expect(width(split)).toBeGreaterThan(1.3 * width([...times(2, 25), ...times(1, 50), ...times(0, 25)]))
  })

  it('go through third parties', () => {
    const three = ratings(3, [
      { a: 0, b: 1, pairs: [...times(0, 30), ...times(2, 10)] },
      { a: 1, b: 2, pairs: [...times(0, 30), ...times(2, 10)] },
    ])
    expect(three[2].elo).toBeGreaterThan(1.6 * three[1].elo)
  })
})

const line = (match: number, winner: number | null) =>
  ({ match, winner, scores: [1, 2], statistics: { blocks: [3, 4] } }) as unknown as MatchLine

describe('a ladder', () => {
  const meeting = meetingOf(0, 1, [line(1, 1), line(0, 0), line(2, null), line(3, 1)])
  const about = { game: 'blitz-bowl', seed: 5, pairs: 2, options: {} }

  it('puts pairs together by the number of the match', () => {
    expect(coupleOf(meeting)).toEqual({ a: 0, b: 1, pairs: [1, 0.5] })
  })

  it('is a table with both sides of each meeting', () => {
    const table = ladderTable(ladderOf(['rookie', 'veteran'], [meeting], about))
    expect(table).toContain('| `rookie` | 0 | veteran 1-2-1 |')
    expect(table).toContain('rookie 2-1-1')
  })

  it('is a page that needs nothing else', () => {
    const page = ladderPage('Blitz <Bowl>', ladderOf(['rookie', 'veteran'], [meeting], about))
    expect(page).toContain('Blitz &lt;Bowl&gt;')
    expect(page).not.toMatch(/src=|href=/)
    expect(page.match(/<circle/g)).toHaveLength(2)
  })

  it('is played, and finds its place in a document', async () => {
    const docs = join(folder, 'docs.md')
    writeFileSync(docs, 'before\n<!-- ladder race -->\nold\n<!-- end -->\nafter\n')
    const output = keptOutput()
    const options = { seats: 'random,rookie:20', pairs: 1, seed: 1, jobs: 1, docs }
    await expect(ladderCommand('blitz-bowl', options, output)).rejects.toThrow('<!-- ladder blitz-bowl -->')
    writeFileSync(docs, 'before\n<!-- ladder blitz-bowl -->\nold\n<!-- end -->\nafter\n')
    expect(await ladderCommand('blitz-bowl', options, output)).toBe(0)
    const text = readFileSync(docs, 'utf8')
    expect(text).toMatch(/^before\n<!-- ladder blitz-bowl -->\n\| \|/)
    expect(text).toMatch(/\|\n<!-- end -->\nafter\n$/)
    expect(text).not.toContain('old')
  })

  it('leaves out what was not played: whole pairs up to the first gap', () => {
    expect(meetingOf(0, 1, [line(0, 0), line(1, 1), line(2, 0), line(4, 1), line(5, 1)]).scores).toEqual([1, 0])
    const { deeds } = meetingOf(0, 1, [line(0, 0), line(1, 1)])
    expect(deeds).toEqual([
      { score: 1, blocks: 3 },
      { score: 2, blocks: 4 },
    ])
  })

  it('goes on with what is there, and refuses the ladder of others', async () => {
    const out = join(folder, 'ladder.json')
    const options = { seats: 'random,rookie:20', pairs: 1, seed: 1, jobs: 1, out, json: true }
    const first = keptOutput()
    await ladderCommand('blitz-bowl', options, first)
    const kept = readFileSync(out, 'utf8')
    const again = keptOutput()
    await ladderCommand('blitz-bowl', options, again)
    expect(readFileSync(out, 'utf8')).toBe(kept)
    expect(JSON.parse(again.text)).toEqual(JSON.parse(kept))
    await expect(ladderCommand('blitz-bowl', { ...options, seed: 2 }, keptOutput())).rejects.toThrow('another ladder')
  })

  it('begins no match when its time is up, and may be played against the first alone', async () => {
    const output = keptOutput()
    const options = {
      seats: 'random,rookie:20,rookie/bold:30',
      pairs: 50,
      seed: 1,
      jobs: 1,
      minutes: 1e-9,
      first: true,
      json: true,
    }
    await ladderCommand('blitz-bowl', options, output)
    const { records } = JSON.parse(output.text)
    expect(records).toEqual([
      { a: 'random', b: 'rookie:20', won: 0, lost: 0, drawn: 0 },
      { a: 'random', b: 'rookie/bold:30', won: 0, lost: 0, drawn: 0 },
    ])
  })

  it('has room for programs, which play every match at both seats', async () => {
    const bot = `node ${fileURLToPath(new URL('../../../docs/bots/bot.mjs', import.meta.url))}`
    const output = keptOutput()
    const options = { seats: 'random', bot: [bot], pairs: 2, seed: 1, jobs: 1, json: true }
    expect(await ladderCommand('race', options, output)).toBe(0)
    const { rows, records } = JSON.parse(output.text)
    expect(rows.map(({ name }: { name: string }) => name).sort()).toEqual(['bot.mjs', 'random'])
    expect(records[0].won + records[0].lost + records[0].drawn).toBe(4)
  })

  it.each([
    ['rookie', 'two contestants'],
    ['rookie,rookie', 'named twice'],
    ['rookie,nowhere.json', 'nowhere.json cannot be read'],
  ])('of %s is refused', async (seats, message) => {
    const options = { seats, pairs: 1, seed: 1, jobs: 1 }
    await expect(ladderCommand('blitz-bowl', options, keptOutput())).rejects.toThrow(message)
  })
})
