import { position, type TeamList } from '../team.ts'

export const darkElf: TeamList = {
  id: 'dark-elf',
  name: 'Dark Elf',
  tier: 1,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Elven Kingdoms League'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['dark-elf-lineman'],
  official: true,
  positions: [
    position('dark-elf-lineman', 'Dark Elf Lineman', 12, 70_000, '6 3 2 4 9', 'AG/S', ''),
    position('dark-elf-runner', 'Dark Elf Runner', 2, 80_000, '7 3 2 3 8', 'AGP/S', 'dump-off'),
    position('dark-elf-blitzer', 'Dark Elf Blitzer', 4, 100_000, '7 3 2 4 9', 'AG/PS', 'block'),
    position('assassin', 'Assassin', 2, 85_000, '7 3 2 5 8', 'AG/PS', 'shadowing stab'),
    position('witch-elf', 'Witch Elf', 2, 110_000, '7 3 2 5 8', 'AG/PS', 'dodge frenzy jump-up'),
  ],
}
