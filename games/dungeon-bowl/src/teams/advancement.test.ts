import { describe, expect, it } from 'vitest'
import { collegeById, findPosition } from '../colleges/index.ts'
import { SKILLS_BY_CATEGORY } from '../skills/catalogue.ts'
import {
  ADVANCEMENT_KINDS,
  advancementCost,
  advancementValue,
  canRoll,
  forbidden,
  isIdle,
  openSkills,
  rolledSkill,
} from './advancement.ts'
import { improved } from './player.ts'

const position = (college: string, name: string) => findPosition(collegeById(college)!, name)!.position

describe('advancements', () => {
  it.each([
    ['DB-ADV-01', 0, [3, 6, 6, 12, 18]],
    ['DB-ADV-02', 1, [4, 8, 8, 14, 20]],
    ['DB-ADV-03', 2, [6, 12, 12, 18, 24]],
    ['DB-ADV-04', 3, [8, 16, 16, 22, 28]],
    ['DB-ADV-05', 4, [10, 20, 20, 26, 32]],
    ['DB-ADV-06', 5, [15, 30, 30, 40, 50]],
  ])('%s what the next advancement costs after %i', (_rule, before, costs) => {
    expect(ADVANCEMENT_KINDS.map((kind) => advancementCost(before, kind))).toEqual(costs)
  })

  it('DB-ADV-07 none after the sixth', () => {
    for (const kind of ADVANCEMENT_KINDS) expect(advancementCost(6, kind)).toBeNull()
  })

  it('DB-ADV-10 DB-ADV-11 open skills come from the categories of the position', () => {
    const blitzer = position('fire', 'Dwarf Blitzer') // GS/AP
    const primary = openSkills(blitzer, blitzer.skills, 'chosen-primary')
    expect(primary).toContain('guard')
    expect(primary).not.toContain('catch')
    expect(primary).not.toContain('block')
    const secondary = openSkills(blitzer, blitzer.skills, 'chosen-secondary')
    expect(secondary).toContain('dodge')
    expect(secondary).not.toContain('claws')
  })

  it('DB-ADV-12 a random skill is read from the column of the named category', () => {
    expect(rolledSkill([], 'general', [2, 5])).toBe('frenzy')
    expect(rolledSkill([], 'general', [6, 5])).toBe('tackle')
  })

  it('DB-ADV-13 DB-ADV-15 what he has or may not have is rolled again', () => {
    expect(rolledSkill(['block'], 'general', [1, 1])).toBeNull()
    expect(rolledSkill(['block'], 'general', [4, 4])).toBe('sure-hands')
    expect(rolledSkill(['frenzy'], 'strength', [1, 4])).toBeNull()
    expect(rolledSkill([], 'strength', [4, 5])).toBeNull()
    expect(rolledSkill(['throw-team-mate'], 'strength', [4, 5])).toBe('strong-arm')
    expect(rolledSkill(['pogo-stick'], 'agility', [4, 1])).toBeNull()
    expect(rolledSkill(['monstrous-mouth'], 'agility', [1, 1])).toBeNull()
    expect(rolledSkill(['catch'], 'mutation', [4, 2])).toBe('monstrous-mouth')
  })

  it('DB-ADV-13 a skill of no use to a player without hands is rolled again; one without effect may be kept', () => {
    const wraith = position('death', 'Wraith')
    expect(rolledSkill(wraith.skills, 'agility', [1, 1])).toBeNull() // Catch
    expect(rolledSkill(wraith.skills, 'general', [4, 4])).toBeNull() // Sure Hands
    expect(rolledSkill(wraith.skills, 'agility', [1, 4])).toBe('dodge')
    expect([isIdle('iron-hard-skin', 8), isIdle('iron-hard-skin', 9), isIdle('claws', 8)]).toEqual([true, false, false])
    expect(
      canRoll(
        SKILLS_BY_CATEGORY.agility.map(({ id }) => id),
        'agility',
      ),
    ).toBe(false)
  })

  it('DB-ADV-25 instead of an improvement a Primary skill may be taken as well as a Secondary one', () => {
    const blitzer = position('fire', 'Dwarf Blitzer') // GS/AP
    const open = openSkills(blitzer, blitzer.skills, 'characteristic')
    expect([open.includes('guard'), open.includes('dodge'), open.includes('claws')]).toEqual([true, true, false])
  })

  it('DB-ADV-14 DB-ADV-16 no skill twice, and no trait', () => {
    expect(forbidden(['mighty-blow'], 'mighty-blow')?.rule).toBe('DB-ADV-14')
    expect(forbidden([], 'regeneration')?.rule).toBe('DB-ADV-16')
    const golem = position('death', 'Flesh Golem')
    expect(openSkills(golem, golem.skills, 'chosen-primary')).not.toContain('regeneration')
  })

  it('DB-ADV-28 DB-ROST-BEASTS-04 a Beer Boar can learn nothing', () => {
    const boar = position('beasts', 'Beer Boar')
    for (const kind of ADVANCEMENT_KINDS) expect(openSkills(boar, boar.skills, kind)).toEqual([])
  })

  it.each([
    ['DB-ADV-29', { kind: 'random-primary', skill: 'pro' }, 10_000],
    ['DB-ADV-30', { kind: 'chosen-primary', skill: 'pro' }, 20_000],
    ['DB-ADV-31', { kind: 'random-secondary', skill: 'pro' }, 20_000],
    ['DB-ADV-32', { kind: 'chosen-secondary', skill: 'pro' }, 40_000],
    ['DB-ADV-33', { kind: 'characteristic', improves: 'av' }, 10_000],
    ['DB-ADV-34', { kind: 'characteristic', improves: 'ma' }, 20_000],
    ['DB-ADV-34', { kind: 'characteristic', improves: 'pa' }, 20_000],
    ['DB-ADV-35', { kind: 'characteristic', improves: 'ag' }, 40_000],
    ['DB-ADV-36', { kind: 'characteristic', improves: 'st' }, 80_000],
    ['DB-ADV-37', { kind: 'characteristic', skill: 'dodge' }, 40_000],
    ['DB-ADV-37', { kind: 'characteristic', skill: 'guard' }, 20_000],
    ['DB-ADV-28', { kind: 'characteristic' }, 0],
  ] as const)('%s what it adds to the Current Value: %j', (_rule, advancement, value) => {
    const blitzer = position('fire', 'Dwarf Blitzer') // GS/AP
    expect(advancementValue(advancement, blitzer)).toBe(value)
  })

  it('DB-ADV-24 DB-ADV-26 DB-ADV-27 improvements: direction, best values, and PA from nothing', () => {
    expect(improved('ma', 6, 1)).toBe(7)
    expect(improved('st', 3, 1)).toBe(4)
    expect(improved('av', 8, 1)).toBe(9)
    expect(improved('ag', 4, 1)).toBe(3)
    expect(improved('pa', 4, 1)).toBe(3)
    expect(improved('pa', null, 1)).toBe(6)
    expect(improved('ma', 9, 1)).toBe(9)
    expect(improved('st', 8, 1)).toBe(8)
    expect(improved('ag', 1, 1)).toBe(1)
    expect(improved('pa', 1, 1)).toBe(1)
    expect(improved('av', 11, 1)).toBe(11)
  })
})
