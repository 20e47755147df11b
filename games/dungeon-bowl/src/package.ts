import { INJURY_TABLE, LASTING_INJURIES, STUNTY_INJURY_TABLE, skillWords } from '@undercroft/ball'
import type { GamePackage } from '@undercroft/engine'
import { anyOptions } from './any-options.ts'
import { colleges } from './colleges/index.ts'
import { gameContent } from './content.ts'
import { letterOf } from './draw.ts'
import { DUNGEONS } from './dungeons/index.ts'
import { dungeonBowl } from './game.ts'
import { checkInvariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'
import { TILE_NAMES, tileShape } from './rooms/tiles.ts'
import { sequences } from './scenario/sequences.ts'
import { vocabulary } from './scenario/vocabulary.ts'
import { CATALOGUE } from './skills/catalogue.ts'
import { words as ownSkillWords } from './skills/words.gen.ts'
import type { DungeonMatch } from './state.ts'
import { READY_TEAMS } from './teams/ready-made/index.ts'
import { venueOf } from './venue.ts'

/** Fields of actions and events that name a player, and those that name a square. */
const PLAYERS = ['player', 'target', 'piece', 'by', 'thrower', 'catcher']
const SQUARES = ['to', 'from', 'square', 'at', 'over']

const skillTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...skillWords, ...ownSkillWords }).map(([id, { text }]) => [id, text]),
)

/** Everything that the tools need of Dungeon Bowl. */
export const gamePackage: GamePackage<DungeonMatch> = {
  game: dungeonBowl,
  title: 'Dungeon Bowl',
  vocabulary,
  content: gameContent,
  sequences,
  data: () => ({
    colleges: colleges(),
    skills: CATALOGUE.map((skill) => ({ ...skill, text: skillTexts[skill.id] })),
    teams: READY_TEAMS,
    dungeons: DUNGEONS,
    tiles: TILE_NAMES.map((name) => ({ name, ...tileShape(name) })),
    injuries: { usual: INJURY_TABLE, stunty: STUNTY_INJURY_TABLE, lasting: LASTING_INJURIES },
  }),
  randomOptions,
  anyOptions,
  invariants: checkInvariants,
  decisionLimit: 20_000,
  label: (match, field, value) => {
    if (typeof value !== 'number' || value < 0) return null
    if (PLAYERS.includes(field) && match.state.players[value]) return letterOf(match, value)
    const { width } = venueOf(match.options).dungeon
    return SQUARES.includes(field) ? `${value % width},${Math.floor(value / width)}` : null
  },
}
