import { describe, expect, it } from 'vitest'
import { skirmishPosition } from '../testing/positions.ts'
import { boldSkirmishGuide, skirmishGuide } from './skirmish.ts'
import { blows } from './skirmish-fight.ts'

/** Creatures with figures of their own bring a card that is in no roster. */
const facing = (melee: string) =>
  skirmishPosition(
    `
    ........
    ..A..b..
    ........`,
    { turn: 'A', pieces: { A: { hp: 40 }, b: { melee, ac: 15 } } },
  )

describe('a creature whose card the match itself declares', () => {
  it('strikes as hard as its card says', () => {
    const match = facing('+10 (20)')
    const [own, other] = match.state.creatures
    expect(blows(match, other, own).melee).toBeGreaterThan(10)
    expect(blows(facing('+0 (5)'), other, own).melee).toBeLessThan(5)
  })

  it.each([
    ['a veteran', skirmishGuide],
    ['a rookie', boldSkirmishGuide],
  ] as const)('is feared by %s', (_, guide) => {
    expect(guide.evaluate(facing('+10 (20)'), 0)).toBeLessThan(guide.evaluate(facing('+0 (5)'), 0))
  })
})
