import { Redis } from 'ioredis'
import type { Bus, BusMessage } from './bus.ts'

/** Nodes tell each other through Redis, and `otherwise` where Redis does not take it. */
export function redisBus(url: string, space: string, otherwise: Bus): Bus {
  const channel = `undercroft:${space}`
  const out = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  const back = new Redis(url, { maxRetriesPerRequest: null })
  out.on('error', () => {})
  back.on('error', () => {})
  back.subscribe(channel).catch(() => {})
  const listeners: ((message: BusMessage) => void)[] = []
  back.on('message', (_channel, text) => {
    const message = JSON.parse(text) as BusMessage
    for (const listener of listeners) listener(message)
  })
  return {
    publish: (message) => {
      out.publish(channel, JSON.stringify(message)).catch(() => otherwise.publish(message))
    },
    subscribe: (listener) => {
      listeners.push(listener)
      otherwise.subscribe(listener)
    },
    async close() {
      out.disconnect()
      back.disconnect()
      await otherwise.close()
    },
  }
}
