import { describe, expect, test } from 'vitest'
import { followersOf, isCommanded, readyGrid, skirmishGame, threatenedSquares, unseenSquares } from './index.ts'

const rows = ['......', '..#...', '......', '......']
const place = (placed: { card: string; seat: number; square: number }[]) =>
  skirmishGame.create({ map: { rows, exits: [[], []] }, placed }, 1)

describe('what a client draws', () => {
  test('an active creature threatens the squares around it, not through a wall', () => {
    const match = place([
      { card: 'orc-raider', seat: 0, square: 0 },
      { card: 'orc-raider', seat: 1, square: 23 },
    ])
    expect(threatenedSquares(match, 0)).toEqual([1, 6, 7])
    expect(threatenedSquares(match, 1)).toEqual([16, 17, 22])
  })

  test('a wall hides the squares behind it', () => {
    const match = place([
      { card: 'orc-raider', seat: 0, square: 7 },
      { card: 'orc-raider', seat: 1, square: 23 },
    ])
    const unseen = unseenSquares(match, 0)
    expect(unseen).toContain(9)
    expect(unseen).not.toContain(19)
  })

  test('followers are those whom the commander has under command', () => {
    const match = place([
      { card: 'orc-warlord', seat: 0, square: 0 },
      { card: 'orc-raider', seat: 0, square: 2 },
      { card: 'dire-boar', seat: 0, square: 4 },
      { card: 'orc-raider', seat: 1, square: 23 },
    ])
    const [warlord, raider, boar] = match.state.creatures
    expect(followersOf(match, warlord)).toEqual([raider])
    expect(followersOf(match, raider)).toEqual([])
    expect(isCommanded(match, raider)).toBe(true)
    expect(isCommanded(match, boar)).toBe(false)
  })

  test('a ready-made battle grid has a start area with exits for every player', () => {
    for (const seats of [2, 3, 4]) {
      const { terrain, width, exits } = readyGrid(`M${seats}`, seats, false)
      expect(terrain.length % width).toBe(0)
      expect(exits.map((squares) => squares.length > 0)).toEqual(new Array(seats).fill(true))
    }
  })
})
