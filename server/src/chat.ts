import type { ClientMessage, Room, SaidLine } from '@undercroft/wire'
import type { Context } from './context.ts'
import type { Host } from './match/host.ts'
import { Refused } from './match/referee.ts'
import type { Account } from './people/accounts.ts'
import { one, type Row } from './store/store.ts'

/** Lines that somebody gets who comes later. */
const KEPT = 100
/** Lines that go along with a report. */
const REPORTED = 50

interface SaidRow extends Row {
  readonly room: Room
  readonly n: number
  readonly account: string | null
  readonly seat: number | null
  readonly name: string
  readonly at: Date
  readonly body: string | null
  readonly phrase: SaidLine['phrase'] | null
}

/** Small talk at the table. Spectators have a room of their own, which players see when the match is over. */
export class Chat {
  private readonly context: Context

  constructor(context: Context) {
    this.context = context
  }

  async say(
    host: Host,
    account: Account,
    seats: readonly number[],
    said: Extract<ClientMessage, { t: 'say' }>,
  ): Promise<void> {
    const { room, id, text, phrase } = said
    if ((text === undefined) === (phrase === undefined)) throw new Refused('unreadable')
    if (room === 'players' ? seats.length === 0 : seats.length > 0 && !isDone(host)) throw new Refused('not-yours')
    if (!host.row.terms.chat) throw new Refused('muted')
    if (account.muted_until && account.muted_until.getTime() > Date.now()) throw new Refused('muted')
    const words = text === undefined ? null : plain(text)
    if (words === '') throw new Refused('unreadable')
    await this.keep([host.row.id, room, id, account.id, seats[0] ?? null, account.name, words, phrase ?? null])
  }

  /** Dense numbers per room; the same message twice is one line. Two at the same moment: the second tries again. */
  private async keep(values: readonly unknown[], tries = 0): Promise<void> {
    const sql = `insert into said (match, room, n, id, account, seat, name, body, phrase)
       select $1, $2, coalesce((select max(n) + 1 from said where match = $1 and room = $2), 0), $3, $4, $5, $6, $7, $8
       on conflict (match, id) do nothing`
    try {
      await this.context.store.query(sql, values)
    } catch (error) {
      if ((error as { code?: string }).code !== '23505' || tries > 5) throw error
      await this.keep(values, tries + 1)
    }
  }

  /**
   * What this account may read and has not read yet, by room: not the other room while the match runs, and nothing of those it has
   * blocked. Numbers decide, never the clock.
   */
  async lines(
    host: Host,
    account: string,
    seats: readonly number[],
    read: ReadonlyMap<Room, number>,
  ): Promise<SaidLine[]> {
    const rooms: Room[] = isDone(host) ? ['players', 'watchers'] : [seats.length > 0 ? 'players' : 'watchers']
    const rows = await this.context.store.query<SaidRow>(
      `select * from (
         select s.room, n, account, seat, name, at, body, phrase from said s
         join unnest($2::text[], $3::int[]) as r (room, last) on r.room = s.room and s.n > r.last
         where match = $1 and coalesce(account, '') not in (select other from block where account = $4)
         order by at desc, n desc limit ${KEPT}) s order by at, n`,
      [host.row.id, rooms, rooms.map((room) => read.get(room) ?? -1), account],
    )
    return rows.map(lineOf)
  }

  /** Somebody complains: the last lines go along, for whoever keeps the house. */
  async report(by: Account, match: string, who: string, why: string): Promise<boolean> {
    const { store } = this.context
    const sat = await one(
      store,
      'select 1 as yes from said where match = $1 and account = $2 union select 1 from seated where match = $1 and account = $2',
      [match, who],
    )
    if (!sat) return false
    const rows = await store.query<SaidRow>(
      `select room, n, account, seat, name, at, body, phrase from said where match = $1 order by at desc limit ${REPORTED}`,
      [match],
    )
    await store.query('insert into report (by_account, about, match, why, lines) values ($1, $2, $3, $4, $5::jsonb)', [
      by.id,
      who,
      match,
      why,
      JSON.stringify(rows.map(lineOf)),
    ])
    return true
  }
}

const isDone = ({ row }: Host): boolean => row.status === 'over' || row.status === 'void'

/** Text on one line, without what turns or hides it. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').trim()

function lineOf({ room, n, account, seat, name, at, body, phrase }: SaidRow): SaidLine {
  const what = phrase ? { phrase } : { text: body ?? '' }
  return { room, n, seat, name, who: account ?? '', at: new Date(at).getTime(), ...what }
}
