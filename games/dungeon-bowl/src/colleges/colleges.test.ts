import { describe, expect, it } from 'vitest'
import { skillEntry } from '../skills/catalogue.ts'
import { COLLEGES, collegeById, colleges, findPosition, linemenOf } from './index.ts'

const all = COLLEGES.flatMap(({ groups }) => groups.flatMap(({ positions }) => positions))

/** Each group as 'Role 0-N: position, position'. */
const groupsOf = (id: string): string[] =>
  collegeById(id)!.groups.map(
    ({ role, limit, positions }) => `${role} ${limit[0]}-${limit[1]}: ${positions.map(({ name }) => name).join(', ')}`,
  )

const line = (college: string, name: string): string => {
  const { cost, ma, st, ag, pa, av, primary, secondary, skills } = findPosition(collegeById(college)!, name)!.position
  return `${cost} ${ma} ${st} ${ag} ${pa ?? '-'} ${av} ${primary}/${secondary} ${skills.join(' ')}`.trim()
}

describe('the eight Colleges', () => {
  it.each([
    [
      'DB-ROST-FIRE-01',
      'fire',
      ['Runners 0-2: Dwarf Runner', 'Blitzers 0-2: Dwarf Blitzer', 'Specials 0-2: Troll Slayer'],
    ],
    ['DB-ROST-FIRE-02', 'fire', ['Big Guys 0-3: Ogre Blocker, Ogre Runt Punter']],
    ['DB-ROST-FIRE-03', 'fire', ['Linemen 0-16: Dwarf Blocker Lineman, Bloodborn Marauder Lineman, Gnoblar Lineman']],
    ['DB-ROST-SHADOW-01', 'shadow', ['Runners 0-4: Dark Elf Runner, Gutter Runner']],
    ['DB-ROST-SHADOW-02', 'shadow', ['Blitzers 0-2: Dark Elf Blitzer, Skaven Blitzer']],
    ['DB-ROST-SHADOW-03', 'shadow', ['Throwers 0-2: Skaven Thrower']],
    ['DB-ROST-SHADOW-04', 'shadow', ['Specials 0-2: Witch Elf, Assassin']],
    ['DB-ROST-SHADOW-05', 'shadow', ['Linemen 0-16: Dark Elf Lineman, Goblin Lineman, Skaven Lineman']],
    ['DB-ROST-METAL-01', 'metal', ['Blitzers 0-4: Orc Blitzer, Human Blitzer']],
    ['DB-ROST-METAL-02', 'metal', ['Throwers 0-2: Orc Thrower']],
    ['DB-ROST-METAL-03', 'metal', ['Blockers 0-6: Black Orc, Bodyguard, Big Un Blocker, Bloodseeker']],
    ['DB-ROST-METAL-04', 'metal', ['Linemen 0-16: Goblin Bruiser Lineman, Human Lineman, Orc Lineman']],
    ['DB-ROST-LIGHT-01', 'light', ['Runners 0-4: Elven Union Catcher, Human Catcher']],
    ['DB-ROST-LIGHT-02', 'light', ['Blitzers 0-2: Elven Union Blitzer']],
    ['DB-ROST-LIGHT-03', 'light', ['Throwers 0-4: Elven Union Thrower, Imperial Thrower']],
    ['DB-ROST-LIGHT-04', 'light', ['Linemen 0-16: Elven Union Lineman, Imperial Retainer Lineman']],
    ['DB-ROST-DEATH-01', 'death', ['Blitzers 0-4: Wraith, Wight Blitzer']],
    ['DB-ROST-DEATH-02', 'death', ['Blockers 0-4: Flesh Golem', 'Big Guys 0-2: Mummy', 'Runners 0-4: Ghoul Runner']],
    ['DB-ROST-DEATH-03', 'death', ['Linemen 0-16: Skeleton Lineman, Zombie Lineman']],
    ['DB-ROST-LIFE-01', 'life', ['Blitzers 0-2: Wardancer', 'Throwers 0-2: Wood Elf Thrower']],
    ['DB-ROST-LIFE-02', 'life', ['Blockers 0-4: Halfling Hefty, Bloater']],
    ['DB-ROST-LIFE-03', 'life', ['Big Guys 0-2: Treeman, Trained Troll, Rotspawn']],
    ['DB-ROST-LIFE-04', 'life', ['Runners 0-4: Stilty Runna, Halfling Catcher, Wood Elf Catcher']],
    ['DB-ROST-LIFE-05', 'life', ['Specials 0-4: Fungus Flinga, Fun-Hoppa']],
    [
      'DB-ROST-LIFE-06',
      'life',
      ['Linemen 0-16: Halfling Hopeful Lineman, Snotling Lineman, Rotter Lineman, Wood Elf Lineman'],
    ],
    ['DB-ROST-BEASTS-01', 'beasts', ['Blitzers 0-4: Pestigor, Khorngor']],
    ['DB-ROST-BEASTS-02', 'beasts', ['Blockers 0-4: Chaos Chosen Blocker, Ulfwerener']],
    ['DB-ROST-BEASTS-03', 'beasts', ['Big Guys 0-3: Minotaur, Kroxigor, Bloodspawn, Rat Ogre, Yhetee']],
    ['DB-ROST-BEASTS-04', 'beasts', ['Runners 0-2: Werewolf', 'Specials 0-2: Beer Boar']],
    ['DB-ROST-BEASTS-05', 'beasts', ['Linemen 0-16: Beastmen Runner Lineman']],
    ['DB-ROST-HEAVENS-01', 'heavens', ['Blitzers 0-4: Noble Blitzer, Norse Berserker']],
    ['DB-ROST-HEAVENS-02', 'heavens', ['Blockers 0-6: Saurus Blocker', 'Throwers 0-2: Human Thrower']],
    ['DB-ROST-HEAVENS-03', 'heavens', ['Specials 0-2: Chameleon Skink, Valkyrie']],
    ['DB-ROST-HEAVENS-04', 'heavens', ['Linemen 0-16: Skink Runner Lineman, Norse Raider Lineman']],
  ])('%s the groups of the College of %s', (_rule, id, expected) => {
    expect(groupsOf(id)).toEqual(expect.arrayContaining(expected))
  })

  it('no College has a group beyond those of the rules', () => {
    expect(COLLEGES.map(({ id, groups }) => `${id} ${groups.length}`)).toEqual([
      'fire 5',
      'shadow 5',
      'metal 4',
      'light 4',
      'death 5',
      'life 7',
      'beasts 6',
      'heavens 5',
    ])
    expect(all).toHaveLength(78)
    expect(new Set(all.map(({ id }) => id)).size).toBe(78)
  })

  it('lines of every column, read again from the book', () => {
    expect(line('fire', 'Gnoblar Lineman')).toBe('15000 5 1 3 5 6 A/G dodge right-stuff side-step stunty titchy')
    expect(line('fire', 'Ogre Runt Punter')).toBe(
      '145000 5 5 4 4 10 PS/AG bone-head kick-team-mate mighty-blow thick-skull',
    )
    expect(line('shadow', 'Gutter Runner')).toBe('85000 9 2 2 4 8 AG/MPS dodge')
    expect(line('shadow', 'Skaven Lineman')).toBe('50000 7 3 3 4 8 G/AMS')
    expect(line('metal', 'Bloodseeker')).toBe('110000 5 4 4 6 10 GMS/A frenzy')
    expect(line('light', 'Imperial Retainer Lineman')).toBe('45000 6 3 4 4 8 G/AS fend')
    expect(line('death', 'Zombie Lineman')).toBe('40000 4 3 4 - 9 G/AS regeneration')
    expect(line('life', 'Rotter Lineman')).toBe('35000 5 3 4 6 9 GM/AS decay plague-ridden')
    expect(line('life', 'Treeman')).toMatch(/^120000 2 6 5 5 11 S\/AGP mighty-blow stand-firm strong-arm take-root/)
    expect(line('beasts', 'Kroxigor')).toBe(
      '140000 6 5 5 - 10 S/AG bone-head loner-4 mighty-blow prehensile-tail thick-skull',
    )
    expect(line('beasts', 'Beer Boar')).toBe('20000 5 1 3 - 6 / dodge no-hands pick-me-up stunty titchy')
    expect(line('heavens', 'Valkyrie')).toBe('95000 7 3 3 3 8 AGP/S catch dauntless pass strip-ball')
  })

  it('DB-ROST-METAL-03 the Big Un Blocker has no skill, and no orc has Animosity', () => {
    expect(line('metal', 'Big Un Blocker')).toBe('90000 5 4 4 - 10 GS/A')
    expect(all.filter(({ skills }) => skills.includes('animosity'))).toEqual([])
  })

  it('every number is possible and every skill is in the catalogue', () => {
    for (const { name, cost, ma, st, ag, pa, av, skills, primary, secondary } of all) {
      expect(cost % 5_000, name).toBe(0)
      expect(ma >= 2 && ma <= 9 && st >= 1 && st <= 6 && ag >= 2 && ag <= 5 && av >= 6 && av <= 11, name).toBe(true)
      expect(pa === null || (pa >= 2 && pa <= 6), name).toBe(true)
      expect(
        skills.filter((skill) => !skillEntry(skill)),
        name,
      ).toEqual([])
      expect(new Set(primary + secondary).size, name).toBe((primary + secondary).length)
      expect(primary + secondary, name).toMatch(/^[AGMPS]*$/)
    }
  })

  it('DB-TEAM-17 Linemen are the positions of the group limited to 0-16', () => {
    expect(linemenOf(collegeById('death')!).map(({ name }) => name)).toEqual(['Skeleton Lineman', 'Zombie Lineman'])
    for (const college of COLLEGES) expect(linemenOf(college).length).toBeGreaterThan(0)
  })

  it('DB-WIZ-01 DB-IND-12 each College has a Wizard and a spell of its own', () => {
    expect(COLLEGES.map(({ name, wizard, spell }) => `${name}: ${wizard}, ${spell}`)).toEqual([
      'College of Fire: Bright Wizard, fireball',
      'College of Shadow: Grey Wizard, shadowed-step',
      'College of Metal: Golden Wizard, transmutation',
      'College of Light: Light Wizard, blinding-light',
      'College of Death: Amethyst Wizard, life-drain',
      'College of Life: Jade Wizard, grasping-vines',
      'College of Beasts: Amber Wizard, bestial-fury',
      'College of Heavens: Celestial Wizard, chain-lightning',
    ])
  })

  it('exports plain data in the agreed form', () => {
    const exported = JSON.parse(JSON.stringify(colleges()))
    expect(exported).toHaveLength(8)
    expect(exported[0].groups[2]).toEqual({
      role: 'Specials',
      limit: [0, 2],
      positions: [
        {
          name: 'Troll Slayer',
          cost: 95_000,
          ma: 5,
          st: 3,
          ag: 4,
          pa: null,
          av: 9,
          skills: ['Block', 'Dauntless', 'Frenzy', 'Thick Skull'],
          primary: 'GS',
          secondary: 'A',
        },
      ],
    })
  })
})
