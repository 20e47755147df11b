import { type Die, outcomes, type Random } from '@undercroft/engine'

export interface WeightedOutcome {
  readonly values: readonly number[]
  /** Shares of all outcomes add up to one. */
  readonly share: number
}

/** More outcomes than this are put together, or sampled, even on the likely way. */
const MOST = 64
const BINS = 4
const SAMPLES = 3

const complete = new Map<string, readonly WeightedOutcome[]>()
const binned = new Map<string, readonly WeightedOutcome[]>()

/**
 * The outcomes of a roll that a search plays: all of them on the likely way. Inside other rolls, tests with several plain
 * dice are cut into bins of similar sums (armour, injuries), and whatever has no order is sampled.
 */
export function fewOutcomes(dice: readonly Die[], nesting: number, random: Random): readonly WeightedOutcome[] {
  const ways = dice.reduce((product, { sides }) => product * sides, 1)
  if (nesting === 0 && ways <= MOST) return allOutcomes(dice)
  if (ways <= 6 || (nesting <= 1 && ways <= 36 && dice[0].faces)) return allOutcomes(dice)
  if (dice.length > 1 && dice.every(({ faces }) => !faces) && ways <= 216) return bins(dice)
  return Array.from({ length: SAMPLES }, () => ({
    values: dice.map(({ sides }) => 1 + random.below(sides)),
    share: 1 / SAMPLES,
  }))
}

function allOutcomes(dice: readonly Die[]): readonly WeightedOutcome[] {
  return remembered(complete, dice, () => {
    const all = outcomes(dice)
    const total = all.reduce((sum, { ways }) => sum + ways, 0)
    return all.map(({ values, ways }) => ({ values, share: ways / total }))
  })
}

/** Outcomes in order of their sums, cut into bins that are about equally likely; the middle one speaks for each. */
function bins(dice: readonly Die[]): readonly WeightedOutcome[] {
  return remembered(binned, dice, () => {
    const sum = ({ values }: WeightedOutcome) => values.reduce((total, value) => total + value, 0)
    const sorted = [...allOutcomes(dice)].sort((a, b) => sum(a) - sum(b))
    const found: WeightedOutcome[] = []
    let bin: WeightedOutcome[] = []
    let share = 0
    let passed = 0
    for (const outcome of sorted) {
      bin.push(outcome)
      share += outcome.share
      passed += outcome.share
      if (passed < (found.length + 1) / BINS - 1e-9) continue
      found.push({ values: bin[bin.length >> 1].values, share })
      bin = []
      share = 0
    }
    return found
  })
}

function remembered(
  table: Map<string, readonly WeightedOutcome[]>,
  dice: readonly Die[],
  make: () => readonly WeightedOutcome[],
): readonly WeightedOutcome[] {
  const key = dice.map(({ name }) => name).join()
  const known = table.get(key)
  if (known) return known
  const made = make()
  table.set(key, made)
  return made
}
