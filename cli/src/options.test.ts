import { OptionsError, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from './games.ts'

const NONSENSE: readonly unknown[] = [
  null,
  'no',
  '',
  -1,
  1.5,
  1e9,
  Number.NaN,
  true,
  [],
  {},
  [null],
  { rows: [] },
  { rows: ['', ''] },
  { rows: ['...', '.'] },
  new Array(300).fill(0),
  'x'.repeat(5000),
]

/** Where a field of these options stands: the keys on the way to it. */
const pathsOf = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : []

function withNonsense(options: unknown, random: Random): unknown {
  const changed = JSON.parse(JSON.stringify(options)) as Record<string, unknown>
  const path = random.pick(pathsOf(changed))
  let inner = changed
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>
  inner[path[path.length - 1]] = random.pick(NONSENSE)
  return changed
}

describe.each(GAME_IDS.filter((id) => id !== 'race'))('%s', (id) => {
  it('takes options or refuses them by the name of a field, whatever they are', async () => {
    const { game, randomOptions } = await loadGame(id)
    for (let seed = 1; seed <= 250; seed++) {
      const random = new Random(seed)
      const asked = withNonsense(randomOptions(random), random)
      try {
        game.create(asked, seed)
      } catch (error) {
        expect(error, JSON.stringify(asked)).toBeInstanceOf(OptionsError)
        expect((error as OptionsError).field).not.toBe('')
      }
    }
  })

  it('refuses a field that nobody knows, and what is no object', async () => {
    const { game } = await loadGame(id)
    expect(() => game.create({ nonsense: 1 }, 1)).toThrow(OptionsError)
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [`nonsense${i}`, i]))
    const caught = (asked: unknown) => {
      try {
        game.create(asked, 1)
      } catch (error) {
        return error as OptionsError
      }
      throw new Error('it was taken')
    }
    expect(caught({ nonsense: 1 })).toMatchObject({ field: 'nonsense', reason: 'is no option' })
    expect(caught(many)).toMatchObject({ field: 'nonsense0', reason: 'is no option' })
    expect(caught({ ['x'.repeat(60_000)]: 1 }).message.length).toBeLessThan(100)
    for (const asked of [5, 'x', [], true]) expect(() => game.create(asked, 1)).toThrow(OptionsError)
  })
})

describe('sizes', () => {
  it('of maps are limited, and what lies on them must lie on them', async () => {
    const { game: skirmish } = await loadGame('skirmish')
    const refused = (game: typeof skirmish, options: object, reason: string | RegExp) =>
      expect(() => game.create(options, 1)).toThrow(reason)
    refused(skirmish, { scores: 'no' }, 'scores: must be true or false')
    refused(skirmish, { map: { rows: [''], exits: [] } }, 'map.rows[0]: must not be empty')
    refused(skirmish, { map: { rows: [], exits: [] } }, 'map.rows: must have at least one row')
    refused(skirmish, { map: { rows: new Array(61).fill('.'), exits: [] } }, 'map.rows')
    refused(
      skirmish,
      {
        scenario: 'out-of-the-box',
        warbands: [1, 2].map(() => ({ faction: null, creatures: [], tiles: ['x'], pool: [] })),
      },
      "warbands[0].tiles[0]: there is no tile 'x'",
    )
    const { game: dungeon } = await loadGame('dungeon-bowl')
    const map = (plan: object) => ({ map: { rows: ['.....', '.....'], ...plan } })
    refused(dungeon, map({ walls: [[0, 0, 9, 0]] }), 'map.walls[0]: lies off the map of 5 by 2 squares')
    refused(dungeon, map({ walls: [[0, 0, 2, 0]] }), 'map.walls[0]: must lie between two squares side by side')
    refused(
      dungeon,
      map({ rooms: [{ room: 'armoury', x: 4, y: 0, width: 4, height: 1 }] }),
      'map.rooms[0]: the room reaches off the map',
    )
    refused(dungeon, map({ rows: ['.'.repeat(5000)] }), 'map.rows[0]')
    refused(dungeon, map({ rows: [''] }), 'map.rows[0]')
    const portals = ['<..1..2..3.>', '....4..5..6.']
    refused(dungeon, map({ rows: portals }), 'map.rows: there are portals, but neither a chest ($) nor a ball')
    dungeon.create(map({ rows: [...portals, '......$.....'] }), 1)
  })
})

describe('a team with fields that nobody knows', () => {
  it.each([
    ['dungeon-bowl', {}, 'teams[1].nonsense0: is no option'],
    ['blood-bowl', {}, 'teams[1].nonsense0: is no option'],
    ['dungeon-bowl', { list: true }, 'teams[1].nonsense0: is no field of a team list'],
    ['blood-bowl', { list: true }, 'teams[1].nonsense0: is no field of a team list'],
  ])('of %s is refused by the first of them (%o)', async (id, { list }: { list?: boolean }, told) => {
    const { game, data } = await loadGame(id)
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [`nonsense${i}`, i]))
    const [ready] = (data() as { teams: readonly { name: string }[] }).teams
    const strange = { ...(list ? ready : { players: [] }), ...many }
    expect(() => game.create({ teams: [ready.name, strange] }, 1)).toThrow(expect.objectContaining({ message: told }))
  })
})
