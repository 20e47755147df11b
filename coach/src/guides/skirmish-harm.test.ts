import { describe, expect, it } from 'vitest'
import { skirmishPosition } from '../testing/positions.ts'
import { skirmishGuide } from './skirmish.ts'
import { blows } from './skirmish-fight.ts'

const MAP = `
  ............
  ..A.....b...
  ............`

/** What A can do to b in one turn, on average. */
function blowsOn(A: object, b: object) {
  const match = skirmishPosition(MAP, { turn: 'A', pieces: { A, b: { ac: 11, ...b } } })
  const [own, other] = match.state.creatures
  return blows(match, own, other)
}

describe('whom a blow harms', () => {
  const sword = { melee: '+0 (10)' }

  it('what is taken off each blow counts, but not off magic (SK-AB-DR-01)', () => {
    expect(blowsOn(sword, {}).melee).toBeCloseTo(5, 9)
    expect(blowsOn(sword, { abilities: ['DR 5'] }).melee).toBeCloseTo(2.5, 9)
    expect(blowsOn(sword, { abilities: ['DR 10'] }).melee).toBe(0)
    expect(blowsOn({ melee: '+0 (10 magic)' }, { abilities: ['DR 10'] }).melee).toBeCloseTo(5, 9)
  })

  it('fire does nothing to whom it does not burn, less to whom it burns little, more to whom it burns well', () => {
    const flame = { melee: '+0 (10 fire)' }
    expect(blowsOn(flame, { abilities: ['Immune Fire'] }).melee).toBe(0)
    expect(blowsOn(flame, { abilities: ['Resist 5 Fire'] }).melee).toBeCloseTo(2.5, 9)
    expect(blowsOn(flame, { abilities: ['Vulnerable Fire'] }).melee).toBeCloseTo(7.5, 9)
    expect(blowsOn({ melee: '+0 (5 + 5 fire)' }, { abilities: ['Immune Fire'] }).melee).toBeCloseTo(2.5, 9)
  })

  it('negative energy does nothing to the dead', () => {
    const touch = { melee: '+0 (10 negative)' }
    expect(blowsOn(touch, {}).melee).toBeCloseTo(5, 9)
    expect(blowsOn(touch, { type: 'Undead' }).melee).toBe(0)
  })

  it('who is hardly seen, or has no body, is missed oftener, but not by its own kind', () => {
    expect(blowsOn(sword, { abilities: ['Conceal 6'] }).melee).toBeCloseTo(5 * 0.75, 9)
    expect(blowsOn(sword, { abilities: ['Incorporeal'] }).melee).toBeCloseTo(2.5, 9)
    expect(blowsOn({ ...sword, abilities: ['Incorporeal'] }, { abilities: ['Incorporeal'] }).melee).toBeCloseTo(5, 9)
  })

  it('somebody whom nothing here can hurt is no prey', () => {
    const facing = (abilities: string[]) =>
      skirmishGuide.evaluate(
        skirmishPosition(MAP, { turn: 'A', pieces: { A: { ...sword, speed: 6 }, b: { abilities, melee: '-5 (5)' } } }),
        0,
      )
    expect(facing([])).toBeGreaterThan(facing(['DR 10']))
  })
})
