import { type DungeonMatch, dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Action, Decision } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { dungeonPosition } from '../testing/positions.ts'
import { dungeonGuide } from './dungeon-bowl.ts'
import { leadAtTheEnd } from './dungeon-bowl-clock.ts'

/** Somebody with the ball and a long way to go, so many turns before the end. */
function corridor(x: number, left: number | null, more: object = {}): DungeonMatch {
  const row = `#<${'.'.repeat(x)}A${'.'.repeat(19 - x)}>#`
  const { match } = dungeonPosition(
    `
    ########################
    ${row}
    #<......b.............>#
    ########################`,
    { ball: 'A', turnLimit: left === null ? null : 5 + left, ...more },
  )
  for (const team of match.state.teams) team.turns = 5
  return match
}

const asked = (match: DungeonMatch): Decision => {
  const decision = dungeonBowl.decision(match)
  if (!decision) throw new Error('over')
  return decision
}

const thoughtOf = (match: DungeonMatch): readonly Action[] =>
  dungeonGuide.sensible?.(match, asked(match)) ?? asked(match).actions

describe('when the time is up, who has brought the ball nearer to an End Zone of the others wins (DB-TIME-04)', () => {
  it('the lead counts in the last two turns, more in the last', () => {
    expect(leadAtTheEnd(corridor(14, 0), 0)).toBeGreaterThan(1)
    expect(leadAtTheEnd(corridor(14, 0), 1)).toBeLessThan(-1)
    expect(leadAtTheEnd(corridor(14, 3), 0)).toBe(0)
  })

  it('who holds the ball far back is behind at the end, and knows it', () => {
    expect(leadAtTheEnd(corridor(4, 0), 0)).toBeLessThan(-4)
    expect(dungeonGuide.evaluate(corridor(4, 0), 0)).toBeLessThan(0)
    expect(dungeonGuide.evaluate(corridor(4, null), 0)).toBeGreaterThan(0)
  })

  it('without a limit there is no end', () => {
    expect(leadAtTheEnd(corridor(14, null), 0)).toBe(0)
  })
})

describe('in the last turn of a team', () => {
  it.each([
    [0, true],
    [3, false],
  ])('with %i more the carrier may think of throwing the ball ahead to nobody', (left, thinks) => {
    const match = corridor(6, left)
    dungeonBowl.play(match, { type: 'activate', player: 0 } as Action)
    expect(thoughtOf(match).some(({ type }) => type === 'pass')).toBe(thinks)
  })

  it.each([
    [0, true],
    [3, false],
  ])('with %i more he rushes for a square', (left, rushes) => {
    const match = corridor(12, left, { pieces: { A: { ma: 1 } } })
    for (const action of [{ type: 'activate', player: 0 }, { type: 'move' }]) dungeonBowl.play(match, action as Action)
    const step = asked(match).actions.find((action) => action.type === 'step') as Action
    dungeonBowl.play(match, step)
    expect(thoughtOf(match).some(({ type }) => type === 'step')).toBe(rushes)
  })
})
