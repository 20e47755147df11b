import { position, type TeamList } from '../team.ts'

export const woodElf: TeamList = {
  id: 'wood-elf',
  name: 'Wood Elf',
  tier: 1,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Elven Kingdoms League'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['wood-elf-lineman'],
  official: true,
  positions: [
    position('wood-elf-lineman', 'Wood Elf Lineman', 12, 70_000, '7 3 2 4 8', 'AG/S', ''),
    position('wood-elf-thrower', 'Wood Elf Thrower', 2, 95_000, '7 3 2 2 8', 'AGP/S', 'pass'),
    position('wood-elf-catcher', 'Wood Elf Catcher', 4, 90_000, '8 2 2 4 8', 'AG/PS', 'catch dodge'),
    position('wardancer', 'Wardancer', 2, 125_000, '8 3 2 4 8', 'AG/PS', 'block dodge leap'),
    position(
      'loren-forest-treeman',
      'Loren Forest Treeman',
      1,
      120_000,
      '2 6 5 5 11',
      'S/AG',
      'loner-4 mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate',
      { bigGuy: true },
    ),
  ],
}
