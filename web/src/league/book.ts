import { dieByName } from '@undercroft/engine'
import {
  type Command,
  decide,
  fold,
  type League,
  type LeagueEvent,
  type LeagueGame,
  leagueText,
  type Refusal,
  type Roller,
  readLeague,
} from '@undercroft/league'
import { loadLeagueGame } from './games.ts'
import { refusalText } from './refusal.ts'
import { findLeague, type KeptLeague, keepLeague } from './store.ts'
import { fixtureName } from './words.ts'

/** Fair dice of this device: draws that would favour some side are thrown away. */
export const roller: Roller = ({ dice }) =>
  dice.map((name) => {
    const { sides } = dieByName(name, [])
    const limit = 0x100000000 - (0x100000000 % sides)
    for (;;) {
      const [bits] = crypto.getRandomValues(new Uint32Array(1))
      if (bits < limit) return (bits % sides) + 1
    }
  })

/** A league on this device: every command is written at once, and whoever shows it is told. */
export class LeagueBook {
  readonly id: string
  readonly game: LeagueGame
  league: League
  private events: LeagueEvent[]
  private matches: Readonly<Record<string, string>>
  private readonly listeners = new Set<() => void>()
  private saving: Promise<void> = Promise.resolve()
  private saved: number
  version = 0
  /** Why the last write failed, null while all is kept. */
  unsaved: 'another-tab' | 'failed' | null = null

  private constructor(
    id: string,
    game: LeagueGame,
    events: LeagueEvent[],
    matches: KeptLeague['matches'],
    saved: number,
  ) {
    this.id = id
    this.game = game
    this.events = events
    this.matches = matches
    this.saved = saved
    this.league = fold(game, events)
  }

  static async open(id: string): Promise<LeagueBook | null> {
    const kept = await findLeague(id)
    if (!kept) return null
    const game = await loadLeagueGame(kept.game)
    return new LeagueBook(id, game, [...kept.events], kept.matches, kept.events.length)
  }

  static async found(gameId: string, name: string, who: string, options: object): Promise<LeagueBook> {
    const game = await loadLeagueGame(gameId)
    const at = new Date().toISOString()
    const { refused, event } = decide(game, null, { type: 'found', name, game: gameId, options }, who, at)
    if (refused) throw new Error(refusalText(refused))
    return LeagueBook.keepNew(game, [event])
  }

  /** A league from a file becomes one of this device. Throws FileError that names what is damaged. */
  static async takeOver(json: unknown): Promise<LeagueBook> {
    const events = readLeague(json)
    const [first] = events
    const game = await loadLeagueGame(first.type === 'found' ? first.game : '')
    return LeagueBook.keepNew(game, events)
  }

  private static async keepNew(game: LeagueGame, events: LeagueEvent[]): Promise<LeagueBook> {
    const book = new LeagueBook(crypto.randomUUID().slice(0, 8), game, events, {}, 0)
    await book.keep()
    return book
  }

  /** Who founded the league: on this device one person speaks for everybody. */
  get me(): string {
    return this.league.commissioners[0]
  }

  get log(): readonly LeagueEvent[] {
    return this.events
  }

  /** Carries it out, or says why not. */
  do(command: Command): Refusal | null {
    const { refused, event, league } = decide(this.game, this.league, command, this.me, new Date().toISOString())
    if (refused) {
      const { fixture } = refused.facts
      return typeof fixture === 'string'
        ? { ...refused, facts: { ...refused.facts, fixture: fixtureName(this.league, fixture) } }
        : refused
    }
    this.events = [...this.events, event]
    this.league = league
    this.changed()
    return null
  }

  matchOf(fixture: string): string | null {
    return this.matches[fixture] ?? null
  }

  tie(fixture: string, match: string): Promise<void> {
    this.matches = { ...this.matches, [fixture]: match }
    this.changed()
    return this.saving
  }

  fileText(): string {
    return leagueText(this.events)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): number => this.version

  settled(): Promise<void> {
    return this.saving
  }

  private changed(): void {
    this.tell()
    void this.keep()
  }

  private tell(): void {
    this.version++
    for (const listener of this.listeners) listener()
  }

  private keep(): Promise<void> {
    this.saving = this.saving.then(async () => {
      const { id, league, events, matches } = this
      try {
        await keepLeague({ id, name: league.name, game: league.game, updated: Date.now(), events, matches }, this.saved)
        this.saved = events.length
        this.unsaved = null
      } catch (error) {
        this.unsaved = (error as Error).message === 'another-tab' ? 'another-tab' : 'failed'
        this.tell()
      }
    })
    return this.saving
  }
}
