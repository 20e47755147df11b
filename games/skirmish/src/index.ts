export type { SkirmishAction, TurnAction } from './actions.ts'
export { TERRAIN } from './board/terrain.ts'
export type { CardAbility } from './card/ability-line.ts'
export type { Attack } from './card/attack-line.ts'
export { type Card, FACTIONS, type Faction } from './card/card.ts'
export type { CommanderEffect } from './card/commander-effect.ts'
export { CONDITIONS, type Effect } from './card/effect.ts'
export { type CardSpell, SPELLS, type Spell } from './card/spells.ts'
export { followersOf, isCommanded, isCommander } from './command.ts'
export { things as CONDITION_THINGS } from './conditions/list.gen.ts'
export { gameContent } from './content.ts'
export { areEnemies, cardOf, isActive, isPresent, squaresOf } from './creatures.ts'
export { CARDS, cardById } from './data/cards.ts'
export { MAPS } from './data/maps.ts'
export { type ReadyWarband, WARBANDS } from './data/warbands.ts'
export { drawBoard } from './draw.ts'
export type { SkirmishEvent } from './events.ts'
export { skirmishGame } from './game.ts'
export { type BareGrid, coveredSquares, readyGrid, squaresOfTile, threatenedSquares, unseenSquares } from './inspect.ts'
export { lessons } from './lessons.ts'
export { moveSpeed } from './move/speed.ts'
export { cardsOf } from './options/cards.ts'
export { type AskedOptions, SCENARIOS, type SkirmishOptions } from './options/options.ts'
export {
  genericTiles,
  MOST_CREATURES,
  parseWarband,
  type Warband,
  type WarbandProblem,
  warbandProblems,
} from './options/warband.ts'
export { gamePackage } from './package.ts'
export { areasOf, GRID_HEIGHT, GRID_WIDTH, shapeOf } from './setup/areas.ts'
export {
  type GridLayout,
  gridProblems,
  isAssembly,
  type LaidTile,
  layingProblem,
  layoutOf,
  mostGeneric,
  parseLayout,
} from './setup/layout.ts'
export { type Creature, type SkirmishMatch, type SkirmishState, STATUS_NAMES } from './state.ts'
export { TILES, type Tile } from './tiles/index.ts'
