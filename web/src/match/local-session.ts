import {
  type Action,
  type Decision,
  eventsFor,
  freshSeed,
  type GameEvent,
  isSeed,
  Journal,
  type Match,
  type Replay,
  type RollAction,
  type RollRequest,
  readSave,
  type SaveFile,
  type Seed,
  SPECTATOR,
  type StandingAnswers,
  writeSave,
} from '@undercroft/engine'
import { toMatch, toReplay } from '../app/routes.ts'
import { learnFrom } from '../content/learned.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { knownLevel } from './computers.ts'
import { download } from './download.ts'
import { type KeptMatch, keepMatch, type SeatConfig } from './saves.ts'
import { type Happening, type Session, toldBy } from './session.ts'
import type { KeptAnswer } from './standing.ts'

/** A match that is played on this machine: the journal, who sits where, what happened. */
export class LocalSession implements Session {
  readonly id: string
  readonly temper: string
  readonly adapter: GameAdapter
  readonly seats: readonly SeatConfig[]
  readonly happenings: Happening[] = []
  private readonly journal: Journal
  private readonly opening: readonly GameEvent[]
  private readonly created: number
  private readonly seed: Seed | null | undefined
  /** Rolls where the dice are neither drawn nor typed in: those of a lesson. Such a match is not kept. */
  private readonly roller: ((request: RollRequest) => readonly number[]) | null
  readonly options: Record<string, unknown>
  private readonly listeners = new Set<() => void>()
  /** How many actions were played before each group that is undone together. */
  private readonly groups: number[] = []
  private readonly views = new Map<number, Match>()
  private saving: Promise<void> = Promise.resolve()
  private lastPerson: number
  /** Rises with every change. */
  version = 0
  /** What the last action led to, for animations. */
  latest: Happening | null = null
  saveFailed = false
  /** The open question: asked of the rules once. */
  private asked: { readonly version: number; readonly decision: Decision | null } | null = null
  conceded: number | null
  readonly banks: number[]

  private constructor(
    adapter: GameAdapter,
    journal: Journal,
    kept: Pick<KeptMatch, 'id' | 'created' | 'seats' | 'options' | 'seed' | 'opening' | 'conceded' | 'banks'>,
    roller: LocalSession['roller'] = null,
  ) {
    this.adapter = adapter
    this.journal = journal
    learnFrom(adapter.content, journal.match.options)
    this.id = kept.id
    this.created = kept.created
    this.seats = kept.seats
    this.options = kept.options
    this.seed = kept.seed
    this.roller = roller
    this.temper = roller ? '' : String(kept.seed ?? kept.id)
    this.opening = kept.opening
    this.conceded = kept.conceded ?? null
    this.banks = kept.seats.map(({ bank }, seat) => kept.banks?.[seat] ?? bank ?? 0)
    this.lastPerson = kept.seats.findIndex(({ kind }) => kind === 'person')
    if (kept.opening.length > 0) this.happenings.push({ count: 0, seat: -1, events: kept.opening, scores: [] })
  }

  /** A new match. `seed` null: real dice, typed in. Throws OptionsError where an option is wrong. */
  static begin(
    adapter: GameAdapter,
    options: Record<string, unknown>,
    seats: readonly SeatConfig[],
    seed: Seed | null,
  ): LocalSession {
    const opening: GameEvent[] = []
    const match = adapter.game.create(options, seed, opening)
    const id = crypto.randomUUID().slice(0, 8)
    const session = new LocalSession(adapter, new Journal(adapter.game, match), {
      id,
      created: Date.now(),
      seats,
      options,
      seed,
      opening,
    })
    session.keep()
    return session
  }

  /** A save file becomes a match that is kept here; gives its id. Throws FileError where it cannot be used. */
  static async takeOver(adapter: GameAdapter, save: SaveFile & Partial<SavedBeside>): Promise<string> {
    const journal = readSave(adapter.game, save)
    const count = adapter.game.seats(journal.match)
    const session = new LocalSession(adapter, journal, {
      id: crypto.randomUUID().slice(0, 8),
      created: Date.now(),
      seats: Array.from({ length: count }, (_, seat) => seatOf(save.seats?.[seat], seat)),
      options: journal.start.options as Record<string, unknown>,
      ...(save.seed === null || isSeed(save.seed) ? { seed: save.seed } : {}),
      opening: Array.isArray(save.opening) ? save.opening : [],
    })
    session.keep()
    await session.settled()
    return session.id
  }

  /** A position to play from, with dice of its own. It is not kept. */
  static practise(
    adapter: GameAdapter,
    match: Match,
    seats: readonly SeatConfig[],
    roller: NonNullable<LocalSession['roller']>,
  ): LocalSession {
    const kept = { id: crypto.randomUUID().slice(0, 8), created: 0, seats, options: {}, opening: [] }
    const session = new LocalSession(adapter, new Journal(adapter.game, match), kept, roller)
    session.rollOn()
    return session
  }

  /** A kept match as it was left. Throws FileError where the save cannot be used. */
  static resume(adapter: GameAdapter, kept: KeptMatch): LocalSession {
    const journal = readSave(adapter.game, kept.save)
    const session = new LocalSession(adapter, journal, kept)
    const match = adapter.game.load(structuredClone(journal.start))
    journal.entries.forEach(({ action, seat }, i) => {
      session.happenings.push({
        count: i + 1,
        seat,
        ...toldBy(adapter, match, adapter.game.apply(match, action)),
        ...(kept.late?.includes(i + 1) ? { late: true } : {}),
      })
    })
    return session
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): number => this.version

  readonly pending = false

  get decision(): Decision | null {
    if (this.asked?.version !== this.version) {
      const open = this.conceded === null ? this.adapter.game.decision(this.journal.match) : null
      this.asked = { version: this.version, decision: open }
    }
    return this.asked.decision
  }

  /** Dice are rolled at the table and typed in. */
  get realDice(): boolean {
    return this.journal.match.dice === null && this.roller === null
  }

  /** A position of a lesson: every question is asked, whatever the person answers always. */
  get isPractice(): boolean {
    return this.roller !== null
  }

  get about(): object {
    return this.adapter.game.about(this.journal.match)
  }

  /** The whole match, for checks of lessons; nothing of it is shown. */
  get position(): Match {
    return this.journal.match
  }

  get standing(): StandingAnswers | null {
    return this.adapter.game.standing(this.journal.match)
  }

  get isOver(): boolean {
    return this.conceded !== null || this.adapter.game.isOver(this.journal.match)
  }

  get decisions(): number {
    return this.journal.entries.length
  }

  get persons(): number[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  isPerson(seat: number): boolean {
    return this.seats[seat]?.kind === 'person'
  }

  isComputer(seat: number): boolean {
    return this.seats[seat]?.kind === 'computer'
  }

  /** Whose eyes the screen shows the match to: the person asked, else the last one who was. */
  get viewer(): number {
    const seat = this.decision?.seat ?? -1
    if (this.isPerson(seat)) return seat
    return this.lastPerson >= 0 ? this.lastPerson : SPECTATOR
  }

  /** What a seat may know; the same object as long as nothing changes. */
  view(seat: number = this.viewer): Match {
    const kept = this.views.get(seat)
    if (kept) return kept
    const view = this.adapter.game.view(this.journal.match, seat)
    this.views.set(seat, view)
    return view
  }

  /** Whoever put a view into words does it again: the language is another one. */
  forgetViews(): void {
    this.views.clear()
  }

  /** The view as it is sent to the worker. */
  sent(seat: number): unknown {
    return this.adapter.game.save(this.view(seat))
  }

  known(happening: Happening): GameEvent[] {
    return eventsFor(happening.events, this.viewer)
  }

  /** Where the match began, and everything that was played since. */
  get record(): { readonly start: unknown; readonly actions: readonly Action[] } {
    return { start: this.journal.start, actions: this.journal.entries.map(({ action }) => action) }
  }

  /** What a seat has played so far. */
  actionsOf(seat: number): Action[] {
    return this.journal.entries.flatMap((entry) => (entry.seat === seat ? [entry.action] : []))
  }

  play(action: Action, group = true, kept?: KeptAnswer, late = false): void {
    const decision = this.decision
    const seat = decision?.seat ?? -1
    if (group) this.groups.push(this.journal.entries.length)
    const events = [...this.journal.play(action), ...this.rollOn()]
    if (this.isPerson(seat)) this.lastPerson = seat
    this.latest = {
      count: this.journal.entries.length,
      seat,
      ...toldBy(this.adapter, this.journal.match, events),
      ...(kept ? { kept } : {}),
      ...(late ? { late } : {}),
    }
    this.happenings.push(this.latest)
    this.changed()
  }

  private rollOn(): GameEvent[] {
    const events: GameEvent[] = []
    for (let { waiting } = this.journal.match; waiting && this.roller; { waiting } = this.journal.match) {
      events.push(...this.journal.play({ type: 'roll', values: this.roller(waiting) } as RollAction))
    }
    return events
  }

  /** Real dice: what the table shows. */
  typeDice(values: readonly number[]): void {
    this.play({ type: 'roll', values } as RollAction)
  }

  canUndo(): boolean {
    return this.persons.some((seat) => this.journal.canUndo(seat))
  }

  /** Takes back the last action, or all steps of the last way, as far as no die has fallen. */
  undo(): void {
    const start = this.groups.pop() ?? this.journal.entries.length - 1
    do {
      const seat = this.persons.find((person) => this.journal.canUndo(person))
      if (seat === undefined) break
      this.journal.undo(seat)
      this.happenings.pop()
    } while (this.journal.entries.length > start)
    this.latest = null
    this.changed()
  }

  /** Did it begin as a match does, so that it can be written down as a replay? */
  get canReplay(): boolean {
    return this.seed !== undefined
  }

  /** The match so far as a small file, or null where it did not begin as a match does. */
  async replay(): Promise<Replay | null> {
    if (this.seed === undefined) return null
    // Comes when it is needed: nothing of the first load is for this.
    const { replayOf } = await import('../replay/write.ts')
    return replayOf(this.adapter.game, this.options, this.seed, this.record.actions)
  }

  async replayAddress(): Promise<string> {
    await this.saving
    return toReplay(this.id)
  }

  async again(): Promise<string> {
    const { adapter, options, seats } = this
    const session = LocalSession.begin(adapter, options, seats, this.realDice ? null : freshSeed())
    await session.settled()
    return toMatch(session.id)
  }

  /** The safe default answer to the open question. */
  fallback(): Action {
    return this.adapter.game.fallback(this.journal.match)
  }

  private changed(): void {
    this.version++
    this.views.clear()
    this.keep()
    for (const listener of this.listeners) listener()
  }

  private kept(): KeptMatch {
    const view = this.view(SPECTATOR)
    const late = this.happenings.flatMap((happening) => (happening.late ? [happening.count] : []))
    const seats = this.adapter.seats(view)
    return {
      id: this.id,
      game: this.adapter.id,
      created: this.created,
      updated: Date.now(),
      seats: this.seats,
      options: this.options,
      ...(this.seed === undefined ? {} : { seed: this.seed }),
      names: seats.map(({ name }) => name),
      scores: seats.map(({ score }) => score),
      over: this.isOver,
      ...(this.conceded === null ? {} : { conceded: this.conceded }),
      ...(this.banks.some((seconds) => seconds > 0) ? { banks: [...this.banks] } : {}),
      ...(late.length > 0 ? { late } : {}),
      decisions: this.journal.entries.length,
      opening: this.opening,
      save: writeSave(this.journal),
    }
  }

  /** Saves after saves in progress; only the newest state is written. */
  private keep(): void {
    if (this.roller) return
    const { version } = this
    this.saving = this.saving
      .then(() => (version === this.version ? keepMatch(this.kept()) : undefined))
      .then(
        () => this.saved(true),
        () => this.saved(false),
      )
  }

  private saved(isKept: boolean): void {
    if (this.saveFailed === !isKept) return
    this.saveFailed = !isKept
    for (const listener of this.listeners) listener()
  }

  saveAgain(): void {
    this.keep()
  }

  saveFile(): void {
    download(this.kept())
  }

  concede(seat: number): void {
    this.conceded = seat
    this.changed()
  }

  settled(): Promise<void> {
    return this.saving
  }
}

/** What the file of a match holds beside the save itself. */
type SavedBeside = Pick<KeptMatch, 'seats' | 'seed' | 'opening'>

/** Who sits there: as the file says, otherwise a person against computers. */
function seatOf(told: Partial<SeatConfig> | undefined, seat: number): SeatConfig {
  const person = told?.kind === 'person' || (told?.kind !== 'computer' && seat === 0)
  return { kind: person ? 'person' : 'computer', level: knownLevel(told?.level) ?? 'rookie' }
}
