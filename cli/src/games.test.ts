import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from './games.ts'
import { playCommand } from './play/index.ts'
import { replayCommand } from './replay.ts'
import { simulateCommand } from './simulate/index.ts'
import { folderWith, keptOutput } from './testing/output.ts'

describe.each(GAME_IDS)('the tools know %s', { timeout: 120_000 }, (id) => {
  it('by its own id', async () => {
    const { game, title, vocabulary } = await loadGame(id)
    expect(game.id).toBe(id)
    expect(vocabulary.game).toBe(game)
    expect(title).not.toBe('')
  })

  it('and its data are plain data', async () => {
    const data = (await loadGame(id)).data()
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(Object.keys(data)).not.toHaveLength(0)
  })

  it('and matches of it, which replay', async () => {
    const replays = folderWith({})
    const output = keptOutput()
    const options = { matches: 2, seed: 11, seats: 'random', jobs: 1, events: true, replays, json: true }
    expect(await simulateCommand(id, options, output)).toBe(0)
    expect(JSON.parse(output.text)).toMatchObject({ matches: 2, failed: 0, failures: [] })
    const [file] = readdirSync(replays)
    const told = keptOutput()
    expect(await replayCommand(join(replays, file), {}, told)).toBe(0)
    expect(told.text).toContain('every digest fits')
  })

  it('and show a board and choices to a person', async () => {
    const output = keptOutput()
    const typed = Array.from({ length: 30 }, () => 'default\n')
    await playCommand(id, { seats: 'human,random', seed: 3, dice: 'drawn' }, output, Readable.from(typed))
    expect(output.text).toMatch(/seat 0 is asked: \S+/)
    expect(output.text).toContain('1)')
    expect(output.text).not.toContain('undefined')
  })
})
