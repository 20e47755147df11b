import { position, type TeamList } from '../team.ts'

export const highElf: TeamList = {
  id: 'high-elf',
  name: 'High Elf',
  tier: 1,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Elven Kingdoms League'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['high-elf-lineman'],
  official: true,
  positions: [
    position('high-elf-lineman', 'High Elf Lineman', 16, 70_000, '6 3 2 4 9', 'AG/PS', ''),
    position('high-elf-thrower', 'High Elf Thrower', 2, 100_000, '6 3 2 2 9', 'AGP/S', 'cloud-burster pass safe-pass'),
    position('high-elf-catcher', 'High Elf Catcher', 4, 90_000, '8 3 2 5 8', 'AG/S', 'catch'),
    position('high-elf-blitzer', 'High Elf Blitzer', 2, 100_000, '7 3 2 4 9', 'AG/PS', 'block'),
  ],
}
