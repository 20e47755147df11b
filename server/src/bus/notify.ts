import pg from 'pg'
import type { Bus, BusMessage } from './bus.ts'

const CHANNEL = 'undercroft'
/** PostgreSQL carries no more in a notice. */
const LONGEST = 7900
const PAUSE = 500

/** Nodes tell each other through PostgreSQL's own notices. `space` keeps servers apart that share a database. */
export function notifyBus(url: string, space: string): Bus {
  const channel = `${CHANNEL}_${space}`
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: space })
  pool.on('error', () => {})
  pool.on('connect', (fresh) => fresh.on('error', () => {}))
  const listeners: ((message: BusMessage) => void)[] = []
  let client: pg.Client | null = null
  let closed = false
  const listen = async (): Promise<void> => {
    if (closed) return
    const fresh = new pg.Client({ connectionString: url, application_name: space })
    client = fresh
    const again = () => {
      if (client !== fresh) return
      client = null
      setTimeout(() => void listen(), PAUSE).unref()
    }
    fresh.on('error', again)
    fresh.on('end', again)
    fresh.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? 'null') as BusMessage
      for (const listener of listeners) listener(message)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch {
      again()
    }
  }
  void listen()
  return {
    publish(message) {
      const text = JSON.stringify(message)
      // Outside of every transaction: a notice that is lost only costs a second.
      if (text.length <= LONGEST) pool.query('select pg_notify($1, $2)', [channel, text]).catch(() => {})
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
    async close() {
      closed = true
      await Promise.allSettled([client?.end(), pool.end()])
    },
  }
}
