import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { loadPuzzles } from '@undercroft/coach/puzzles'
import { describe, expect, it } from 'vitest'
import { folderWith, keptOutput } from '../testing/output.ts'
import { puzzlesCommand } from './index.ts'
import { mineCommand } from './mine.ts'

const told = async (words: string[], options: { language?: string } = {}, typed: readonly string[] = []) => {
  const output = keptOutput()
  await puzzlesCommand(words, options, output, Readable.from(typed.map((line) => `${line}\n`)))
  return output.text
}

describe('undercroft puzzles', () => {
  it('tells how many there are and what is due today', async () => {
    const text = await told([])
    expect(text).toMatch(/blitz-bowl: \d+ puzzles/)
    expect(text).toContain('puzzle of the day: undercroft puzzles today')
  })

  it('lists those of a game with goals in the language in use', async () => {
    const [{ id }] = await loadPuzzles('blitz-bowl')
    expect(await told(['blitz-bowl'])).toContain(`${id}  `)
    expect(await told(['blitz-bowl'], { language: 'it' })).toContain('in questo turno')
    expect(await told(['blitz-bowl'], { language: 'de' })).toContain('in diesem Zug')
  })

  it('lets somebody play until the turn is over, and judges the line', async () => {
    const puzzles = await loadPuzzles('blitz-bowl')
    const puzzle = puzzles.find(({ goal }) => goal !== 'stop')
    const text = await told(['blitz-bowl', puzzle?.id ?? ''], {}, ['end-turn'])
    expect(text).toContain('The goal is missed.')
    expect(text).toContain('your line: 0 %, 0 of 3 stars')
    expect(text).toContain('the best line:')
  })

  it('can be left', async () => {
    const [{ id }] = await loadPuzzles('blitz-bowl')
    expect(await told(['blitz-bowl', id], {}, ['quit'])).toContain('The puzzle was left.')
  })

  it('names what is wrong', async () => {
    await expect(told(['chess'])).rejects.toThrow("'chess': puzzles are of blitz-bowl")
    await expect(told(['blitz-bowl', 'x'])).rejects.toThrow("there is no puzzle 'x' of blitz-bowl")
    await expect(told([], { language: 'fr' })).rejects.toThrow("no words in 'fr' (there are: en, it, de)")
  })
})

describe('undercroft puzzles mine', () => {
  const shipped = new URL('../../../coach/src/puzzles/data/blitz-bowl.jsonl', import.meta.url)

  it('goes on with a file, and stops when it has enough', async () => {
    const file = join(folderWith({}), 'puzzles.jsonl')
    const lines = readFileSync(shipped, 'utf8').split('\n').slice(0, 2).join('\n')
    writeFileSync(file, `${lines}\n`)
    const output = keptOutput()
    await mineCommand('blitz-bowl', { out: file, count: 2, seed: 1 }, output)
    expect(output.text).toContain('2 puzzles')
    expect(readFileSync(file, 'utf8')).toBe(`${lines}\n`)
  })

  it('names what is wrong', async () => {
    const mine = (game: string, more: object) => mineCommand(game, { count: 1, seed: 1, ...more }, keptOutput())
    await expect(mine('blitz-bowl', {})).rejects.toThrow('--out: name the file')
    await expect(mine('race', { out: 'x' })).rejects.toThrow("'race': puzzles are of")
    await expect(mine('blitz-bowl', { out: 'x', goals: 'win' })).rejects.toThrow("--goals: 'win' is not known")
    const broken = join(folderWith({ 'broken.jsonl': '{"format":"save"}\n' }), 'broken.jsonl')
    await expect(mine('blitz-bowl', { out: broken })).rejects.toThrow(
      'broken.jsonl: line 1: this is not an Undercroft puzzle',
    )
  })
})
