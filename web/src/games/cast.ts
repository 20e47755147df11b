import type { Figure } from '../art/figures/figure.ts'
import { figureOf } from '../art/figures/words.ts'
import type { GameId } from './index.ts'

/** Who stands for a game where its name is read. */
const words: Readonly<Record<GameId, readonly string[]>> = {
  'blood-bowl': ['human catcher', 'human blitzer', 'ogre', 'human thrower', 'human lineman'],
  'dungeon-bowl': ['dwarf runner', 'dwarf blitzer', 'dwarf troll slayer', 'human thrower', 'elven union catcher'],
  'blitz-bowl': ['orc thrower', 'orc blitzer', 'black orc', 'goblin', 'orc lineman'],
  skirmish: ['orc raider', 'goblin', 'skeleton', 'minotaur', 'orc warlord'],
}

export const castOf = (game: GameId): readonly Figure[] => words[game].map((word) => figureOf(word))
