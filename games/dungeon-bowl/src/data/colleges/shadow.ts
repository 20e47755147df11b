import { type College, group, position } from './college.ts'

export const shadow: College = {
  id: 'shadow',
  name: 'College of Shadow',
  wizard: 'Grey Wizard',
  spell: 'shadowed-step',
  groups: [
    group(
      'Runners',
      4,
      position('Dark Elf Runner', 80_000, '7 3 2 3 8', 'AGP/S', 'dump-off'),
      position('Gutter Runner', 85_000, '9 2 2 4 8', 'AG/MPS', 'dodge'),
    ),
    group(
      'Blitzers',
      2,
      position('Dark Elf Blitzer', 100_000, '7 3 2 4 9', 'AG/PS', 'block'),
      position('Skaven Blitzer', 90_000, '7 3 3 5 9', 'GS/AMP', 'block'),
    ),
    group('Throwers', 2, position('Skaven Thrower', 85_000, '7 3 3 2 8', 'GP/AMS', 'pass sure-hands')),
    group(
      'Specials',
      2,
      position('Witch Elf', 110_000, '7 3 2 5 8', 'AG/PS', 'dodge frenzy jump-up'),
      position('Assassin', 85_000, '7 3 2 5 8', 'AG/PS', 'shadowing stab'),
    ),
    group(
      'Linemen',
      16,
      position('Dark Elf Lineman', 70_000, '6 3 2 4 9', 'AG/S'),
      position('Goblin Lineman', 40_000, '6 2 3 4 8', 'A/GPS', 'dodge right-stuff stunty'),
      position('Skaven Lineman', 50_000, '7 3 3 4 8', 'G/AMS'),
    ),
  ],
}
