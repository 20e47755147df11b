import { type College, group, position } from './college.ts'

export const death: College = {
  id: 'death',
  name: 'College of Death',
  wizard: 'Amethyst Wizard',
  spell: 'life-drain',
  groups: [
    group(
      'Blitzers',
      4,
      position('Wraith', 95_000, '6 3 3 - 9', 'GS/A', 'block foul-appearance no-hands regeneration side-step'),
      position('Wight Blitzer', 90_000, '6 3 3 5 9', 'GS/AP', 'block regeneration'),
    ),
    group('Blockers', 4, position('Flesh Golem', 115_000, '4 4 4 - 10', 'GS/A', 'regeneration thick-skull stand-firm')),
    group('Big Guys', 2, position('Mummy', 125_000, '3 5 5 - 10', 'S/AG', 'mighty-blow regeneration')),
    group(
      'Linemen',
      16,
      position('Skeleton Lineman', 40_000, '5 3 4 6 8', 'G/AS', 'regeneration thick-skull'),
      position('Zombie Lineman', 40_000, '4 3 4 - 9', 'G/AS', 'regeneration'),
    ),
    group('Runners', 4, position('Ghoul Runner', 75_000, '7 3 3 4 8', 'AG/PS', 'dodge')),
  ],
}
