import { expect, test } from 'vitest'
import { asTiles, endZonePlaces, farthestEndZones } from '../dungeon/end-zones.ts'
import { generateDungeon } from '../dungeon/generate.ts'
import { groundOf } from '../dungeon/ground.ts'
import { type DungeonError, layOut, type PlacedTile } from '../dungeon/layout.ts'
import { buildDungeon, chestZones, dungeonProblems, dungeonRemarks, endZoneDistance } from '../dungeon/limits.ts'
import { walkingDistances } from '../dungeon/walking.ts'
import { DUNGEONS, dungeonByName } from '../dungeons/index.ts'
import { dungeonBowl } from '../game.ts'
import { BRIDGE, FLOOR, tileShape } from '../rooms/tiles.ts'

const crossroads = dungeonByName('crossroads')!.tiles
const tile = (name: PlacedTile['tile'], x: number, y: number, turn = 0): PlacedTile => ({ tile: name, x, y, turn })
const without = (name: string, all = crossroads) => all.filter(({ tile }) => tile !== name)
const ruleOf = (tiles: readonly PlacedTile[], teams = 2): string => {
  try {
    buildDungeon(tiles, teams)
    return 'accepted'
  } catch (error) {
    return (error as DungeonError).rule
  }
}

test('DB-SETUP-33 the ready-made layout of the ledger: 11 tiles, 10 doors, 172 squares, route of 29, 7 tiles for chests', () => {
  const dungeon = buildDungeon(crossroads)
  const board = groundOf(dungeon)
  expect(dungeon.tiles).toHaveLength(11)
  expect(dungeon.doors).toHaveLength(10)
  const walkable = dungeon.kinds.filter((kind) => kind === 1 || kind === 2).length
  expect(walkable).toBe(172)
  const reached = walkingDistances(board, [10 * dungeon.width])
  expect(reached.filter((steps) => steps >= 0)).toHaveLength(172)
  expect(endZoneDistance(dungeon, board)).toBe(29)
  expect(chestZones(dungeon).map((zone) => dungeon.tiles[zone])).toEqual([
    'corridor',
    'chaos-idol',
    'corridor',
    'corridor',
    'sewer',
    'corridor',
    'treasure-room',
  ])
})

test('DB-SETUP-33 the two printed layouts: tiles, doors, squares, route between the End Zones, tiles for chests', () => {
  const facts = (name: string) => {
    const dungeon = buildDungeon(dungeonByName(name)!.tiles)
    const board = groundOf(dungeon)
    const floor = dungeon.kinds.filter((kind) => kind === FLOOR || kind === BRIDGE).length
    const start = dungeon.kinds.indexOf(FLOOR)
    const reached = walkingDistances(board, [start]).filter((steps) => steps >= 0).length
    expect(reached).toBe(floor)
    return [
      [dungeon.width, dungeon.height],
      dungeon.tiles.length,
      dungeon.doors.length,
      floor,
      endZoneDistance(dungeon, board),
      chestZones(dungeon).length,
    ]
  }
  expect(facts('idol-descent')).toEqual([[14, 28], 13, 16, 216, 23, 9])
  expect(facts('dragon-halls')).toEqual([[22, 20], 15, 18, 245, 18, 9])
})

test('at least six ready-made dungeons, all legal, compact and wide', () => {
  expect(DUNGEONS.length).toBeGreaterThanOrEqual(6)
  const distances = DUNGEONS.map(({ tiles }) => {
    const dungeon = buildDungeon(tiles)
    return endZoneDistance(dungeon, groundOf(dungeon))
  })
  expect(Math.min(...distances)).toBeLessThan(20)
  expect(Math.max(...distances)).toBeGreaterThan(35)
  expect(new Set(DUNGEONS.map(({ name }) => name)).size).toBe(DUNGEONS.length)
})

test('our own ready-made dungeons are balanced: turned by half they cover the same squares', () => {
  const printed = ['idol-descent', 'dragon-halls']
  for (const { tiles } of DUNGEONS.filter(({ name }) => !printed.includes(name))) {
    const { width, height, zone } = buildDungeon(tiles)
    const covered = zone.map((found) => found >= 0)
    expect(covered).toEqual([...covered].reverse())
    expect(width * height).toBe(zone.length)
  }
})

test('DB-SETUP-03 at least four corridors', () => {
  expect(ruleOf(crossroads)).toBe('accepted')
  const three = crossroads.filter(({ tile }, at) => tile !== 'corridor' || at !== 2)
  expect(three.filter(({ tile }) => tile === 'corridor')).toHaveLength(3)
  expect(ruleOf(three)).toBe('DB-SETUP-03')
})

test('DB-SETUP-04 at least three square rooms', () => {
  expect(ruleOf(without('sewer', without('kitchen')))).toBe('DB-SETUP-04')
})

test('DB-SETUP-05 at least one rectangular room', () => {
  expect(ruleOf(without('chaos-idol'))).toBe('DB-SETUP-05')
})

test('DB-SETUP-06 exactly one End Zone per team', () => {
  expect(ruleOf(crossroads.slice(1))).toBe('DB-SETUP-06')
  expect(ruleOf([...crossroads, tile('end-zone', 24, 20)])).toBe('DB-SETUP-06')
})

test('DB-SETUP-01 DB-MULTI-02 not more tiles than a set holds, no room twice', () => {
  expect(ruleOf([...crossroads, tile('ossuary', 40, 40)])).toBe('DB-SETUP-01')
  expect(ruleOf([...crossroads, tile('crypt', 40, 40), tile('fiery-chasm', 50, 40)])).toBe('DB-SETUP-01')
  expect(ruleOf([...crossroads, tile('corridor', 40, 40)])).toBe('DB-SETUP-01')
  const twice = crossroads.map((placed) => (placed.tile === 'kitchen' ? { ...placed, tile: 'sewer' as const } : placed))
  expect(ruleOf(twice)).toBe('DB-MULTI-02')
})

test('DB-SETUP-13 no overlap, everything reachable on foot', () => {
  const moved = crossroads.map((placed) => (placed.tile === 'sewer' ? { ...placed, y: 1 } : placed))
  expect(() => buildDungeon(moved)).toThrow('overlaps')
  const away = crossroads.map((placed) => (placed.tile === 'sewer' ? { ...placed, x: 40, y: 40 } : placed))
  expect(ruleOf(away)).toBe('DB-SETUP-13')
})

test('DB-SETUP-14 two tiles that touch share at least two squares', () => {
  expect(() => layOut([tile('kitchen', 0, 0), tile('sewer', 4, 3)])).toThrow('DB-SETUP-14')
  expect(layOut([tile('kitchen', 0, 0), tile('sewer', 4, 2)]).doors).toHaveLength(1)
  // Corner to corner they do not touch.
  expect(layOut([tile('kitchen', 0, 0), tile('sewer', 4, 4)]).doors).toHaveLength(0)
})

test('DB-SETUP-15 DB-SETUP-16 one door, two squares wide, between two tiles that touch', () => {
  const { doors, width } = layOut([tile('kitchen', 0, 0), tile('sewer', 0, 4)])
  expect(doors).toHaveLength(1)
  expect(doors[0].pairs.map((pair) => pair.map((square) => [square % width, Math.floor(square / width)]))).toEqual([
    [
      [1, 3],
      [1, 4],
    ],
    [
      [2, 3],
      [2, 4],
    ],
  ])
})

test('DB-SETUP-17 the door is as central as possible', () => {
  const doorRows = (tiles: PlacedTile[]) => {
    const { doors, width } = layOut(tiles)
    return doors[0].pairs.map(([square]) => Math.floor(square / width))
  }
  expect(doorRows([tile('kitchen', 0, 0), tile('sewer', 4, 0)])).toEqual([1, 2])
  expect(doorRows([tile('kitchen', 0, 0), tile('sewer', 4, 2)])).toEqual([2, 3])
  // Six squares long: on the third and fourth; three long: the lower pair.
  expect(doorRows([tile('corridor', 0, 0, 1), tile('corridor', 2, 0, 1)])).toEqual([2, 3])
  expect(doorRows([tile('kitchen', 0, 0), tile('sewer', 4, 1)])).toEqual([1, 2])
})

test('DB-SETUP-19 the farthest End Zones are proposed; nearer ones are accepted with a remark', () => {
  const core = without('end-zone')
  const [best] = farthestEndZones(core)
  expect(best.distance).toBe(29)
  const nearer = [...core, tile('end-zone', 16, 24), tile('end-zone', 32, 10)]
  expect(ruleOf(nearer)).toBe('accepted')
  expect(dungeonRemarks(nearer)).toMatchObject([{ rule: 'DB-SETUP-19', facts: { best: 29 } }])
  expect(dungeonRemarks(crossroads)).toEqual([])
  const { tiles } = dungeonByName('dragon-halls')!
  expect(dungeonRemarks(tiles)).toMatchObject([{ rule: 'DB-SETUP-19', facts: { distance: 18, best: 28 } }])
})

test('DB-SETUP-26 at least six tiles can hold a chest', () => {
  // The kitchen's neighbour is lost to an End Zone beside the corridor.
  const eight = [
    tile('end-zone', 0, 0),
    tile('corridor', 4, 1),
    tile('chaos-idol', 10, 0),
    tile('corridor', 18, 1),
    tile('end-zone', 24, 0),
    tile('kitchen', 12, 4),
    tile('sewer', 12, 8),
    tile('corridor', 16, 5),
    tile('corridor', 16, 9),
    tile('ossuary', 12, 12),
  ]
  const suitable = chestZones(layOut(eight)).length
  expect(suitable).toBe(6)
  const twoTiles = [...eight.filter(({ tile }) => tile !== 'end-zone'), tile('end-zone', 0, 0), tile('end-zone', 8, 6)]
  expect(ruleOf(twoTiles)).toBe('DB-SETUP-26')
})

test('DB-GEN-09 DB-GEN-10 DB-SETUP-18 walls between tiles, doors open in every direction', () => {
  const dungeon = layOut([tile('kitchen', 0, 0), tile('sewer', 0, 4)])
  const board = groundOf(dungeon)
  const step = (x: number, y: number, toX: number, toY: number) => {
    const to = toY * dungeon.width + toX
    for (let direction = 0; direction < 8; direction++)
      if (board.steps[(y * dungeon.width + x) * 8 + direction] === to) return true
    return false
  }
  expect(step(1, 3, 1, 4)).toBe(true)
  expect(step(1, 3, 0, 4)).toBe(true)
  expect(step(0, 3, 0, 4)).toBe(false)
  expect(step(0, 3, 1, 4)).toBe(true)
  expect(step(3, 3, 3, 4)).toBe(false)
})

test('random dungeons are legal for two, three and four teams, and follow from their seed', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const tiles = generateDungeon(seed)
    expect(ruleOf(tiles)).toBe('accepted')
    expect(generateDungeon(seed)).toEqual(tiles)
  }
  expect(ruleOf(generateDungeon(1, 3), 3)).toBe('accepted')
  expect(ruleOf(generateDungeon(2, 4), 4)).toBe('accepted')
})

test('a broken dungeon is refused with the field and the limit', () => {
  expect(() => dungeonBowl.create({ dungeon: crossroads.slice(1) }, 1)).toThrow(/^dungeon: .*DB-SETUP-06/)
  expect(() => dungeonBowl.create({ dungeon: 'nowhere' }, 1)).toThrow("dungeon: there is no dungeon 'nowhere'")
  expect(() => dungeonBowl.create({ dungeon: [{ tile: 'pub', x: 0, y: 0 }] }, 1)).toThrow('dungeon')
})

test('tiles turn by quarters on the grid', () => {
  const { kinds, width } = layOut([tile('corridor', 10, 5, 1)])
  const floor = kinds.flatMap((kind, square) => (kind === 1 ? [[square % width, Math.floor(square / width)]] : []))
  expect(floor).toHaveLength(12)
  expect(floor[0]).toEqual([10, 5])
  expect(floor[11]).toEqual([11, 10])
  expect(tileShape('corridor').sort).toBe('corridor')
})

const brokenRules = (tiles: readonly PlacedTile[], teams = 2) => dungeonProblems(tiles, teams).map(({ rule }) => rule)

test('DB-SETUP-03 to DB-SETUP-06 while a dungeon is built, everything that is missing is told at once', () => {
  expect(brokenRules([])).toEqual(['DB-SETUP-03', 'DB-SETUP-04', 'DB-SETUP-05', 'DB-SETUP-06'])
  expect(brokenRules([tile('armoury', 0, 0), tile('kitchen', 20, 0)])).toEqual([
    'DB-SETUP-03',
    'DB-SETUP-04',
    'DB-SETUP-05',
    'DB-SETUP-06',
    'DB-SETUP-13',
  ])
  expect(brokenRules(crossroads)).toEqual([])
  expect(brokenRules(without('end-zone'))).toEqual(['DB-SETUP-06'])
  expect(brokenRules([...crossroads, tile('armoury', 4, 6)])).toEqual(['DB-SETUP-01', 'DB-MULTI-02'])
})

test('DB-SETUP-13 DB-SETUP-14 a tile that overlaps or touches along one square is told with both names', () => {
  const [overlap] = dungeonProblems([...crossroads, tile('t-junction', 15, 11)]).filter(({ why }) => why === 'overlap')
  expect(overlap).toMatchObject({ rule: 'DB-SETUP-13', facts: { tile: 't-junction', other: 'chaos-idol' } })
  expect(brokenRules([...crossroads, tile('l-corridor', 1, 14, 1)])).toEqual(['DB-SETUP-14'])
})

test('DB-SETUP-19 DB-MULTI-03 End Zones find their farthest places', () => {
  for (const { tiles } of DUNGEONS) {
    const core = without('end-zone', tiles)
    const [best] = endZonePlaces(core, 2)
    const left = Math.min(0, ...best.places.map(([x]) => x))
    const top = Math.min(0, ...best.places.map(([, y]) => y))
    const whole = [...core, ...asTiles(best)].map((placed) => ({ ...placed, x: placed.x - left, y: placed.y - top }))
    expect(dungeonProblems(whole)).toEqual([])
  }
  const four = endZonePlaces(without('end-zone', generateDungeon(3, 4)), 4)
  expect(four[0].places).toHaveLength(4)
})
