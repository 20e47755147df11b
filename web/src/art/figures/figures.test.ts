import { teamCards } from '@undercroft/blitz-bowl'
import { STARS, TEAMS } from '@undercroft/blood-bowl'
import { COLLEGES } from '@undercroft/dungeon-bowl'
import { CARDS } from '@undercroft/skirmish'
import { describe, expect, test } from 'vitest'
import { creatureFigure, isDeclared } from '../../games/skirmish/figures.ts'
import { figureShapes } from './bodies.ts'
import type { Figure } from './figure.ts'
import { figureOfStar, isStar } from './stars.ts'
import { figureOf, figureOfPosition, isDrawn } from './words.ts'

const positions: readonly (readonly [team: string, position: string])[] = [
  ...COLLEGES.flatMap(({ groups }) =>
    groups.flatMap((group) => group.positions.map(({ name }) => ['', name] as const)),
  ),
  ...teamCards.flatMap(({ id, positions: list }) => list.map(({ name }) => [id, name] as const)),
  ...TEAMS.flatMap(({ name: team, positions: list }) => list.map(({ name }) => [team, name] as const)),
]

const look = (figure: Figure): string => JSON.stringify(figure)

describe('figures', () => {
  test('every position of every team has one of its own kind', () => {
    const without = positions.filter(([team, position]) => !isDrawn(position) && !isDrawn(`${team} ${position}`))
    expect(without).toEqual([])
  })

  test('all creatures are declared, and no two look alike', () => {
    expect(CARDS.filter(({ id }) => !isDeclared(id)).map(({ id }) => id)).toEqual([])
    const looks = new Map<string, string>()
    for (const { id } of CARDS) {
      const key = look(creatureFigure(id))
      expect(looks.get(key), id).toBeUndefined()
      looks.set(key, id)
    }
  })

  test('the positions of one team are told apart', () => {
    const teams = new Set(positions.map(([team]) => team).filter((team) => team !== ''))
    const alike = [...teams].flatMap((team) => {
      const names = [...new Set(positions.flatMap(([of, position]) => (of === team ? [position] : [])))]
      const looks = names.map((position) => look(figureOfPosition(team, position)))
      const twice = names.filter((_, i) => looks.indexOf(looks[i]) !== looks.lastIndexOf(looks[i]))
      return twice.length > 0 ? [`${team}: ${twice.join(', ')}`] : []
    })
    expect(alike).toEqual([])
  })

  test('every Star Player has a figure of his own', () => {
    expect(STARS.filter(({ id }) => !isStar(id)).map(({ id }) => id)).toEqual([])
    const looks = STARS.map(({ id }) => look(figureOfStar(id)))
    expect(STARS.filter((_, i) => looks.indexOf(looks[i]) < i).map(({ id }) => id)).toEqual([])
    const players = new Set(positions.map(([team, position]) => look(figureOfPosition(team, position))))
    expect(STARS.filter((_, i) => players.has(looks[i])).map(({ id }) => id)).toEqual([])
  })

  test('every part can be drawn: finite numbers, closed paths', () => {
    const all = [
      ...positions.map(([team, position]) => figureOfPosition(team, position)),
      ...CARDS.map(({ id }) => creatureFigure(id)),
      ...STARS.map(({ id }) => figureOfStar(id)),
    ]
    for (const figure of all) {
      for (const { d } of figureShapes(figure, { seat: 0, ball: true })) expect(d).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('longer words hold against shorter ones', () => {
    expect(figureOf('black-orc').head).toBe('black-orc')
    expect(figureOf('Rat Ogre')).toMatchObject({ head: 'rat', build: 'big' })
    expect(figureOfPosition('black-orc', 'Goblin').head).toBe('goblin')
    expect(figureOfPosition('dwarf', 'Runner')).toMatchObject({ head: 'dwarf', role: 'run' })
  })
})
