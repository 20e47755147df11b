import { join } from 'node:path'
import { Readable } from 'node:stream'
import { blitzBowl } from '@undercroft/blitz-bowl'
import { digestOf, Journal, writeSave } from '@undercroft/engine'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../errors.ts'
import { folderWith, keptOutput } from '../testing/output.ts'
import { playCommand } from './index.ts'

const usual = { seats: 'human,human', seed: 3, dice: 'drawn' }

async function play(typed: string[], options: object = {}, game: string | undefined = 'race') {
  const output = keptOutput()
  const input = Readable.from(typed.map((line) => `${line}\n`))
  const code = await playCommand(game, { ...usual, ...options }, output, input)
  expect(code).toBe(0)
  return output.text
}

describe('undercroft play', () => {
  it('shows the board, who is asked, and numbered choices by type', async () => {
    const text = await play(['quit'])
    expect(text).toContain('Race (the sample game), seed 3')
    expect(text).toContain('seat 0 ....................| 0')
    expect(text).toContain('seat 0 is asked: turn')
    expect(text).toContain('roll-for-points: 1)')
    expect(text).toContain('card: 2) card=3')
    expect(text).toContain('left the match')
  })

  it('takes numbers, plain actions and the safe default', async () => {
    expect(await play(['2'])).toContain('scored seat=0 points=3')
    expect(await play(['card card=3'])).toContain('scored seat=0 points=3')
    expect(await play(['default'])).toContain('seat 0 rolls for points: d6 ')
  })

  it('says what is wrong, and asks again', async () => {
    const text = await play(['99', 'card card=9', 'dance', 'dance x', 'save', '2'])
    expect(text).toContain('there is no choice 99: they go from 1 to 2')
    expect(text).toContain("this 'card' is not among its choices")
    expect(text).toContain('may answer roll-for-points, card')
    expect(text).toContain("write 'type field=value'")
    expect(text).toContain('name a file')
    expect(text).toContain('scored seat=0 points=3')
  })

  it("tells a veteran's advice, and plays on", async () => {
    const text = await play(['advice', 'quit'], { options: {}, seed: 5 }, 'blitz-bowl')
    expect(text).toMatch(/ {2}[+-]\d+\.\d: \S+/)
    expect(await play(['advice', '2'])).toMatch(/nobody knows what is good in race yet[\s\S]*scored seat=0 points=3/)
  })

  it('tells the odds of a choice', async () => {
    const rows = Array.from({ length: 4 }, () => '............')
    const placed = [
      { card: 'temple-paladin', seat: 0, square: 26 },
      { card: 'orc-raider', seat: 1, square: 27 },
    ]
    const options = { map: { rows, exits: [[], []] }, placed }
    const text = await play(['default', 'odds 1', 'odds 2', 'quit'], { options, seed: 4 }, 'skirmish')
    expect(text).toContain('nothing is told of the odds of this choice')
    expect(text).toMatch(/95\.0 % {2}destroyed 10[\s\S]* 5\.0 % {2}nothing/)
  })

  it('takes back to the last die, and no further', async () => {
    expect(await play(['undo'])).toContain('nothing was played yet')
    expect(await play(['1', 'undo'])).toContain('dice were rolled or something hidden came to light since')
    expect((await play(['2', 'undo', 'redo'])).match(/scored seat=0 points=3/g)).toHaveLength(2)
    const text = await play(['2', 'undo'])
    expect(text.slice(text.lastIndexOf('seat 0 ...'))).toContain('card: 2) card=3')
  })

  it('saves, and goes on with what was saved', async () => {
    const file = join(folderWith({}), 'match.json')
    await play(['2', `save ${file}`])
    expect(await play([], { load: file }, undefined)).toContain('seat 0 ===.................| 3')
    await expect(play([], { load: `${file}x` })).rejects.toThrow('there is no such file')
    const other = join(folderWith({ 'x.json': '{"game":"chess"}' }), 'x.json')
    await expect(play([], { load: other }, undefined)).rejects.toThrow("x.json: game: there is no game 'chess'")
  })

  it('refuses a save that cannot be, and tells a fault of a loaded match without a stack', async () => {
    const { game, rules, start, actions } = writeSave(new Journal(blitzBowl, blitzBowl.create({}, 3)))
    const sealed = (change: object) => {
      const content = { game, rules, start: { ...(start as object), ...change }, actions }
      return JSON.stringify({ format: 'undercroft-save', version: 1, ...content, digest: digestOf(content) })
    }
    const folder = folderWith({ 'dice.json': sealed({ dice: -1 }), 'right.json': sealed({}) })
    await expect(play([], { load: join(folder, 'dice.json') }, 'blitz-bowl')).rejects.toThrow(
      'dice.json: the match that the save begins with: dice: must be null or the four numbers of a generator',
    )
    const played = vi.spyOn(Journal.prototype, 'play').mockImplementation(() => {
      throw new TypeError('Cannot read properties of undefined')
    })
    const load = { load: join(folder, 'right.json'), seats: 'random' }
    const error = await play([], load, 'blitz-bowl').catch((thrown: unknown) => thrown)
    played.mockRestore()
    expect(explain(error)).toMatch(/^\S*right\.json: the match cannot go on: [^\n]*$/)
    expect(explain(error)).not.toContain('Cannot read')
  })

  it('asks for real dice when they are typed in', async () => {
    const text = await play(['one', 'five', 'four', '1', '9', '6'], { dice: 'typed' })
    expect(text).toContain("'card five': a card shows one, two, three, four")
    expect(text).toContain("'d6 9': a d6 shows 1 to 6")
    expect(text).toContain('seat 0 ======..............| 6')
  })

  it('lets computers play to the end, repeatably', async () => {
    const text = await play([], { seats: 'random' })
    expect(text).toMatch(/the match is over: seat \d wins/)
    expect(await play([], { seats: 'random' })).toBe(text)
  })

  it('keeps secrets of the others from the only person at the table', async () => {
    const text = await play([], { seats: 'random,human' })
    expect(text).toMatch(/drew seat=0\n/)
    expect(text).toMatch(/drew seat=1 card=\d/)
  })

  it('refuses what it does not know', async () => {
    await expect(play([], {}, 'chess')).rejects.toThrow("there is no game 'chess'")
    await expect(play([], { dice: 'loaded' })).rejects.toThrow("--dice: 'loaded' is not known")
    await expect(playCommand(undefined, usual, keptOutput(), Readable.from([]))).rejects.toThrow('name a game')
  })
})
