import { position, type TeamList } from '../team.ts'

export const norse: TeamList = {
  id: 'norse',
  name: 'Norse',
  tier: 1,
  reroll: 60_000,
  apothecary: true,
  leagues: [],
  special: ['Favoured of...'],
  patrons: ['Chaos Undivided', 'Khorne'],
  orLeague: 'Old World Classic',
  bigGuyLimit: null,
  journeymen: ['norse-raider-lineman-bb'],
  official: true,
  positions: [
    position('norse-raider-lineman-bb', 'Norse Raider Lineman', 16, 50_000, '6 3 3 4 8', 'G/APS', 'block drunkard thick-skull'),
    position('beer-boar-bb', 'Beer Boar', 2, 20_000, '5 1 3 - 6', '/A', 'dodge no-hands pick-me-up stunty titchy'),
    position('norse-berserker', 'Norse Berserker', 2, 90_000, '6 3 3 5 8', 'GS/AP', 'block frenzy jump-up'),
    position('valkyrie', 'Valkyrie', 2, 95_000, '7 3 3 3 8', 'AGP/S', 'catch dauntless pass strip-ball'),
    position('ulfwerener', 'Ulfwerener', 2, 105_000, '6 4 4 - 9', 'GS/A', 'frenzy'),
    position('yhetee', 'Yhetee', 1, 140_000, '5 5 4 - 9', 'S/AG', 'claws disturbing-presence frenzy loner-4 unchannelled-fury', { bigGuy: true }),
  ],
}
