/** Points with ever larger log odds, and the chances that go with them. */
export type Curve = readonly (readonly [logOdds: number, chance: number])[]

/** On the lines between the points; before the first and after the last it goes on as log odds do: what is nearly won is told so. */
export function along(curve: Curve, logOdds: number): number {
  const after = curve.findIndex(([at]) => at > logOdds)
  if (after < 0) return beyond(curve[curve.length - 1], logOdds)
  if (after === 0) return beyond(curve[0], logOdds)
  const [from, low] = curve[after - 1]
  const [to, high] = curve[after]
  return low + ((high - low) * (logOdds - from)) / (to - from)
}

/** From the chance at the end of a curve on. */
function beyond([at, chance]: Curve[number], logOdds: number): number {
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(at - logOdds))
}

/** Positions with the same log odds or nearly, and what came of them. */
interface Block {
  odds: number
  came: number
  count: number
}

/** Where positions are parted on either side of even: by sixths, and the surest sixth more finely, because chances differ most there. */
const PARTED = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 11 / 12, 23 / 24, 47 / 48, 1]

/** Nobody is told that a match that goes on is won. */
const SUREST = 0.99

/**
 * The chances that came true with these log odds: rising, and the same for both seats (who has so much of a chance leaves the rest
 * to the other).
 */
export function curveOf(odds: readonly number[], came: readonly number[]): Curve {
  // Seen from the seat that is ahead.
  const ahead = odds
    .map((one, i) => (one < 0 ? { odds: -one, came: 1 - came[i] } : { odds: one, came: came[i] }))
    .sort((a, b) => a.odds - b.odds)
  const blocks: Block[] = []
  let from = 0
  for (const share of PARTED) {
    const to = Math.ceil(share * ahead.length)
    const part = ahead.slice(from, to)
    from = to
    if (part.length === 0) continue
    const sum = (of: (one: Pick<Block, 'odds' | 'came'>) => number) => part.reduce((total, one) => total + of(one), 0)
    blocks.push({ odds: sum((one) => one.odds), came: sum((one) => one.came), count: part.length })
    merge(blocks)
  }
  const points = blocks.map(({ odds: sum, came: wins, count }): [number, number] => [
    rounded(sum / count),
    rounded(Math.min(SUREST, Math.max(0.5, wins / count))),
  ])
  // As far as positions were seen the surest block is told as it came.
  const [surest, chance] = points[points.length - 1]
  const last = rounded(ahead[ahead.length - 1].odds)
  if (last > surest) points.push([last, chance])
  const mirrored = points.map(([at, won]): [number, number] => [-at, rounded(1 - won)]).reverse()
  return [...mirrored, [0, 0.5], ...points]
}

/** Where chances fall although the odds rise it was chance: those blocks become one. */
function merge(blocks: Block[]): void {
  for (let last = blocks.length - 1; last > 0; last--) {
    const [before, after] = [blocks[last - 1], blocks[last]]
    if (before.came / before.count < after.came / after.count) return
    blocks.splice(last - 1, 2, {
      odds: before.odds + after.odds,
      came: before.came + after.came,
      count: before.count + after.count,
    })
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
