import type { Guide } from '../guide.ts'
import { blitzGuideWith } from '../guides/blitz-bowl.ts'
import { BLITZ_SPANS, KEEN_WEIGHTS } from '../guides/blitz-bowl-weights.ts'
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

/** Weights are turned by half of what they are, but for those whose span is told. */
const PART = 0.5

const spansOf = (weights: Weighing, told: Partial<Weighing>, part = PART): Weighing =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, told[name] ?? part * Math.abs(weight)]))

const tunables = {
  'blitz-bowl': {
    weights: KEEN_WEIGHTS,
    spans: spansOf(KEEN_WEIGHTS, BLITZ_SPANS, 0),
    with: blitzGuideWith,
  },
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
