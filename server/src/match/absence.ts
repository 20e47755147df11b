import type { Context } from '../context.ts'
import type { Host } from './host.ts'
import { hereAt, presenceOf } from './presence.ts'

/** Has the person at this seat been away for longer than agreed? Never guessed from one missed sign of life. */
export const isAway = (host: Host, seat: number): boolean => presenceOf(host, seat) === 'away'

/** Watches who is at the table, and lets computers stand in where that was agreed. */
export class Absence {
  private readonly context: Context
  private readonly timers = new Map<string, NodeJS.Timeout>()

  constructor(context: Context) {
    this.context = context
  }

  /** Somebody came or went at this node, or the match was loaded. */
  look(host: Host): void {
    if (host.isDelayed || host.gone) return
    const { id, seats, status } = host.row
    seats.forEach(({ kind, account }, seat) => {
      if (kind !== 'person' || account === null) return
      const key = `${id}/${seat}`
      const isHere = [...host.listeners].some(({ seats: own }) => own.includes(seat))
      if (isHere || status !== 'live') {
        clearTimeout(this.timers.get(key))
        this.timers.delete(key)
        host.absent.delete(seat)
      } else if (!host.absent.has(seat)) {
        host.absent.set(seat, 'cut')
        // Timers of the process go by a clock that never jumps.
        const timer = setTimeout(() => this.awayNow(host, seat), host.row.terms.away * 1000)
        timer.unref()
        this.timers.set(key, timer)
      }
    })
    this.context.bus.publish({
      k: 'line',
      match: id,
      node: this.context.node,
      presence: seats.map((_, seat) => hereAt(host, seat)),
    })
    host.tellTable()
  }

  private awayNow(host: Host, seat: number): void {
    this.timers.delete(`${host.row.id}/${seat}`)
    if (host.gone || !host.absent.has(seat)) return
    host.absent.set(seat, 'away')
    this.look(host)
    this.stand(host)
  }

  /** Where a computer shall take over, it does; who is back gets his seat back. */
  stand(host: Host): void {
    const { row } = host
    if (row.status !== 'live' || row.terms.absence !== 'computer' || host.epoch === null || host.gone) return
    const changed = row.seats.map((seat, i) =>
      seat.kind !== 'person' ? seat : { ...seat, substitute: seat.substitute ? !isBack(host, i) : isAway(host, i) },
    )
    const at = changed.findIndex((seat, i) => seat.substitute !== row.seats[i].substitute)
    if (at < 0) return
    host
      .run(async () => {
        if (host.gone || host.epoch === null || host.row.status !== 'live') return
        const body = { substitute: changed[at].substitute }
        await host.add({ kind: 'seat', seat: at, account: null, id: null, body, row: () => ({ seats: changed }) })
      })
      .catch((error: Error) => this.context.log.warn({ match: row.id, error: error.message }, 'no substitute'))
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}

const isBack = (host: Host, seat: number): boolean => ['here', 'hidden'].includes(presenceOf(host, seat))
