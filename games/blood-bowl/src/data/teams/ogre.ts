import { position, type TeamList } from '../team.ts'

export const ogre: TeamList = {
  id: 'ogre',
  name: 'Ogre',
  tier: 3,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Badlands Brawl', 'Old World Classic'],
  special: ['Low Cost Linemen'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['gnoblar-lineman'],
  official: true,
  positions: [
    position('gnoblar-lineman', 'Gnoblar Lineman', 16, 15_000, '5 1 3 5 6', 'A/G', 'dodge right-stuff side-step stunty titchy'),
    position('ogre-runt-punter', 'Ogre Runt Punter', 1, 145_000, '5 5 4 4 10', 'PS/AG', 'bone-head kick-team-mate mighty-blow thick-skull', { bigGuy: true }),
    position('ogre-blocker', 'Ogre Blocker', 5, 140_000, '5 5 4 5 10', 'S/AGP', 'bone-head mighty-blow thick-skull throw-team-mate', { bigGuy: true }),
  ],
}
