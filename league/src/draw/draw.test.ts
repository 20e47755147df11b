import type { Action, Game, RollAction } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { draw } from './draw.ts'

const run = (options: object, ...dice: number[][]) => {
  const match = draw.create(options, null)
  for (const values of dice) draw.apply(match, { type: 'roll', values } as RollAction as Action)
  return match
}

describe('the draw', () => {
  it('DB-LG-05 names out of a helmet: every team exactly once', () => {
    const match = run({ how: 'shuffle', groups: [['a', 'b', 'c', 'd']] }, [3], [1], [2])
    expect([draw.isOver(match), match.state.order]).toEqual([true, [['c', 'a', 'd', 'b']]])
  })

  it('DB-LG-16 a roll-off: the highest first, equal ones again', () => {
    const match = run(
      {
        how: 'roll-off',
        groups: [
          ['a', 'b', 'c'],
          ['x', 'y'],
        ],
      },
      [3],
      [6],
      [3],
      [1],
      [5],
      [2],
      [4],
    )
    expect([draw.isOver(match), match.state.order]).toEqual([
      true,
      [
        ['b', 'c', 'a'],
        ['y', 'x'],
      ],
    ])
  })

  const checks = kit({
    game: draw as Game,
    options: (random) => ({
      how: random.below(2) === 0 ? 'shuffle' : 'roll-off',
      groups: Array.from({ length: random.below(4) }, (_, g) =>
        Array.from({ length: 1 + random.below(8) }, (_, i) => `${g}-${i}`),
      ),
    }),
    invariants: () => {},
    matches: Number(process.env.SEQUENCES ?? 60),
    decisionLimit: 500,
  })
  for (const { name, run: check } of checks) it(name, check, 3_600_000)
})
