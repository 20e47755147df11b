import { Random } from '@undercroft/engine'
import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { Purse } from './coach.ts'
import { gradeOf } from './grades.ts'
import { skirmishGuide } from './guides/skirmish.ts'
import { ActivationSearch, ALL } from './search/activation-search.ts'
import { skirmishPosition } from './testing/positions.ts'

describe.each(['blitz-bowl', 'blood-bowl', 'dungeon-bowl', 'skirmish'])('the levels of %s', (game) => {
  it('have more time or notice more the higher their number, and the highest notices everything', () => {
    for (let grade = 2; grade <= 10; grade++) {
      const [weaker, stronger] = [gradeOf(game, grade - 1), gradeOf(game, grade)]
      expect(stronger.decisions).toBeGreaterThanOrEqual(weaker.decisions)
      if (stronger.decisions === weaker.decisions) expect(stronger.sees).toBeGreaterThan(weaker.sees)
    }
    expect(gradeOf(game, 10).sees).toBe(ALL)
  })
})

describe('a search that overlooks things', () => {
  const values = (sees: number, seed: number): number[] => {
    const match = skirmishPosition(
      `
      ..........
      ..A.....b.
      ..........`,
      { turn: 'A', pieces: { A: { melee: '+5 (5)' }, b: { ac: 16, hp: 100 } } },
    )
    match.dice = null
    const purse = new Purse({ decisions: 300 })
    const search = new ActivationSearch(skirmishGame, skirmishGuide, 0, purse, new Random(seed), sees)
    const actions = skirmishGame.decision(match)?.actions ?? []
    return search.plans(match, actions).map(({ value }) => value)
  }
  const best = (sees: number, seed: number) => Math.max(...values(sees, seed))

  it('finds nothing better than one that sees everything, and mostly something worse', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1)
    const most = best(ALL, 1)
    for (const seed of seeds) expect(best(50, seed)).toBeLessThanOrEqual(most)
    const missed = (sees: number) => seeds.filter((seed) => best(sees, seed) < most).length
    expect(missed(50)).toBeGreaterThan(10)
    expect(missed(500)).toBeLessThan(missed(50))
  })

  it('overlooks the same for the same seed', () => {
    expect(values(100, 7)).toEqual(values(100, 7))
  })
})
