import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, dieByName } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { oneOfEach } from '../dice-bins.ts'
import { dungeonPosition } from '../testing/positions.ts'
import { dungeonAlike } from './dungeon-bowl-dice.ts'

const DOWN = 4
const PUSHED = 1

/** A beside b, with a Block declared: dice are to be rolled. */
function blocking(pieces: object, ...values: readonly number[][]): DungeonMatch {
  const { match } = dungeonPosition(
    `
    ###########
    #<..Ab....#
    #........>#
    ###########`,
    { pieces, rerolls: [0, 0] },
  )
  match.dice = null
  const rolls = values.map((rolled) => ({ type: 'roll', values: rolled }))
  for (const action of [{ type: 'activate', player: 0 }, { type: 'block', target: 1 }, ...rolls]) {
    dungeonBowl.play(match, action as Action)
  }
  return match
}

/** What is told apart of the open roll, and in how many of 36 (or 6) ways it comes. */
function told(match: DungeonMatch, nesting = 0): [string | number, number][] {
  const dice = (match.waiting?.dice ?? []).map((name) => dieByName(name, dungeonBowl.definition.dice))
  const ways = 6 ** dice.length
  const kindOf = dungeonAlike(match, nesting)
  if (!kindOf) throw new Error('nothing is told of this roll')
  return oneOfEach(dice, kindOf).map(({ values, share }) => [kindOf(values), Math.round(ways * share)])
}

describe('outcomes that come to the same', () => {
  it('of a Block with two dice: down, pushed, or both dice where he may want to roll again', () => {
    expect(told(blocking({ A: { st: 4 }, b: { st: 3 } }))).toEqual(
      expect.arrayContaining([
        [DOWN, 20],
        [PUSHED, 12],
        ['0,0', 1],
        ['0,1', 2],
        ['1,1', 1],
      ]),
    )
  })

  it('of a Block that the other side chooses for: its worst face', () => {
    expect(told(blocking({ A: { st: 3 }, b: { st: 4 } }))).toEqual(
      expect.arrayContaining([
        [-2, 11],
        [-1, 9],
        [PUSHED, 12],
        [DOWN, 4],
      ]),
    )
  })

  it('of armour: broken or not, and of an injury: Stunned, Knocked-out or a Casualty', () => {
    const block = { A: { st: 4 }, b: { st: 3, av: 9 } }
    const armour = blocking(block, [6, 6])
    while (armour.waiting === null) dungeonBowl.play(armour, dungeonBowl.fallback(armour))
    expect(armour.waiting.what).toBe('armour')
    expect(told(armour).map(([, ways]) => ways)).toEqual([26, 10])
    dungeonBowl.play(armour, { type: 'roll', values: [6, 6] } as Action)
    expect(armour.waiting.what).toBe('injury')
    expect(told(armour).map(([, ways]) => ways)).toEqual([21, 9, 6])
    expect(told(armour, 3)).toHaveLength(1)
  })
})

it('a roll that is looked up in a table is told nothing about', () => {
  const { match } = dungeonPosition(
    `
    ###########
    #<.A1...2>#
    ###########`,
    {},
  )
  match.dice = null
  for (const action of [{ type: 'activate', player: 0 }, { type: 'move' }]) dungeonBowl.play(match, action as Action)
  const step = dungeonBowl
    .decision(match)
    ?.actions.find(({ type, to }: Action & { to?: number }) => type === 'step' && to === 15)
  if (!step) throw new Error('no step onto the portal')
  dungeonBowl.play(match, step)
  expect(match.waiting?.what).toBe('portal')
  expect(dungeonAlike(match, 0)).toBeNull()
})
