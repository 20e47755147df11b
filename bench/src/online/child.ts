import { configOf, serve } from '@undercroft/server'
import { servePeer } from '../peers/boardgame-io-server.ts'

/** A server in a process of its own: its processor time and its memory are nobody else's. */

export interface Figures {
  /** Seconds of processor time so far, of all threads: the embedded database's and the collector's too. */
  readonly cpu: number
  /** Bytes in use after a collection. */
  readonly heap: number
}

const [, , which] = process.argv
const ours =
  which === 'undercroft' ? await serve(configOf(process.env, { port: 0, logLevel: 'silent', limited: false })) : null

function figures(): Figures {
  // The collection is ours, not the server's: its time does not count.
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  return { cpu: (user + system) / 1_000_000, heap: process.memoryUsage().heapUsed }
}

async function end(): Promise<void> {
  const { UNDERCROFT_SCHEMA: schema } = process.env
  if (schema) await ours?.house.context.store.script(`drop schema ${schema} cascade`)
  process.exit()
}

process.on('message', (asked) => {
  if (asked === 'end') void end()
  else process.send?.(figures())
})
process.on('disconnect', () => process.exit())
process.send?.(ours ? ours.address : await servePeer())
