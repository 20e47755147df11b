import type { Context } from './context.ts'

/** How often a node says that it lives, and how long that holds. A false alarm does no harm: entries are fenced. */
const BEAT = 500
const HOLDS = 2

/** A node among those that share a database. The database's clock alone decides who lives. */
export class Heartbeat {
  private readonly context: Context
  /** Called when this node was silent for so long that others may have taken its matches. */
  private readonly lapsed: () => Promise<void>
  private timer: NodeJS.Timeout | null = null
  private last = 0

  constructor(context: Context, lapsed: () => Promise<void>) {
    this.context = context
    this.lapsed = lapsed
  }

  async start(): Promise<void> {
    const { store, node, url, build } = this.context
    // The folder's lock has seen to it that nobody else is there.
    const isAlone = store.kind === 'pglite'
    if (isAlone) await store.query('delete from node')
    const until = isAlone ? `'infinity'` : `now() + interval '${HOLDS} seconds'`
    await store.query(`insert into node (id, url, build, until) values ($1, $2, $3, ${until})`, [node, url, build])
    await store.query(`delete from node where until < now() - interval '1 day'`)
    this.last = this.context.now()
    if (!isAlone) this.timer = setInterval(() => void this.beat(), BEAT)
  }

  /** Has this node been able to say that it lives, lately? */
  get isWell(): boolean {
    return this.timer === null || this.context.now() - this.last < 10_000
  }

  private async beat(): Promise<void> {
    const { store, node } = this.context
    try {
      const [lease] = await store.query<{ lapsed: boolean }>(
        `update node set until = now() + interval '${HOLDS} seconds' from (select until from node where id = $1) before
         where id = $1 returning before.until < now() as lapsed`,
        [node],
      )
      this.last = this.context.now()
      if (lease?.lapsed) await this.lapsed()
    } catch (error) {
      this.context.log.warn({ error: (error as Error).message }, 'the database does not answer')
    }
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    await this.context.store.query('delete from node where id = $1', [this.context.node]).catch(() => {})
  }
}
