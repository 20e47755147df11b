import { type Die, outcomes, type Random } from '@undercroft/engine'

export interface WeightedOutcome {
  readonly values: readonly number[]
  /** Shares of all outcomes add up to one. */
  readonly share: number
}

/** More outcomes than this are sampled. */
const MOST = 216
const SAMPLES = 2

const complete = new Map<string, readonly WeightedOutcome[]>()
const binned = new Map<string, readonly WeightedOutcome[]>()

/**
 * The outcomes of a roll that a search plays. Several plain dice are cut into bins of similar sums (armour, injuries), fewer
 * inside other rolls; what has no order is played in full on the likely way and sampled deeper.
 */
export function fewOutcomes(dice: readonly Die[], nesting: number, random: Random): readonly WeightedOutcome[] {
  const ways = dice.reduce((product, { sides }) => product * sides, 1)
  if (ways <= MOST && dice.every(({ faces }) => !faces)) {
    if (dice.length > 1) return bins(dice, nesting === 0 ? 6 : 3)
    return nesting === 0 || (nesting === 1 && ways <= 6) ? allOutcomes(dice) : bins(dice, 3)
  }
  return nesting <= 1 && ways <= MOST ? allOutcomes(dice) : sampled(dice, SAMPLES, random)
}

/** One outcome for all that are told alike, with what they share. */
export function oneOfEach<Kind>(dice: readonly Die[], kindOf: (values: readonly number[]) => Kind): WeightedOutcome[] {
  const found = new Map<Kind, WeightedOutcome>()
  for (const { values, share } of allOutcomes(dice)) {
    const kind = kindOf(values)
    const known = found.get(kind)
    found.set(kind, known ? { ...known, share: known.share + share } : { values, share })
  }
  return [...found.values()]
}

/** A single die whose outcomes are too many to play each. */
export const hasManySides = (dice: readonly Die[]): boolean =>
  dice.length === 1 && dice[0].sides > MANY_SIDES && !dice[0].faces

const MANY_SIDES = 8

/** So many outcomes by chance, which speak for all. */
export function sampled(dice: readonly Die[], count: number, random: Random): readonly WeightedOutcome[] {
  return Array.from({ length: count }, () => ({
    values: dice.map(({ sides }) => 1 + random.below(sides)),
    share: 1 / count,
  }))
}

function allOutcomes(dice: readonly Die[]): readonly WeightedOutcome[] {
  return remembered(complete, dice, 0, () => {
    const all = outcomes(dice)
    const total = all.reduce((sum, { ways }) => sum + ways, 0)
    return all.map(({ values, ways }) => ({ values, share: ways / total }))
  })
}

/** Outcomes in order of their sums, cut into bins that are about equally likely; the middle one speaks for each. */
function bins(dice: readonly Die[], count: number): readonly WeightedOutcome[] {
  return remembered(binned, dice, count, () => {
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
      if (passed < (found.length + 1) / count - 1e-9) continue
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
  count: number,
  make: () => readonly WeightedOutcome[],
): readonly WeightedOutcome[] {
  const key = `${count} ${dice.map(({ name }) => name)}`
  const known = table.get(key)
  if (known) return known
  const made = make()
  table.set(key, made)
  return made
}
