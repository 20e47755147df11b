import { readyPlayers } from '@undercroft/ball'
import { foundTeam } from './draft.ts'
import type { Roster } from './roster.ts'
import { EXHIBITION } from './terms.ts'

type Staff = Pick<Roster, 'rerolls' | 'apothecary' | 'fans' | 'cheerleaders' | 'coaches'>

let named = 0

/** A team for exhibition games under the usual terms. */
function ready(name: string, race: string, choice: string, staff: Staff, lines: readonly string[]): Roster {
  const players = readyPlayers(lines, named)
  named += players.length
  return foundTeam({ name, race, choice, kind: 'exhibition', ...staff, players }, EXHIBITION)
}

/** One team for each list, ready to play an exhibition game under the usual terms. */
export const READY_TEAMS: readonly Roster[] = [
  ready('Ford Runners', 'amazon', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 2, coaches: 0 }, [
    'eagle-warrior-linewoman 5 block block block',
    'piranha-warrior-blitzer 2 block',
    'python-warrior-thrower 2',
    'jaguar-warrior-blocker 2 block guard',
  ]),
  ready('Iron Jaws', 'black-orc', '', { rerolls: 3, apothecary: false, fans: 3, cheerleaders: 1, coaches: 0 }, [
    'goblin-bruiser-lineman 6',
    'black-orc 6 block block block guard mighty-blow block',
    'trained-troll 1',
  ]),
  ready(
    'Brass Horns',
    'chaos-chosen',
    'Chaos Undivided',
    { rerolls: 3, apothecary: true, fans: 3, cheerleaders: 1, coaches: 0 },
    ['beastmen-runner-lineman 8 block tackle', 'chaos-chosen-blocker 4 block block block block'],
  ),
  ready('Ash Furnace', 'chaos-dwarf', '', { rerolls: 3, apothecary: false, fans: 0, cheerleaders: 0, coaches: 0 }, [
    'hobgoblin-lineman 6',
    'chaos-dwarf-blocker 4 guard guard',
    'chaos-dwarf-flamesmith 2 block guard',
    'bull-centaur-blitzer 2 block block',
  ]),
  ready(
    'Crossroad Gang',
    'chaos-renegade',
    'Chaos Undivided',
    { rerolls: 3, apothecary: true, fans: 1, cheerleaders: 0, coaches: 0 },
    [
      'renegade-human-lineman 6 block block tackle wrestle',
      'renegade-human-thrower 1',
      'renegade-goblin 1',
      'renegade-orc 1',
      'renegade-skaven 1',
      'renegade-dark-elf 1 dodge',
      'renegade-ogre 1 guard',
      'renegade-rat-ogre 1',
    ],
  ),
  ready('Night Harbour', 'dark-elf', '', { rerolls: 2, apothecary: false, fans: 3, cheerleaders: 1, coaches: 0 }, [
    'dark-elf-lineman 6 dodge dodge dodge',
    'dark-elf-runner 1',
    'dark-elf-blitzer 4 dodge tackle',
    'witch-elf 1 block',
  ]),
  ready('Deep Shaft', 'dwarf', '', { rerolls: 2, apothecary: false, fans: 3, cheerleaders: 1, coaches: 0 }, [
    'dwarf-blocker-lineman 7 guard guard',
    'dwarf-runner 2 block',
    'dwarf-blitzer 2 guard mighty-blow',
    'troll-slayer 2 mighty-blow',
  ]),
  ready('Silver Gulls', 'elven-union', '', { rerolls: 3, apothecary: false, fans: 3, cheerleaders: 0, coaches: 0 }, [
    'elven-union-lineman 6 dodge wrestle',
    'elven-union-thrower 1 leader',
    'elven-union-catcher 3 dodge dodge',
    'elven-union-blitzer 2 dodge',
  ]),
  ready('Root Cellar', 'gnome', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 3, coaches: 3 }, [
    'gnome-lineman 6 dodge dodge side-step dodge',
    'treeman 2',
    'gnome-beastmaster 2 dodge',
    'gnome-illusionist 2 dodge',
    'woodland-fox 2',
  ]),
  ready('Mud Puddle', 'goblin', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 0, coaches: 0 }, [
    'goblin-lineman 6 side-step side-step sneaky-git',
    'bomma 1',
    'looney 1',
    'fanatic 1',
    'pogoer 1 sure-feet',
    'ooligan 1',
    'doom-diver 1',
    'trained-troll 2 guard break-tackle',
  ]),
  ready('Second Breakfast', 'halfling', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 3, coaches: 3 }, [
    'halfling-hopeful-lineman 9 sneaky-git side-step side-step',
    'halfling-hefty 2 sure-feet',
    'halfling-catcher 2',
    'treeman 2 guard break-tackle',
  ]),
  ready('White Tower', 'high-elf', '', { rerolls: 4, apothecary: true, fans: 0, cheerleaders: 0, coaches: 0 }, [
    'high-elf-lineman 6 dodge dodge wrestle',
    'high-elf-thrower 1 leader',
    'high-elf-catcher 2 dodge',
    'high-elf-blitzer 2 dodge',
  ]),
  ready('Bridge Town', 'human', '', { rerolls: 4, apothecary: true, fans: 1, cheerleaders: 0, coaches: 0 }, [
    'human-lineman 4 wrestle',
    'human-thrower 1',
    'human-catcher 2 block',
    'human-blitzer 4 guard mighty-blow tackle',
    'ogre 1 guard',
  ]),
  ready(
    'Velvet Gloves',
    'imperial-nobility',
    '',
    { rerolls: 2, apothecary: true, fans: 1, cheerleaders: 0, coaches: 0 },
    [
      'imperial-retainer-lineman 5 block',
      'imperial-thrower 2 leader',
      'noble-blitzer 2 dodge',
      'bodyguard 4 guard guard block',
    ],
  ),
  ready('Red Anvil', 'khorne', '', { rerolls: 3, apothecary: true, fans: 1, cheerleaders: 0, coaches: 0 }, [
    'bloodborn-marauder-lineman 6 block',
    'khorngor 4 block block',
    'bloodseeker 3 block block block',
  ]),
  ready('Sun Terrace', 'lizardmen', '', { rerolls: 4, apothecary: true, fans: 1, cheerleaders: 0, coaches: 0 }, [
    'skink-runner-lineman 5 side-step',
    'saurus-blocker 6 block block block block guard',
  ]),
  ready(
    'Grey Lantern',
    'necromantic-horror',
    '',
    { rerolls: 1, apothecary: false, fans: 3, cheerleaders: 3, coaches: 0 },
    [
      'zombie-lineman 5',
      'ghoul-runner 2 block',
      'wraith 2 guard',
      'werewolf 2 block block',
      'flesh-golem 2 block guard',
    ],
  ),
  ready(
    'Long Ship',
    'norse',
    'Chaos Undivided',
    { rerolls: 1, apothecary: true, fans: 0, cheerleaders: 0, coaches: 0 },
    [
      'norse-raider-lineman-bb 6 tackle',
      'beer-boar-bb 1',
      'norse-berserker 2 mighty-blow',
      'valkyrie 2 dodge',
      'ulfwerener 2 block block',
      'yhetee 1 mighty-blow',
    ],
  ),
  ready('Stagnant Pool', 'nurgle', '', { rerolls: 4, apothecary: false, fans: 1, cheerleaders: 0, coaches: 0 }, [
    'rotter-lineman 6 block',
    'pestigor 4 block block',
    'bloater 3 block block guard',
  ]),
  ready('Loud Kitchen', 'ogre', '', { rerolls: 3, apothecary: true, fans: 3, cheerleaders: 3, coaches: 0 }, [
    'gnoblar-lineman 8 catch',
    'ogre-runt-punter 1 guard',
    'ogre-blocker 4 guard guard break-tackle stand-firm',
  ]),
  ready(
    'Three Flags',
    'old-world-alliance',
    '',
    { rerolls: 2, apothecary: false, fans: 3, cheerleaders: 0, coaches: 0 },
    [
      'old-world-human-lineman 5 block',
      'old-world-human-thrower 1',
      'old-world-human-catcher 1 block',
      'old-world-human-blitzer 1 guard',
      'old-world-dwarf-blocker 2 guard',
      'old-world-dwarf-blitzer 1 guard',
      'old-world-dwarf-troll-slayer 1 mighty-blow',
      'old-world-halfling-hopeful 1',
      'ogre 1',
    ],
  ),
  ready('Rust Heap', 'orc', '', { rerolls: 3, apothecary: false, fans: 3, cheerleaders: 0, coaches: 0 }, [
    'orc-lineman-bb 3',
    'orc-thrower-bb 1',
    'orc-blitzer-bb 4 guard mighty-blow tackle',
    'big-un-blocker-bb 4 block block guard',
    'goblin 1',
  ]),
  ready('Old Ferry', 'shambling-undead', '', { rerolls: 3, apothecary: false, fans: 3, cheerleaders: 1, coaches: 0 }, [
    'skeleton-lineman 3',
    'zombie-lineman 3',
    'ghoul-runner 3 block block',
    'wight-blitzer 2 tackle mighty-blow',
    'mummy 2 guard guard',
  ]),
  ready('Sewer Line', 'skaven', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 3, coaches: 2 }, [
    'skaven-lineman 6 wrestle',
    'skaven-thrower 1',
    'gutter-runner 3 block wrestle side-step',
    'skaven-blitzer 2 guard tackle',
  ]),
  ready('Spore Heap', 'snotling', '', { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 3, coaches: 3 }, [
    'snotling-lineman-bb 7 catch',
    'fungus-flinga-bb 2 accurate',
    'fun-hoppa 1',
    'stilty-runna 2',
    'pump-wagon 2 guard break-tackle',
    'trained-troll 2 guard grab',
  ]),
  ready('Sand Clock', 'tomb-kings', '', { rerolls: 3, apothecary: false, fans: 3, cheerleaders: 2, coaches: 0 }, [
    'skeleton-lineman 6 block',
    'anointed-thrower 1',
    'anointed-blitzer 2 tackle mighty-blow',
    'tomb-guardian 4 guard mighty-blow guard',
  ]),
  ready(
    'Under Market',
    'underworld-denizens',
    '',
    { rerolls: 4, apothecary: true, fans: 3, cheerleaders: 3, coaches: 1 },
    [
      'underworld-goblin-lineman 6 side-step',
      'underworld-snotling 2',
      'skaven-clanrat 2 block',
      'underworld-skaven-thrower 1 leader',
      'underworld-gutter-runner 1 block',
      'underworld-skaven-blitzer 1 guard',
      'underworld-troll 1 guard',
    ],
  ),
  ready('Red Window', 'vampire', '', { rerolls: 4, apothecary: true, fans: 0, cheerleaders: 0, coaches: 0 }, [
    'thrall-lineman 8 block wrestle',
    'vampire-thrower 2 block',
    'vampire-blitzer 2 block block',
    'vampire-runner 1 dodge',
  ]),
  ready('Birch Glade', 'wood-elf', '', { rerolls: 3, apothecary: true, fans: 0, cheerleaders: 0, coaches: 0 }, [
    'wood-elf-lineman 6 dodge wrestle',
    'wood-elf-thrower 1',
    'wood-elf-catcher 2 block side-step',
    'wardancer 2 tackle strip-ball',
  ]),
  ready('Still Water', 'slann', '', { rerolls: 4, apothecary: true, fans: 0, cheerleaders: 0, coaches: 0 }, [
    'slann-lineman 5 block',
    'slann-catcher 2 block',
    'slann-blitzer 4 block block wrestle tackle',
  ]),
]
