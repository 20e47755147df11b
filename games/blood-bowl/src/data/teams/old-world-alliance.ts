import { position, type TeamList } from '../team.ts'

export const oldWorldAlliance: TeamList = {
  id: 'old-world-alliance',
  name: 'Old World Alliance',
  tier: 2,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Old World Classic'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: 1,
  journeymen: ['old-world-human-lineman'],
  official: true,
  positions: [
    position('old-world-human-lineman', 'Old World Human Lineman', 12, 50_000, '6 3 3 4 9', 'G/AS', ''),
    position('old-world-human-thrower', 'Old World Human Thrower', 1, 80_000, '6 3 3 3 9', 'GP/AS', 'animosity pass sure-hands', { animosity: ['old-world-dwarf-blocker', 'old-world-dwarf-runner', 'old-world-dwarf-blitzer', 'old-world-dwarf-troll-slayer', 'old-world-halfling-hopeful'] }),
    position('old-world-human-catcher', 'Old World Human Catcher', 1, 65_000, '8 2 3 5 8', 'AG/S', 'animosity catch dodge', { animosity: ['old-world-dwarf-blocker', 'old-world-dwarf-runner', 'old-world-dwarf-blitzer', 'old-world-dwarf-troll-slayer', 'old-world-halfling-hopeful'] }),
    position('old-world-human-blitzer', 'Old World Human Blitzer', 1, 90_000, '7 3 3 4 9', 'GS/A', 'animosity block', { animosity: ['old-world-dwarf-blocker', 'old-world-dwarf-runner', 'old-world-dwarf-blitzer', 'old-world-dwarf-troll-slayer', 'old-world-halfling-hopeful'] }),
    position('old-world-dwarf-blocker', 'Old World Dwarf Blocker', 2, 75_000, '4 3 4 5 10', 'GS/A', 'arm-bar brawler loner-3 thick-skull'),
    position('old-world-dwarf-runner', 'Old World Dwarf Runner', 1, 85_000, '6 3 3 4 9', 'GP/AS', 'loner-3 sure-hands thick-skull'),
    position('old-world-dwarf-blitzer', 'Old World Dwarf Blitzer', 1, 80_000, '5 3 3 4 10', 'GS/A', 'block loner-3 thick-skull'),
    position('old-world-dwarf-troll-slayer', 'Old World Dwarf Troll Slayer', 1, 95_000, '5 3 4 - 9', 'GS/A', 'block dauntless frenzy loner-3 thick-skull'),
    position('old-world-halfling-hopeful', 'Old World Halfling Hopeful', 2, 30_000, '5 2 3 4 7', 'A/GS', 'animosity dodge right-stuff stunty', { animosity: ['old-world-dwarf-blocker', 'old-world-dwarf-runner', 'old-world-dwarf-blitzer', 'old-world-dwarf-troll-slayer', 'old-world-human-lineman', 'old-world-human-thrower', 'old-world-human-catcher', 'old-world-human-blitzer'] }),
    position('ogre', 'Ogre', 1, 140_000, '5 5 4 5 10', 'S/AG', 'bone-head loner-4 mighty-blow thick-skull throw-team-mate', { bigGuy: true }),
    position('old-world-treeman', 'Altern Forest Treeman', 1, 120_000, '2 6 5 5 11', 'S/AGP', 'loner-4 mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate timmm-ber', { bigGuy: true }),
  ],
}
