import type { Action, Decision } from '@undercroft/engine'
import type { Context } from '../context.ts'
import type { Host } from './host.ts'
import type { Hosts } from './hosts.ts'
import { presenceOf } from './presence.ts'
import { addPlay } from './referee.ts'

/** Answers where no person does: computers at their seats and those who stand in, and answers that somebody wants given always. */
export class Computers {
  private readonly context: Context
  private readonly hosts: Hosts
  private readonly thinking = new WeakSet<Host>()
  private readonly waited = new WeakMap<Host, { seat: number; since: number }>()

  constructor(context: Context, hosts: Hosts) {
    this.context = context
    this.hosts = hosts
  }

  look(host: Host): void {
    if (host.isDelayed || host.gone || this.thinking.has(host)) return
    const { row, course } = host
    if (row.status !== 'live' || row.paused || !course) return
    const decision = host.game.decision(course.match)
    if (!decision || decision.roll) return
    const { kind, substitute } = row.seats[decision.seat]
    if (kind === 'person' && !substitute && this.standing(host, decision) === null) return
    this.thinking.add(host)
    this.answer(host, decision)
      .catch((error: Error) =>
        this.context.log.warn({ match: row.id, error: error.message }, 'a computer did not answer'),
      )
      .finally(() => {
        this.thinking.delete(host)
        if (!host.gone && host.epoch !== null) this.look(host)
      })
  }

  private async answer(host: Host, decision: Decision): Promise<void> {
    const owner = await host.run(() => (host.gone ? 'gone' : this.hosts.own(host)))
    if (owner !== null) return
    const { head } = host
    const { seat } = decision
    const standing = this.standing(host, decision)
    const action = standing?.action ?? (await this.think(host, seat))
    await host.run(async () => {
      if (host.gone || host.head !== head || host.row.status !== 'live' || host.row.paused || host.epoch === null)
        return
      await addPlay(host, {
        kind: standing ? 'default' : 'act',
        seat,
        account: null,
        id: null,
        body: { actions: [action], ...(standing ? { standing: standing.kind } : {}) },
        play: (course) => course.act(seat, [action]),
      })
    })
  }

  /** What a person who is not here wants answered always. */
  private standing(host: Host, { seat }: Decision): { kind: string; action: Action } | null {
    const { row, course, game } = host
    const kept = row.standing[seat]
    if (!course || !kept || row.seats[seat].kind !== 'person') return null
    if (['here', 'hidden'].includes(presenceOf(host, seat))) return null
    const answers = game.standing(course.match)
    const answer = answers && kept[answers.kind]
    const action = answer ? answers[answer] : null
    return answers && action ? { kind: answers.kind, action } : null
  }

  private async think(host: Host, seat: number): Promise<Action> {
    const { row, course, game } = host
    if (!course) throw new Error('the match has not begun')
    const now = this.context.now()
    const since = this.waited.get(host)
    if (since?.seat !== seat) this.waited.set(host, { seat, since: now })
    const view = game.save(game.view(course.match, seat))
    const waited = since?.seat === seat ? now - since.since : 0
    return this.context.brains.choose({
      game: row.game,
      match: row.id,
      view,
      seat,
      level: row.seats[seat].level,
      waited,
    })
  }
}
