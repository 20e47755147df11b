import type { Action } from '@undercroft/engine'
import { type ScriptedTable, scriptedTable } from '@undercroft/engine/testing'
import type { Card, Faction } from '../card/card.ts'
import type { CardText } from '../card/text.ts'
import type { SkirmishEvent } from '../events.ts'
import { skirmishGame } from '../game.ts'
import { cardsOf } from '../options/cards.ts'
import type { AskedOptions, SkirmishOptions } from '../options/options.ts'
import { type Creature, type SkirmishMatch, type SkirmishState, STATUS_NAMES } from '../state.ts'

/** A creature of a position: a card of the roster by id, or lines of a card of its own; where it stands, and for whom. */
export interface Piece extends Partial<Omit<CardText, 'name'>> {
  readonly card?: string
  readonly seat?: number
  /** Column and row of its top left square. */
  readonly at: readonly [number, number]
  /** Hit points it has left. */
  readonly left?: number
  /** Conditions it has, by name: 'stunned', 'asleep', ... */
  readonly is?: readonly string[]
}

export interface PositionOptions extends Omit<AskedOptions, 'map' | 'placed' | 'cards' | 'warbands'> {
  /** Terrain codes row by row; else an open floor of 20 by 16. */
  readonly map?: readonly string[]
  /** The faction of each seat's warband; LG, CE, CG, LE unless told. */
  readonly factions?: readonly (Faction | null)[]
  readonly pools?: readonly (readonly string[])[]
}

type Asked = { readonly type: string; readonly [field: string]: unknown }

const FLOOR = Array.from({ length: 16 }, () => '.'.repeat(20))
const FACTIONS: readonly Faction[] = ['LG', 'CE', 'CG', 'LE']

/** A tough, slow-witted nobody: what a piece's own lines do not say. */
const PLAIN: Omit<CardText, 'name'> = {
  factions: ['any'],
  rarity: 'C',
  cost: 10,
  type: 'Humanoid (Human)',
  level: 1,
  speed: 6,
  ac: 10,
  hp: 100,
  melee: '+0 (5)',
}

/** Seats leave by the west, east, north and south side. */
function exitsOf(rows: readonly string[], seats: number): number[][] {
  const width = rows[0].length
  const column = (x: number) => rows.flatMap((row, y) => (row[x] === '#' ? [] : [y * width + x]))
  const line = (y: number) => [...rows[y]].flatMap((code, x) => (code === '#' ? [] : [y * width + x]))
  return [column(0), column(width - 1), line(0), line(rows.length - 1)].slice(0, seats)
}

const cardName = (name: string): string => `Test ${name}`
const cardId = (name: string): string =>
  cardName(name)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

function cardText(name: string, piece: Piece): CardText {
  const { at, card, is, left, seat, ...lines } = piece
  return { ...PLAIN, ...lines, name: cardName(name) }
}

function statusOf(name: string): number {
  const status = STATUS_NAMES[name]
  if (status === undefined) throw new Error(`there is no condition '${name}'`)
  return status
}

/** A small match in the middle of play: pieces by name, dice by the test. */
export class Position {
  readonly table: ScriptedTable<SkirmishState, SkirmishOptions, SkirmishEvent>
  private readonly names: readonly string[]
  private readonly queue: string[] = []
  /** The seat that wins the initiative of the rounds to come. */
  private first = 0

  constructor(pieces: Readonly<Record<string, Piece>>, options: PositionOptions) {
    const names = Object.keys(pieces)
    const { map: rows = FLOOR, factions = FACTIONS, pools = [], ...asked } = options
    const seats = asked.seats ?? Math.max(2, 1 + Math.max(...names.map((name) => pieces[name].seat ?? 0)))
    this.names = names
    this.table = scriptedTable(skirmishGame, {
      ...asked,
      seats,
      map: { rows, exits: exitsOf(rows, seats) },
      warbands: Array.from({ length: seats }, (_, seat) => ({
        faction: factions[seat],
        creatures: [],
        tiles: [],
        pool: pools[seat] ?? [],
      })),
      cards: names.filter((name) => pieces[name].card === undefined).map((name) => cardText(name, pieces[name])),
      placed: names.map((name) => ({
        card: pieces[name].card ?? cardId(name),
        seat: pieces[name].seat ?? 0,
        square: pieces[name].at[1] * rows[0].length + pieces[name].at[0],
      })),
    })
    for (const name of names) {
      const { left, is = [] } = pieces[name]
      if (left !== undefined) this.piece(name).hp = left
      for (const status of is) this.piece(name).status |= statusOf(status)
    }
  }

  // --- Looking ---

  get match(): SkirmishMatch {
    return this.table.match
  }

  get events(): readonly SkirmishEvent[] {
    return this.table.events
  }

  asked(): ReturnType<typeof this.table.asked> {
    return this.table.asked()
  }

  id(name: string): number {
    const id = this.names.indexOf(name)
    if (id < 0) throw new Error(`there is no piece '${name}'`)
    return id
  }

  nameOf(id: number): string {
    return this.names[id] ?? String(id)
  }

  piece(name: string): Creature {
    return this.match.state.creatures[this.id(name)]
  }

  hp(name: string): number {
    return this.piece(name).hp
  }

  is(name: string, status: string): boolean {
    return (this.piece(name).status & statusOf(status)) !== 0
  }

  at(name: string): [number, number] {
    return this.xy(this.piece(name).square)
  }

  square(x: number, y: number): number {
    return y * this.match.state.width + x
  }

  xy(square: number): [number, number] {
    const { width } = this.match.state
    return [square % width, Math.floor(square / width)]
  }

  get scores(): readonly number[] {
    return this.match.state.scores
  }

  /** What is asked now; 'over' when nothing is. */
  get kind(): string {
    return this.match.stack.length === 0 ? 'over' : this.asked().kind
  }

  get seat(): number {
    return this.asked().seat
  }

  /** The legal actions of a type. */
  offers(type: string): readonly Asked[] {
    return (this.asked().actions as readonly Asked[]).filter((action) => action.type === type)
  }

  /** The pieces that actions of a type aim at, each once. */
  targets(type: string): string[] {
    const ids = this.offers(type).map(({ target, creature }) => (target ?? creature) as number)
    return [...new Set(ids)].map((id) => this.nameOf(id))
  }

  /** The squares that actions of a type name. */
  squares(type: string): [number, number][] {
    return this.offers(type).map(({ square }) => this.xy(square as number))
  }

  /** Where a step is offered to. */
  mayStep(x: number, y: number): boolean {
    return this.offers('step').some(({ square }) => square === this.square(x, y))
  }

  /** The pieces at which this spell may be cast, '' where it needs no target. */
  castable(spell: string): string[] {
    const place = this.spellPlace(spell)
    return this.offers('cast')
      .filter((action) => action.spell === place)
      .map(({ target }) => (target === -1 ? '' : this.nameOf(target as number)))
  }

  /** The pieces at which this ability may be used, '' where it needs no target. */
  usable(ability: string): string[] {
    const place = this.abilityPlace(ability)
    return this.offers('use')
      .filter((action) => action.ability === place)
      .map(({ target }) => (target === -1 ? '' : this.nameOf(target as number)))
  }

  /** The dice rolled so far for something. */
  rolls(what: string): SkirmishEvent[] {
    return this.events.filter((event) => event.type === 'roll' && event.what === what)
  }

  // --- Playing ---

  /** d20s for the rolls to come. Those for initiative are not counted: the seat whose creature is next wins it. */
  d20(...values: number[]): this {
    return this.dice(...values.map((value) => `d20 ${value}`))
  }

  dice(...texts: string[]): this {
    this.queue.push(...texts)
    this.rollAll()
    return this
  }

  play(action: Action): SkirmishEvent[] {
    const before = this.events.length
    this.table.play(action)
    this.rollAll()
    return this.events.slice(before)
  }

  /** Plays the one legal action of a type that has these fields. */
  do(type: string, fields: Readonly<Record<string, unknown>> = {}): SkirmishEvent[] {
    const fits = this.offers(type).filter((action) =>
      Object.entries(fields).every(([field, value]) => action[field] === value),
    )
    if (fits.length === 0) {
      const all = this.asked()
        .actions.map((action) => JSON.stringify(action))
        .join(' ')
      throw new Error(`'${type}' ${JSON.stringify(fields)} is not offered (${this.kind}): ${all}`)
    }
    return this.play(fits[0] as Action)
  }

  /** Goes on until this creature acts: others end their turns at once. */
  turn(name: string): this {
    const id = this.id(name)
    for (let i = 0; i < 200; i++) {
      if (this.match.state.active === id && this.kind === 'act') return this
      this.goOn(id)
    }
    throw new Error(`the turn of '${name}' does not come`)
  }

  /** Activates a creature that may lose its turn: goes on until its turn has begun or is over. */
  activate(name: string): this {
    const id = this.id(name)
    for (let i = 0; i < 200; i++) {
      const mine = !this.match.waiting && this.offers('activate').some(({ creature }) => creature === id)
      this.first = this.piece(name).seat
      const before = this.events.length
      if (mine) this.do('activate', { creature: id })
      else this.goOn(id)
      const begun = this.events
        .slice(before)
        .some(
          (event) => ('creature' in event && event.creature === id) || (event.type === 'roll' && event.piece === id),
        )
      if (mine || begun || this.match.waiting) return this
    }
    throw new Error(`'${name}' is not activated`)
  }

  /** Routing creatures run: of ways that are equally quick the first is taken. */
  flee(): this {
    while (!this.match.waiting && this.kind === 'flee') this.play(this.asked().actions[0])
    return this
  }

  /** Ends the turn. */
  done(): this {
    this.do('end')
    return this
  }

  melee(target: string, attack = 0): SkirmishEvent[] {
    return this.do('melee', { target: this.id(target), attack })
  }

  ranged(target: string, attack = 0): SkirmishEvent[] {
    return this.do('ranged', { target: this.id(target), attack })
  }

  charge(target: string): SkirmishEvent[] {
    return this.do('charge', { target: this.id(target) })
  }

  /** Walks square by square. */
  walk(...squares: readonly (readonly [number, number])[]): this {
    for (const [x, y] of squares) this.do('step', { square: this.square(x, y) })
    return this
  }

  cast(spell: string, target = ''): SkirmishEvent[] {
    return this.do('cast', { spell: this.spellPlace(spell), target: target === '' ? -1 : this.id(target) })
  }

  use(ability: string, target = ''): SkirmishEvent[] {
    return this.do('use', { ability: this.abilityPlace(ability), target: target === '' ? -1 : this.id(target) })
  }

  /** Fails when dice are left over or a roll still waits for its dice. */
  end(): void {
    if (this.queue.length > 0) throw new Error(`dice were never rolled: ${this.queue.join(', ')}`)
    this.table.end()
  }

  private cardOf(id: number): Card {
    return cardsOf(this.match.options)[this.match.state.creatures[id].card]
  }

  private spellPlace(spell: string): number {
    return this.cardOf(this.match.state.active).spells.findIndex((known) => known.spell.name === spell)
  }

  private abilityPlace(ability: string): number {
    return this.cardOf(this.match.state.active).abilities.findIndex(({ name }) => name === ability)
  }

  /** One decision towards the turn of a creature. */
  private goOn(id: number): void {
    this.first = this.match.state.creatures[id].seat
    if (this.match.waiting) this.rollAll()
    const { actions, kind } = this.asked()
    if (kind === 'first-player') this.do('first', { seat: this.first })
    else if (kind === 'activate') {
      const wanted = actions.find((action) => action.type === 'activate' && (action as Asked).creature === id)
      this.play(wanted ?? actions[0])
    } else if (kind === 'act' && this.match.state.active !== id) this.do('end')
    else throw new Error(`'${kind}' is asked`)
  }

  private rollAll(): void {
    for (let { waiting } = this.match; waiting; { waiting } = this.match) {
      if (waiting.what === 'initiative') this.table.dice(`d20 ${waiting.seat === this.first ? 19 : 2}`)
      else if (this.queue.length > 0) this.table.dice(this.queue.shift()!)
      else return
    }
  }
}

export const position = (pieces: Readonly<Record<string, Piece>>, options: PositionOptions = {}): Position =>
  new Position(pieces, options)
