import type { Context } from '../context.ts'
import { leftFor, overrun } from './clock.ts'
import type { Host } from './host.ts'
import type { Hosts } from './hosts.ts'
import { addPlay } from './referee.ts'

/** How often running clocks are written down: no crash gives anybody more time back than that. */
const SAVE = 1000
/** A timer may come a moment too early. */
const SLACK = 5

/** Watches the clocks of the matches that this node owns, and plays for whoever has no time left. */
export class Clocks {
  private readonly context: Context
  private readonly hosts: Hosts
  private readonly timers = new Map<Host, NodeJS.Timeout>()
  private readonly saver: NodeJS.Timeout

  constructor(context: Context, hosts: Hosts) {
    this.context = context
    this.hosts = hosts
    this.saver = setInterval(() => void this.save(), SAVE)
    this.saver.unref()
  }

  /** Something about the match changed. */
  look(host: Host): void {
    clearTimeout(this.timers.get(host))
    this.timers.delete(host)
    const seat = host.timed
    const clock = host.clockNow
    if (seat === null || !clock || host.epoch === null || host.gone) return
    this.timers.set(
      host,
      setTimeout(() => this.timeUp(host), leftFor(clock, seat) + SLACK),
    )
  }

  private timeUp(host: Host): void {
    this.timers.delete(host)
    host
      .run(async () => {
        const seat = host.timed
        const { course, clockNow: clock, game } = host
        if (host.gone || host.epoch === null || seat === null || !clock || !course) return
        if (leftFor(clock, seat) > 0) {
          this.look(host)
          return
        }
        const isOwnTurn = game.turnOf(course.match) === seat
        const action = (isOwnTurn ? game.endTurn(course.match) : null) ?? game.fallback(course.match)
        await addPlay(host, {
          kind: 'late',
          seat,
          account: null,
          id: null,
          body: { actions: [action] },
          play: (played) => played.act(seat, [action]),
          clock: (clock) => overrun(clock, seat),
        })
      })
      .catch((error: Error) =>
        this.context.log.warn({ match: host.row.id, error: error.message }, 'the clock could not go on'),
      )
  }

  private async save(): Promise<void> {
    const running = [...this.hosts.all].filter(
      (host) => host.timed !== null && host.epoch !== null && !host.gone && !host.isBusy,
    )
    if (running.length === 0) return
    // An entry that was written meanwhile knows better.
    await this.context.store
      .query(
        `update match m set clock = u.clock::jsonb from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as u (match, clock, head, epoch)
         where m.id = u.match and not exists (select from entry e where e.match = u.match and e.seq = u.head)
         and exists (select from owner o where o.match = u.match and o.node = $5 and o.epoch = u.epoch)`,
        [
          running.map(({ row }) => row.id),
          running.map(({ clockNow }) => JSON.stringify(clockNow)),
          running.map(({ head }) => head),
          running.map(({ epoch }) => epoch),
          this.context.node,
        ],
      )
      .catch((error: Error) => this.context.log.warn({ error: error.message }, 'clocks were not written down'))
  }

  close(): void {
    clearInterval(this.saver)
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
