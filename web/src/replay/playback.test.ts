import { readFileSync } from 'node:fs'
import { type Action, FileError, Random, type Replay, replayActions, SPECTATOR, writeReplay } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import type { GameAdapter } from '../games/adapter.ts'
import { gameIds, loadGame } from '../games/index.ts'
import { needArea, setLanguage } from '../i18n/index.ts'
import { mergedLines } from '../match/Log.tsx'
import { fromAddress, packReplay, textOf, toAddress } from './pack.ts'
import { Playback } from './playback.ts'
import { importLink, openReplay, playbackAt, reasonOf } from './source.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
await needArea('replay')

/** Made by `npx undercroft simulate blitz-bowl --seats rookie --seed 11 --matches 1 --replays web/tests/fixtures`. */
const prepared = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/blitz-bowl.replay.json', import.meta.url), 'utf8'),
) as Replay
const now = async () => {}

function recorded({ game, quickOptions }: GameAdapter, seed: number, most = Number.POSITIVE_INFINITY): Replay {
  const options = quickOptions()
  const match = game.create(options, seed)
  const random = new Random(seed)
  const actions: Action[] = []
  for (let decision = game.decision(match); decision && actions.length < most; decision = game.decision(match)) {
    actions.push(random.pick(decision.actions))
    game.play(match, actions[actions.length - 1])
  }
  return writeReplay(game, options, seed, actions)
}

describe('the file of a replay', () => {
  it.each(gameIds)('of a whole match of %s has at most 10 KB', async (id) => {
    const adapter = await loadGame(id)
    for (const replay of [recorded(adapter, 3), recorded(adapter, 5, 200)]) {
      const bytes = await packReplay(replay)
      expect(bytes.length).toBeLessThanOrEqual(10_240)
      expect(toAddress(bytes)).toMatch(/^[\w-]+$/)
      expect(JSON.parse(await textOf(fromAddress(toAddress(bytes))))).toEqual(replay)
    }
  })

  it('that is damaged, no text, or swells without end is refused', async () => {
    const bytes = await packReplay(prepared)
    await expect(textOf(bytes.slice(0, 200))).rejects.toThrow('damaged')
    await expect(textOf(new Uint8Array([0xff, 0xfe, 0x00, 0x80]))).rejects.toThrow('not a text file')
    const swelling = new Blob([new Uint8Array(9_000_000)]).stream().pipeThrough(new CompressionStream('gzip'))
    const bomb = new Uint8Array(await new Response(swelling).arrayBuffer())
    expect(bomb.length).toBeLessThan(20_000)
    await expect(textOf(bomb)).rejects.toThrow('too large')
    expect(() => fromAddress('%%%')).toThrow('the link is damaged')
  })
})

describe('a link that carries a replay', () => {
  const linkOf = async (data: unknown) => toAddress(await packReplay(data as Replay))

  it('opens where nothing can be kept', async () => {
    expect(globalThis.indexedDB).toBeUndefined()
    const id = await importLink(await linkOf(prepared))
    expect((await playbackAt(id))?.length).toBe(prepared.steps.length)
  })

  it('never shows a raw error, whatever it holds', async () => {
    const random = new Random(19)
    const junk: readonly unknown[] = [null, -1, 1e300, '', 'x', [], {}, [[]], { length: 9 }, true]
    const fields = Object.keys(prepared) as (keyof Replay)[]
    const shaken = Array.from({ length: 150 }, () => {
      const field = random.pick(fields)
      const value = random.pick(junk)
      const { options, steps } = prepared as { options: Record<string, unknown>; steps: readonly unknown[] }
      if (field === 'options' && random.below(4) > 0)
        return { ...prepared, options: { ...options, [random.pick(Object.keys(options))]: value } }
      if (field === 'steps' && random.below(4) > 0)
        return { ...prepared, steps: steps.with(random.below(steps.length), value) }
      return { ...prepared, [field]: value }
    })
    const texts = await Promise.all([...junk, ...shaken].map(linkOf))
    const torn = Array.from({ length: 50 }, () => texts[0].slice(random.below(9)) + texts[20].slice(random.below(600)))
    const faults: unknown[] = []
    for (const text of [...texts, ...torn]) await importLink(text).catch((error: unknown) => faults.push(error))
    expect(faults.filter((error) => !(error instanceof FileError))).toEqual([])
    expect(faults.length).toBeGreaterThan(150)
  })

  it('tells a fault of ours as a file that cannot be read', () => {
    expect(reasonOf(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(
      'This cannot be read as a match.',
    )
    expect(reasonOf(new FileError('the link is damaged'))).toBe('the link is damaged')
  })
})

describe('a recorded match', () => {
  it('is the same at every step as when it was played', async () => {
    const adapter = await loadGame('blitz-bowl')
    const { game } = adapter
    const playback = await Playback.open(adapter, prepared, now)
    const match = game.create(prepared.options, prepared.seed)
    for (let at = 0; at <= playback.length; at++) {
      if (at % 7 === 0 || at === playback.length) expect(game.digest(playback.match(at))).toBe(game.digest(match))
      if (at < playback.length) game.play(match, game.decision(match)!.actions[prepared.steps[at] as number])
    }
    expect(playback.finished).toBe(true)
  })

  it('has marks at its turns and where points were scored', async () => {
    const playback = await Playback.open(await loadGame('blitz-bowl'), prepared, now)
    const marks = playback.marks()
    const touchdowns = playback.happenings.filter(({ events }) => events.some(({ type }) => type === 'touchdown'))
    expect(touchdowns.length).toBeGreaterThan(0)
    for (const { count } of touchdowns)
      expect(marks).toContainEqual(expect.objectContaining({ at: count, kind: 'score' }))
    expect(marks.filter(({ kind }) => kind === 'turn').length).toBeGreaterThan(8)
    expect(playback.lines(SPECTATOR)).toHaveLength(playback.length + 1)
  })

  it('of Dungeon Bowl has marks at its turnovers', async () => {
    const adapter = await loadGame('dungeon-bowl')
    const playback = await Playback.open(adapter, recorded(adapter, 3), now)
    const turnovers = playback.happenings.filter(({ events }) => events.some(({ type }) => type === 'turnover'))
    expect(turnovers.length).toBeGreaterThan(0)
    expect(
      playback
        .marks()
        .filter(({ kind }) => kind === 'turnover')
        .map(({ at }) => at),
    ).toEqual(turnovers.map(({ count }) => count))
  })

  it('shows any step with less than 100 ms of work', async () => {
    const adapter = await loadGame('dungeon-bowl')
    const playback = await Playback.open(adapter, recorded(adapter, 3), now)
    playback.lines(SPECTATOR)
    const random = new Random(1)
    const count = 40
    const { user } = process.cpuUsage()
    for (let i = 0; i < count; i++) {
      const at = random.below(playback.length + 1)
      adapter.board(adapter.game.view(playback.match(at), SPECTATOR))
      mergedLines(
        playback
          .lines(SPECTATOR)
          .slice(0, at + 1)
          .flat(),
      )
    }
    expect((process.cpuUsage().user - user) / 1000 / count).toBeLessThan(100)
  })

  it('is refused by name when it is of another version or game, or was changed', async () => {
    await expect(openReplay({ ...prepared, rules: '0.1-other' })).rejects.toThrow('version 0.1-other of the rules')
    await expect(openReplay({ ...prepared, game: 'chess' })).rejects.toThrow('not known here: chess')
    await expect(openReplay({ some: 'thing' })).rejects.toThrow('not an Undercroft replay')
    await expect(openReplay(null)).rejects.toThrow('not an Undercroft replay')
    const changed = prepared.steps.map((step, i) => (i === 40 ? 9999 : step))
    await expect(openReplay({ ...prepared, steps: changed })).rejects.toThrow('step 41 is the first that differs')
    await expect(openReplay({ ...prepared, options: { teams: ['nobody', 'orc'] } })).rejects.toThrow('cannot be set up')
    await expect(openReplay({ ...prepared, steps: 'many' })).rejects.toThrow('lacks its steps')
  })

  it('of a running match tells no dice to come', async () => {
    const adapter = await loadGame('blitz-bowl')
    const running = recorded(adapter, 4, 150)
    expect(running.seed).toBeNull()
    const playback = await Playback.open(adapter, running, now)
    expect(playback.finished).toBe(false)
  })

  it('tells what the next to choose sees, unless he holds secrets and the match may still run', async () => {
    const adapter = await loadGame('blitz-bowl')
    const secrets = async (replay: Replay) => {
      const playback = await Playback.open(adapter, replay, now)
      const asked = { told: 0, hidden: 0, unneeded: 0 }
      for (let at = 0; at < playback.length; at++) {
        const match = playback.match(at)
        const decision = adapter.game.decision(match)!
        if (decision.roll || decision.seat < 0) continue
        const holds = adapter.hasSecrets(adapter.game.view(match, decision.seat), decision.seat)
        if (playback.chooser(match) === null) asked[holds ? 'hidden' : 'unneeded']++
        else if (holds) asked.told++
      }
      return asked
    }
    const { game } = adapter
    const actions = replayActions(game, prepared).slice(0, -20)
    const running = await secrets(writeReplay(game, prepared.options, prepared.seed, actions))
    expect(running).toEqual({ told: 0, hidden: expect.toSatisfy((count: number) => count > 10), unneeded: 0 })
    const over = await secrets(prepared)
    expect(over).toEqual({ told: expect.toSatisfy((count: number) => count > 10), hidden: 0, unneeded: 0 })
  })
})
