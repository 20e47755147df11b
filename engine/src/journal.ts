import { clonePlain } from './clone.ts'
import type { Action, EventOf, Match } from './contract.ts'
import { EngineFault, IllegalAction } from './errors.ts'
import type { Game, SavedMatch } from './game.ts'

/** An action that was played: who chose it, and whether it can be taken back. */
export interface Entry {
  readonly action: Action
  readonly seat: number
  /** A die was rolled or something hidden came to light: nothing before its end can be undone. */
  readonly final: boolean
}

/** A match with the list of what was played: undo, redo, saves and replays are made from it. */
export class Journal<M extends Match = Match> {
  readonly game: Game<M>
  /** Where the list begins: a new match, or a position that was set up. */
  readonly start: SavedMatch<M>
  match: M
  readonly entries: Entry[] = []
  private readonly undone: Action[] = []

  constructor(game: Game<M>, match: M) {
    this.game = game
    this.start = clonePlain(game.save(match))
    this.match = match
  }

  /** Throws IllegalAction where it is not legal, and EngineFault where the match turns out to be one that cannot be. */
  play(action: Action): EventOf<M>[] {
    const events = this.record(action)
    this.undone.length = 0
    return events
  }

  /** May `seat` take back the last action? Only its own, and only when no die or secret came to light by it. */
  canUndo(seat: number): boolean {
    const last = this.entries.at(-1)
    return last !== undefined && !last.final && last.seat === seat
  }

  undo(seat: number): void {
    if (!this.canUndo(seat)) throw new IllegalAction(this.whyNoUndo(seat))
    const last = this.entries.pop() as Entry
    this.undone.push(last.action)
    this.match = this.at(this.entries.length)
  }

  canRedo(): boolean {
    return this.undone.length > 0
  }

  redo(): EventOf<M>[] {
    const action = this.undone.pop()
    if (!action) throw new IllegalAction('nothing was undone')
    return this.record(action)
  }

  /** The match as it was after so many actions. */
  at(count: number): M {
    const match = this.game.load(clonePlain(this.start))
    for (const { action } of this.entries.slice(0, count)) this.game.play(match, action)
    return match
  }

  private record(action: Action): EventOf<M>[] {
    const { match } = this
    const seat = this.game.decision(match)?.seat ?? -1
    const legal = this.game.legal(match, action)
    const { rolls, reveals } = match
    const events = this.apply(legal)
    this.entries.push({ action: legal, seat, final: match.rolls !== rolls || match.reveals !== reveals })
    return events
  }

  private apply(legal: Action): EventOf<M>[] {
    try {
      return this.game.apply(this.match, legal)
    } catch (error) {
      if (error instanceof IllegalAction || error instanceof EngineFault) throw error
      throw new EngineFault(`the match cannot go on after '${legal.type}'`, { cause: error })
    }
  }

  private whyNoUndo(seat: number): string {
    const last = this.entries.at(-1)
    if (!last) return 'nothing was played yet'
    if (last.seat !== seat) return `the last decision was not of seat ${seat}`
    return 'dice were rolled or something hidden came to light'
  }
}
