import type { BallEvent } from '@undercroft/ball'
import { type DungeonOptions, type DungeonState, dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Action } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { Position, type PositionOptions } from '../../games/dungeon-bowl/src/testing/position.ts'
import { chance, distribution, withAskedDice } from './odds.ts'
import { chanceWithRerolls, type Movement, ways } from './ways.ts'

const game = dungeonBowl as never

/** How Dungeon Bowl asks for the movement of the first player, as clients describe it. */
const inDungeon = {
  stepTo: (action) => (action.type === 'step' ? (action as typeof action & { to: number }).to : null),
  mover: ({ state }) => (state.players[0].status === 0 ? state.players[0].square : null),
  key: ({ state, stack }) => {
    const { left, rushes } = stack[stack.length - 1] as unknown as { left: number; rushes: number }
    return `${state.players[0].square} ${left} ${rushes} ${state.ballHolder}`
  },
  reroll: ({ kind, actions }) =>
    kind === 're-roll' ? (actions.find(({ type }) => type.endsWith('re-roll')) ?? null) : null,
} satisfies Movement<DungeonState, DungeonOptions, BallEvent> as unknown as Movement<never, never, never>

/** The way of A to a square, once A is moving. */
function wayOfA(map: string, to: [number, number], options: PositionOptions = {}) {
  const position = new Position(map, options)
  position.activate('A', 'move')
  const match = position.table.match as never
  const way = ways(game, match, inDungeon).get(position.square(...to))
  if (!way) return null
  return { ...way, withRerolls: chanceWithRerolls(game, match, way, inDungeon) }
}

const CORRIDOR = `
  ############
  #A.........#
  ############`

describe('ways in the dungeon', () => {
  it('are certain as far as the Movement Allowance goes, then each Rush is a 2+', () => {
    expect(wayOfA(CORRIDOR, [7, 1])?.chance).toBe(1)
    expect(wayOfA(CORRIDOR, [8, 1])?.chance).toBeCloseTo(5 / 6, 12)
    expect(wayOfA(CORRIDOR, [9, 1])?.chance).toBeCloseTo(25 / 36, 12)
    expect(wayOfA(CORRIDOR, [10, 1])).toBeNull()
  })

  it('tell each step with its roll', () => {
    const way = wayOfA(CORRIDOR, [9, 1])
    expect(way?.steps).toHaveLength(8)
    expect(way?.steps.flatMap(({ rolls }) => rolls.map(({ what }) => what))).toEqual(['rush', 'rush'])
    expect(way?.steps[7].chance).toBeCloseTo(5 / 6, 12)
  })

  it('have the chance of a Dodge: AG3+ out of one Tackle Zone into none, and into one more at -1', () => {
    const map = `
      #######
      #aA...#
      ##.####
      #######`
    expect(wayOfA(map, [3, 1])?.chance).toBeCloseTo(4 / 6, 12)
    // Straight down he would still be marked, at -1; the way round has the better chance.
    expect(wayOfA(map, [2, 2])?.chance).toBeCloseTo(4 / 6, 12)
    const dead = `
      #####
      #aA##
      ##.##
      #####`
    expect(wayOfA(dead, [2, 2])?.chance).toBeCloseTo(3 / 6, 12)
  })

  it('with a team re-roll: a failed Dodge at 3+ is made again once', () => {
    const map = `
      #######
      #aA...#
      #######`
    const way = wayOfA(map, [3, 1], { rerolls: [1, 0] })
    expect(way?.chance).toBeCloseTo(2 / 3, 12)
    expect(way?.withRerolls).toBeCloseTo(2 / 3 + (1 / 3) * (2 / 3), 12)
  })

  it('with the Dodge skill and two Dodges: the skill helps once a turn', () => {
    const map = `
      ########
      #aA....#
      ###.b###
      ########`
    const way = wayOfA(map, [5, 1], { pieces: { A: { skills: ['dodge'] } } })
    const [into, out] = [3 / 6, 3 / 6]
    expect(way?.chance).toBeCloseTo(into * out * outAgain(way), 12)
    expect(way?.withRerolls).toBeGreaterThan(way?.chance ?? 1)
  })

  it('prefer the sure way round to the short one past an opponent', () => {
    const map = `
      ##########
      #A.......#
      #.......a#
      #........#
      ##########`
    const way = wayOfA(map, [5, 2])
    expect(way?.chance).toBe(1)
  })
})

/** Whatever rolls the way has beyond the first two. */
function outAgain(way: ReturnType<typeof wayOfA>): number {
  const rolled = way?.steps.filter(({ rolls }) => rolls.length > 0) ?? []
  return rolled.slice(2).reduce((product, step) => product * step.chance, 1)
}

describe('odds of blocks in the dungeon', () => {
  const MAP = `
    #######
    #.....#
    #.Aa..#
    #.....#
    #######`

  /** How likely who goes down in A's Block, when the best face is taken. */
  function downs(pieces: PositionOptions['pieces'] = {}): Map<string, number> {
    const position = new Position(MAP, { pieces })
    position.play({ type: 'activate', player: position.player('A').id })
    const [a, b] = [position.player('A').id, position.player('a').id]
    const isDown = ({ place, status }: { place: number; status: number }) => place !== 0 || status !== 0
    const order = ['pow', 'stumble', 'push-back', 'both-down', 'player-down']
    return distribution(
      dungeonBowl,
      position.table.match,
      { type: 'block', target: b } as Action,
      ({ state: { players } }, decision) => {
        if (decision && decision.kind !== 'turn') return null
        return `${isDown(players[a]) ? 'A' : ''}${isDown(players[b]) ? 'a' : ''}`
      },
      ({ actions }) =>
        order.flatMap((face) => actions.filter((action) => 'face' in action && action.face === face))[0] ?? null,
    )
  }

  it('with one die: POW and Stumble are 2 of 6', () => {
    const odds = downs()
    expect(odds.get('a')).toBeCloseTo(2 / 6, 12)
    expect(odds.get('')).toBeCloseTo(2 / 6, 12)
    expect(odds.get('Aa')).toBeCloseTo(1 / 6, 12)
    expect(odds.get('A')).toBeCloseTo(1 / 6, 12)
  })

  it('with two dice of the stronger one: 1 - (4/6)^2', () => {
    expect(downs({ A: { st: 4 } }).get('a')).toBeCloseTo(1 - 16 / 36, 12)
  })

  it('against Dodge only POW counts', () => {
    expect(downs({ a: { skills: ['dodge'] } }).get('a')).toBeCloseTo(1 / 6, 12)
  })
})

describe('a chance', () => {
  it('is what distribution says too', () => {
    const position = new Position(CORRIDOR)
    position.activate('A', 'move')
    position.step([2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1])
    const match = withAskedDice(game, position.table.match as never)
    dungeonBowl.play(match as never, { type: 'step', to: position.square(8, 1) } as never)
    const stood = chance(
      game,
      match,
      (at, decision) =>
        decision?.kind === 'move' ? true : (at as unknown as typeof position.table.match).state.turnover ? false : null,
      () => null,
    )
    expect(stood).toBeCloseTo(5 / 6, 12)
  })
})
