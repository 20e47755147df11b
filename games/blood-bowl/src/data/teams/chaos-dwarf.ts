import { position, type TeamList } from '../team.ts'

export const chaosDwarf: TeamList = {
  id: 'chaos-dwarf',
  name: 'Chaos Dwarf',
  tier: 1,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Badlands Brawl'],
  special: ['Favoured of...'],
  patrons: ['Hashut'],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['hobgoblin-lineman'],
  official: true,
  positions: [
    position('hobgoblin-lineman', 'Hobgoblin Lineman', 16, 40_000, '6 3 3 4 8', 'G/AS', ''),
    position('hobgoblin-sneaky-stabba', 'Hobgoblin Sneaky Stabba', 2, 70_000, '6 3 3 5 8', 'G/AS', 'shadowing stab'),
    position('chaos-dwarf-blocker', 'Chaos Dwarf Blocker', 4, 70_000, '4 3 4 6 10', 'GS/AM', 'block iron-hard-skin thick-skull'),
    position('chaos-dwarf-flamesmith', 'Chaos Dwarf Flamesmith', 2, 80_000, '5 3 4 6 10', 'GS/AM', 'brawler breathe-fire disturbing-presence thick-skull'),
    position('bull-centaur-blitzer', 'Bull Centaur Blitzer', 2, 130_000, '6 4 4 6 10', 'GS/AM', 'sprint sure-feet thick-skull'),
    position('renegade-minotaur', 'Renegade Minotaur', 1, 150_000, '5 5 4 - 9', 'S/AGM', 'frenzy horns loner-4 mighty-blow thick-skull unchannelled-fury', { bigGuy: true }),
  ],
}
