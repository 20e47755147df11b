import { type College, group, position } from './college.ts'

export const beasts: College = {
  id: 'beasts',
  name: 'College of Beasts',
  wizard: 'Amber Wizard',
  spell: 'bestial-fury',
  groups: [
    group(
      'Blitzers',
      4,
      position('Pestigor', 75_000, '6 3 3 4 9', 'GMS/AP', 'horns plague-ridden regeneration'),
      position('Khorngor', 70_000, '6 3 3 4 9', 'GMS/AP', 'horns juggernaut'),
    ),
    group(
      'Blockers',
      4,
      position('Chaos Chosen Blocker', 100_000, '5 4 3 5 10', 'GMS/A'),
      position('Ulfwerener', 105_000, '6 4 4 - 9', 'GS/A', 'frenzy'),
    ),
    group(
      'Big Guys',
      3,
      position(
        'Minotaur',
        150_000,
        '5 5 4 - 9',
        'MS/AG',
        'frenzy horns loner-4 mighty-blow thick-skull unchannelled-fury',
      ),
      position('Kroxigor', 140_000, '6 5 5 - 10', 'S/AG', 'bone-head loner-4 mighty-blow prehensile-tail thick-skull'),
      position('Bloodspawn', 160_000, '5 5 4 - 9', 'MS/AG', 'claws frenzy loner-4 mighty-blow unchannelled-fury'),
      position('Rat Ogre', 150_000, '6 5 4 - 9', 'S/AGM', 'animal-savagery frenzy loner-4 mighty-blow prehensile-tail'),
      position('Yhetee', 140_000, '5 5 4 - 9', 'S/AG', 'claws disturbing-presence frenzy loner-4 unchannelled-fury'),
    ),
    group('Linemen', 16, position('Beastmen Runner Lineman', 60_000, '6 3 3 4 9', 'GMS/AP', 'horns')),
    group('Runners', 2, position('Werewolf', 125_000, '8 3 3 4 9', 'AG/PS', 'claws frenzy regeneration')),
    group('Specials', 2, position('Beer Boar', 20_000, '5 1 3 - 6', '/', 'dodge no-hands pick-me-up stunty titchy')),
  ],
}
