import { oddsOf, ways } from '@undercroft/coach'
import type { Action, Match } from '@undercroft/engine'
import { describe, expect, test } from 'vitest'
import { brain } from './brain.ts'
import { skirmishGame } from './rules.ts'

const WIDTH = 12
const rows = Array.from({ length: 6 }, () => '.'.repeat(WIDTH))
const at = (x: number, y: number): number => y * WIDTH + x

/** A position in which the first creature has just been activated. */
function activated(placed: readonly (readonly [card: string, seat: number, square: number])[]): Match {
  const options = {
    map: { rows, exits: [[], []] },
    placed: placed.map(([card, seat, square]) => ({ card, seat, square })),
  }
  for (let seed = 1; ; seed++) {
    const match = skirmishGame.create(options, seed)
    if (skirmishGame.decision(match)?.seat !== 0) continue
    skirmishGame.play(match, { type: 'first', seat: 0 } as never)
    const open = skirmishGame.decision(match)
    if (open?.kind === 'activate') skirmishGame.play(match, open.actions[0])
    return match as unknown as Match
  }
}

describe('ways of a creature', () => {
  test('are the cheapest, also where a longer one would end the turn', () => {
    const match = activated([
      ['temple-paladin', 0, at(0, 0)],
      ['orc-raider', 1, at(11, 5)],
    ])
    const found = ways(brain.game, match, brain.movement(0))
    expect(found.get(at(4, 0))?.steps).toHaveLength(4)
    expect(found.get(at(10, 0))?.steps).toHaveLength(10)
    expect(found.has(at(11, 0))).toBe(false)
  })

  test('tell where an enemy may strike', () => {
    const match = activated([
      ['temple-paladin', 0, at(2, 2)],
      ['orc-raider', 1, at(3, 2)],
    ])
    const way = ways(brain.game, match, brain.movement(0)).get(at(0, 2))
    expect(way?.steps.map(({ reactions }) => reactions)).toEqual([1, 0])
  })
})

describe('odds of an attack', () => {
  test('are those of the d20 against the AC: +11 against 13 misses only on a 1', () => {
    const match = activated([
      ['temple-paladin', 0, at(2, 2)],
      ['orc-raider', 1, at(3, 2)],
    ])
    const strike = brain.game.decision(match)!.actions.find(({ type }) => type === 'melee')!
    const rows = oddsOf(brain.game, match, strike)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['destroyed', 'nothing'])
    expect(rows[0].chance).toBeCloseTo(19 / 20, 12)
    expect(brain.told?.(match, strike)).toMatchObject({ type: 'roll', target: 13 })
  })
})

describe('odds of an area', () => {
  /** The drake's breath, aimed so that it covers most. */
  function breath(card: string, squares: readonly number[]): { match: Match; aim: Action } {
    const match = activated([
      ['red-drake', 0, at(1, 2)],
      ...squares.map((square): readonly [string, number, number] => [card, 1, square]),
    ])
    const breathe = brain.game.decision(match)!.actions.find(({ type }) => type === 'use')!
    brain.game.play(match, breathe)
    const aims = brain.game.decision(match)!.actions.filter(({ type }) => type === 'aim')
    const covered = (aim: Action) => new Set(oddsOf(brain.game, match, aim).map(({ target }) => target)).size
    return { match, aim: aims.reduce((best, aim) => (covered(aim) > covered(best) ? aim : best)) }
  }

  const block = [4, 5, 6].flatMap((x) => [1, 2, 3].map((y) => at(x, y)))

  test('are those of each save, for nine creatures as for one: level 7 against DC 17 fails on a 9', () => {
    for (const squares of [block, [block[1]]]) {
      const { match, aim } = breath('temple-paladin', squares)
      const rows = oddsOf(brain.game, match, aim)
      const targets = [...new Set(rows.map(({ target }) => target))]
      expect(targets).toHaveLength(squares.length)
      for (const target of targets) {
        const own = rows.filter((row) => row.target === target)
        expect(own.map(({ outcome, amount }) => [outcome, amount])).toEqual([
          ['damaged', 25],
          ['damaged', 10],
        ])
        expect(own[0].chance).toBeCloseTo(9 / 20, 12)
        expect(own[1].chance).toBeCloseTo(11 / 20, 12)
      }
    }
  })

  test('that lead to morale saves are worked out apart, so that nine creatures take no longer than nine times one', () => {
    const { match, aim } = breath('hobgoblin-veteran', block)
    const began = process.cpuUsage().user
    const rows = oddsOf(brain.game, match, aim)
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
    expect(rows.slice(0, 3).map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ['routed', 25],
      ['damaged', 25],
      ['damaged', 10],
    ])
    // Level 4: the save fails on a 12, and the morale save against 20 on a 15.
    expect(rows[0].chance).toBeCloseTo((12 / 20) * (15 / 20), 12)
    for (let target = 1; target <= 9; target++) {
      const own = rows.filter((row) => row.target === target)
      expect(own.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(own.map(({ chance }) => chance)).toEqual(rows.slice(0, own.length).map(({ chance }) => chance))
    }
  })
})
