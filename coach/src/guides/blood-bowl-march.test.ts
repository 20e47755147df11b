import type { BloodMatch } from '@undercroft/blood-bowl'
import { describe, expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { bloodGuide } from './blood-bowl.ts'
import { asIf } from './blood-bowl-cage.ts'
import { chanceToLose } from './blood-bowl-danger.ts'
import { bestPlace, screened } from './blood-bowl-march.ts'
import { Walk, walksOfMates, zonesAgainst } from './blood-bowl-walk.ts'
import { away } from './blood-bowl-way.ts'

describe('those who are not needed at the corners', () => {
  const mates = { B: [6, 6], C: [6, 8], D: [7, 5], E: [7, 9], F: [6, 7], G: [6, 5] } as const
  const placeOf = (match: BloodMatch) => {
    const carrier = match.state.players[0]
    carrier.activated = 1
    const zones = zonesAgainst(match, 0)
    const march = {
      ...{ match, seat: 0, zones, walks: walksOfMates(match, carrier, zones) },
      evaluate: bloodGuide.evaluate,
    }
    return { carrier, place: screened(march, carrier, bestPlace(march, carrier, new Walk(match, carrier, zones))) }
  }

  it('stand in the way of those who could come', () => {
    const strong = {
      a: { at: [12, 7], st: 5, ma: 8 },
      b: { at: [12, 5], st: 4, ma: 8 },
      c: { at: [12, 9], st: 4, ma: 8 },
    }
    const pieces = Object.fromEntries(Object.entries(mates).map(([letter, at]) => [letter, { at }]))
    const match = bloodPosition({}, { pieces: { A: { at: [8, 7] }, ...pieces, ...strong }, ball: 'A', turns: [3, 2] })
    const { carrier, place } = placeOf(match)
    const corners = place.posts.slice(0, 4)
    expect(place.posts.length).toBeGreaterThan(4)
    const danger = (posts: typeof corners) => asIf(match, posts, () => chanceToLose(match, carrier))
    expect(danger([...place.posts])).toBeLessThan(danger(corners))
    for (const { square } of place.posts) expect(away(square, carrier.square)).toBeLessThanOrEqual(2)
  })

  it('stay where they are when nobody can', () => {
    const match = bloodPosition({ A: [8, 7], ...mates, a: [24, 1], b: [24, 13] } as never, { ball: 'A', turns: [3, 2] })
    expect(placeOf(match).place.posts.length).toBeLessThanOrEqual(4)
  })
})
