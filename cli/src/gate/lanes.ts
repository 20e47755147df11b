import type { Way } from './ways.ts'
import { added, type Failure, type Played, type Stretch } from './worker.ts'

/** How much of the time each way of playing gets. */
const SHARE: Readonly<Record<Way, number>> = { random: 10, rare: 4, probe: 3, kit: 3, rookie: 3, veteran: 1 }
/** So long a stretch should take. */
const STRETCH = 2000
const MOST_IN_A_STRETCH = 2000

/** What was played of one game in one way so far. Its stretches follow each other, seed by seed. */
export class Lane {
  readonly game: string
  readonly way: Way
  readonly first: number
  matches = 0
  decisions = 0
  longest = 0
  digest = '0'
  readonly failures: Failure[] = []
  readonly seats = new Set<number>()
  readonly met = new Set<string>()
  private next: number
  private milliseconds = 0
  private underWay = 0

  constructor(game: string, way: Way, seed: number) {
    this.game = game
    this.way = way
    this.first = seed
    this.next = seed
  }

  /** The lane with the smallest is next: time spent and under way, by its share. */
  get turn(): number {
    return (this.milliseconds + this.underWay * STRETCH) / SHARE[this.way]
  }

  /** The stretch that is played next. */
  begin(most = Number.POSITIVE_INFINITY): Stretch {
    const pace = this.matches === 0 ? STRETCH / 4 : this.milliseconds / this.matches
    const size = Math.max(1, Math.min(MOST_IN_A_STRETCH, most, Math.round(STRETCH / pace)))
    const from = this.next
    this.next += size
    this.underWay++
    return { game: this.game, way: this.way, from, to: this.next }
  }

  end(played: Played): void {
    this.underWay--
    this.matches += played.to - played.from
    this.decisions += played.decisions
    this.longest = Math.max(this.longest, played.longest)
    this.milliseconds += played.milliseconds
    this.digest = added(this.digest, played.digest)
    this.failures.push(...played.failures)
    for (const seats of played.seats) this.seats.add(seats)
    for (const met of played.met) this.met.add(met)
  }

  /** The worker died in this stretch, more than once. */
  lose({ from, to }: Stretch, error: string): void {
    this.underWay--
    this.matches += to - from
    this.failures.push({ game: this.game, way: this.way, seed: from, error })
  }
}
