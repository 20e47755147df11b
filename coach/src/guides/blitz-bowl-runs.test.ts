import { type Blitz, blitzBowl, setUpPosition } from '@undercroft/blitz-bowl'
import type { Action } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { guideFor } from '../levels.ts'

type Step = Action & { x: number; y: number }

const guide = guideFor('blitz-bowl')

function aboutToRun(more: object): Blitz {
  const match = setUpPosition({ teams: ['human', 'orc'], turn: 5, active: 0, ...more } as never)
  blitzBowl.play(match, { type: 'run', player: 0 } as Action)
  return match
}

/** The squares on which Runs end that are looked at, all steps of them gone through. */
function endsOf(match: Blitz): Map<number, Blitz> {
  const ends = new Map<number, Blitz>()
  const seen = new Set<number>()
  const look = (at: Blitz): void => {
    const decision = blitzBowl.decision(at)
    const here = at.state.players[0].square
    if (decision?.kind !== 'run') ends.set(here, at)
    else {
      for (const action of guide.sensible?.(at, decision, match) ?? []) {
        const next = blitzBowl.clone(at)
        blitzBowl.play(next, action)
        const to = next.state.players[0].square
        if (to !== here && seen.has(to)) continue
        seen.add(to)
        look(next)
      }
    }
  }
  look(match)
  return ends
}

const runner = { team: 0, position: 'Lineman', at: [4, 5] }

it('of a Run few ends are looked at, the ball and the End Zone among them', () => {
  const near = { team: 0, position: 'Lineman', at: [10, 5] }
  const ball = aboutToRun({ pieces: { runner }, balls: [[8, 8]] })
  expect([...endsOf(ball).values()].some(({ state }) => state.balls[0].holder === 0)).toBe(true)
  expect(endsOf(ball).size).toBeLessThan(14)
  const goal = aboutToRun({ pieces: { runner: { ...near, ball: true } } })
  // Who scores leaves the pitch.
  expect(endsOf(goal).has(-1)).toBe(true)
})

it('which ends are looked at does not hang on what was looked at before', () => {
  const match = aboutToRun({ pieces: { runner, foe: { team: 1, position: 'Lineman', at: [7, 5] } }, balls: [[9, 5]] })
  const first = [...endsOf(match).keys()].sort()
  for (let column = 0; column < 12; column++) {
    endsOf(aboutToRun({ pieces: { runner, foe: { team: 1, position: 'Lineman', at: [column, 9] } }, balls: [[9, 5]] }))
  }
  expect([...endsOf(match).keys()].sort()).toEqual(first)
})

it('every step is one that the rules allow, and somebody asked in the middle of a Run goes on from there', () => {
  const match = aboutToRun({ pieces: { runner }, balls: [[9, 5]] })
  const first = blitzBowl.decision(match)?.actions.find(({ type }) => type === 'step') as Step
  blitzBowl.play(match, first)
  const decision = blitzBowl.decision(match)
  if (!decision) throw new Error('over')
  const kept = guide.sensible?.(match, decision) ?? []
  expect(kept.length).toBeGreaterThan(0)
  for (const action of kept) expect(decision.actions).toContain(action)
})
