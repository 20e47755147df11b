import { position, type TeamList } from '../team.ts'

export const imperialNobility: TeamList = {
  id: 'imperial-nobility',
  name: 'Imperial Nobility',
  tier: 2,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Old World Classic'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['imperial-retainer-lineman'],
  official: true,
  positions: [
    position('imperial-retainer-lineman', 'Imperial Retainer Lineman', 12, 45_000, '6 3 4 4 8', 'G/AS', 'fend'),
    position('imperial-thrower', 'Imperial Thrower', 2, 75_000, '6 3 3 3 9', 'GP/AS', 'pass running-pass'),
    position('noble-blitzer', 'Noble Blitzer', 2, 105_000, '7 3 3 4 9', 'AG/PS', 'block catch'),
    position('bodyguard', 'Bodyguard', 4, 90_000, '6 3 3 5 9', 'GS/A', 'stand-firm wrestle'),
    position(
      'ogre',
      'Ogre',
      1,
      140_000,
      '5 5 4 5 10',
      'S/AG',
      'bone-head loner-4 mighty-blow thick-skull throw-team-mate',
      { bigGuy: true },
    ),
  ],
}
