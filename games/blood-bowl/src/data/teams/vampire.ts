import { position, type TeamList } from '../team.ts'

export const vampire: TeamList = {
  id: 'vampire',
  name: 'Vampire',
  tier: 2,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Sylvanian Spotlight'],
  special: ['Vampire Lord'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['thrall-lineman'],
  official: true,
  positions: [
    position('thrall-lineman', 'Thrall Lineman', 16, 40_000, '6 3 3 4 8', 'G/AS', ''),
    position('vampire-thrower', 'Vampire Thrower', 2, 110_000, '6 4 2 2 9', 'AGP/S', 'bloodlust-2 hypnotic-gaze pass regeneration'),
    position('vampire-blitzer', 'Vampire Blitzer', 2, 110_000, '6 4 2 5 9', 'AGS/', 'bloodlust-3 hypnotic-gaze juggernaut regeneration'),
    position('vampire-runner', 'Vampire Runner', 2, 100_000, '8 3 2 4 8', 'AG/PS', 'bloodlust-2 hypnotic-gaze regeneration'),
    position('vargheist', 'Vargheist', 1, 150_000, '5 5 4 - 10', 'S/AG', 'bloodlust-3 claws frenzy loner-4 regeneration', { bigGuy: true }),
  ],
}
