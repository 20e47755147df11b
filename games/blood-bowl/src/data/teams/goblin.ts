import { position, type TeamList } from '../team.ts'

export const goblin: TeamList = {
  id: 'goblin',
  name: 'Goblin',
  tier: 3,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Badlands Brawl', 'Underworld Challenge'],
  special: ['Bribery and Corruption'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['goblin-lineman'],
  official: true,
  positions: [
    position('goblin-lineman', 'Goblin Lineman', 16, 40_000, '6 2 3 4 8', 'A/GPS', 'dodge right-stuff stunty'),
    position('bomma', 'Bomma', 1, 45_000, '6 2 3 4 8', 'AP/GS', 'bombardier dodge secret-weapon stunty'),
    position('looney', 'Looney', 1, 40_000, '6 2 3 - 8', 'A/GS', 'chainsaw secret-weapon stunty'),
    position('fanatic', 'Fanatic', 1, 70_000, '3 7 3 - 8', 'S/AG', 'ball-and-chain no-hands secret-weapon stunty'),
    position('pogoer', 'Pogoer', 1, 75_000, '7 2 3 5 8', 'A/GPS', 'dodge pogo-stick stunty'),
    position('ooligan', "'Ooligan", 1, 65_000, '6 2 3 6 8', 'A/GPS', 'dirty-player disturbing-presence dodge right-stuff stunty'),
    position('doom-diver', 'Doom Diver', 1, 60_000, '6 2 3 6 8', 'A/GS', 'right-stuff stunty swoop'),
    position('trained-troll', 'Trained Troll', 2, 115_000, '4 5 5 5 10', 'S/AGP', 'always-hungry loner-3 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate', { bigGuy: true }),
  ],
}
