import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { Brains } from './match/brains.ts'
import type { Writer } from './match/writer.ts'
import type { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'

/** What every room of the server may use. */
export interface Context {
  readonly store: Store
  readonly bus: Bus
  readonly writer: Writer
  readonly brains: Brains
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** This process among those that share the database. */
  readonly node: string
  readonly url: string | null
  readonly build: string
  /** Names of histories: 8 characters by chance. */
  tag(): string
  /** Milliseconds that only ever go forward, whatever the machine's clock does. */
  now(): number
}
