import type { Faction } from '../card/card.ts'

/** A ready-made warband of 100 points. */
export interface ReadyWarband {
  readonly id: string
  readonly name: string
  readonly faction: Faction
  readonly creatures: readonly string[]
  readonly tiles: readonly string[]
}

/** Three of each faction. */
export const WARBANDS: readonly ReadyWarband[] = [
  {
    id: 'temple-guard',
    name: 'Temple Guard',
    faction: 'LG',
    creatures: ['temple-paladin', 'human-footman', 'human-footman', 'healer-acolyte', 'war-hound', 'hired-guide'],
    tiles: ['A1', 'G03', 'G04', 'G09'],
  },
  {
    id: 'dwarf-host',
    name: 'Dwarf Host',
    faction: 'LG',
    creatures: [
      'battle-priest',
      'dwarf-axe-guard',
      'dwarf-shieldbearer',
      'dwarf-shieldbearer',
      'war-hound',
      'hired-guide',
      'human-crossbowman',
    ],
    tiles: ['A4', 'G07', 'G12', 'G13'],
  },
  {
    id: 'angelic-watch',
    name: 'Angelic Watch',
    faction: 'LG',
    creatures: ['guardian-angel', 'celestial-hound', 'hired-guide', 'war-hound'],
    tiles: ['A2', 'G01', 'G05', 'G10'],
  },
  {
    id: 'forest-patrol',
    name: 'Forest Patrol',
    faction: 'CG',
    creatures: [
      'elf-spellsinger',
      'elf-archer',
      'elf-skirmisher',
      'wood-elf-pathfinder',
      'gnome-illusionist',
      'gnome-illusionist',
      'mind-adept',
      'forest-wolf',
      'forest-wolf',
      'hired-guide',
    ],
    tiles: ['A3', 'G06', 'G08', 'G14'],
  },
  {
    id: 'wild-hunt',
    name: 'Wild Hunt',
    faction: 'CG',
    creatures: [
      'wild-druid',
      'brown-bear',
      'forest-wolf',
      'great-eagle',
      'hired-guide',
      'hired-guide',
      'healer-acolyte',
      'sellsword',
    ],
    tiles: ['A1', 'G02', 'G11', 'G14'],
  },
  {
    id: 'song-and-storm',
    name: 'Song and Storm',
    faction: 'CG',
    creatures: [
      'songmaster',
      'storm-mage',
      'storm-mage',
      'wood-elf-pathfinder',
      'elf-skirmisher',
      'forest-wolf',
      'forest-wolf',
      'hired-guide',
    ],
    tiles: ['A3', 'G01', 'G06', 'G13'],
  },
  {
    id: 'iron-legion',
    name: 'Iron Legion',
    faction: 'LE',
    creatures: [
      'hobgoblin-sergeant',
      'hobgoblin-soldier',
      'hobgoblin-soldier',
      'hobgoblin-archer',
      'ghoul',
      'sellsword',
      'wight',
    ],
    tiles: ['A1', 'G03', 'G04', 'G09'],
  },
  {
    id: 'grave-court',
    name: 'Grave Court',
    faction: 'LE',
    creatures: [
      'lich-sorcerer',
      'skeleton-warrior',
      'skeleton-warrior',
      'hired-guide',
      'clockwork-spider',
      'sellsword',
    ],
    tiles: ['A4', 'G07', 'G12', 'G13'],
  },
  {
    id: 'night-cabal',
    name: 'Night Cabal',
    faction: 'LE',
    creatures: ['blackguard', 'night-assassin', 'goblin-sneak', 'goblin-sneak', 'war-hound', 'hired-guide'],
    tiles: ['A2', 'G01', 'G05', 'G10'],
  },
  {
    id: 'orc-horde',
    name: 'Orc Horde',
    faction: 'CE',
    creatures: [
      'orc-warlord',
      'orc-raider',
      'orc-raider',
      'sellsword',
      'goblin-sneak',
      'goblin-sneak',
      'goblin-wolf-rider',
    ],
    tiles: ['A3', 'G06', 'G08', 'G14'],
  },
  {
    id: 'beast-pack',
    name: 'Beast Pack',
    faction: 'CE',
    creatures: [
      'gnoll-packlord',
      'dire-boar',
      'gnoll-marauder',
      'black-ooze',
      'giant-spider',
      'hired-guide',
      'orc-spear-hunter',
    ],
    tiles: ['A1', 'G02', 'G11', 'G14'],
  },
  {
    id: 'giant-raid',
    name: 'Giant Raid',
    faction: 'CE',
    creatures: ['orc-shaman', 'ogre-ravager', 'cave-troll', 'kobold-spearman', 'hired-guide', 'forest-wolf'],
    tiles: ['A3', 'G01', 'G06', 'G13'],
  },
]
