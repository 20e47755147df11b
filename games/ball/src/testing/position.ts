import type { Action, EventOf, GameEvent, Match, RollEvent } from '@undercroft/engine'
import type { ScriptedTable } from '@undercroft/engine/testing'
import { putAt } from '../field.ts'
import { type BallMatch, type BallState, EMPTY, PLACES, type Player, type RosterPlayer, STATUSES } from '../state.ts'

/** What differs from a plain player: MA 6, ST 3, AG3+, PA4+, AV9+, no skills, Standing, in their square of the map. */
export interface Piece {
  /** [column, row], where the map does not show them. */
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

/** A map of players, and the rest that a position may say. */
export interface Drawing {
  readonly pieces?: Readonly<Record<string, Piece>>
  /** The holder's letter or the square of a loose ball. */
  readonly ball?: string | readonly [number, number]
  readonly rerolls?: readonly number[]
  readonly active?: number
  /** Signs of the map under pieces. */
  readonly under?: Readonly<Record<string, string>>
}

/** The rows of a map with and without its players, and the letters of either team. */
export function readMap(map: string, { pieces = {}, under = {} }: Drawing) {
  const rows = map
    .trim()
    .split('\n')
    .map((row) => row.trim())
  const ground = rows.map((row) => row.replace(/[A-Za-z]/g, (letter) => under[letter] ?? '.'))
  const letters = [...new Set([...rows.join('').replace(/[^A-Za-z]/g, ''), ...Object.keys(pieces)])].sort()
  const teams = [letters.filter((letter) => letter < 'a'), letters.filter((letter) => letter >= 'a')]
  return { rows, ground, width: rows[0].length, teams, letters: teams.flat() }
}

/** These players as a roster has them. */
export const rosterOf = (letters: readonly string[], pieces: Readonly<Record<string, Piece>> = {}): RosterPlayer[] =>
  letters.map((letter, at) => {
    const { ma = 6, st = 3, ag = 3, pa = 4, av = 9, skills = [], niggling = 0 } = pieces[letter] ?? {}
    const profile = { ma, st, ag, pa, av, skills, niggling }
    return { number: at + 1, name: letter, position: '', ...profile, value: 0, available: true }
  })

/**
 * A position drawn as a map: capital letters are players of the first team (Red), small ones of the second (Blue); the other signs
 * are those of the game. The active team is about to choose whom to activate. Dice are written down.
 */
export class BallPosition<M extends Match<BallState>> {
  readonly table: ScriptedTable<M>
  readonly width: number
  private readonly letters: readonly string[]

  constructor(
    table: ScriptedTable<M>,
    { rows, width, letters }: ReturnType<typeof readMap>,
    { pieces = {}, ball }: Drawing,
  ) {
    this.table = table
    this.width = width
    this.letters = letters
    rows.forEach((row, y) => {
      ;[...row].forEach((sign, x) => {
        if (/[A-Za-z]/.test(sign)) this.put(sign, pieces[sign] ?? {}, y * width + x)
      })
    })
    for (const letter of Object.keys(pieces)) {
      const { place, at } = pieces[letter]
      if (at) this.put(letter, pieces[letter], this.square(...at))
      if (place) this.player(letter).place = PLACES.indexOf(place)
    }
    if (typeof ball === 'string') this.state.ballHolder = this.player(ball).id
    else if (ball) this.state.ballSquare = this.square(...ball)
  }

  get state(): M['state'] {
    return this.table.match.state
  }

  protected put(letter: string, { status = 'standing', dazed, activated }: Piece, square: number): void {
    const player = this.player(letter)
    putAt(this.table.match as unknown as BallMatch, player, square)
    player.status = STATUSES.indexOf(status)
    player.dazed = dazed ? 1 : 0
    player.activated = activated ? 1 : 0
  }

  /** It is the turn of this team, its first. */
  protected giveTurn(active: number): void {
    this.state.active = active
    this.state.teams[active].turns = 1
    if (active === 1) this.state.teams[0].turns = 1
    Object.assign(this.table.match.stack[1], { team: active })
    this.table.match.decided = null
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

  play(action: Action & Record<string, unknown>): EventOf<M>[] {
    return this.table.play(action)
  }

  /** Activates a player and declares their action, against a target where one is needed. */
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
    return this.offers(type).flatMap((action) => {
      const spot = this.spot(action[field] as number)
      return spot === null ? [] : [spot]
    })
  }

  /** What may be declared for a player, without activating them for good. */
  declarations(letter: string): string[] {
    const { game, match } = this.table
    const copy = game.clone(match)
    game.apply(copy, { type: 'activate', player: this.player(letter).id } as Action)
    return (game.decision(copy)?.actions ?? []).map((action) => {
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
      (event): event is EventOf<M> & RollEvent =>
        event.type === 'roll' && (!what || (event as GameEvent as RollEvent).what === what),
    )
  }

  happened(type: string): EventOf<M>[] {
    return this.table.events.filter((event) => event.type === type)
  }

  get turnover(): string {
    const [event] = this.happened('turnover')
    return (event as unknown as { reason: string } | undefined)?.reason ?? ''
  }

  get isOver(): boolean {
    return this.table.match.stack.length === 0
  }

  /** Fails when dice are left over or missing. */
  end(): void {
    this.table.end()
  }
}
