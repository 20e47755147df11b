import type { Action, EventOf, Game, Match, RollAction } from '@undercroft/engine'

/** A sequence of a league whose dice are scripted: numbers in an array are a roll, everything else is an action. */
export class Sequence<M extends Match> {
  readonly game: Game<M>
  readonly match: M
  readonly events: EventOf<M>[] = []

  constructor(game: Game<M>, options: object, ...dice: number[][]) {
    this.game = game
    this.match = game.create(options, null, this.events)
    this.roll(...dice)
  }

  roll(...dice: number[][]): this {
    for (const values of dice) this.events.push(...this.game.apply(this.match, { type: 'roll', values } as RollAction))
    return this
  }

  play(type: string, fields: object = {}, ...dice: number[][]): this {
    this.events.push(...this.game.apply(this.match, { type, ...fields } as Action))
    return this.roll(...dice)
  }

  get asked(): string | null {
    return this.game.decision(this.match)?.kind ?? null
  }

  /** What the dice are wanted for, null where none are. */
  get rolls(): string | null {
    return this.game.decision(this.match)?.roll?.what ?? null
  }

  offers(type: string): Record<string, unknown>[] {
    const actions = this.game.decision(this.match)?.actions ?? []
    return actions.filter((action) => action.type === type) as unknown as Record<string, unknown>[]
  }

  field(type: string, field: string): unknown[] {
    return this.offers(type).map((action) => action[field])
  }

  get isOver(): boolean {
    return this.game.isOver(this.match)
  }

  get state(): M['state'] {
    return this.match.state
  }

  told(type: string): EventOf<M>[] {
    return this.events.filter((event) => event.type === type)
  }
}
