import { position, type TeamList } from '../team.ts'

export const human: TeamList = {
  id: 'human',
  name: 'Human',
  tier: 2,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Old World Classic'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['human-lineman'],
  official: true,
  positions: [
    position('human-lineman', 'Human Lineman', 16, 50_000, '6 3 3 4 9', 'G/AS', ''),
    position('human-thrower', 'Human Thrower', 2, 80_000, '6 3 3 2 9', 'GP/AS', 'pass sure-hands'),
    position('human-catcher', 'Human Catcher', 4, 65_000, '8 2 3 5 8', 'AG/PS', 'catch dodge'),
    position('human-blitzer', 'Human Blitzer', 4, 85_000, '7 3 3 4 9', 'GS/AP', 'block'),
    position('halfling-hopeful-lineman', 'Halfling Hopeful', 3, 30_000, '5 2 3 4 7', 'A/GS', 'dodge right-stuff stunty'),
    position('ogre', 'Ogre', 1, 140_000, '5 5 4 5 10', 'S/AG', 'bone-head loner-4 mighty-blow thick-skull throw-team-mate', { bigGuy: true }),
  ],
}
