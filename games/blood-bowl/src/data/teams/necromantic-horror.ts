import { position, type TeamList } from '../team.ts'

export const necromanticHorror: TeamList = {
  id: 'necromantic-horror',
  name: 'Necromantic Horror',
  tier: 2,
  reroll: 70_000,
  apothecary: false,
  leagues: ['Sylvanian Spotlight'],
  special: ['Masters of Undeath'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['zombie-lineman'],
  official: true,
  positions: [
    position('zombie-lineman', 'Zombie Lineman', 16, 40_000, '4 3 4 - 9', 'G/AS', 'regeneration'),
    position('ghoul-runner', 'Ghoul Runner', 2, 75_000, '7 3 3 4 8', 'AG/PS', 'dodge'),
    position(
      'wraith',
      'Wraith',
      2,
      95_000,
      '6 3 3 - 9',
      'GS/A',
      'block foul-appearance no-hands regeneration side-step',
    ),
    position('werewolf', 'Werewolf', 2, 125_000, '8 3 3 4 9', 'AG/PS', 'claws frenzy regeneration'),
    position('flesh-golem', 'Flesh Golem', 2, 115_000, '4 4 4 - 10', 'GS/A', 'regeneration stand-firm thick-skull'),
  ],
}
