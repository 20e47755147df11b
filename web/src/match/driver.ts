import type { Level } from '@undercroft/coach'
import type { Action, Decision } from '@undercroft/engine'
import { type Formation, stepTime, useSettings } from '../app/settings.ts'
import { TurnThoughts } from '../thoughts/turn-thoughts.ts'
import type { Onward } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import { mayPlace, placer } from './formations.ts'
import { hurried } from './pace.ts'
import type { Session } from './session.ts'
import { keptAnswer } from './standing.ts'

/** A pause that lets people see what happened, in steps of the animation. */
const PAUSE = 2

/** More answers than any turn needs to come to its end. */
const MOST_ANSWERS = 200

/** A way that is being walked. */
interface Plan {
  readonly piece: number | null
  readonly actions: readonly Action[]
  /** How it goes on from wherever dice carry the piece. */
  readonly onward: readonly Onward[]
  /** Whose turn it was, and how the piece was, when the way was begun: a change ends it. */
  readonly active: number
  readonly health: number | undefined
}

/** Keeps a match going: computers think and play, planned ways are walked, standing answers are given. */
export class Driver {
  private readonly session: Session
  private plan: Plan | null = null
  private timer = 0
  /** Who is lined up without being asked. */
  private readonly placers = new Map<number, ReturnType<typeof placer>>()
  private stopped = false
  /** A question came up on the way. */
  private interrupted = false
  thinking = false
  readonly thoughts: TurnThoughts
  /** Whose answer is waited for, since when, and how long he has thought since then. */
  private waitsFor = -1
  private since = 0
  private waited = 0
  /** It has not looked at the open question yet: it may answer by itself. */
  pending = true
  error: string | null = null
  private readonly changed: () => void

  constructor(session: Session, changed: () => void) {
    this.session = session
    this.thoughts = new TurnThoughts(session.adapter)
    this.changed = changed
  }

  start(): () => void {
    this.stopped = false
    this.session.seats.forEach(({ lined }, seat) => {
      if (lined) this.placers.set(seat, placer(this.session, seat, null))
    })
    const unsubscribe = this.session.subscribe(() => this.onChange())
    this.schedule(0)
    return () => {
      this.stopped = true
      window.clearTimeout(this.timer)
      unsubscribe()
    }
  }

  /** A way is being walked and nothing else is asked meanwhile, or what is asked is answered without a person. */
  get busy(): boolean {
    const { session } = this
    const { decision } = session
    if ((this.plan !== null && !this.interrupted) || session.pending) return true
    if (!decision || decision.roll || !session.isPerson(decision.seat)) return false
    return this.isPlacing(decision.seat) || keptAnswer(session) !== null || onlyAnswer(session, decision) !== null
  }

  private isPlacing(seat: number): boolean {
    return this.placers.has(seat) && mayPlace(this.session, seat)
  }

  /** Plays these one after the other, as long as each is still legal when its turn comes. */
  walk(actions: readonly Action[], piece: number | null = null, onward: readonly Onward[] = []): void {
    const [first, ...rest] = actions
    const { session } = this
    const active = session.adapter.game.turnOf(session.view())
    const isLong = rest.length + onward.length > 0
    this.plan = isLong ? { piece, actions: rest, onward, active, health: this.healthOf(piece) } : null
    this.interrupted = false
    session.play(first, true, undefined, false, rest)
  }

  /** Answers a question that came up on the way; what was planned goes on afterwards. */
  answer(actions: readonly Action[]): void {
    if (this.plan && actions.length === 1) this.session.play(actions[0])
    else this.walk(actions)
  }

  /** Places everything of this seat, now and whenever it is asked again, until its team stands. */
  lineUp(seat: number, formation: Formation | null): void {
    this.placers.set(seat, placer(this.session, seat, formation))
    this.place(seat)
  }

  /** Nothing goes on by itself. */
  cancel(): void {
    this.placers.clear()
    this.halt()
  }

  private halt(): void {
    this.plan = null
    this.interrupted = false
  }

  /** The time of this seat's turn is over: questions get the safe answer, the turn ends. */
  timeUp(seat: number): void {
    const { session } = this
    const { adapter } = session
    this.cancel()
    for (let i = 0; i < MOST_ANSWERS && !session.pending; i++) {
      const { decision } = session
      if (!decision || decision.roll || decision.seat !== seat || adapter.game.turnOf(session.view()) !== seat) return
      session.play(adapter.game.endTurn(session.view()) ?? session.fallback(), i === 0, undefined, i === 0)
    }
  }

  private healthOf(piece: number | null): number | undefined {
    const { adapter } = this.session
    return piece === null ? undefined : adapter.board(this.session.view()).pieces.find(({ id }) => id === piece)?.health
  }

  /** What was planned cannot be done any more: the person decides again. */
  private drop(): void {
    this.halt()
    this.changed()
  }

  /** Milliseconds for each square. */
  get step(): number {
    const usual = stepTime(useSettings.getState().speed)
    const isComputer = this.waitsFor >= 0 && !this.session.isPerson(this.waitsFor)
    return isComputer ? hurried(usual, performance.now() - this.since) : usual
  }

  private onChange(): void {
    const { latest, adapter } = this.session
    const { step } = this
    const squares = latest
      ? adapter.trails(latest.events, this.session.view()).reduce((sum, trail) => sum + trail.squares.length - 1, 0)
      : 0
    this.schedule(step * Math.min(12, squares))
  }

  private schedule(delay: number): void {
    window.clearTimeout(this.timer)
    this.pending = true
    this.timer = window.setTimeout(() => {
      this.pending = false
      void this.next()
    }, delay)
  }

  private async next(): Promise<void> {
    const { session } = this
    if (session.pending) return
    const decision = session.decision
    if (this.stopped || !decision) {
      this.drop()
      return
    }
    if (decision.roll) {
      this.interrupt()
      return
    }
    if (decision.seat !== this.waitsFor) {
      this.waitsFor = decision.seat
      this.since = performance.now()
      this.waited = 0
    }
    if (session.isPerson(decision.seat)) {
      this.goOn(decision)
      return
    }
    if (session.isComputer(decision.seat)) await this.computer(decision.seat)
    else this.interrupt()
  }

  private interrupt(): void {
    this.interrupted = this.plan !== null
    this.changed()
  }

  private place(seat: number): void {
    const choose = this.placers.get(seat)
    for (let i = 0; choose && !this.session.pending && mayPlace(this.session, seat); i++) {
      this.session.play(choose(i), i === 0)
    }
  }

  /** What the referee has played along of the way is done. */
  private shorten(): void {
    const along = this.session.takeAlong?.() ?? 0
    if (!this.plan || along === 0) return
    this.plan = left(this.plan, this.plan.actions.slice(along))
  }

  private goOn(decision: Decision): void {
    this.shorten()
    this.turnOff(decision)
    const { session, plan } = this
    if (this.isPlacing(decision.seat)) {
      this.place(decision.seat)
      return
    }
    this.placers.delete(decision.seat)
    if (session.adapter.isOpenTurn(decision)) this.thoughts.turnOver()
    if (plan && this.hasTurned(plan)) this.drop()
    else if (plan?.actions[0] && isLegal(session, plan.actions[0])) {
      const [next, ...rest] = plan.actions
      this.plan = left(plan, rest)
      this.interrupted = false
      session.play(next, false, undefined, false, rest)
      return
    }
    const standing = keptAnswer(session)
    const only = onlyAnswer(session, decision)
    if (standing) session.play(standing.action, false, standing.kept)
    else if (only) session.play(only, false)
    else if (session.adapter.isOpenTurn(decision)) this.drop()
    else this.interrupt()
  }

  /** Dice have carried the piece somewhere: from there the way has an end of its own, or none. */
  private turnOff({ kind }: Decision): void {
    const { plan, session } = this
    if (!plan || plan.actions.length > 0 || kind !== 'move') return
    const at = session.adapter.board(session.view()).pieces.find(({ id }) => id === plan.piece)
    const next = plan.onward.find((one) => at && one.at.x === at.x && one.at.y === at.y)
    this.plan = next ? { ...plan, actions: next.actions, onward: [] } : null
  }

  /** The way began in another turn, or the piece was hurt since. */
  private hasTurned({ piece, active, health }: Plan): boolean {
    return this.session.adapter.game.turnOf(this.session.view()) !== active || this.healthOf(piece) !== health
  }

  private async computer(seat: number): Promise<void> {
    const { session } = this
    const { version } = session
    const began = performance.now()
    this.thinking = true
    this.changed()
    try {
      const level = session.seats[seat].level as Level
      const view = session.view(seat)
      const { action, plans } = await think({
        kind: 'choose',
        game: session.adapter.id,
        view: session.sent(seat),
        seat,
        level,
        seed: thoughtSeed(session.temper, version, seat),
        fresh: session.id,
        waited: this.waited,
      })
      this.waited += performance.now() - began
      this.thoughts.note({ seat, view, plans }, action)
      // The steps of a plan follow each other; what was thought about, and dice, are looked at.
      const isSeen = plans.length > 0 || session.latest?.events.some(({ type }) => type === 'roll')
      const pause = isSeen ? this.step * PAUSE : 0
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

export function thoughtSeed(temper: string, version: number, seat: number): number {
  let hash = 0x811c9dc5
  for (const sign of `${temper}/${version}/${seat}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** What is left of a plan after some of it was played. */
const left = (plan: Plan, actions: readonly Action[]): Plan | null =>
  actions.length + plan.onward.length > 0 ? { ...plan, actions } : null

function isLegal(session: Session, action: Action): boolean {
  const decision = session.decision
  if (!decision) return false
  const wanted = JSON.stringify(sorted(action))
  return decision.actions.some((legal) => JSON.stringify(sorted(legal)) === wanted)
}

const sorted = (action: Action): object =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The only thing that can be done, where it is more than to end the turn. */
function onlyAnswer(session: Session, decision: Decision): Action | null {
  if (decision.actions.length !== 1) return null
  const [choice] = session.adapter.choices(session.view(), decision)
  return choice && choice.group !== 'end-turn' && !choice.opens && !choice.moves ? choice.action : null
}
