import type { GamePackage } from '@undercroft/engine'
import { TERRAIN } from './board/terrain.ts'
import { SPELLS } from './card/spells.ts'
import { gameContent } from './content.ts'
import { boardIn } from './creatures.ts'
import { CARDS } from './data/cards.ts'
import { MAPS } from './data/maps.ts'
import { WARBANDS } from './data/warbands.ts'
import { letterOf } from './draw.ts'
import { skirmishGame } from './game.ts'
import { invariants } from './invariants.ts'
import { vocabulary } from './scenario/vocabulary.ts'
import type { SkirmishMatch } from './state.ts'
import { randomOptions } from './testing/random-options.ts'
import { TILES } from './tiles/index.ts'

/** Fields of actions and events that name a creature, and those that name a square. */
const CREATURES = ['creature', 'target', 'piece', 'by', 'attacker']
const SQUARES = ['square', 'to', 'from']

/** Everything that the tools need of Skirmish. */
export const gamePackage: GamePackage<SkirmishMatch> = {
  game: skirmishGame,
  title: 'Skirmish',
  vocabulary,
  content: gameContent,
  data: () => ({ cards: CARDS, spells: SPELLS, tiles: TILES, maps: MAPS, warbands: WARBANDS, terrain: TERRAIN }),
  randomOptions: (random) => randomOptions(random),
  invariants,
  decisionLimit: 40_000,
  label: (match, field, value) => {
    if (typeof value !== 'number' || value < 0) return null
    if (CREATURES.includes(field) && match.state.creatures[value]) return letterOf(match, value)
    if (!SQUARES.includes(field)) return null
    const { width } = boardIn(match)
    return `${value % width},${Math.floor(value / width)}`
  },
}
