import { type DungeonMatch, dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Action } from '@undercroft/engine'
import { isPresent, type SkirmishMatch, skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { chance, distribution, withAskedDice } from './odds.ts'
import { dungeonPosition, skirmishPosition } from './testing/positions.ts'
import { chanceWithRerolls, type Movement, reached, ways } from './ways.ts'

const game = dungeonBowl as never

/** How Dungeon Bowl asks for the movement of the first player, as clients describe it. */
const inDungeon = {
  stepTo: (action) => (action.type === 'step' ? (action as typeof action & { to: number }).to : null),
  mover: ({ state }) => (state.players[0].status === 0 ? state.players[0].square : null),
  key: ({ state, stack }) => {
    const { left, rushes } = stack[stack.length - 1] as unknown as { left: number; rushes: number }
    return `${state.players[0].square} ${left} ${rushes} ${state.ballHolder}`
  },
  arrived: ({ waiting }) => waiting?.what === 'portal',
  reroll: ({ kind, actions }) =>
    kind === 're-roll' ? (actions.find(({ type }) => type.endsWith('re-roll')) ?? null) : null,
} satisfies Movement<DungeonMatch> as unknown as Movement<never>

/** The way of A to a square, once A is moving. */
function wayOfA(map: string, to: [number, number], options: object = {}) {
  const { match, square } = dungeonPosition(map, options)
  startMoving(match)
  const way = ways(game, match as never, inDungeon).get(square(...to))
  if (!way) return null
  return { ...way, withRerolls: chanceWithRerolls(game, match as never, way, inDungeon) }
}

function startMoving(match: DungeonMatch): void {
  dungeonBowl.apply(match, { type: 'activate', player: 0 } as Action)
  dungeonBowl.apply(match, { type: 'move' })
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

  it('are as straight as they can be: nobody walks up and down around friends', () => {
    const { match, square } = dungeonPosition(`
      #########
      #.......#
      #AB.C...#
      #########`)
    startMoving(match)
    const way = ways(game, match as never, inDungeon).get(square(5, 2))
    expect(way?.steps.map(({ to }) => to)).toEqual([square(2, 1), square(3, 1), square(4, 1), square(5, 2)])
  })

  it('lead around portals, whose chains need not end, or onto one', () => {
    const map = `
      #############
      #A.b..c...d.#
      #...........#
      #..4..5...6.#
      #############`
    const under = { b: '1', c: '2', d: '3' }
    expect(wayOfA(map, [5, 3], { under })?.chance).toBeGreaterThan(0)
    expect(wayOfA(map, [3, 3], { under })?.chance).toBe(1)
    expect(wayOfA(map, [4, 1], { under })?.steps.some(({ to }) => to === 3 + 13)).toBe(false)
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

/** How a skirmish asks for the steps of its first creature: enemies that are left behind may strike. */
const inSkirmish = {
  stepTo: (action) => (action.type === 'step' ? (action as typeof action & { square: number }).square : null),
  mover: ({ state }) => (isPresent(state.creatures[0]) ? state.creatures[0].square : null),
  key: ({ state }) => `${state.creatures[0].square}`,
  cost: ({ stack }) => (stack.find(({ proc }) => proc === 'turn') as { moved?: number } | undefined)?.moved ?? 99,
  pass: ({ kind, actions }) => (kind === 'opportunity' ? (actions.find(({ type }) => type === 'pass') ?? null) : null),
  reroll: () => null,
} satisfies Movement<SkirmishMatch>

describe('ways past enemies that may strike', () => {
  /** The best ways of A by the column and row of their ends. */
  function waysOfA(map: string) {
    const found = reached(skirmishGame, skirmishPosition(map, { turn: 'A', pieces: { A: { speed: 10 } } }), inSkirmish)
    const width = map.trim().split('\n')[0].length
    return (x: number, y: number) => found.get(y * width + x)
  }

  it('tell how often somebody is asked whether to strike', () => {
    const to = waysOfA(`
      A......
      ...b...`)
    expect(to(2, 0)?.reactions).toBe(0)
    // SK-AOO-01: leaving each of the three squares beside b.
    expect(to(5, 0)?.steps.map(({ reactions }) => reactions)).toEqual([0, 0, 1, 1, 1])
    expect(to(5, 0)?.reactions).toBe(3)
  })

  it('lead around the enemy where the longer way is not struck at', () => {
    const to = waysOfA(`
      .......
      .......
      A..b...
      .......
      .......`)
    expect([to(6, 2)?.chance, to(6, 2)?.reactions]).toEqual([1, 0])
    expect(to(6, 2)?.steps.some(({ to: square }) => square < 7 || square >= 28)).toBe(true)
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
  function downs(pieces: object = {}): Map<string, number> {
    const { match } = dungeonPosition(MAP, { pieces })
    dungeonBowl.apply(match, { type: 'activate', player: 0 } as Action)
    const isDown = ({ place, status }: { place: number; status: number }) => place !== 0 || status !== 0
    const order = ['pow', 'stumble', 'push-back', 'both-down', 'player-down']
    return distribution(dungeonBowl, match, { type: 'block', target: 1 } as Action, {
      outcome({ state: { players }, waiting }, decision) {
        if (waiting || (decision && decision.kind !== 'turn')) return null
        return `${isDown(players[0]) ? 'A' : ''}${isDown(players[1]) ? 'a' : ''}`
      },
      answer: ({ actions }) =>
        order.flatMap((face) => actions.filter((action) => 'face' in action && action.face === face))[0] ?? null,
    })
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
    const { match, square } = dungeonPosition(CORRIDOR)
    startMoving(match)
    for (let x = 2; x <= 7; x++) dungeonBowl.apply(match, { type: 'step', to: square(x, 1) } as Action)
    const rushing = withAskedDice(dungeonBowl, match)
    dungeonBowl.play(rushing, { type: 'step', to: square(8, 1) } as Action)
    const stood = chance(
      dungeonBowl,
      rushing,
      (_, decision) => (decision?.kind === 'move' ? true : decision?.kind === 'turn' ? false : null),
      () => null,
    )
    expect(stood).toBeCloseTo(5 / 6, 12)
  })
})
