import { CATEGORIES, type Category } from '@undercroft/ball'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, randomSkill, SKILLS_BY_CATEGORY, skillEntry, skillNamed } from './catalogue.ts'

const row = (category: Category, first: number) =>
  [1, 2, 3, 4, 5, 6].map((second) => randomSkill(category, first, second).name.replace(/ \(.*/, ''))

describe('skill catalogue', () => {
  it('holds 60 skills and 25 traits, each with its own id', () => {
    expect(CATALOGUE.filter(({ category }) => category !== 'trait')).toHaveLength(60)
    const traits = CATALOGUE.filter(({ category }) => category === 'trait').map(({ name }) => name.replace(/ \(.*/, ''))
    expect(new Set(traits).size).toBe(25)
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
    for (const { id } of CATALOGUE) {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    }
    expect(skillEntry('mighty-blow')?.name).toBe('Mighty Blow (+1)')
    expect(skillEntry('timmm-ber')?.name).toBe('Timmm-ber!')
    expect(skillEntry('flying')).toBeUndefined()
  })

  it('knows a skill by its id and by its name', () => {
    for (const { id, name } of CATALOGUE) {
      expect(skillNamed(id)?.id).toBe(id)
      expect(skillNamed(name)?.id).toBe(id)
    }
    expect(skillNamed('mighty-blow-1')?.id).toBe('mighty-blow')
    expect(skillNamed('Loner')?.id).toBe('loner-4')
    expect(skillNamed('armoury')).toBeUndefined()
  })

  it('DB-SKU-08 marks 3 skills and 14 traits as compulsory, and no other', () => {
    const compulsory = CATALOGUE.filter((entry) => entry.compulsory)
    const skills = compulsory.filter(({ category }) => category !== 'trait').map(({ id }) => id)
    expect(skills.sort()).toEqual(['disturbing-presence', 'foul-appearance', 'frenzy'])
    const traits = compulsory.filter(({ category }) => category === 'trait').map(({ id }) => id.replace(/-\d$/, ''))
    expect([...new Set(traits)].sort()).toEqual(
      (
        'always-hungry animal-savagery animosity bone-head decay drunkard loner no-hands really-stupid right-stuff stunty ' +
        'take-root titchy unchannelled-fury'
      ).split(' '),
    )
  })

  it.each([
    [
      'DB-SKU-13',
      'agility',
      'Catch, Diving Catch, Diving Tackle, Dodge, Defensive, Jump Up',
      'Leap, Safe Pair of Hands, Side Step, Sneaky Git, Sprint, Sure Feet',
    ],
    [
      'DB-SKU-14',
      'general',
      'Block, Dauntless, Dirty Player, Fend, Frenzy, Portal Navigator',
      'Pro, Shadowing, Strip Ball, Sure Hands, Tackle, Wrestle',
    ],
    [
      'DB-SKU-15',
      'mutation',
      'Big Hand, Claws, Disturbing Presence, Extra Arms, Foul Appearance, Horns',
      'Iron Hard Skin, Monstrous Mouth, Prehensile Tail, Tentacles, Two Heads, Very Long Legs',
    ],
    [
      'DB-SKU-16',
      'passing',
      'Accurate, Dump-off, Fumblerooskie, Give and Go, Leader, Nerves of Steel',
      'On the Ball, Pass, Portal Passer, Running Pass, Safe Pass, Wall Thrower',
    ],
    [
      'DB-SKU-17',
      'strength',
      'Arm Bar, Brawler, Break Tackle, Grab, Guard, Juggernaut',
      'Mighty Blow, Multiple Block, Pile Driver, Stand Firm, Strong Arm, Thick Skull',
    ],
  ] as const)('%s the column of %s in the random skill table', (_rule, category, low, high) => {
    for (const first of [1, 2, 3]) expect(row(category, first).join(', ')).toBe(low)
    for (const first of [4, 5, 6]) expect(row(category, first).join(', ')).toBe(high)
    expect(SKILLS_BY_CATEGORY[category]).toHaveLength(12)
  })

  it('DB-ADV-16 no trait is in the table', () => {
    const inTable = CATEGORIES.flatMap((category) => [...row(category, 1), ...row(category, 6)])
    const traits = CATALOGUE.filter(({ category }) => category === 'trait').map(({ name }) => name)
    expect(inTable.filter((name) => traits.includes(name))).toEqual([])
  })
})
