import type { Guide } from '../guide.ts'
import { fearfulSkirmishGuide } from '../guides/skirmish.ts'
import { blitzFeatures } from './blitz-bowl.ts'
import { dungeonFeatures } from './dungeon-bowl.ts'
import type { Features } from './sheet.ts'
import { skirmishFeatures } from './skirmish.ts'

/** The games in which something can be learned: what is looked at. The first feature is the guide's own figure, made small by `unit`. */
const learnable = {
  'blitz-bowl': { features: blitzFeatures, unit: 50 },
  'dungeon-bowl': { features: dungeonFeatures, unit: 150 },
  skirmish: { features: skirmishFeatures, unit: 50, guide: fearfulSkirmishGuide },
} as unknown as Readonly<Record<string, Learnable>>

export interface Learnable {
  readonly features: Features
  readonly unit: number
  /** What is known beside what is learned, where it is not the veteran's guide. */
  readonly guide?: Guide
}

export const LEARNABLE: readonly string[] = Object.keys(learnable)

export function learnableOf(game: string): Learnable {
  if (!Object.hasOwn(learnable, game)) throw new Error(`nobody has learned ${game} yet`)
  return learnable[game]
}
