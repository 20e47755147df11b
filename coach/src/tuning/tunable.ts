import type { Guide } from '../guide.ts'
import { dungeonGuideWith } from '../guides/dungeon-bowl.ts'
import { DUNGEON_WEIGHTS, NEW_TERMS } from '../guides/dungeon-bowl-weights.ts'

/** What counts how much in a guide, by name. */
export type Weighing = Readonly<Record<string, number>>

/** A guide whose weights can be turned. */
export interface Tunable {
  readonly weights: Weighing
  /** How far each weight is turned at most. */
  readonly spans: Weighing
  with(weights: Weighing): Guide
}

/** Weights are turned by half of what they are. */
const PART = 0.5

const spansOf = (weights: Weighing, own: Weighing): Weighing =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, own[name] ?? PART * Math.abs(weight)]))

const tunables = {
  'dungeon-bowl': {
    weights: DUNGEON_WEIGHTS,
    spans: spansOf(DUNGEON_WEIGHTS, NEW_TERMS),
    with: dungeonGuideWith,
  },
} as unknown as Readonly<Record<string, Tunable>>

export const TUNABLE: readonly string[] = Object.keys(tunables)

export function tunableOf(game: string): Tunable {
  if (!Object.hasOwn(tunables, game)) throw new Error(`the guide of ${game} cannot be tuned`)
  return tunables[game]
}
