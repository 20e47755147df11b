import { ways } from '@undercroft/coach'
import { describe, expect, test } from 'vitest'
import type { AnyMatch } from '../adapter.ts'
import { brain } from './brain.ts'
import { skirmishGame } from './rules.ts'

const WIDTH = 12
const rows = Array.from({ length: 6 }, () => '.'.repeat(WIDTH))
const at = (x: number, y: number): number => y * WIDTH + x

/** A position in which the first creature has just been activated. */
function activated(placed: readonly (readonly [card: string, seat: number, square: number])[]): AnyMatch {
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
    return match as unknown as AnyMatch
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
    const rows = brain.odds(match, strike)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['destroyed', 'nothing'])
    expect(rows[0].chance).toBeCloseTo(19 / 20, 12)
    expect(brain.roll?.(match, strike)?.target).toBe(13)
  })
})
