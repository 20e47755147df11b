import pg from 'pg'
import type { Bus, BusMessage } from './bus.ts'

const CHANNEL = 'undercroft'
/** PostgreSQL carries no more in a notice. */
const LONGEST = 7900
const PAUSE = 500

/** Many messages as few notices: lists that PostgreSQL can carry. */
export function noticesOf(texts: Iterable<string>): string[] {
  const lists: string[] = []
  let list = ''
  let size = 0
  for (const text of texts) {
    const more = Buffer.byteLength(text) + 1
    if (list !== '' && size + more > LONGEST) {
      lists.push(`[${list}]`)
      list = ''
      size = 0
    }
    list += list === '' ? text : `,${text}`
    size += more
  }
  return list === '' ? lists : [...lists, `[${list}]`]
}

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
      for (const message of JSON.parse(payload ?? '[]') as BusMessage[])
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
  // What the entries of one go tell is told together; whatever comes meanwhile goes with the next notices.
  let pending = new Set<string>()
  let isTelling = false
  const tellAll = async (): Promise<void> => {
    isTelling = true
    while (pending.size > 0 && !closed) {
      const notices = noticesOf(pending)
      pending = new Set()
      // Outside of every transaction: a notice that is lost only costs a second.
      await pool.query('select pg_notify($1, n) from unnest($2::text[]) n', [channel, notices]).catch(() => {})
    }
    isTelling = false
  }
  return {
    publish(message) {
      const text = JSON.stringify(message)
      if (Buffer.byteLength(text) > LONGEST) return
      pending.add(text)
      if (isTelling) return
      isTelling = true
      setImmediate(() => void tellAll())
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
