import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../sample/race.ts'
import { loadSeating } from '../seats.ts'
import { smallDisk } from '../testing/disk.ts'
import { folderWith, keptOutput } from '../testing/output.ts'
import { wilson } from './charts.ts'
import { playAll, simulateCommand } from './index.ts'
import { LineFile } from './lines.ts'
import { type MatchLine, matchSeed, type Plan, playMatch } from './match.ts'

const plan: Plan = {
  game: 'race',
  seed: 5,
  seats: ['random', 'random'],
  options: undefined,
  check: false,
  events: true,
  replays: null,
  times: false,
}
const pack = gamePackage as never
const seating = await loadSeating('race', plan.seats)
const usual = { matches: 20, seed: 5, seats: 'random,random', jobs: 1, events: true }

async function simulate(
  options: object,
): Promise<{ lines: MatchLine[]; summary: Record<string, unknown>; code: number }> {
  const out = join(folderWith({}), 'matches.jsonl')
  const output = keptOutput()
  const code = await simulateCommand('race', { ...usual, out, json: true, ...options }, output)
  const lines = readFileSync(out, 'utf8').trim().split('\n')
  return { lines: lines.map((line) => JSON.parse(line)), summary: JSON.parse(output.text), code }
}

describe('the seeds of a run', () => {
  it('begin with the seed of the run, and never come twice', () => {
    expect(matchSeed(7, 0)).toBe(7)
    const seeds = Array.from({ length: 20_000 }, (_, i) => matchSeed(7, i))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  })
})

describe('a simulation', () => {
  it('writes one line per match, the same for the same seed', async () => {
    const first = await simulate({})
    expect(first.code).toBe(0)
    expect(first.lines).toHaveLength(20)
    expect(first.lines[0]).toMatchObject({ match: 0, seed: 5, winner: expect.any(Number), turns: expect.any(Number) })
    expect((await simulate({})).lines).toEqual(first.lines)
    expect((await simulate({ seed: 6 })).lines).not.toEqual(first.lines)
  })

  it('sums up what its lines say', async () => {
    const { lines, summary } = await simulate({})
    const played = lines as { winner: number; decisions: number; events: Record<string, number> }[]
    expect(summary).toMatchObject({
      matches: 20,
      failed: 0,
      wins: [0, 1].map((seat) => played.filter(({ winner }) => winner === seat).length),
      decisions: { total: played.reduce((sum, { decisions }) => sum + decisions, 0) },
      eventsPerMatch: { drew: 2 },
    })
  })

  it('plays the same matches with and without events, and with checks', async () => {
    const digests = async (options: object) =>
      (await simulate(options)).lines.map((line) => 'digest' in line && line.digest)
    const plain = await digests({})
    expect(await digests({ events: false })).toEqual(plain)
    expect(await digests({ check: true })).toEqual(plain)
  })

  it('plays a match of a run alone when given its seed', async () => {
    const { lines } = await simulate({})
    const [alone] = (await simulate({ matches: 1, seed: lines[13].seed })).lines
    expect(alone).toEqual({ ...lines[13], match: 0 })
  })

  it('takes options for every match', async () => {
    const { lines } = await simulate({ options: { goal: 3 } })
    for (const line of lines) expect(line).toMatchObject({ options: { goal: 3 } })
    await expect(simulate({ options: { goal: 0 } })).rejects.toThrow('goal: must be a whole number above 0')
    await expect(simulate({ options: { goal: 3 }, seats: 'random,random,random' })).rejects.toThrow('3 named')
    await expect(simulate({ seats: 'genius' })).rejects.toThrow("--seats: 'genius' is not known")
    await expect(simulate({ seats: 'rookie:many' })).rejects.toThrow("--seats: 'rookie:many': write a level")
    expect((await simulate({ seats: 'random:5', matches: 1 })).code).toBe(0)
  })

  it('plays each match with everybody at each seat, and counts for the list', async () => {
    const plain = (await simulate({ matches: 10 })).lines as unknown as {
      winner: number
      scores: number[]
      digest: string
    }[]
    const moved = (await simulate({ rotate: true })).lines as unknown as typeof plain
    plain.forEach(({ winner, scores, digest }, i) => {
      expect(moved[2 * i]).toMatchObject({ winner, scores, digest })
      expect(moved[2 * i + 1]).toMatchObject({ winner: 1 - winner, scores: scores.toReversed(), digest })
    })
    const failed = playMatch(
      { ...gamePackage, decisionLimit: 2 } as never,
      seating,
      { ...plan, seats: ['random:1', 'random:2'], rotate: true },
      3,
    )
    expect(failed).toMatchObject({ repeat: expect.stringContaining('--seats random:2,random:1 --rotate') })
    await expect(simulate({ rotate: true, seats: 'random' })).rejects.toThrow('--rotate: name everybody who plays')
    const three = { rotate: true, seats: 'random,random,random', options: { goal: 3 } }
    await expect(simulate(three)).rejects.toThrow('3 named, but such a match has 2')
  })

  it('draws what its options leave open, where it is told to', async () => {
    const { lines } = await simulate({ options: {}, vary: true })
    expect(lines).toEqual((await simulate({})).lines)
    for (const line of (await simulate({ options: { goal: 3 }, vary: true })).lines) {
      expect(line).toMatchObject({ options: { goal: 3 } })
    }
  })

  it('writes replays that fit', async () => {
    const replays = folderWith({})
    await simulate({ matches: 2, replays })
    expect(readdirSync(replays)).toContain('race-5.json')
    const rotated = folderWith({})
    await simulate({ matches: 4, rotate: true, replays: rotated })
    expect(readdirSync(rotated)).toHaveLength(4)
  })

  it('writes each match before the next one begins: whoever kills it loses one at most', async () => {
    const folder = folderWith({})
    const out = join(folder, 'matches.jsonl')
    const replays = folderWith({})
    const file = new LineFile(out, plan, false)
    const lost: number[] = []
    const record = (line: MatchLine) => {
      const written = readFileSync(`${out}.part`, 'utf8').split('\n').length - 2
      // A replay is written when its match has ended: so many have been played.
      lost.push(readdirSync(replays).length - written)
      file.add(line)
    }
    await playAll({ ...plan, replays }, { matches: 60, jobs: 1 }, () => false, record, false)
    file.close()
    expect(lost).toEqual(Array(60).fill(1))
  })

  it('is whole on a disk that takes little at a time, and tells whole lines on one that is full', async () => {
    const { lines } = await simulate({ matches: 6 })
    const out = join(folderWith({}), 'matches.jsonl')
    const slow = new LineFile(out, plan, false, smallDisk(1_000_000))
    for (const line of lines) slow.add(line)
    slow.finish()
    const text = readFileSync(out, 'utf8')
    expect(text).toBe(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const head = JSON.stringify({ plan }).length + 1
    const third = text.split('\n').slice(0, 2).join('\n').length + 30
    const full = join(folderWith({}), 'matches.jsonl')
    const cut = new LineFile(full, plan, false, smallDisk(head + third))
    const all = () => {
      for (const line of lines) cut.add(line)
    }
    expect(all).toThrow(`was not written: the disk is full; 2 matches are kept in ${full}.part, --resume goes on`)
    cut.close()
    const again = new LineFile(full, plan, true)
    expect([...again.lines()]).toEqual(lines.slice(0, 2))
    again.close()
  })

  it('goes on with an interrupted run of the same plan only, without a line that was cut off', async () => {
    const { lines } = await simulate({ matches: 6 })
    const out = join(folderWith({}), 'matches.jsonl')
    const before = new LineFile(out, plan, false)
    for (const line of [lines[4], lines[1]]) before.add(line)
    before.close()
    appendFileSync(`${out}.part`, JSON.stringify(lines[2]).slice(0, 40))
    const resume = (options: object) => simulateCommand('race', { ...usual, ...options, matches: 6, out }, keptOutput())
    await expect(resume({})).rejects.toThrow('holds an interrupted run: --resume goes on with it')
    await expect(resume({ resume: true, seed: 6 })).rejects.toThrow(
      'belongs to a run with other seats, seed or options',
    )
    expect(await resume({ resume: true })).toBe(0)
    expect(
      readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(lines)
    await expect(simulateCommand('race', { ...usual, resume: true }, keptOutput())).rejects.toThrow(
      '--resume needs the --out',
    )
  })
})

describe('a report', () => {
  it('is one page by itself, with wins and their intervals, lengths and times', async () => {
    const file = join(folderWith({}), 'report.html')
    const { summary, lines } = await simulate({ report: file })
    const page = readFileSync(file, 'utf8')
    expect(page).not.toMatch(/<script|src=|href=|url\(/)
    const [first] = (summary as { wins: number[] }).wins
    expect(page).toContain(`${(5 * first).toFixed(1)} % (`)
    for (const title of ['Wins', 'Turns', 'Decisions', 'Time by seat', 'Time by question']) {
      expect(page).toContain(`<h2>${title}</h2>`)
    }
    expect(page).toContain('>turn<')
    expect(lines[0]).toHaveProperty('thinking')
  })

  it('gives the interval of Wilson', () => {
    const [low, high] = wilson(70, 100)
    expect(low).toBeCloseTo(0.604, 3)
    expect(high).toBeCloseTo(0.781, 3)
    expect(wilson(0, 0)).toEqual([0, 1])
  })

  it('that cannot be written is an error that names the file', async () => {
    await expect(simulate({ report: '/nowhere/at/all.html' })).rejects.toThrow(
      '--report /nowhere/at/all.html was not written',
    )
  })
})

describe('a match that fails', () => {
  it('is told with the command that repeats it', () => {
    const line = playMatch({ ...gamePackage, decisionLimit: 2 } as never, seating, plan, 3)
    expect(line).toEqual({
      match: 3,
      seed: matchSeed(5, 3),
      error: 'the match did not end within 2 decisions',
      repeat: `npx undercroft simulate race --matches 1 --seed ${matchSeed(5, 3)} --seats random,random`,
    })
  })

  it('names the options that were given, safely quoted, and the checks', () => {
    const invariants = () => {
      throw new Error('a ball is missing')
    }
    const asked = { ...plan, check: true, events: false, options: { goal: 9, name: "it's" } }
    expect(playMatch({ ...gamePackage, invariants } as never, seating, asked, 0)).toMatchObject({
      error: 'a ball is missing',
      repeat: `npx undercroft simulate race --matches 1 --seed 5 --seats random,random --options '{"goal":9,"name":"it'\\''s"}' --check --no-events`,
    })
    expect(playMatch(pack, seating, asked, 0)).toMatchObject({ winner: expect.any(Number) })
  })
})
