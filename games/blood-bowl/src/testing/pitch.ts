import { EMPTY, PLACES, type Player, STATUSES } from '@undercroft/ball'
import type { Action, RollEvent } from '@undercroft/engine'
import type { ScenarioData } from '@undercroft/engine/scenario'
import { type ScriptedTable, scriptedTable } from '@undercroft/engine/testing'
import { squareAt, xOf, yOf } from '../data/pitch.ts'
import type { BloodEvent } from '../events.ts'
import { bloodBowl } from '../game.ts'
import { lettersOf, setUpPosition } from '../scenario/position.ts'
import type { BloodMatch, BloodState, Side } from '../state.ts'

/** A position as scenarios tell it: pieces by letter, capital ones of the first team (Red), small ones of the second (Blue). */
export type PositionData = Omit<Partial<ScenarioData>, 'pieces'> & {
  readonly pieces: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [field: string]: unknown
}

export type Answer = Action & Record<string, unknown>

/** A match whose dice are told beforehand. */
export class Pitch {
  readonly table: ScriptedTable<BloodMatch>
  readonly letters: readonly string[]

  constructor(data: PositionData | { options: object }) {
    if ('options' in data) {
      this.table = scriptedTable(bloodBowl, data.options)
      this.letters = []
    } else {
      const scenario = data as unknown as ScenarioData
      this.table = scriptedTable(bloodBowl, { teams: [PLAIN, PLAIN], position: true })
      this.table.match = setUpPosition(scenario)
      this.letters = lettersOf(scenario)
    }
  }

  get match(): BloodMatch {
    return this.table.match
  }

  get state(): BloodState {
    return this.match.state
  }

  side(team: number): Side {
    return this.state.sides[team]
  }

  id(letter: string): number {
    return this.letters.indexOf(letter)
  }

  player(letter: string): Player {
    return this.state.players[this.id(letter)]
  }

  at(letter: string): [number, number] | null {
    return spot(this.player(letter).square)
  }

  /** 'standing', 'prone', 'stunned', or the box of the dugout. */
  status(letter: string): string {
    const { place, status } = this.player(letter)
    return place === 0 ? STATUSES[status] : PLACES[place]
  }

  /** The holder's letter, or where the loose ball is. */
  ball(): string | [number, number] | null {
    const { ballHolder, ballSquare } = this.state
    return ballHolder === EMPTY ? spot(ballSquare) : this.letters[ballHolder]
  }

  dice(...dice: string[]): this {
    this.table.dice(...dice)
    return this
  }

  answer(type: string, fields: Record<string, unknown> = {}): this {
    this.table.play({ type, ...fields } as Action)
    return this
  }

  activate(letter: string, action: string, target?: string): this {
    this.answer('activate', { player: this.id(letter) })
    return target === undefined ? this.answer(action) : this.answer(action, { target: this.id(target) })
  }

  step(...squares: [number, number][]): this {
    for (const [x, y] of squares) this.answer('step', { to: squareAt(x, y) })
    return this
  }

  /** Chooses a face where there is a choice. */
  face(face: string): this {
    return this.asked === 'block-dice' ? this.answer('face', { face }) : this
  }

  push(x: number, y: number): this {
    return this.asked === 'push-square' ? this.answer('push', { to: squareAt(x, y) }) : this
  }

  get asked(): string {
    return this.table.asked().kind
  }

  get seat(): number {
    return this.table.asked().seat
  }

  /** The legal actions of a type, all types where none is named. */
  offers(type?: string): Answer[] {
    return (this.table.asked().actions as Answer[]).filter((action) => !type || action.type === type)
  }

  /** The types of actions that are legal, each once. */
  get types(): string[] {
    return [...new Set(this.offers().map(({ type }) => type))]
  }

  /** Squares that a kind of action leads to. */
  squares(type: string, field = 'to'): [number, number][] {
    return this.offers(type).map((action) => spotOf(action[field] as number))
  }

  /** What may be declared for a player, without activating them for good. */
  declarations(letter: string): string[] {
    const copy = bloodBowl.clone(this.match)
    bloodBowl.apply(copy, { type: 'activate', player: this.id(letter) } as Action)
    return (bloodBowl.decision(copy)?.actions ?? []).map((action) => {
      const { target } = action as Action & { target?: number }
      return target === undefined ? action.type : `${action.type} ${this.letters[target]}`
    })
  }

  get events(): BloodEvent[] {
    return this.table.events
  }

  /** Every die rolled so far: 'dodge 4'. */
  get rolls(): string[] {
    return this.rollEvents().map(({ what, values }) => `${what} ${values.join('+')}`)
  }

  rollEvents(what?: string): RollEvent[] {
    return this.events.filter((event): event is RollEvent => event.type === 'roll' && (!what || event.what === what))
  }

  happened(type: string): BloodEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  /** Types of events in their order, each as often as it came. */
  get story(): string[] {
    return this.events.map(({ type }) => type)
  }

  get turnover(): string {
    const [event] = this.happened('turnover') as unknown as { reason: string }[]
    return event?.reason ?? ''
  }

  get isOver(): boolean {
    return this.match.stack.length === 0
  }

  /** Answers questions of these kinds with the safe default until another kind is asked. */
  skip(...kinds: string[]): this {
    while (!this.isOver && kinds.includes(this.asked)) this.table.play(bloodBowl.fallback(this.match))
    return this
  }

  /** Fails when dice are left over or missing. */
  end(): void {
    this.table.end()
  }
}

const PLAIN = { players: [] }

const spotOf = (square: number): [number, number] => [xOf(square), yOf(square)]
const spot = (square: number): [number, number] | null => (square < 0 ? null : spotOf(square))

/** Players on the pitch, Red to play. */
export const onPitch = (pieces: PositionData['pieces'], fields: Record<string, unknown> = {}): Pitch =>
  new Pitch({ ...fields, pieces })
