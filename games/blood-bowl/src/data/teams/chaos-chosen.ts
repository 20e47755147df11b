import { position, type TeamList } from '../team.ts'

export const chaosChosen: TeamList = {
  id: 'chaos-chosen',
  name: 'Chaos Chosen',
  tier: 2,
  reroll: 60_000,
  apothecary: true,
  leagues: [],
  special: ['Favoured of...'],
  patrons: ['Chaos Undivided', 'Khorne', 'Nurgle', 'Slaanesh', 'Tzeentch', 'Hashut'],
  orLeague: null,
  bigGuyLimit: 1,
  journeymen: ['beastmen-runner-lineman'],
  official: true,
  positions: [
    position('beastmen-runner-lineman', 'Beastman Runner Lineman', 16, 60_000, '6 3 3 4 9', 'GMS/AP', 'horns'),
    position('chaos-chosen-blocker', 'Chosen Blocker', 4, 100_000, '5 4 3 5 10', 'GMS/A', ''),
    position('chaos-troll', 'Chaos Troll', 1, 115_000, '4 5 5 5 10', 'MS/AG', 'always-hungry loner-4 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate', { bigGuy: true }),
    position('chaos-ogre', 'Chaos Ogre', 1, 140_000, '5 5 4 5 10', 'MS/AG', 'bone-head loner-4 mighty-blow thick-skull throw-team-mate', { bigGuy: true }),
    position('minotaur', 'Minotaur', 1, 150_000, '5 5 4 - 9', 'MS/AG', 'frenzy horns loner-4 mighty-blow thick-skull unchannelled-fury', { bigGuy: true }),
  ],
}
