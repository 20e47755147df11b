import { IllegalAction, sure } from '@undercroft/engine'
import { actionInWords, differencesOf, type ScenarioData } from '@undercroft/engine/scenario'
import { ScriptedTable } from '@undercroft/engine/testing'
import { expect } from 'vitest'
import type { BlitzAction } from '../actions.ts'
import type { BlitzEvent } from '../events.ts'
import { blitzBowl } from '../game.ts'
import { type Names, namesOf, setUpPosition } from '../scenario/position.ts'
import { type PieceData, type PositionData, positionSchema } from '../scenario/schema.ts'
import { vocabulary } from '../scenario/vocabulary.ts'
import type { Blitz, BlitzState } from '../state.ts'

/** A position played by scenario words, with scripted dice; everything fails loudly. */
export class Table {
  readonly scripted: ScriptedTable<Blitz>
  readonly names: Names
  private readonly data: ScenarioData

  constructor(data: PositionData) {
    const checked = positionSchema.parse(data)
    this.names = namesOf(checked)
    this.data = { game: 'blitz-bowl', title: '', ...checked }
    const opening: BlitzEvent[] = []
    this.scripted = new ScriptedTable(blitzBowl, setUpPosition(checked, opening))
    this.scripted.events.push(...opening)
  }

  get state(): BlitzState {
    return this.scripted.match.state
  }

  get events(): readonly BlitzEvent[] {
    return this.scripted.events
  }

  player(name: string): number {
    return sure(this.names.get(name), `piece '${name}'`)
  }

  /** Dice for the rolls to come. */
  dice(...dice: string[]): this {
    this.scripted.dice(...dice)
    return this
  }

  /** Plays these lines, each legal. */
  do(...lines: string[]): this {
    for (const line of lines) this.scripted.play(this.action(line))
    return this
  }

  /** These lines are not legal now. */
  refuses(...lines: string[]): this {
    for (const line of lines) {
      expect(() => blitzBowl.legal(this.scripted.match, this.action(line)), line).toThrow(IllegalAction)
    }
    return this
  }

  /** These lines are legal now. */
  allows(...lines: string[]): this {
    for (const line of lines) blitzBowl.legal(this.scripted.match, this.action(line))
    return this
  }

  /** The kind of the open question is this one. */
  asks(kind: string, seat?: number): this {
    const decision = this.scripted.asked()
    expect(decision.kind).toBe(kind)
    if (seat !== undefined) expect(decision.seat).toBe(seat)
    return this
  }

  /** The types of the actions offered, each once; of one player where they are named. */
  offered(name?: string): string[] {
    const actions = this.scripted.asked().actions as readonly BlitzAction[]
    const own =
      name === undefined
        ? actions
        : actions.filter((action) => 'player' in action && action.player === this.player(name))
    return [...new Set(own.map(({ type }) => type))]
  }

  /** The squares offered for steps, landings, drops or placements, as 'x,y'. */
  squares(): string[] {
    return (this.scripted.asked().actions as readonly BlitzAction[]).flatMap((action) =>
      'x' in action ? [`${action.x},${action.y}`] : [],
    )
  }

  /** What holds now, and no dice are left over or missing. */
  expect(expected: Record<string, unknown>): this {
    const happened = { step: this.events, all: this.events }
    expect(differencesOf(vocabulary, expected, this.scripted.match, happened, this.data)).toEqual([])
    this.scripted.end()
    return this
  }

  happened<T extends BlitzEvent['type']>(type: T): Extract<BlitzEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<BlitzEvent, { type: T }> => event.type === type)
  }

  private action(line: string): BlitzAction {
    return actionInWords(vocabulary, line, this.scripted.asked(), this.scripted.match, this.data) as BlitzAction
  }
}

export const table = (data: PositionData): Table => new Table(data)

type Extra = Omit<PieceData, 'team' | 'position' | 'at'>
export const dwarf = (position: string, x: number, y: number, extra: Extra = {}): PieceData => ({
  team: 0,
  position,
  at: [x, y],
  ...extra,
})
export const orc = (position: string, x: number, y: number, extra: Extra = {}): PieceData => ({
  team: 1,
  position,
  at: [x, y],
  ...extra,
})
