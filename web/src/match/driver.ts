import type { Level } from '@undercroft/coach'
import type { Action } from '@undercroft/engine'
import { stepTime, useSettings } from '../app/settings.ts'
import { think } from '../worker/thinker.ts'
import type { Session } from './session.ts'

/** A pause that lets people see what happened, in steps of the animation. */
const PAUSE = 2

/** Keeps a match going: computers think and play, planned ways are walked, standing answers are given. */
export class Driver {
  private readonly session: Session
  private plan: Action[] = []
  private timer = 0
  private stopped = false
  thinking = false
  error: string | null = null
  private readonly changed: () => void

  constructor(session: Session, changed: () => void) {
    this.session = session
    this.changed = changed
  }

  start(): () => void {
    this.stopped = false
    const unsubscribe = this.session.subscribe(() => this.onChange())
    this.schedule(0)
    return () => {
      this.stopped = true
      window.clearTimeout(this.timer)
      unsubscribe()
    }
  }

  /** A way is being walked. */
  get busy(): boolean {
    return this.plan.length > 0
  }

  /** Plays these one after the other, as long as each is still legal when its turn comes. */
  walk(actions: readonly Action[]): void {
    const [first, ...rest] = actions
    this.plan = rest
    this.session.play(first)
  }

  cancel(): void {
    this.plan = []
  }

  /** Something else is asked than what was planned: the person decides again. */
  private drop(): void {
    this.plan = []
    this.changed()
  }

  private onChange(): void {
    const { latest, adapter } = this.session
    const step = stepTime(useSettings.getState().speed)
    const squares = latest
      ? adapter.trails(latest.events, this.session.view()).reduce((sum, trail) => sum + trail.squares.length - 1, 0)
      : 0
    this.schedule(step * Math.min(12, squares))
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.next(), delay)
  }

  private async next(): Promise<void> {
    const { session } = this
    const decision = session.decision
    if (this.stopped || !decision || decision.roll) {
      this.drop()
      return
    }
    if (session.isPerson(decision.seat)) {
      this.goOn()
      return
    }
    this.drop()
    await this.computer(decision.seat)
  }

  private goOn(): void {
    const { session } = this
    const planned = this.plan.shift()
    if (planned && isLegal(session, planned)) {
      session.play(planned, false)
      return
    }
    if (planned) this.drop()
    const standing = standingAnswer(session)
    if (standing) session.play(standing)
  }

  private async computer(seat: number): Promise<void> {
    const { session } = this
    const { version } = session
    const began = performance.now()
    this.thinking = true
    this.changed()
    try {
      const level = session.seats[seat].level as Level
      const action = await think({
        kind: 'choose',
        game: session.adapter.id,
        view: session.sent(seat),
        seat,
        level,
        seed: version * 2654435761 + seat + session.decisions,
        fresh: session.id,
      })
      const pause = stepTime(useSettings.getState().speed) * PAUSE
      const left = pause - (performance.now() - began)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      this.thinking = false
      if (this.stopped || session.version !== version) return
      session.play(action)
    } catch (error) {
      this.thinking = false
      this.error = error instanceof Error ? error.message : String(error)
      this.changed()
    }
  }
}

function isLegal(session: Session, action: Action): boolean {
  const decision = session.decision
  if (!decision) return false
  const wanted = JSON.stringify(sorted(action))
  return decision.actions.some((legal) => JSON.stringify(sorted(legal)) === wanted)
}

const sorted = (action: Action): object =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The answer the person gives always, if there is one for this question. */
export function standingAnswer(session: Session): Action | null {
  const { decision, adapter } = session
  if (!decision) return null
  const answers = adapter.standing(decision)
  if (!answers) return null
  const kept = useSettings.getState().standing[`${adapter.id}/${decision.kind}`] ?? 'ask'
  if (kept === 'always') return answers.always
  return kept === 'never' ? answers.never : null
}
