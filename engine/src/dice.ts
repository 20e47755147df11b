import type { DiceState } from './contract.ts'
import { EngineFault } from './errors.ts'

/** A kind of die. `faces` names what it shows where that is not a number, in order of the values 1, 2, 3, ... */
export interface Die {
  readonly name: string
  readonly sides: number
  readonly faces?: readonly string[]
}

const plainDice = new Map<number, Die>()

/** The plain die with so many sides: `die(6)` is 'd6'. Also serves to pick one of n things by chance. */
export function die(sides: number): Die {
  const known = plainDice.get(sides)
  if (known) return known
  if (!Number.isInteger(sides) || sides < 1) throw new EngineFault(`a die cannot have ${sides} sides`)
  const made = { name: `d${sides}`, sides }
  plainDice.set(sides, made)
  return made
}

/** A die with named faces, such as a block die. */
export function namedDie(name: string, faces: readonly string[]): Die {
  return { name, sides: faces.length, faces }
}

/** The die of that name: one of the game's own, or a plain one ('d6'). */
export function dieByName(name: string, own: readonly Die[]): Die {
  const named = own.find((candidate) => candidate.name === name)
  if (named) return named
  if (!/^d[1-9]\d*$/.test(name)) throw new EngineFault(`there is no die called '${name}'`)
  return die(Number(name.slice(1)))
}

/**
 * Where the dice of a match come from. 32 hexadecimal digits (128 bits): nobody finds them out from dice that were seen.
 * A number: easily typed, and easily found by trying, so every die to come can be foretold by who wants to.
 */
export type Seed = number | string

const LONG_SEED = /^[0-9a-f]{32}$/

export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && LONG_SEED.test(value)

/** A seed that nobody can guess. Not for rules: they never ask for one. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The generator's four integers for a seed. Another `stream` of the same seed has nothing in common with it. */
export function seededDice(seed: Seed, stream = 0): DiceState {
  const dice = typeof seed === 'number' ? shortSeed(seed, stream) : longSeed(seed, stream)
  for (let i = 0; i < 12; i++) next32(dice)
  return dice
}

type Four = [number, number, number, number]

const shortSeed = (seed: number, stream: number): Four => [
  seed | 0,
  Math.floor(seed / 0x100000000) | 0,
  (0x9e3779b9 + stream) | 0,
  1,
]

function longSeed(seed: string, stream: number): Four {
  if (!LONG_SEED.test(seed)) throw new EngineFault(`'${seed}' is no seed: a number, or 32 hexadecimal digits`)
  const word = (at: number) => Number.parseInt(seed.slice(8 * at, 8 * at + 8), 16) | 0
  return [word(0), word(1), word(2) ^ Math.imul(0x9e3779b9, stream), word(3)]
}

/** sfc32: 32 fresh bits, as an unsigned number. */
function next32(dice: [number, number, number, number]): number {
  const sum = (((dice[0] + dice[1]) | 0) + dice[3]) | 0
  dice[3] = (dice[3] + 1) | 0
  dice[0] = dice[1] ^ (dice[1] >>> 9)
  dice[1] = (dice[2] + (dice[2] << 3)) | 0
  dice[2] = (dice[2] << 21) | (dice[2] >>> 11)
  dice[2] = (dice[2] + sum) | 0
  return sum >>> 0
}

/**
 * A fair number from 1 to `sides`: draws that would favour some side are thrown away. `| 0` says that it is small: the remainder of a
 * large number counts as a float, and so would every field of a state that a die decides. `>>> 0` keeps the division to whole numbers.
 */
export function draw(dice: [number, number, number, number], sides: number): number {
  let bits = next32(dice)
  while (bits >= SPAN - sides && bits >= SPAN - (SPAN % sides)) bits = next32(dice)
  return ((bits % (sides >>> 0)) | 0) + 1
}

/** How many numbers 32 bits can show. */
const SPAN = 0x100000000

/** A source of random numbers outside of a match, for computer players and tests. */
export class Random {
  private readonly dice: [number, number, number, number]
  constructor(seed: Seed, stream = 0) {
    this.dice = seededDice(seed, stream) as [number, number, number, number]
  }
  /** 0 to `count` - 1. */
  below(count: number): number {
    return draw(this.dice, count) - 1
  }
  pick<T>(items: readonly T[]): T {
    return items[draw(this.dice, items.length) - 1]
  }
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = shuffled[i]
      shuffled[i] = shuffled[j]
      shuffled[j] = held
    }
    return shuffled
  }
}

/** One way a roll can fall, and how many of the `total` equally likely ways are like it. */
export interface Outcome {
  readonly values: readonly number[]
  readonly ways: number
}

/**
 * Every way the dice can fall. Dice of the same kind that lie beside each other are not told apart, so that two d6 have
 * 21 outcomes with 1 or 2 ways each; ask with `ordered` where the order matters.
 */
export function outcomes(dice: readonly Die[], ordered = false): Outcome[] {
  let found: Outcome[] = [{ values: [], ways: 1 }]
  for (const { sides } of dice) {
    found = found.flatMap(({ values, ways }) =>
      Array.from({ length: sides }, (_, i) => ({ values: [...values, i + 1], ways })),
    )
  }
  if (ordered) return found
  const merged = new Map<string, Outcome>()
  for (const { values, ways } of found) {
    const sorted = sortWithinKinds(dice, values)
    const key = sorted.join()
    merged.set(key, { values: sorted, ways: ways + (merged.get(key)?.ways ?? 0) })
  }
  return [...merged.values()]
}

function sortWithinKinds(dice: readonly Die[], values: readonly number[]): number[] {
  const sorted: number[] = []
  for (let start = 0; start < dice.length; ) {
    let end = start
    while (end < dice.length && dice[end] === dice[start]) end++
    sorted.push(...values.slice(start, end).sort((a, b) => a - b))
    start = end
  }
  return sorted
}
