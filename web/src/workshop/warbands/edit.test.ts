import { CARDS, cardById, WARBANDS } from '@undercroft/skirmish'
import { describe, expect, test } from 'vitest'
import { matching } from '../../games/skirmish/SetUp.tsx'
import { withContent } from '../with-content.ts'
import { add, counted, emptyWarband, fromReady, mayJoin, pointsOf, remove, toggleTile, withFaction } from './edit.ts'
import { fittingWarband } from './fit.ts'
import { type BuiltWarband, problemsOf } from './kind.ts'

const rules = (built: BuiltWarband) => problemsOf(built).map(({ rule }) => rule)
const built = fromReady('Mine', WARBANDS[0])

describe('building a warband', () => {
  test('SK-BUILD-08 SK-BUILD-09 an empty warband lacks creatures, a commander and tiles', () => {
    expect(rules(emptyWarband('Mine'))).toEqual(['SK-BUILD-08', 'SK-BUILD-08', 'SK-BUILD-09'])
  })

  test.each(WARBANDS.map((ready) => [ready.id, ready] as const))('%s can be the start', (_id, ready) => {
    const copy = fromReady('Mine', ready)
    expect(rules(copy)).toEqual([])
    expect(pointsOf(copy.warband)).toBeLessThanOrEqual(100)
  })

  test('SK-BUILD-01 the browser offers whom the game lets in', () => {
    const offered = CARDS.filter((card) => mayJoin(built, card))
    expect(offered.length).toBeGreaterThan(20)
    for (const { id } of offered) expect(rules(add(built, id))).not.toContain('SK-BUILD-01')
    const evil = CARDS.find(({ factions }) => factions.length === 1 && factions[0] === 'CE')!
    expect(mayJoin(built, evil)).toBe(false)
    expect(mayJoin(withFaction(built, 'CE'), evil)).toBe(true)
  })

  test('SK-BUILD-03 SK-BUILD-07 points and the 70 % of one creature', () => {
    const dear = CARDS.find(({ cost, factions }) => cost > 35 && cost <= 70 && factions.includes('LG'))!
    expect(rules({ ...add(emptyWarband('Mine'), dear.id), size: 50 })).toContain('SK-BUILD-07')
    expect(rules(add(add(built, dear.id), dear.id))).toContain('SK-BUILD-03')
  })

  test('SK-BUILD-06 thirteen are one too many', () => {
    let many = emptyWarband('Mine')
    for (let i = 0; i < 13; i++) many = add(many, 'hired-guide')
    expect(rules(many)).toContain('SK-BUILD-06')
    expect(rules(remove(many, 'hired-guide'))).not.toContain('SK-BUILD-06')
    expect(counted(many.warband)).toEqual([['hired-guide', 13]])
  })

  test('commanders stand first', () => {
    const [first] = add(built, 'war-hound').warband.creatures
    expect(cardById(first)!.commander).toBeGreaterThanOrEqual(0)
  })

  test('SK-BUILD-09 SK-BUILD-10 tiles: another assembly tile replaces the first, generic ones come and go', () => {
    expect(toggleTile(built, 'A3').warband.tiles).toEqual(['A3', ...built.warband.tiles.slice(1)])
    const fewer = toggleTile(built, built.warband.tiles[1])
    expect(rules(fewer)).toEqual(['SK-BUILD-09'])
    expect(rules(toggleTile(fewer, 'G14'))).toEqual([])
  })

  test('SK-BUILD-11 with three players it brings two generic tiles; in a smaller match it stays away', () => {
    expect(fittingWarband(built.warband, 100, 3)!.tiles).toHaveLength(3)
    expect(fittingWarband(built.warband, 100, 2)).toEqual(built.warband)
    expect(fittingWarband(built.warband, 50, 2)).toBeNull()
  })

  test('set-up keeps it as long as it fits', () => {
    const usual = { scenario: 'standard', seats: 2, teams: false, size: 50, rounds: 10, grid: 'M2', warbands: [] }
    const options = withContent('skirmish/warband', built, { ...usual }) as unknown as Parameters<typeof matching>[0]
    expect(options).toMatchObject({ size: 100, warbands: [built.warband, {}] })
    expect(matching({ ...options, rounds: 20 }).warbands[0]).toEqual(built.warband)
    expect(matching({ ...options, seats: 3 }).warbands[0].name).toBe('Mine')
    expect(matching({ ...options, size: 50 }).warbands[0].name).toBeUndefined()
  })
})
