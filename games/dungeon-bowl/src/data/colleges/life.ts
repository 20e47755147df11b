import { type College, group, position } from './college.ts'

export const life: College = {
  id: 'life',
  name: 'College of Life',
  wizard: 'Jade Wizard',
  spell: 'grasping-vines',
  groups: [
    group('Blitzers', 2, position('Wardancer', 125_000, '8 3 2 4 8', 'AG/PS', 'block dodge leap')),
    group(
      'Blockers',
      4,
      position('Halfling Hefty', 50_000, '5 2 3 3 8', 'AP/GS', 'dodge fend stunty'),
      position(
        'Bloater',
        115_000,
        '4 4 4 6 10',
        'GMS/A',
        'disturbing-presence foul-appearance plague-ridden regeneration',
      ),
    ),
    group(
      'Big Guys',
      2,
      position(
        'Treeman',
        120_000,
        '2 6 5 5 11',
        'S/AGP',
        'mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate timmm-ber',
      ),
      position(
        'Trained Troll',
        115_000,
        '4 5 5 5 10',
        'S/AGP',
        'always-hungry loner-3 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate',
      ),
      position(
        'Rotspawn',
        140_000,
        '4 5 5 - 10',
        'S/AGM',
        'disturbing-presence foul-appearance loner-4 mighty-blow plague-ridden really-stupid regeneration tentacles',
      ),
    ),
    group(
      'Linemen',
      16,
      position('Halfling Hopeful Lineman', 30_000, '5 2 3 4 7', 'A/GS', 'dodge right-stuff stunty'),
      position('Snotling Lineman', 15_000, '5 1 3 5 6', 'A/G', 'dodge right-stuff side-step stunty titchy'),
      position('Rotter Lineman', 35_000, '5 3 4 6 9', 'GM/AS', 'decay plague-ridden'),
      position('Wood Elf Lineman', 70_000, '7 3 2 4 8', 'AG/S'),
    ),
    group(
      'Runners',
      4,
      position('Stilty Runna', 20_000, '6 1 3 5 6', 'A/G', 'dodge right-stuff side-step sprint stunty'),
      position('Halfling Catcher', 55_000, '5 2 3 5 7', 'A/GS', 'catch dodge right-stuff sprint stunty'),
      position('Wood Elf Catcher', 90_000, '8 2 2 4 8', 'AG/PS', 'catch dodge'),
    ),
    group('Throwers', 2, position('Wood Elf Thrower', 95_000, '7 3 2 2 8', 'AGP/S', 'pass')),
    group(
      'Specials',
      4,
      position('Fungus Flinga', 30_000, '5 1 3 4 6', 'AP/G', 'bombardier dodge right-stuff side-step stunty'),
      position('Fun-Hoppa', 20_000, '6 1 3 5 6', 'A/G', 'dodge pogo-stick right-stuff side-step stunty'),
    ),
  ],
}
