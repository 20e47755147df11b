import type { AnyGame } from '../adapter.ts'
import { ballBrain } from '../ball/brain.ts'
import { type DungeonMatch, dungeonBowl, venueOf } from './rules.ts'

export const brain = ballBrain(
  dungeonBowl as unknown as AnyGame,
  (match) => venueOf((match as unknown as DungeonMatch).options).dungeon.width,
)
