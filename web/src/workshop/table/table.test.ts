import { DUNGEONS, type PlacedTile } from '@undercroft/dungeon-bowl'
import { layoutOf } from '@undercroft/skirmish'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centred, offTable, onTable, rulesFor, sizeOf } from '../dungeons/tiles.ts'
import { fresh, rulesFor as gridRulesFor } from '../grids/tiles.ts'
import { aim, cancel, discard, handProblem, pickUp, place, step, type Table, take, tileAt, turn } from './table.ts'

const crossroads = DUNGEONS[0].tiles
const rules = rulesFor(sizeOf(crossroads))
const origin = centred(crossroads, rules)
const table: Table<PlacedTile> = {
  tiles: onTable(crossroads, origin),
  hand: null,
  from: null,
  cursor: { x: 5, y: 5 },
}
const room: PlacedTile = { tile: 'cursed-room', x: 0, y: 0, turn: 0 }

describe('a table of tiles', () => {
  test('a new tile is held by its middle, moves by squares and stays on the table', () => {
    const held = take(table, room, rules)
    expect(held.hand).toEqual({ ...room, x: 3, y: 3 })
    expect(step(held, 1, 0, rules).hand).toMatchObject({ x: 4, y: 3 })
    expect(aim(held, { x: -9, y: 999 }, rules).hand).toMatchObject({ x: 0, y: rules.height - 4 })
  })

  test('DB-SETUP-13 it is not laid on another one, and stays in the hand', () => {
    const [x, y] = [origin.x + 15, origin.y + 11]
    const held = aim(take(table, room, rules), { x, y }, rules)
    expect(handProblem(held, rules)).toMatchObject({ rule: 'DB-SETUP-13', why: 'overlap' })
    expect(place(held, rules)).toBe(held)
  })

  test('DB-SETUP-14 nor along a single square', () => {
    const armoury = table.tiles[1]
    const held = { ...table, hand: { ...room, x: armoury.x + 3, y: armoury.y - 4 } }
    expect(handProblem(held, rules)).toMatchObject({ rule: 'DB-SETUP-14', facts: { other: 'cursed-room' } })
    expect(place(step(held, -1, 0, rules), rules).tiles).toHaveLength(12)
  })

  test('a laid tile is picked up, turned about its middle, and put back where it was', () => {
    const at = table.tiles.findIndex(({ tile }) => tile === 'chaos-idol')
    const { x, y } = table.tiles[at]
    const held = turn({ ...table, cursor: { x: x + 1, y: y + 1 } }, rules)
    expect(held).toMatchObject({ from: at, hand: { tile: 'chaos-idol', turn: 1, x: x + 2, y: y - 2 } })
    expect(cancel(held).tiles).toBe(table.tiles)
    expect(discard(held, rules).tiles).toHaveLength(10)
    expect(discard({ ...table, cursor: { x, y } }, rules).tiles).toHaveLength(10)
    expect(turn(turn(turn(turn(held, rules), rules), rules), rules).hand).toEqual(held.hand)
  })

  test('a tile that is laid down again where it was changes nothing but the order', () => {
    const laid = place(pickUp(table, 3), rules)
    expect(laid.tiles).toHaveLength(11)
    expect(offTable(laid.tiles).origin).toEqual(origin)
  })

  test('SK-SETUP-10 SK-SETUP-11 an assembly tile snaps to a start area, turned as it must lie', () => {
    const grid = gridRulesFor(2)
    const { laid, at } = fresh('A2', layoutOf('M2')!.tiles.slice(0, 1), 2)
    expect(at).toMatchObject({ x: 26, y: 14 })
    const held = grid.moved(laid, 20, 12)
    expect(held).toEqual({ tile: 'A2', x: 26, y: 14, turns: 2 })
    expect(grid.problem([], held)).toBeNull()
    expect(grid.turned(held)).toEqual(held)
    const north = gridRulesFor(3).moved(laid, 14, 1)
    expect(gridRulesFor(3).turned(north).turns).toBe(1)
  })

  test('whatever is done, no tile is lost or doubled by accident, and what lies may lie', () => {
    const acts = fc.constantFrom('left', 'right', 'up', 'down', 'turn', 'act', 'cancel', 'take')
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60 }), (list) => {
        let now = { ...table, cursor: { x: origin.x + 5, y: origin.y + 11 } }
        let taken = 0
        for (const act of list) {
          const before = now.tiles.length
          if (act === 'take' && !now.hand) {
            now = take(now, { tile: 't-junction', x: 0, y: 0, turn: 0 }, rules)
          } else if (act === 'turn') now = turn(now, rules)
          else if (act === 'cancel') now = cancel(now)
          else if (act === 'act') {
            const at = tileAt(now, now.cursor, rules)
            const isNew = now.hand !== null && now.from === null
            now = now.hand ? place(now, rules) : at >= 0 ? pickUp(now, at) : now
            if (isNew && now.tiles.length > before) taken++
          } else {
            const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1], take: [0, 0] }[act]
            now = step(now, dx, dy, rules)
          }
          expect(now.tiles.length).toBe(11 + taken)
        }
        now.tiles.forEach((tile, i) => {
          expect(rules.problem(now.tiles.slice(0, i), tile)).toBeNull()
        })
      }),
      { numRuns: 60 },
    )
  })
})
