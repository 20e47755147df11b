import {
  type Action,
  type Decision,
  type GameEvent,
  type Match,
  type Replay,
  SPECTATOR,
  type StandingAnswers,
} from '@undercroft/engine'
import { type Line, MOST_ACTIONS, type News, newId, type Told } from '@undercroft/wire'
import { toOnline, toReplay } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { learnFrom } from '../content/learned.ts'
import type { GameAdapter } from '../games/adapter.ts'
import type { SeatConfig } from '../match/saves.ts'
import { type Happening, type RefereesClock, type Session, toldBy } from '../match/session.ts'
import type { KeptAnswer } from '../match/standing.ts'
import { api } from './api.ts'

const ALL = 'all'

/** What an entry of the line came to, for each of this screen's audiences. */
interface RemoteHappening extends Happening {
  readonly audiences: Readonly<Record<string, readonly GameEvent[]>>
  /** Dice fell, or something hidden came to light. */
  readonly final: boolean
}

/** A match that is refereed at the other end of a line. What is played here is sent, and happens when the server says so. */
export class RemoteSession implements Session {
  readonly id: string
  readonly temper: string
  readonly adapter: GameAdapter
  readonly line: Line
  readonly options: Record<string, unknown>
  readonly realDice = false
  readonly isPractice = false
  readonly record = null
  readonly happenings: RemoteHappening[] = []
  latest: RemoteHappening | null = null
  version = 0
  private readonly watch: string | null
  private readonly listeners = new Set<() => void>()
  private readonly views = new Map<number, Match>()
  private readonly groups: number[] = []
  private pendingId: string | null = null
  private kept: KeptAnswer | undefined
  private lastPerson: number
  private rolls = 0
  /** How many of the actions that were sent ahead came with the last entry. */
  private along = 0
  private reveals = 0

  constructor(adapter: GameAdapter, line: Line, watch: string | null) {
    const { welcome } = line
    if (!welcome) throw new Error('the line is not open yet')
    this.id = welcome.match
    this.temper = welcome.match
    this.adapter = adapter
    this.line = line
    this.watch = watch
    this.options = welcome.options as Record<string, unknown>
    learnFrom(adapter.content, this.options)
    this.lastPerson = welcome.you[0] ?? SPECTATOR
    this.takeTail()
    this.sendStanding()
  }

  /** The line goes on as long as somebody looks. */
  follow(): () => void {
    return this.line.listen((news) => this.hear(news))
  }

  private hear(news: News): void {
    if (news.type === 'entry') this.take(news.told)
    if (news.type === 'snap') this.takeTail()
    if (this.pendingId !== null && !this.line.isPending(this.pendingId)) this.pendingId = null
    if (news.type !== 'said') this.changed()
  }

  private take(told: Told): void {
    if (told.kind === 'undo') {
      while (this.happenings.length > 0 && (this.happenings.at(-1)?.count ?? 0) > told.count) this.happenings.pop()
      this.latest = null
    } else {
      this.views.clear()
      const played = told.count - this.decisions - (this.fresh().rolls - this.rolls)
      this.along = told.kind === 'act' && this.isMine(told.by) ? Math.max(0, played - 1) : 0
      this.latest = this.happeningOf(told)
      if (isPlayed(told)) this.happenings.push(this.latest)
      if (this.isMine(told.by)) this.lastPerson = told.by
      if (this.kept && this.isMine(told.by)) this.kept = undefined
    }
    this.count()
  }

  private happeningOf(told: Told): RemoteHappening {
    const { rolls, reveals } = this.fresh()
    const isLive = told.seq === this.line.seq - 1
    const events = told.for[this.audience] ?? []
    return {
      count: told.count,
      seat: told.by,
      ...(isLive ? toldBy(this.adapter, this.view(), events) : { events, scores: [] }),
      audiences: told.for,
      final: !isLive || rolls !== this.rolls || reveals !== this.reveals,
      ...(this.kept && this.isMine(told.by) ? { kept: this.kept } : {}),
      ...(told.kind === 'late' ? { late: true } : {}),
    }
  }

  private count(): void {
    const { rolls, reveals } = this.fresh()
    this.rolls = rolls
    this.reveals = reveals
  }

  private fresh(): { rolls: number; reveals: number } {
    return (Object.values(this.line.views)[0] ?? { rolls: 0, reveals: 0 }) as { rolls: number; reveals: number }
  }

  /** After a snapshot: what happened lately, as far as it is told. */
  private takeTail(): void {
    this.views.clear()
    this.groups.length = 0
    const played = this.line.told.filter(isPlayed)
    this.happenings.splice(0, this.happenings.length, ...played.map((told) => this.happeningOf(told)))
    this.latest = null
    this.count()
  }

  /** What the person answers always, the server answers too while nobody is here. */
  private sendStanding(): void {
    const prefix = `${this.adapter.id}/`
    for (const [key, answer] of Object.entries(useSettings.getState().standing)) {
      if (!key.startsWith(prefix) || this.persons.length === 0) continue
      this.line.send({ t: 'always', kind: key.slice(prefix.length), answer, id: newId() })
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): number => this.version

  private changed(): void {
    this.version++
    this.views.clear()
    for (const listener of this.listeners) listener()
  }

  get seats(): readonly SeatConfig[] {
    return (this.line.table?.seats ?? []).map(({ kind, level, substitute, name }, seat) => ({
      kind: kind === 'computer' || substitute ? 'computer' : 'person',
      level,
      ...(name !== null && !this.isMine(seat) ? { name } : {}),
    }))
  }

  private isMine(seat: number): boolean {
    return this.line.welcome?.you.includes(seat) ?? false
  }

  get persons(): readonly number[] {
    return this.line.welcome?.you ?? []
  }

  isPerson(seat: number): boolean {
    return this.isMine(seat) && !this.line.table?.seats[seat]?.substitute
  }

  /** Computers think at the other end. */
  isComputer(): boolean {
    return false
  }

  get pending(): boolean {
    return this.pendingId !== null || (this.line.table?.paused ?? false)
  }

  get clock(): RefereesClock | null {
    const { table, tableAt } = this.line
    if (!table?.clock) return null
    const kind = table.paused ? 'resume' : 'pause'
    return { ...table.clock, at: tableAt, pause: () => this.line.send({ t: 'offer', kind, id: newId() }) }
  }

  get isOver(): boolean {
    const { status } = this.line.table ?? {}
    return status === 'over' || status === 'void'
  }

  /** Who gave the match up, or stayed away until it was claimed. */
  get conceded(): number | null {
    const ending = this.line.table?.ending
    return ending?.how === 'conceded' || ending?.how === 'claimed' ? ending.by : null
  }

  get wantsAgain(): string | null {
    const offer = this.line.table?.offers.find(({ kind }) => kind === 'rematch')
    if (!offer || offer.agreed.some((seat) => this.isMine(seat))) return null
    return this.line.table?.seats[offer.by]?.name ?? null
  }

  get decisions(): number {
    return this.happenings.at(-1)?.count ?? 0
  }

  get viewer(): number {
    const asked = this.asked
    return this.isPerson(asked) ? asked : this.lastPerson
  }

  private get asked(): number {
    const [audience] = Object.keys(this.line.views)
    if (audience === undefined) return SPECTATOR
    return (
      this.adapter.game.decision(this.load(audience === ALL ? this.lastPerson : Number(audience)))?.seat ?? SPECTATOR
    )
  }

  private get audience(): string {
    return ALL in this.line.views ? ALL : String(this.viewer)
  }

  view(seat: number = this.viewer): Match {
    return this.load(seat)
  }

  private load(seat: number): Match {
    const known = this.views.get(seat)
    if (known) return known
    const { views } = this.line
    const seen = views[ALL] ?? views[String(seat)] ?? Object.values(views)[0]
    const viewer = ALL in views || String(seat) in views ? seat : Number(Object.keys(views)[0])
    const view = this.adapter.game.load({ ...(structuredClone(seen) as object), viewer } as never)
    this.views.set(seat, view)
    return view
  }

  forgetViews(): void {
    this.views.clear()
  }

  sent(seat: number): unknown {
    return this.adapter.game.save(this.view(seat))
  }

  known(happening: Happening): GameEvent[] {
    const { audiences } = happening as RemoteHappening
    return [...(audiences[this.audience] ?? happening.events)]
  }

  get position(): Match {
    return this.view()
  }

  get decision(): Decision | null {
    return this.isOver ? null : this.adapter.game.decision(this.view())
  }

  get about(): object {
    return this.adapter.game.about(this.view())
  }

  get standing(): StandingAnswers | null {
    return this.isPerson(this.asked) ? this.adapter.game.standing(this.view()) : null
  }

  actionsOf(): Action[] {
    return []
  }

  /** Sends a whole way as one message: the server plays it until something happens that nobody knew before. */
  play(action: Action, group = true, kept?: KeptAnswer, _late = false, ahead: readonly Action[] = []): void {
    if (this.pending || !this.isPerson(this.asked)) return
    if (group) this.groups.push(this.decisions)
    this.kept = kept
    this.pendingId = newId()
    const actions = [action, ...ahead].slice(0, MOST_ACTIONS)
    this.line.send({ t: 'act', seq: this.line.seq, id: this.pendingId, actions: actions as never })
    this.changed()
  }

  takeAlong(): number {
    const { along } = this
    this.along = 0
    return along
  }

  typeDice(): void {}

  canUndo(): boolean {
    const last = this.happenings.at(-1)
    return (
      last !== undefined &&
      !this.pending &&
      !last.final &&
      this.isPerson(last.seat) &&
      this.line.table?.status === 'live'
    )
  }

  undo(): void {
    if (!this.canUndo()) return
    const wanted = this.groups.pop() ?? 0
    let to = this.happenings.length
    const mayGo = (at: number) => !this.happenings[at].final && this.isPerson(this.happenings[at].seat)
    while (to > 0 && mayGo(to - 1) && (to === this.happenings.length || this.happenings[to - 1].count > wanted)) to--
    this.pendingId = newId()
    const count = to === 0 ? 0 : this.happenings[to - 1].count
    this.line.send({ t: 'undo', seq: this.line.seq, id: this.pendingId, to: count })
    this.changed()
  }

  fallback(): Action {
    return this.adapter.game.fallback(this.view())
  }

  readonly canReplay = true

  async replay(): Promise<Replay | null> {
    return (await api.replay(this.id, this.watch)) as Replay
  }

  async replayAddress(): Promise<string> {
    const { importReplay } = await import('../replay/source.ts')
    const { needArea } = await import('../i18n/index.ts')
    await needArea('replay')
    return toReplay(await importReplay(await this.replay()))
  }

  /** Asks the others for another match, and goes there when all agree. */
  again(): Promise<string> {
    this.line.send({ t: 'offer', kind: 'rematch', id: newId() })
    return new Promise((resolve) => {
      const look = () => {
        const next = this.line.table?.next
        if (next) resolve(toOnline(next))
      }
      this.line.listen(look)
      look()
    })
  }
}

const PLAYED: ReadonlySet<string> = new Set(['act', 'default', 'late', 'begin'])
const isPlayed = ({ kind }: Told): boolean => PLAYED.has(kind)
