import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { describe, expect, it } from 'vitest'
import { dungeonPosition } from '../testing/positions.ts'
import { goalDistances, walkingFrom } from './dungeon-bowl-maps.ts'
import { wayPast } from './dungeon-bowl-way.ts'

/** How far the carrier is from the End Zone: as if he were alone, and past everybody. */
function ways(match: DungeonMatch): { alone: number; past: number } {
  const carrier = match.state.players[match.state.ballHolder]
  return { alone: goalDistances(match, carrier.team)[carrier.square], past: wayPast(match, carrier)[carrier.square] }
}

describe("the carrier's way", () => {
  it('is as long as the floor where nobody stands about', () => {
    const { match } = dungeonPosition(
      `
      ###########
      #<b.A....>#
      ###########`,
      { ball: 'A' },
    )
    expect(ways(match)).toEqual({ alone: 5, past: 5 })
  })

  it('is longer past an opponent, a little less so when he lies there, least past a team-mate', () => {
    const inTheWay = (map: string, pieces: object = {}) => ways(dungeonPosition(map, { ball: 'A', pieces }).match)
    const standing = inTheWay(`
      ###########
      #<..A..b.>#
      ###########`)
    const lying = inTheWay(
      `
      ###########
      #<..A..b.>#
      ###########`,
      { b: { state: 'prone' } },
    )
    const mate = inTheWay(`
      ###########
      #<b.A..B.>#
      ###########`)
    expect([standing.alone, lying.alone, mate.alone]).toEqual([5, 5, 5])
    expect(standing.past).toBeGreaterThan(lying.past)
    expect(lying.past).toBeGreaterThanOrEqual(mate.past)
    expect(mate.past).toBeGreaterThan(5)
  })

  it('leads round a wall of opponents where there is room', () => {
    const { match } = dungeonPosition(
      `
      #############
      #<....b....>#
      #<.A..c....>#
      #<....d....>#
      #<.........>#
      #<.........>#
      #############`,
      { ball: 'A' },
    )
    expect(ways(match).past).toBeLessThanOrEqual(ways(match).alone + 3)
  })
})

describe('portals', () => {
  const corridor = `
    ##############
    #<.A...1....>#
    #####.########
    #####2########
    ##############`

  it('cannot be walked across (DB-PORT-01)', () => {
    const { match, square } = dungeonPosition(corridor, { ball: 'A' })
    const steps = walkingFrom(match, square(3, 1))
    expect(steps[square(7, 1)]).toBe(4)
    expect(steps[square(8, 1)]).toBe(-1)
    // Whoever comes out of one walks on from it.
    expect(goalDistances(match, 0)[square(7, 1)]).toBe(5)
  })

  it('are a way to the End Zone all the same, at a price', () => {
    const { match, square } = dungeonPosition(corridor, { ball: 'A' })
    expect(ways(match).alone).toBe(-1)
    expect(ways(match).past).toBeGreaterThan(goalDistances(match, 0)[square(7, 1)])
  })
})
