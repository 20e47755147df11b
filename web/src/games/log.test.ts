import { type GameEvent, Random, type RollEvent } from '@undercroft/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { useSettings } from '../app/settings.ts'
import { needArea, setLanguage } from '../i18n/index.ts'
import { plainText } from '../match/Log.tsx'
import { toldBy } from '../match/session.ts'
import type { GameAdapter, LogLine } from './adapter.ts'
import { type GameId, gameIds, loadGame } from './index.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document

interface Told {
  readonly event: GameEvent
  readonly after: readonly GameEvent[]
  readonly line: LogLine | null
}

/** Everything that a few random matches tell. */
function tellMatches(adapter: GameAdapter, seeds: number, most: number): Told[] {
  const { game } = adapter
  const told: Told[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    const random = new Random(seed)
    const match = game.create(adapter.defaultOptions(), seed)
    for (let i = 0; i < most; i++) {
      const decision = game.decision(match)
      if (!decision) break
      const { events, beside } = toldBy(adapter, match, game.apply(match, random.pick(decision.actions)))
      events.forEach((event, at) => {
        const after = events.slice(at + 1)
        const besides = beside?.slice(at) ?? []
        told.push({ event, after, line: adapter.log(event, match, { after, besides }) })
      })
    }
  }
  return told
}

const load = async (id: GameId): Promise<GameAdapter> => {
  const adapter = await loadGame(id)
  await needArea('match')
  await setLanguage('en')
  return adapter
}

afterEach(() => useSettings.setState({ coordinates: false }))

/** Does the line name a square? */
const saysWhere = ({ line }: Told): boolean =>
  Boolean(line?.args.at) && plainText(line!).includes(String(line!.args.at))

const coordinates = /\b[A-Z]{1,2}\d{1,2}\b/

describe.each(gameIds)('%s', (id) => {
  test('says where by rooms and neighbours, and by coordinates for whoever wants them', async () => {
    const adapter = await load(id)
    const where = tellMatches(adapter, 4, 400).filter(saysWhere)
    expect(where.length).toBeGreaterThan(20)
    for (const { line } of where) expect(plainText(line!)).not.toMatch(coordinates)
    expect(where.some(({ line }) => String(line?.args.at).includes('beside'))).toBe(true)
    useSettings.setState({ coordinates: true })
    for (const { line } of tellMatches(adapter, 1, 400).filter(saysWhere)) expect(plainText(line!)).toMatch(coordinates)
  })

  test('every test says how it came out', async () => {
    const adapter = await load(id)
    for (const { event, line } of tellMatches(adapter, 4, 400)) {
      if (event.type === 'roll' && (event as RollEvent).passed !== null && line)
        expect(line.verdict ?? line.verdictText).toBeDefined()
    }
  })
})

test('Dungeon Bowl: what the tables say stands beside the dice', async () => {
  const adapter = await load('dungeon-bowl')
  const tables = new Set(['injury', 'casualty', 'lasting-injury', 'chest', 'portal', 'transmutation', 'bounce'])
  const seen = new Set<string>()
  for (const { event, after, line } of tellMatches(adapter, 30, 3000)) {
    const { what } = event as RollEvent
    if (event.type !== 'roll' || !tables.has(what) || after.length === 0 || after[0].type === 'match-ended') continue
    seen.add(what)
    expect(line?.verdictText, `${what}, then ${after[0].type}`).toBeTruthy()
    // What is told beside the dice is not told again.
    if (after[0].type === 'injured') expect(line?.tells).toBe(1)
  }
  for (const what of ['injury', 'casualty', 'chest', 'portal', 'transmutation']) expect([...seen]).toContain(what)
})

test('Skirmish: an attack is one line, with its dice, the sum, and whether it hits', async () => {
  const adapter = await load('skirmish')
  const attacks = tellMatches(adapter, 3, 1500).filter(({ event }) => (event as RollEvent).what === 'attack')
  expect(attacks.length).toBeGreaterThan(5)
  for (const { line } of attacks) {
    expect(line?.key).toMatch(/^skirmish\.event\.attacked\./)
    expect(line?.dice).toHaveLength(1)
    expect(line?.detail).toMatch(/= \d+, against AC \d+/)
    expect(line?.tells).toBe(1)
  }
})

test('Blitz Bowl: a bounce is told with its die and where the ball lies', async () => {
  const adapter = await load('blitz-bowl')
  const bounces = tellMatches(adapter, 40, 600).filter(({ event }) => (event as RollEvent).what === 'bounce')
  expect(bounces.length).toBeGreaterThan(2)
  for (const { line, after } of bounces) {
    if (after[0]?.type === 'ball-bounced')
      expect([line?.key, line?.dice?.length]).toEqual(['blitz.event.ball-bounced', 1])
  }
})

test('who blocks lunges, who is pushed slides, portals swallow, spells and arrows fly: trails say how', async () => {
  const hows = new Set<string | undefined>()
  for (const id of gameIds) {
    const adapter = await load(id)
    const { game } = adapter
    for (let seed = 1; seed <= 6; seed++) {
      const random = new Random(seed)
      const match = game.create(adapter.defaultOptions(), seed)
      for (let decision = game.decision(match), i = 0; decision && i < 1500; decision = game.decision(match), i++) {
        for (const { how, squares } of adapter.trails(game.apply(match, random.pick(decision.actions)), match)) {
          hows.add(how)
          expect(squares.length).toBeGreaterThan(1)
        }
      }
    }
  }
  expect(hows).toEqual(new Set([undefined, 'push', 'portal', 'strike', 'spell', 'shot']))
})
