import { loadGame } from '../games.ts'
import { playMatch, type Way } from './ways.ts'

/** Matches of one game played in one way, with the seeds `from` up to `to` (not included). */
export interface Stretch {
  readonly game: string
  readonly way: Way
  readonly from: number
  readonly to: number
}

export interface Failure {
  readonly game: string
  readonly way: Way
  readonly seed: number
  readonly error: string
}

export interface Played extends Stretch {
  readonly decisions: number
  readonly longest: number
  /** How many played in a match, each number once. */
  readonly seats: readonly number[]
  /** Questions with the actions that answered them, each once. */
  readonly met: readonly string[]
  readonly failures: readonly Failure[]
  /** The digests of all matches added up: the same for the same seeds, in whatever order they are played. */
  readonly digest: string
  readonly milliseconds: number
}

/** Runs in a worker thread. */
export default async function playStretch({ game, way, from, to }: Stretch): Promise<Played> {
  const pack = await loadGame(game)
  const started = performance.now()
  const met = new Set<string>()
  const seats = new Set<number>()
  const failures: Failure[] = []
  let decisions = 0
  let longest = 0
  let digest = '0'
  for (let seed = from; seed < to; seed++) {
    try {
      const held = playMatch(pack, way, seed, met)
      decisions += held.decisions
      longest = Math.max(longest, held.decisions)
      seats.add(held.seats)
      digest = added(digest, held.digest)
    } catch (error) {
      failures.push({ game, way, seed, error: (error as Error).message.split('\nrepeat with:')[0] })
    }
  }
  const milliseconds = performance.now() - started
  return { game, way, from, to, decisions, longest, seats: [...seats], met: [...met], failures, digest, milliseconds }
}

/** The sum of two digests, of which the first sixteen hexadecimal digits count. */
export const added = (a: string, b: string): string =>
  BigInt.asUintN(64, BigInt(`0x${a.slice(0, 16)}`) + BigInt(`0x${b.slice(0, 16)}`)).toString(16)
