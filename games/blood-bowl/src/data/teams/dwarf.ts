import { position, type TeamList } from '../team.ts'

export const dwarf: TeamList = {
  id: 'dwarf',
  name: 'Dwarf',
  tier: 1,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Old World Classic', 'Worlds Edge Superleague'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['dwarf-blocker-lineman'],
  official: true,
  positions: [
    position('dwarf-blocker-lineman', 'Dwarf Blocker Lineman', 12, 70_000, '4 3 4 5 10', 'GS/A', 'block tackle thick-skull'),
    position('dwarf-runner', 'Dwarf Runner', 2, 85_000, '6 3 3 4 9', 'GP/AS', 'sure-hands thick-skull'),
    position('dwarf-blitzer', 'Dwarf Blitzer', 2, 80_000, '5 3 3 4 10', 'GS/AP', 'block thick-skull'),
    position('troll-slayer', 'Troll Slayer', 2, 95_000, '5 3 4 - 9', 'GS/A', 'block dauntless frenzy thick-skull'),
    position('deathroller', 'Deathroller', 1, 170_000, '4 7 5 - 11', 'S/AG', 'break-tackle dirty-player-2 juggernaut loner-5 mighty-blow no-hands secret-weapon stand-firm', { bigGuy: true }),
  ],
}
