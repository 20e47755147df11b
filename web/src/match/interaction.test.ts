import { describe, expect, test } from 'vitest'
import type { PieceModel, Toll } from '../board/model.ts'
import type { Choice } from '../games/adapter.ts'
import type { FoundWay } from '../worker/protocol.ts'
import { actionsOf, buttonsFor, focusOf, NO_AIM, nextPiece, offered, plansAt, readyPieces } from './interaction.ts'

const choice = (part: Partial<Choice> & { type?: string }): Choice => ({
  action: { type: part.type ?? 'run' },
  label: part.type ?? 'run',
  group: part.type ?? 'run',
  piece: null,
  target: null,
  square: null,
  ...part,
})

const way = (x: number, y: number, steps = 1): FoundWay => ({
  to: { x, y },
  actions: [{ type: 'run' }, { type: 'step' }],
  steps: Array.from({ length: steps }, () => ({ to: { x, y }, rolls: [], chance: 1, reactions: 0 })),
  chance: 1,
})

describe('what a press on a square would do', () => {
  const run = choice({ type: 'run', piece: 3, moves: true })
  const block = choice({ type: 'block', piece: 3, target: 8 })
  const end = choice({ type: 'end-turn' })
  const choices = [run, block, end]
  const aim = { ...NO_AIM, piece: 3 }

  test('pieces with something to do are ready', () => {
    expect([...readyPieces(choices)]).toEqual([3])
  })

  test('only choices of the chosen piece and of nobody in particular are offered', () => {
    expect(offered(choices, aim)).toEqual(choices)
    expect(offered(choices, NO_AIM)).toEqual([end])
  })

  test('a way leads to its square, a block hits its target', () => {
    const reaches = [{ choice: run, ways: [way(5, 5)] }]
    expect(plansAt({ x: 5, y: 5 }, null, choices, reaches, aim).map(({ label }) => label)).toEqual(['run'])
    expect(plansAt({ x: 1, y: 1 }, 8, choices, reaches, aim).map(({ label }) => label)).toEqual(['block'])
    expect(plansAt({ x: 2, y: 2 }, null, choices, reaches, aim)).toEqual([])
  })

  test('with a group chosen, other groups do nothing', () => {
    const reaches = [{ choice: run, ways: [way(5, 5)] }]
    expect(plansAt({ x: 5, y: 5 }, null, choices, reaches, { ...aim, group: 'block' })).toEqual([])
  })

  test('what is aside needs its button first', () => {
    const pass = choice({ type: 'pass', piece: 3, moves: true, aside: true })
    const reaches = [{ choice: pass, ways: [way(5, 5)] }]
    expect(plansAt({ x: 5, y: 5 }, null, [pass], reaches, aim)).toEqual([])
    expect(plansAt({ x: 5, y: 5 }, null, [pass], reaches, { ...aim, group: 'pass' })).toHaveLength(1)
  })

  test('what was found behind another choice is played after it', () => {
    expect(actionsOf(choice({ type: 'move', before: [{ type: 'activate' }] })).map(({ type }) => type)).toEqual([
      'activate',
      'move',
    ])
  })

  test('one button per group; a single choice is played at once, a movement is aimed first', () => {
    const other = choice({ type: 'block', piece: 3, target: 9 })
    const buttons = buttonsFor([...choices, other], aim, (group) => group)
    expect(buttons.map(({ group, choice: played }) => [group, played !== null])).toEqual([
      ['run', false],
      ['block', false],
      ['end-turn', true],
    ])
  })
})

test('a key goes through the pieces in both directions, round and round', () => {
  const order = [3, 5, 8]
  expect([null, 3, 8, 99].map((chosen) => nextPiece(order, chosen, 1))).toEqual([3, 5, 3, 3])
  expect([null, 3, 8, 99].map((chosen) => nextPiece(order, chosen, -1))).toEqual([8, 8, 5, 8])
  expect(nextPiece([], null, 1)).toBeNull()
})

test('the dice of a block stand above its target before anything is pointed at, and only while its piece is chosen', () => {
  const choices = [choice({ type: 'block', piece: 3, target: 8 }), choice({ type: 'block', piece: 4, target: 8 })]
  const pieces = [{ id: 8, x: 5, y: 6 }] as unknown as readonly PieceModel[]
  const mark = { text: '2D', tone: 'easy' } as const
  const badges = (piece: number | null) =>
    focusOf(new Set(), choices, [], { ...NO_AIM, piece }, [], [], null, null, [], pieces, () => mark).badges
  expect(badges(3)).toEqual([{ at: { x: 5, y: 6 }, ...mark }])
  expect(badges(null)).toEqual([])
})

test('what every square asks for is told once, and only what is asked beside it stays on the squares', () => {
  const toldOf = (...tolls: readonly (Toll | null)[]) => {
    const ways = tolls.map((_, x) => way(x, 0))
    const tollOf = ({ to }: FoundWay) => tolls[to.x]
    const reaches = [{ choice: null, ways }]
    const { everywhere, destinations } = focusOf(
      new Set(),
      [],
      reaches,
      { ...NO_AIM, piece: 3 },
      [],
      [],
      null,
      null,
      [],
      [],
      () => null,
      tollOf,
    )
    return [everywhere, destinations.map(({ toll }) => toll)]
  }
  expect(toldOf('danger', 'both', 'danger')).toEqual(['danger', [null, 'effort', null]])
  expect(toldOf('react', 'react')).toEqual(['react', [null, null]])
  expect(toldOf('danger', null, 'both')).toEqual([null, ['danger', null, 'both']])
  expect(toldOf('danger', 'react')).toEqual([null, ['danger', 'react']])
  expect(toldOf()).toEqual([null, []])
})
