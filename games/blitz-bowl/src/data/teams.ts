import type { AbilityId } from './abilities.ts'

/** The 23 team cards (BZ-TEAM-01 to BZ-TEAM-07, BZ-TEAM-25). A dash on the card is null. */

export interface PositionCard {
  readonly name: string
  readonly count: number
  readonly move: number | 'd6'
  readonly block: number
  readonly throw: number | null
  readonly armour: number | null
  readonly abilities: readonly AbilityId[]
}

export interface TeamCard {
  readonly id: string
  readonly name: string
  /** A name of our own for the side, for clients that want one. */
  readonly nickname: string
  readonly emergencyReserves: number
  readonly positions: readonly PositionCard[]
}

function position(
  name: string,
  count: number,
  move: number | 'd6',
  block: number,
  throwValue: number | null,
  armour: number | null,
  ability?: AbilityId,
): PositionCard {
  return { name, count, move, block, throw: throwValue, armour, abilities: ability ? [ability] : [] }
}

function team(
  id: string,
  name: string,
  nickname: string,
  emergencyReserves: number,
  positions: PositionCard[],
): TeamCard {
  return { id, name, nickname, emergencyReserves, positions }
}

export const teamCards: readonly TeamCard[] = [
  team('amazon', 'Amazon', 'Jungle Queens', 4, [
    position('Eagle Linewoman', 3, 6, 1, 4, 4),
    position('Python Thrower', 1, 6, 1, 3, 4, 'handling-skills'),
    position('Piranha Blitzer', 1, 7, 1, 4, 4, 'hit-and-run'),
    position('Jaguar Blocker', 1, 6, 2, 4, 3, 'defensive'),
  ]),
  team('black-orc', 'Black Orc', 'Iron Tusks', 4, [
    position('Goblin', 3, 6, 1, 4, 6, 'elusive'),
    position('Black Orc', 3, 4, 2, 5, 2),
  ]),
  team('chaos-chosen', 'Chaos Chosen', 'Horned Reckoning', 4, [
    position('Beastman', 4, 6, 1, 4, 4, 'head-butt'),
    position('Chosen Blocker', 2, 5, 2, 5, 2),
  ]),
  team('dark-elf', 'Dark Elf', 'Night Thorns', 4, [
    position('Lineman', 3, 6, 1, 4, 3),
    position('Runner', 1, 7, 1, 3, 4, 'dump-off'),
    position('Blitzer', 1, 7, 1, 4, 3, 'offensive-specialist'),
    position('Witch Elf', 1, 7, 1, 5, 4, 'frenzied'),
  ]),
  team('dwarf', 'Dwarf', 'Anvil Brothers', 4, [
    position('Lineman', 3, 4, 1, 5, 2),
    position('Runner', 1, 6, 1, 4, 3, 'safe-hands'),
    position('Blitzer', 1, 5, 1, 4, 2, 'offensive-specialist'),
    position('Troll Slayer', 1, 5, 1, 6, 4, 'frenzied'),
  ]),
  team('elven-union', 'Elven Union', 'Gilded Feathers', 4, [
    position('Lineman', 3, 6, 1, 3, 4),
    position('Thrower', 1, 6, 1, 2, 4, 'expert-passer'),
    position('Catcher', 1, 8, 1, 3, 5, 'catchers-instincts'),
    position('Blitzer', 1, 7, 1, 3, 3, 'offensive-specialist'),
  ]),
  team('gnome', 'Gnome', 'Mossy Hats', 4, [
    position('Lineman', 4, 5, 1, 4, 6),
    position('Illusionist', 1, 5, 1, 3, 6, 'dump-off'),
    position('Beastmaster', 1, 5, 1, 4, 4, 'woodland-aid'),
    position('Woodland Fox', 1, 7, 1, 6, 6, 'lithe-creature'),
    position('Treeman', 1, 2, 2, 5, 2, 'hulking-brute'),
  ]),
  team('goblin', 'Goblin', 'Sneaky Heap', 4, [
    position('Goblin', 6, 6, 1, 4, 6, 'elusive'),
    position('Troll', 1, 4, 2, 5, 2, 'hulking-brute'),
  ]),
  team('halfling', 'Halfling', 'Second Breakfast', 2, [
    position('Lineman', 4, 5, 1, 4, 6),
    position('Catcher', 1, 5, 1, 4, 6, 'catchers-instincts'),
    position('Hefty', 1, 5, 1, 4, 4, 'stand-firm'),
    position('Treeman', 1, 2, 2, 5, 2, 'hulking-brute'),
  ]),
  team('human', 'Human', 'River Lions', 4, [
    position('Lineman', 3, 6, 1, 4, 3),
    position('Thrower', 1, 6, 1, 3, 3, 'handling-skills'),
    position('Catcher', 1, 8, 1, 4, 5, 'catchers-instincts'),
    position('Blitzer', 1, 7, 1, 4, 3, 'offensive-specialist'),
  ]),
  team('imperial-nobility', 'Imperial Nobility', 'Silk Collars', 3, [
    position('Lineman', 2, 6, 1, 4, 5),
    position('Thrower', 1, 6, 1, 3, 4, 'running-pass'),
    position('Bodyguard', 2, 6, 1, 5, 3, 'stand-firm'),
    position('Blitzer', 1, 7, 1, 4, 3, 'offensive-specialist'),
  ]),
  team('khorne', 'Khorne', 'Red Tide', 4, [
    position('Marauder', 3, 6, 1, 4, 4),
    position('Khorngor', 1, 6, 1, 4, 4, 'head-butt'),
    position('Bloodseeker', 2, 5, 2, 6, 3, 'enforcer'),
  ]),
  team('lizardmen', 'Lizardmen', 'Sunscale', 5, [
    position('Skink', 2, 8, 1, 4, 6, 'safe-hands'),
    position('Chameleon Skink', 1, 7, 1, 3, 6, 'catchers-instincts'),
    position('Saurus Blocker', 3, 6, 2, 6, 2),
  ]),
  team('necromantic', 'Necromantic', 'Graveyard Shift', 5, [
    position('Zombie', 3, 4, 1, 6, 3),
    position('Ghoul', 1, 7, 1, 4, 4, 'safe-hands'),
    position('Wraith', 1, 6, 1, null, 3, 'ethereal'),
    position('Werewolf', 1, 8, 1, 4, 3, 'violent'),
    position('Flesh Golem', 1, 4, 2, 6, 2, 'stand-firm'),
  ]),
  team('norse', 'Norse', 'Fjord Hammers', 3, [
    position('Lineman', 3, 6, 1, 4, 4),
    position('Beer Boar', 1, 5, 1, null, 6, 'pick-me-up'),
    position('Berserker', 1, 6, 1, 4, 4, 'offensive-specialist'),
    position('Valkyrie', 1, 7, 1, 3, 4, 'safe-hands'),
    position('Ulfwerener', 1, 6, 2, 6, 3, 'frenzied'),
  ]),
  team('nurgle', 'Nurgle', 'Rotten Luck', 4, [
    position('Lineman', 3, 5, 1, 6, 4),
    position('Pestigor', 1, 6, 1, 4, 3, 'head-butt'),
    position('Bloater', 2, 4, 2, 6, 3, 'stand-firm'),
  ]),
  team('ogre', 'Ogre', 'Big Lunch', 4, [
    position('Gnoblar', 6, 5, 1, 5, 6, 'titchy'),
    position('Ogre', 2, 5, 2, 5, 2, 'hulking-brute'),
  ]),
  team('orc', 'Orc', 'Mud Fangs', 4, [
    position('Lineman', 3, 5, 1, 4, 3),
    position('Thrower', 1, 5, 1, 3, 3, 'handling-skills'),
    position('Blitzer', 1, 6, 1, 4, 2, 'offensive-specialist'),
    position('Big Un Blocker', 1, 5, 2, 6, 2, 'mighty-blow'),
  ]),
  team('shambling-undead', 'Shambling Undead', 'Cold Hands', 4, [
    position('Zombie', 2, 4, 1, 6, 3),
    position('Skeleton', 2, 5, 1, 6, 4, 'regenerate'),
    position('Ghoul', 1, 7, 1, 4, 4, 'safe-hands'),
    position('Wight', 1, 6, 1, 5, 3, 'offensive-specialist'),
    position('Mummy', 1, 3, 2, 6, 2, 'mighty-blow'),
  ]),
  team('skaven', 'Skaven', 'Gutter Dash', 4, [
    position('Lineman', 3, 7, 1, 4, 4),
    position('Thrower', 1, 7, 1, 3, 4, 'handling-skills'),
    position('Blitzer', 1, 7, 1, 5, 3, 'offensive-specialist'),
    position('Gutter Runner', 1, 9, 1, 4, 5, 'safe-hands'),
  ]),
  team('snotling', 'Snotling', 'Ten Tiny Terrors', 5, [
    position('Snotling', 6, 5, 1, 5, null, 'insignificant'),
    position('Fungus Flinga', 1, 5, 1, 4, null, 'bomber'),
    position('Fun-hoppa', 1, 6, 1, 5, null, 'leap'),
    position('Stilty Runna', 1, 7, 1, 5, null),
    position('Pump Wagon', 1, 'd6', 3, null, 3, 'war-machine'),
  ]),
  team('vampire', 'Vampire', 'Velvet Fangs', 4, [
    position('Thrall', 4, 6, 1, 5, 6, 'minion'),
    position('Runner', 1, 8, 1, 4, 3, 'blood-lust'),
    position('Thrower', 1, 6, 2, 2, 3, 'blood-lust'),
    position('Blitzer', 1, 6, 2, 5, 3, 'blood-lust'),
  ]),
  team('wood-elf', 'Wood Elf', 'Leaf Runners', 4, [
    position('Lineman', 3, 7, 1, 4, 5),
    position('Thrower', 1, 7, 1, 2, 5, 'handling-skills'),
    position('Catcher', 1, 8, 1, 4, 6, 'catchers-instincts'),
    position('Wardancer', 1, 8, 1, 4, 4, 'wardance'),
  ]),
]

/** The positions whose players can throw team-mates (BZ-TTM-01). */
export const throwersOfTeamMates: readonly string[] = ['Ogre', 'Troll', 'Treeman']
