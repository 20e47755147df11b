import { isLevel, LEVELS, STYLES, stylesOf } from '@undercroft/coach'
import { expect, it } from 'vitest'
import { gameIds } from '../games/index.ts'
import { needArea } from '../i18n/index.ts'
import { COMPUTERS, computerName, GRADES, knownLevel, levelOf, levelText, readLevel, stylesFor } from './computers.ts'

await needArea('app')
await needArea('match')

it('every level and style that can be chosen is one that the coaches know', () => {
  expect([...COMPUTERS].sort()).toEqual([...LEVELS].sort())
  for (const rank of [...COMPUTERS, ...GRADES]) expect(isLevel(rank)).toBe(true)
  for (const game of gameIds) expect(stylesFor(game, 'veteran')).toEqual(stylesOf(game))
  expect(stylesFor('blood-bowl', 'random')).toEqual([])
})

it('a level is taken apart and put together', () => {
  expect(readLevel('7/bold')).toEqual({ rank: '7', style: 'bold' })
  expect(levelOf('7', 'bold')).toBe('7/bold')
  expect(levelOf('rookie', '')).toBe('rookie')
})

it('what a file says is believed only where there is such a level', () => {
  expect(knownLevel('master/careful')).toBe('master/careful')
  for (const wrong of ['', 'expert', 'veteran/', 'veteran/mad', 'veteran/bold/bold', 7, undefined])
    expect(knownLevel(wrong)).toBeNull()
})

it('has words', () => {
  expect(computerName('veteran')).toBe('computer, veteran')
  expect(computerName('7/bold')).toBe('computer, level 7, bold')
  for (const style of STYLES) expect(computerName(`rookie/${style}`)).toBe(`computer, rookie, ${style}`)
  for (const rank of ['1', '7', '10', 'rookie']) expect(levelText(rank)).toContain(' – ')
})
