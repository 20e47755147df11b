import {
  type Action,
  DICE,
  type Game,
  type GameEvent,
  IllegalAction,
  type Match,
  type RollAction,
} from '@undercroft/engine'
import { rollDice } from '@undercroft/wire'
import { type Played, PlayedList } from './played.ts'
import type { Entry } from './rows.ts'

export interface SavedCourse {
  readonly match: unknown
  readonly played: readonly Played[]
}

/** What an entry led to. */
export interface Outcome {
  readonly events: readonly GameEvent[]
  readonly dice: readonly (readonly number[])[]
  /** How many of the actions were played. */
  readonly accepted: number
}

/** The log says something else than the rules, the dice or the form of this version. */
export class CourseFault extends Error {
  override name = 'CourseFault'
}

/**
 * What has been played in a match on a line. It is never seeded: the match asks for each roll, and the answer follows from the
 * sealed key. It knows neither people nor disk.
 */
export class Course {
  readonly game: Game
  match: Match
  private readonly played: PlayedList
  private readonly key: Uint8Array
  private readonly options: unknown

  /** Where it was sewn on: nothing before it is taken back, or could be played again by these rules. */
  private readonly seam: SavedCourse | null

  constructor(game: Game, options: unknown, key: Uint8Array, saved?: SavedCourse, isSeam = false) {
    this.game = game
    this.options = options
    this.key = key
    this.match = saved ? game.load(saved.match as never) : game.create(options, null)
    this.played = new PlayedList(saved?.played)
    this.seam = isSeam && saved ? structuredClone(saved) : null
  }

  /** How many actions were played, rolls included. */
  get count(): number {
    return this.played.length
  }

  get asked(): number | null {
    return this.game.decision(this.match)?.seat ?? null
  }

  get turn(): number {
    return this.game.turnOf(this.match)
  }

  get isOver(): boolean {
    return this.game.isOver(this.match)
  }

  save(): SavedCourse {
    return { match: this.game.save(this.match), played: this.played.all }
  }

  get actions(): Action[] {
    return this.played.all.map(({ action }) => action)
  }

  /** The rolls before the first decision. */
  begin(): Outcome {
    const dice: number[][] = []
    return { events: this.rollOn(dice), dice, accepted: 0 }
  }

  /**
   * Plays the answer of a seat, and what it wants to do next: as long as it is asked, in the same turn, each is legal, and
   * nothing came to light that it may want to think about, dice or what was hidden. Throws IllegalAction and changes nothing where
   * the first one is not legal.
   */
  act(seat: number, actions: readonly Action[]): Outcome {
    const events: GameEvent[] = []
    const dice: number[][] = []
    let accepted = 0
    const turn = this.game.turnOf(this.match)
    const { reveals } = this.match
    for (const action of actions) {
      const isNews = dice.length > 0 || this.match.reveals !== reveals
      if (accepted > 0 && (isNews || !this.goesOn(seat, turn, action))) break
      events.push(...this.apply(action), ...this.rollOn(dice))
      accepted++
    }
    return { events, dice, accepted }
  }

  private goesOn(seat: number, turn: number, action: Action): boolean {
    const decision = this.game.decision(this.match)
    if (!decision || decision.seat !== seat || this.game.turnOf(this.match) !== turn) return false
    try {
      this.game.legal(this.match, action)
      return true
    } catch (error) {
      if (error instanceof IllegalAction) return false
      throw error
    }
  }

  /** Why `seat` may not take everything after the first `to` actions back, or null. Others' actions need their consent. */
  whyNoUndo(to: number, seat: number | null): string | null {
    if (to >= this.played.length) return 'nothing was played since'
    if (this.seam && to < this.seam.played.length) return 'other rules were in force'
    const taken = this.played.since(to)
    if (taken.some(({ final }) => final)) return 'dice were rolled or something hidden came to light'
    if (seat !== null && taken.some(({ seat: by }) => by !== seat)) return 'somebody else has decided since'
    return null
  }

  /** Where an undo by consent leads: before the last decision of that seat. */
  lastOf(seat: number): number {
    return this.played.all.findLastIndex(({ seat: by }) => by === seat)
  }

  undo(to: number): void {
    this.played.cut(to)
    const { seam, game } = this
    this.match = seam ? game.load(structuredClone(seam.match) as never) : game.create(this.options, null)
    for (const { action } of this.played.since(seam?.played.length ?? 0)) game.play(this.match, action)
  }

  /** Plays an entry of the log again, and checks its dice. Throws CourseFault where it cannot have been so. */
  follow({ seq, kind, seat, body, dice }: Entry): Outcome {
    const outcome = this.again(kind, seat, body)
    if (JSON.stringify(outcome.dice) !== JSON.stringify(dice)) {
      throw new CourseFault(`entry ${seq}: the dice of the log are not those of the match`)
    }
    return outcome
  }

  private again(kind: Entry['kind'], seat: number, { actions, to }: Entry['body']): Outcome {
    const nothing = { events: [], dice: [], accepted: 0 }
    if (kind === 'begin') return this.begin()
    if (kind === 'undo') {
      this.undo(to ?? 0)
      return nothing
    }
    if (!actions) return nothing
    const outcome = this.act(seat, actions)
    if (outcome.accepted !== actions.length) throw new CourseFault('an action of the log is not legal')
    return outcome
  }

  private apply(action: Action): readonly GameEvent[] {
    const { match, game } = this
    const seat = game.decision(match)?.seat ?? DICE
    const legal = game.legal(match, action)
    const { reveals } = match
    const events = game.apply(match, legal)
    this.played.push({ action: legal, seat, final: seat === DICE || match.reveals !== reveals })
    return events
  }

  private rollOn(dice: number[][]): GameEvent[] {
    const events: GameEvent[] = []
    for (let { waiting } = this.match; waiting; { waiting } = this.match) {
      const sides = waiting.dice.map((name) => this.game.dieSides(name))
      const values = rollDice(this.key, this.match.rolls, sides)
      dice.push(values)
      events.push(...this.apply({ type: 'roll', values } as RollAction))
    }
    return events
  }
}
