import { Random } from '@undercroft/engine'

/** Somebody who plays at a server as fast as `think` lets him. */
export interface Player {
  readonly isOver: boolean
  /** Bytes heard, and entries among them. */
  readonly heard: { bytes: number; entries: number }
  /** Answers the open question if it is his, and tells when the server has taken it. */
  play(random: Random): Promise<boolean>
  close(): void
}

export interface Swarm {
  /** Actions that the server has taken, and the milliseconds that each of them took. */
  readonly times: number[]
  stop(): Promise<void>
}

/** Everybody plays, with pauses of `pause` milliseconds on average, until it is stopped. */
export function swarm(players: readonly Player[], pause: number): Swarm {
  const times: number[] = []
  let isOn = true
  let end = () => {}
  const ended = new Promise<boolean>((resolve) => {
    end = () => resolve(false)
  })
  const run = async (player: Player, seed: number) => {
    const random = new Random(seed, 3)
    while (isOn && !player.isOver) {
      const began = performance.now()
      // Who waits for the other one's move when it ends waits in vain.
      if (await Promise.race([player.play(random), ended])) times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, -pause * Math.log(1 - random.below(1000) / 1000)))
    }
  }
  const all = players.map((player, seed) => run(player, seed))
  return {
    times,
    async stop() {
      isOn = false
      end()
      await Promise.all(all)
    },
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
