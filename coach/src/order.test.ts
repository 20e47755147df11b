import { type DungeonMatch, dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { dungeonGuide } from './guides/dungeon-bowl.ts'
import { whatComesFirst } from './order.ts'
import type { Plan } from './search/ends.ts'
import { dungeonPosition } from './testing/positions.ts'

const { match } = dungeonPosition(
  `
  ##############################
  #<..B.......................>#
  #<............A..........b..>#
  ##############################`,
  { ball: 'A' },
)

/** A plan to the position to which these actions lead; whoever weighed it thought it worth so much. */
function planned(actions: readonly object[], value: number): Plan<DungeonMatch> {
  const end = dungeonBowl.clone(match)
  for (const action of actions) dungeonBowl.play(end, action as Action)
  const goesOn = dungeonBowl.decision(end)?.seat === 0 ? 1 : 0
  return { actions: actions as Action[], value, alone: value, end, goesOn, sure: 1 }
}

const square = (x: number, y: number): number => 30 * y + x

function walked(...xs: number[]): Plan<DungeonMatch> {
  const steps = xs.map((x) => ({ type: 'step', to: square(x, 1) }))
  return planned([{ type: 'activate', player: 1 }, { type: 'move' }, ...steps, { type: 'stop' }], 0)
}

const first = (plans: readonly Plan<DungeonMatch>[]): Plan<DungeonMatch> =>
  whatComesFirst(
    {
      game: dungeonBowl,
      view: match,
      decision: dungeonBowl.decision(match) as never,
      seat: 0,
      random: new Random(1),
      budget: { decisions: 1 },
    },
    dungeonGuide,
    plans,
  )

it('nobody ends the turn while somebody can safely come up to the carrier, whatever that looked like', () => {
  const end = planned([{ type: 'end-turn' }], 1)
  expect(first([end, walked(5, 6, 7, 8, 9, 10)]).actions[0]).toEqual({ type: 'activate', player: 1 })
})

it('but for a walk that gains nothing', () => {
  const end = planned([{ type: 'end-turn' }], 1)
  expect(first([end, walked(3, 2)])).toBe(end)
})
