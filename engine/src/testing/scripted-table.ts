import type { Action, EventOf, Match, RollAction } from '../contract.ts'
import { DiceScript } from '../dice-script.ts'
import type { Game } from '../game.ts'

/** A match whose dice are written down by the test. */
export class ScriptedTable<M extends Match> {
  readonly game: Game<M>
  match: M
  /** Everything that happened so far. */
  readonly events: EventOf<M>[] = []
  private readonly script: DiceScript
  private readonly knownRolls: ReadonlySet<string>

  constructor(game: Game<M>, match: M) {
    this.game = game
    this.match = match
    this.script = new DiceScript(game.definition.dice)
    this.knownRolls = new Set(game.rolls())
  }

  /** Dice for the rolls to come, in order: `dice('d6 4', 'block push')`. */
  dice(...texts: string[]): this {
    this.script.add(...texts)
    this.rollOn()
    return this
  }

  /** Plays a legal action and, with the dice of the script, all that follows from it. Returns what happened. */
  play(action: Action): EventOf<M>[] {
    const before = this.events.length
    this.events.push(...this.game.apply(this.match, action))
    this.rollOn()
    return this.events.slice(before)
  }

  /** The open question: fails when the match is over or waits for dice that the script lacks. */
  asked() {
    const decision = this.game.decision(this.match)
    if (!decision) throw new Error('the match is over')
    if (decision.roll)
      throw new Error(`the match waits for ${decision.roll.dice.join(' + ')} for '${decision.roll.what}'`)
    return decision
  }

  /** Fails when dice are left over or a roll still waits for its dice. */
  end(): void {
    if (this.script.left.length > 0) throw new Error(`dice were never rolled: ${this.script.left.join(', ')}`)
    const { waiting } = this.match
    if (waiting) throw new Error(`dice are missing: ${waiting.dice.join(' + ')} for '${waiting.what}'`)
  }

  private rollOn(): void {
    for (let { waiting } = this.match; waiting; { waiting } = this.match) {
      if (!this.knownRolls.has(waiting.what)) throw new Error(undeclared(this.match, waiting.what))
      const values = this.script.take(waiting)
      if (!values) return
      this.events.push(...this.game.apply(this.match, { type: 'roll', values } as RollAction))
    }
  }
}

/** What to say of a roll that no procedure declares. */
export const undeclared = ({ stack }: Match, what: string): string =>
  `no procedure declares that it rolls for '${what}' (at work: ${stack.map(({ proc }) => proc).join(' > ')})`

/** A new match whose dice are written down by the test. */
export function scriptedTable<M extends Match>(game: Game<M>, options: unknown): ScriptedTable<M> {
  return new ScriptedTable(game, game.create(options, null))
}
