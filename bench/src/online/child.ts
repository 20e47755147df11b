import { configOf, serve } from '@undercroft/server'
import { servePeer } from '../peers/boardgame-io-server.ts'

/** A server in a process of its own: its processor time and its memory are nobody else's. */

export interface Figures {
  /** Seconds of processor time so far, all threads. */
  readonly cpu: number
  /** Bytes in use after a collection. */
  readonly heap: number
}

const [, , which] = process.argv
const address =
  which === 'boardgame.io'
    ? await servePeer()
    : (await serve(configOf({}, { port: 0, data: null, logLevel: 'silent', limited: false }))).address

process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1_000_000, heap: process.memoryUsage().heapUsed } satisfies Figures)
})
process.send?.(address)
