import type { Frame } from '@undercroft/engine'
import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import type { AskedOptions } from '../options/options.ts'
import type { PlacedTile } from '../state.ts'
import { areasOf, exitsOf, GRID_HEIGHT, GRID_WIDTH, shapeOf, tileSquares, withTile } from './areas.ts'
import { groundOf, hasRoom, placesFor } from './room.ts'

const at = (x: number, y: number) => y * GRID_WIDTH + x
const xy = (square: number) => [square % GRID_WIDTH, Math.floor(square / GRID_WIDTH)]
const EMPTY = '.'.repeat(GRID_WIDTH * GRID_HEIGHT)
const lies = (tile: string, x: number, y: number, turns = 0, seat = 0): PlacedTile => ({ tile, seat, x, y, turns })
const lie = (tiles: PlacedTile[], tile: string, x: number, y: number, turns = 0) =>
  hasRoom(groundOf(tiles), shapeOf(tile, turns), x, y)

const LG = ['human-footman', 'battle-priest']
const CE = ['orc-raider', 'orc-shaman']
const warband = (faction: string, creatures: string[], tiles: string[]) => ({ faction, creatures, tiles, pool: [] })
const two = (more: AskedOptions = {}, a = LG, b = CE) =>
  scriptedTable(skirmishGame, {
    warbands: [warband('LG', a, ['A1', 'G01', 'G02', 'G03']), warband('CE', b, ['A4', 'G04', 'G05', 'G07'])],
    ...more,
  })
type Table = ReturnType<typeof two>
const list = (table: Table, type: string) =>
  (table.game.decision(table.match)!.actions as unknown as Record<string, number | string>[]).filter(
    (action) => action.type === type,
  )
const play = (table: Table, type: string, fields: Record<string, unknown> = {}) => {
  const found = list(table, type).find((action) =>
    Object.entries(fields).every(([key, value]) => action[key] === value),
  )
  if (!found) throw new Error(`no ${type} ${JSON.stringify(fields)}`)
  table.play(found as never)
  return table
}
const asked = (table: Table) => [table.game.decision(table.match)!.kind, table.game.decision(table.match)!.seat]

describe('the battle grid', () => {
  test('SK-SETUP-01 34 columns and 22 rows of floor', () => {
    const { match } = two()
    expect([match.state.width, match.state.terrain]).toEqual([34, EMPTY])
  })

  test('SK-SETUP-02, SK-SETUP-03, SK-SETUP-04, SK-SCEN-09 start areas by number of players', () => {
    const corners = (seats: number, teams = false) => areasOf(seats, teams).map(({ name, x, y }) => [name, x, y])
    expect(corners(2)).toEqual([
      ['NW', 0, 0],
      ['SE', 26, 14],
    ])
    expect(corners(3)).toEqual([
      ['N', 13, 0],
      ['SE', 26, 14],
      ['SW', 0, 14],
    ])
    expect(corners(4)).toEqual([
      ['NW', 0, 0],
      ['NE', 26, 0],
      ['SE', 26, 14],
      ['SW', 0, 14],
    ])
    expect(corners(4, true).map(([name]) => name)).toEqual(['NW', 'SE', 'NE', 'SW'])
  })

  test('SK-SETUP-11 exits of assembly tiles in the corners', () => {
    const exits = (x: number, y: number, turns: number) => {
      const tile = lies('A1', x, y, turns)
      return exitsOf(tile, withTile(EMPTY, GRID_WIDTH, tile), GRID_WIDTH).map(xy)
    }
    expect(exits(0, 0, 0)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
    ])
    expect(exits(26, 14, 2)).toEqual([
      [33, 19],
      [33, 20],
      [31, 21],
      [32, 21],
      [33, 21],
    ])
    expect(exits(26, 0, 1)).toEqual([
      [31, 0],
      [32, 0],
      [33, 0],
      [33, 1],
      [33, 2],
    ])
    expect(exits(0, 14, 3)).toEqual([
      [0, 19],
      [0, 20],
      [0, 21],
      [1, 21],
      [2, 21],
    ])
    expect(areasOf(2, false)[1].turns).toEqual([2])
  })

  test('SK-SETUP-12 on a long side only the three exits on the border count', () => {
    const tile = lies('A2', 13, 0)
    const terrain = withTile(EMPTY, GRID_WIDTH, tile)
    expect(exitsOf(tile, terrain, GRID_WIDTH).map(xy)).toEqual([
      [13, 0],
      [14, 0],
      [15, 0],
    ])
    expect([terrain[at(13, 1)], terrain[at(13, 2)]]).toEqual(['.', '.'])
    const other = lies('A2', 13, 0, 1)
    expect(exitsOf(other, withTile(EMPTY, GRID_WIDTH, other), GRID_WIDTH).map(xy)).toEqual([
      [18, 0],
      [19, 0],
      [20, 0],
    ])
  })

  test('SK-SETUP-15, SK-SETUP-16, SK-SETUP-17 gaps of two squares between walls and to the border', () => {
    expect(lie([], 'G08', 0, 8)).toBe(false)
    expect(lie([], 'G08', 2, 8)).toBe(true)
    expect(lie([], 'G08', 1, 8)).toBe(false)
    // G01 at (9,9) has a wall at (10,10); G03 has walls at x + 1, y + 1.
    const there = [lies('G01', 9, 9)]
    const walls = (x: number, y: number) => lie([lies('G05', 0, 16), ...there], 'G03', x - 1, y - 1)
    expect(walls(16, 10)).toBe(true) // two squares from the pillar at (13,10)
    expect(shapeOf('G01', 0).walls[0]).toEqual([1, 1])
    const far = [lies('G14', 4, 4)] // wall at (7,5)
    expect(lie(far, 'G14', 9, 4)).toBe(true) // wall at (10,5): two squares between
    expect(lie([lies('G09', 4, 4)], 'G09', 10, 4)).toBe(false) // walls at (9,4) and (10,4) touch
    expect(lie([lies('G09', 4, 4)], 'G09', 11, 4)).toBe(false) // one square between
    expect(lie([lies('G09', 4, 4)], 'G09', 12, 4)).toBe(true) // two squares between
  })

  test('SK-SETUP-18, SK-SETUP-19 no overlap, on the grid, turned but not mirrored', () => {
    expect(lie([lies('A1', 0, 0)], 'G05', 4, 4)).toBe(false)
    expect(lie([lies('G05', 4, 4)], 'G05', 8, 4)).toBe(true) // sharing an edge
    expect([lie([], 'G03', 10, 2, 0), lie([], 'G03', 10, 2, 1), lie([], 'G03', 30, 2)]).toEqual([true, true, false])
    expect([shapeOf('G03', 1).rows.length, shapeOf('G03', 1).rows[0].length]).toEqual([8, 4])
    expect(shapeOf('G08', 1).rows).toEqual([
      '.#####'.replace('.#####', '..####'),
      '.....#',
      '.....#',
      '.....#',
      '......',
      '......',
    ])
  })

  test('the ready-made grids pass the placement rules', () => {
    for (const seats of [2, 3, 4]) {
      const options = { grid: `M${seats}`, seats }
      const table = scriptedTable(skirmishGame, options)
      for (let i = 0; i < seats; i++) table.dice(`d20 ${10 + i}`)
      table.play({ type: 'first', seat: 0 } as never)
      const { tiles } = table.match.state
      tiles.forEach((tile, i) => {
        const { tile: id, x, y, turns } = tile
        expect([id, lie(tiles.slice(0, i), id, x, y, turns) || i < seats]).toEqual([id, true])
      })
    }
  })
})

describe('setting up', () => {
  test('SK-SETUP-07, SK-SETUP-08, SK-BUILD-12 terrain initiative after the warbands are shown; the winner names who begins', () => {
    const table = two()
    expect(table.match.state.creatures.length).toBe(4)
    expect(table.match.waiting!.what).toBe('terrain-initiative')
    table.dice('d20 9', 'd20 9') // priest 3, shaman 2
    expect(asked(table as Table)).toEqual(['first-player', 0])
    play(table as Table, 'first', { seat: 1 })
    expect(asked(table as Table)).toEqual(['pick-tile', 1])
    expect(table.match.state.tiles.map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('SK-SETUP-09 ties go to the higher rating, then both roll again', () => {
    const table = two().dice('d20 9', 'd20 10') // 12 and 12: the priest has 3
    expect(asked(table as Table)).toEqual(['first-player', 0])
    const equal = two({}, LG, ['orc-raider', 'gnoll-packlord']).dice('d20 10', 'd20 11')
    expect(asked(equal as Table)[0]).toBe('first-player')
    const again = two({}, ['human-footman', 'standard-bearer'], CE).dice('d20 10', 'd20 10')
    expect(again.match.waiting!.what).toBe('terrain-initiative')
    again.dice('d20 4', 'd20 9')
    expect(asked(again as Table)).toEqual(['first-player', 1])
  })

  test('SK-SETUP-10, SK-SETUP-13, SK-SETUP-14 the order of tiles, clockwise from the first player', () => {
    const three = scriptedTable(skirmishGame, {
      warbands: [
        warband('LG', LG, ['A1', 'G01', 'G02']),
        warband('CE', CE, ['A4', 'G04', 'G05']),
        warband('LG', LG, ['A2', 'G06', 'G07']),
      ],
    }).dice('d20 9', 'd20 15', 'd20 3') as Table
    play(three, 'first', { seat: 1 })
    expect(asked(three)).toEqual(['turn-assembly', 0])
    play(three, 'lay', { turns: 0 })
    expect(three.match.state.tiles.map(({ seat }) => seat)).toEqual([1, 2, 0])
    const order: number[] = []
    while (asked(three)[0] === 'pick-tile') {
      order.push(asked(three)[1] as number)
      play(three, 'lay')
      play(three, 'place')
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0])
    const pair = two().dice('d20 9', 'd20 5') as Table
    play(pair, 'first', { seat: 0 })
    const turns: number[] = []
    while (asked(pair)[0] === 'pick-tile') {
      turns.push(asked(pair)[1] as number)
      play(pair, 'lay')
      play(pair, 'place')
    }
    expect(turns).toEqual([0, 1, 0, 1, 0, 1])
  })

  test('SK-SETUP-20 a tile without room is set aside, and nobody may pass', () => {
    const table = two().dice('d20 9', 'd20 5') as Table
    play(table, 'first', { seat: 0 })
    expect(list(table, 'pass')).toEqual([])
    const frame = table.match.stack.at(-1) as Frame & { hands: string[][] }
    // Rubble everywhere: tiles without walls that leave no room.
    const { state } = table.match
    for (let y = 8; y < 22; y += 4) for (let x = 0; x < 32; x += 6) state.tiles = [...state.tiles, lies('G02', x, y)]
    for (let y = 0; y < 8; y += 4) for (let x = 8; x < 26; x += 6) state.tiles = [...state.tiles, lies('G02', x, y)]
    expect(placesFor(table.match.state.tiles, 'G03', 0)).toEqual([])
    frame.step = 'generic'
    table.match.decided = null
    table.game.advance(table.match)
    expect(['deploy', 'pick-tile']).toContain(asked(table)[0])
    expect(frame.hands.flat()).not.toContain('G03')
  })

  test('SK-SETUP-21, SK-SETUP-22, SK-SETUP-23, SK-SETUP-24 each deploys his whole warband on his own tile', () => {
    const table = two({ grid: 'M2' }, ['human-footman', 'battle-priest', 'griffon'], CE).dice('d20 9', 'd20 5') as Table
    play(table, 'first', { seat: 0 })
    expect(asked(table)).toEqual(['deploy', 0])
    const large = list(table, 'deploy').map(({ square }) => xy(Number(square)))
    expect(large).toContainEqual([6, 6])
    expect(large).not.toContainEqual([7, 6])
    play(table, 'deploy', { square: at(6, 6) })
    const squares = list(table, 'deploy').map(({ square }) => xy(Number(square)))
    expect(squares).not.toContainEqual([3, 3]) // wall
    expect(squares).not.toContainEqual([6, 6]) // the griffon
    expect(squares.every(([x, y]) => x < 8 && y < 8)).toBe(true)
    play(table, 'deploy', { square: at(0, 0) })
    play(table, 'deploy', { square: at(1, 0) })
    expect(asked(table)).toEqual(['deploy', 1])
    const rubble = scriptedTable(skirmishGame, {
      warbands: [warband('LG', LG, ['A2', 'G01', 'G02', 'G03']), warband('CE', CE, ['A4', 'G04', 'G05', 'G07'])],
    }).dice('d20 9', 'd20 5') as Table
    play(rubble, 'first', { seat: 0 })
    while (asked(rubble)[0] === 'pick-tile') {
      play(rubble, 'lay')
      play(rubble, 'place')
    }
    const places = list(rubble, 'deploy').map(({ square }) => xy(Number(square)))
    expect(places).toContainEqual([3, 2]) // rubble
    expect(places).not.toContainEqual([5, 4]) // statue
    play(rubble, 'deploy', { square: at(3, 2) })
    expect(rubble.match.state.creatures.every(({ hp, card }) => hp === CARDS[card].hp)).toBe(true)
  })

  test('SK-AB-SCOUT-01, SK-AB-WANDERING-MONSTER-01 scouts choose a tile, wandering monsters get one by chance', () => {
    const table = two({ grid: 'M2' }, ['battle-priest', 'hired-guide'], ['babbling-horror', 'orc-shaman']).dice(
      'd20 9',
      'd20 5',
    ) as Table
    play(table, 'first', { seat: 0 })
    play(table, 'deploy') // the priest
    const guide = list(table, 'deploy').map(({ square }) => xy(Number(square)))
    expect(guide).toContainEqual([20, 3]) // on G04
    play(table, 'deploy', { square: at(20, 3) })
    expect(table.match.waiting!.what).toBe('wandering-monster')
    const die = table.match.waiting!.dice[0]
    expect(typeof die === 'string' ? die : (die as { name: string }).name).toBe('d6')
    table.dice('d6 2') // the second tile with room
    const tile = table.match.state.tiles.filter(({ tile }) => tile.startsWith('G'))[1]
    const inside = new Set(tileSquares(tile, GRID_WIDTH))
    expect(list(table, 'deploy').every(({ square }) => inside.has(Number(square)))).toBe(true)
  })

  test('SK-AB-MINIONS-01 minions come free, are worth nothing and do not count', () => {
    const table = two({}, LG, CE)
    expect(table.match.state.creatures.length).toBe(4)
    const chief = scriptedTable(skirmishGame, {
      warbands: [
        warband('LE', ['hobgoblin-warchief'], ['A1', 'G01', 'G02', 'G03']),
        warband('CE', CE, ['A4', 'G04', 'G05', 'G07']),
      ],
    })
    const goblins = chief.match.state.creatures.filter(({ card }) => CARDS[card].id === 'goblin-sneak')
    expect(goblins.map(({ owner, worth }) => [owner, worth])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

describe('Out of the Box', () => {
  const names = (rarity: string) => CARDS.filter((card) => card.rarity === rarity)
  const pick = (rarity: string, id: string) =>
    `d${names(rarity).length} ${names(rarity).findIndex((card) => card.id === id) + 1}`
  const pack = (commons: string[], uncommons: string[], rare: string) => [
    ...commons.map((id) => pick('C', id)),
    ...uncommons.map((id) => pick('U', id)),
    pick('R', rare),
  ]
  const open = (more: AskedOptions = {}) =>
    scriptedTable(skirmishGame, { scenario: 'out-of-the-box', ...more }) as unknown as Table

  test('SK-SCEN-13, SK-SCEN-20 eight random creatures of any factions, twins and unique ones too; nothing is added', () => {
    const table = open()
    table.dice(
      ...pack(
        ['human-footman', 'orc-raider', 'orc-raider', 'elf-archer', 'ghoul'],
        ['battle-priest', 'ghast'],
        'hobgoblin-warchief',
      ),
    )
    const own = table.match.state.creatures.filter(({ owner }) => owner === 0)
    expect(own.map(({ card }) => CARDS[card].id)).toEqual([
      'human-footman',
      'orc-raider',
      'orc-raider',
      'elf-archer',
      'ghoul',
      'battle-priest',
      'ghast',
      'hobgoblin-warchief',
    ])
  })

  test('SK-SCEN-17, SK-SCEN-18, SK-SCEN-19 without a commander the cheapest tame creature becomes Commander 0', () => {
    const table = open()
    table.dice(
      ...pack(['forest-wolf', 'demon-spawn', 'elf-archer', 'ghoul', 'ghoul'], ['wight', 'ghast'], 'storm-mage'),
    )
    const wolf = table.match.state.creatures.find(({ card }) => CARDS[card].id === 'forest-wolf')!
    const spawn = table.match.state.creatures.find(({ card }) => CARDS[card].id === 'demon-spawn')!
    expect([wolf.rating, spawn.rating, spawn.worth]).toEqual([-1, 0, CARDS[spawn.card].cost + 5])
    const tie = open()
    tie.dice(...pack(['ghoul', 'ghoul', 'ghoul', 'ghoul', 'ghoul'], ['ghast', 'ghast'], 'storm-mage'))
    expect(asked(tie)).toEqual(['commander-zero', 0])
    expect(list(tie, 'name').length).toBe(5)
  })

  test('SK-AB-REQUIRES-03 without the named creature another one is chosen', () => {
    const table = open()
    table.dice(
      ...pack(
        ['pit-cultist', 'human-footman', 'human-footman', 'ghoul', 'ghoul'],
        ['battle-priest', 'ghast'],
        'storm-mage',
      ),
    )
    expect(asked(table)).toEqual(['bond', 0])
    expect(list(table, 'name').length).toBe(7)
  })
})
