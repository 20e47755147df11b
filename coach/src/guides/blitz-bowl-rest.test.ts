import { type Blitz, setUpPosition } from '@undercroft/blitz-bowl'
import { expect, it } from 'vitest'
import { blitzGuide, blitzGuideWith } from './blitz-bowl.ts'
import { KEEN_WEIGHTS, MASTER_WEIGHTS } from './blitz-bowl-weights.ts'

const pieces = {
  ours: { team: 0, position: 'Lineman', at: [4, 5] },
  theirs: { team: 1, position: 'Lineman', at: [10, 5] },
}

/** Both sides alike about a loose ball in the middle; the first side has so many actions left. */
function withActions(actionsLeft: number): Blitz {
  const match = setUpPosition({ teams: ['human', 'human'], turn: 5, active: 0, pieces, balls: [[7, 5]] } as never)
  match.state.actionsLeft = actionsLeft
  return match
}

it('a ball that the others come to first is worth less to masters, when their own actions are spent', () => {
  const master = blitzGuideWith(MASTER_WEIGHTS)
  const keen = blitzGuideWith(KEEN_WEIGHTS)
  const lost = (guide: typeof master) =>
    guide.evaluate(withActions(1), 0) - guide.evaluate(withActions(0), 0) - KEEN_WEIGHTS.action
  expect(lost(keen)).toBeCloseTo(0, 6)
  expect(lost(blitzGuide)).toBeCloseTo(0, 6)
  expect(lost(master)).toBeGreaterThan(5)
})
