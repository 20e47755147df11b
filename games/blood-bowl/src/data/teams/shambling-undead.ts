import { position, type TeamList } from '../team.ts'

export const shamblingUndead: TeamList = {
  id: 'shambling-undead',
  name: 'Shambling Undead',
  tier: 1,
  reroll: 70_000,
  apothecary: false,
  leagues: ['Sylvanian Spotlight'],
  special: ['Masters of Undeath'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['skeleton-lineman', 'zombie-lineman'],
  official: true,
  positions: [
    position('skeleton-lineman', 'Skeleton Lineman', 12, 40_000, '5 3 4 6 8', 'G/AS', 'regeneration thick-skull'),
    position('zombie-lineman', 'Zombie Lineman', 12, 40_000, '4 3 4 - 9', 'G/AS', 'regeneration'),
    position('ghoul-runner', 'Ghoul Runner', 4, 75_000, '7 3 3 4 8', 'AG/PS', 'dodge'),
    position('wight-blitzer', 'Wight Blitzer', 2, 90_000, '6 3 3 5 9', 'GS/AP', 'block regeneration'),
    position('mummy', 'Mummy', 2, 125_000, '3 5 5 - 10', 'S/AG', 'mighty-blow regeneration'),
  ],
}
