import { position, type TeamList } from '../team.ts'

export const khorne: TeamList = {
  id: 'khorne',
  name: 'Khorne',
  tier: 2,
  reroll: 60_000,
  apothecary: true,
  leagues: [],
  special: ['Favoured of...'],
  patrons: ['Khorne'],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['bloodborn-marauder-lineman'],
  official: true,
  positions: [
    position('bloodborn-marauder-lineman', 'Bloodborn Marauder Lineman', 16, 50_000, '6 3 3 4 8', 'GM/AS', 'frenzy'),
    position('khorngor', 'Khorngor', 4, 70_000, '6 3 3 4 9', 'GMS/AP', 'horns juggernaut'),
    position('bloodseeker', 'Bloodseeker', 4, 110_000, '5 4 4 6 10', 'GMS/A', 'frenzy'),
    position(
      'bloodspawn',
      'Bloodspawn',
      1,
      160_000,
      '5 5 4 - 9',
      'MS/AG',
      'claws frenzy loner-4 mighty-blow unchannelled-fury',
      { bigGuy: true },
    ),
  ],
}
