import { EMPTY, type Player, PRONE, putAt, STANDING, STUNNED } from '@undercroft/ball'
import type { Action, RollEvent } from '@undercroft/engine'
import { type ScriptedTable, scriptedTable } from '@undercroft/engine/testing'
import type { MapPlan } from '../dungeon/map-plan.ts'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonOptions, DungeonState } from '../state.ts'
import { enterZone } from '../zones.ts'

/** What differs from a plain player: MA 6, ST 3, AG3+, PA4+, AV9+, no skills, Standing, in his square of the map. */
export interface Piece {
  /** [column, row], where the map does not show him. */
  readonly at?: readonly [number, number]
  readonly ma?: number
  readonly st?: number
  readonly ag?: number
  readonly pa?: number
  readonly av?: number
  readonly skills?: readonly string[]
  readonly status?: 'standing' | 'prone' | 'stunned'
  readonly place?: 'reserves' | 'knocked-out' | 'casualty' | 'out'
  readonly niggling?: number
  /** Without Tackle Zone. */
  readonly dazed?: boolean
  readonly activated?: boolean
}

export interface PositionOptions {
  readonly pieces?: Readonly<Record<string, Piece>>
  /** The holder's letter or the square of a loose ball. */
  readonly ball?: string | readonly [number, number]
  readonly rerolls?: readonly number[]
  readonly rooms?: MapPlan['rooms']
  readonly walls?: MapPlan['walls']
  readonly active?: number
  readonly turnLimit?: number | null
  /** Signs of the map under pieces: '1' where A stands on Portal 1. */
  readonly under?: Readonly<Record<string, string>>
}

const PLACES = { reserves: 1, 'knocked-out': 2, casualty: 3, out: 4 } as const

/**
 * A position drawn as a map: capital letters are players of the first team (Red), small ones of the second (Blue); the other signs
 * are those of a MapPlan. The active team is about to choose whom to activate.
 */
export class Position {
  readonly table: ScriptedTable<DungeonState, DungeonOptions, DungeonEvent>
  readonly width: number
  private readonly letters: string[] = []

  constructor(map: string, options: PositionOptions = {}) {
    const { pieces = {}, rerolls = [0, 0], rooms = [], walls = [], active = 0, turnLimit = null, under = {} } = options
    const rows = map
      .trim()
      .split('\n')
      .map((row) => row.trim())
    const drawn = rows.map((row) => row.replace(/[A-Za-z]/g, (letter) => under[letter] ?? '.'))
    this.width = drawn[0].length
    const all = [...new Set([...rows.join('').replace(/[^A-Za-z]/g, ''), ...Object.keys(pieces)])].sort()
    const red = all.filter((letter) => letter < 'a')
    const blue = all.filter((letter) => letter >= 'a')
    this.letters.push(...red, ...blue)
    const team = (letters: string[], seat: number) => ({
      name: seat === 0 ? 'Red' : 'Blue',
      rerolls: rerolls[seat],
      players: letters.map((letter, at) => {
        const { ma = 6, st = 3, ag = 3, pa = 4, av = 9, skills = [], niggling = 0 } = pieces[letter] ?? {}
        return { number: at + 1, name: letter, ma, st, ag, pa, av, skills, niggling }
      }),
    })
    this.table = scriptedTable(dungeonBowl, {
      teams: [team(red, 0), team(blue, 1)],
      map: { rows: drawn, rooms, walls },
      turnLimit,
    })
    rows.forEach((row, y) => {
      ;[...row].forEach((sign, x) => {
        if (/[A-Za-z]/.test(sign)) this.put(sign, pieces[sign] ?? {}, y * this.width + x)
      })
    })
    for (const letter of Object.keys(pieces)) {
      const { place, at } = pieces[letter]
      if (at) this.put(letter, pieces[letter], this.square(...at))
      if (place) this.player(letter).place = PLACES[place]
    }
    this.giveBall(options.ball)
    this.state.active = active
    this.state.turnIndex = active
    Object.assign(this.table.match.stack[1], { team: active })
    this.state.teams[active].turns = 1
    if (active === 1) this.state.teams[0].turns = 1
    this.table.match.decided = null
  }

  get state(): DungeonState {
    return this.table.match.state
  }

  private put(letter: string, { status = 'standing', dazed = false, activated = false }: Piece, square: number): void {
    const player = this.player(letter)
    putAt(this.table.match, player, square)
    enterZone(this.table.match, player)
    player.status = { standing: STANDING, prone: PRONE, stunned: STUNNED }[status]
    player.dazed = dazed ? 1 : 0
    player.activated = activated ? 1 : 0
  }

  private giveBall(ball: PositionOptions['ball']): void {
    if (ball === undefined) return
    this.state.ballFound = 1
    if (typeof ball === 'string') this.state.ballHolder = this.player(ball).id
    else this.state.ballSquare = this.square(...ball)
  }

  player(letter: string): Player {
    return this.state.players[this.letters.indexOf(letter)]
  }

  square(x: number, y: number): number {
    return y * this.width + x
  }

  /** [column, row] of a player, null off the board. */
  at(letter: string): [number, number] | null {
    return this.spot(this.player(letter).square)
  }

  spot(square: number): [number, number] | null {
    return square < 0 ? null : [square % this.width, Math.floor(square / this.width)]
  }

  status(letter: string): string {
    const { place, status } = this.player(letter)
    return place === 0
      ? ['standing', 'prone', 'stunned'][status]
      : ['', 'reserves', 'knocked-out', 'casualty', 'out'][place]
  }

  /** The holder's letter, or where the loose ball is. */
  ball(): string | [number, number] | null {
    const { ballHolder, ballSquare } = this.state
    return ballHolder === EMPTY ? this.spot(ballSquare) : this.letters[ballHolder]
  }

  dice(...dice: string[]): this {
    this.table.dice(...dice)
    return this
  }

  play(action: Action & Record<string, unknown>): DungeonEvent[] {
    return this.table.play(action)
  }

  /** Activates a player and declares his action, against a target where one is needed. */
  activate(letter: string, action: string, target?: string): this {
    this.play({ type: 'activate', player: this.player(letter).id })
    this.play(target === undefined ? { type: action } : { type: action, target: this.player(target).id })
    return this
  }

  /** Steps of the player who is moving. */
  step(...to: [number, number][]): this {
    for (const [x, y] of to) this.play({ type: 'step', to: this.square(x, y) })
    return this
  }

  answer(type: string, fields: Record<string, unknown> = {}): this {
    this.play({ type, ...fields })
    return this
  }

  get asked(): string {
    return this.table.asked().kind
  }

  get seat(): number {
    return this.table.asked().seat
  }

  /** The legal actions of a type, all types where none is named. */
  offers(type?: string): (Action & Record<string, unknown>)[] {
    return (this.table.asked().actions as (Action & Record<string, unknown>)[]).filter(
      (action) => !type || action.type === type,
    )
  }

  /** Squares that a kind of action leads to. */
  targets(type: string, field = 'to'): [number, number][] {
    return this.offers(type).map((action) => this.spot(action[field] as number)!)
  }

  /** What may be declared for a player, without activating him for good. */
  declarations(letter: string): string[] {
    const copy = dungeonBowl.clone(this.table.match)
    dungeonBowl.apply(copy, { type: 'activate', player: this.player(letter).id } as Action)
    return dungeonBowl.decision(copy)!.actions.map((action) => {
      const { target } = action as Action & { target?: number }
      return target === undefined ? action.type : `${action.type} ${this.letters[target]}`
    })
  }

  canActivate(letter: string): boolean {
    return this.offers('activate').some(({ player }) => player === this.player(letter).id)
  }

  /** Every die rolled so far: 'dodge 4'. */
  get rolls(): string[] {
    return this.rollEvents().map(({ what, values }) => `${what} ${values.join('+')}`)
  }

  rollEvents(what?: string): RollEvent[] {
    return this.table.events.filter(
      (event): event is RollEvent => event.type === 'roll' && (!what || event.what === what),
    )
  }

  happened(type: string): DungeonEvent[] {
    return this.table.events.filter((event) => event.type === type)
  }

  get turnover(): string {
    const [event] = this.happened('turnover') as { reason: string }[] & DungeonEvent[]
    return event?.reason ?? ''
  }

  get isOver(): boolean {
    return this.table.match.stack.length === 0
  }

  /** Fails when dice are left over or missing. */
  end(): void {
    this.table.end()
  }
}

const OPEN = Array.from({ length: 10 }, () => '.'.repeat(12)).join('\n')

/** Players on an open floor of 12 x 10 squares. */
export const onFloor = (pieces: Readonly<Record<string, Piece>>, options: PositionOptions = {}): Position =>
  new Position(OPEN, { ...options, pieces })

/** Players in a walled room of 4 x 4 squares, floor (0,0) to (3,3). */
export const inRoom = (pieces: Readonly<Record<string, Piece>>, options: PositionOptions = {}): Position =>
  new Position('....\n....\n....\n....', { ...options, pieces })

export const position = (map: string, options?: PositionOptions): Position => new Position(map, options)
