import type { Action } from '@undercroft/engine'
import { ScriptedTable } from '@undercroft/engine/testing'
import type { Card } from '../card/card.ts'
import { cardOf } from '../creatures.ts'
import type { SkirmishEvent } from '../events.ts'
import { skirmishGame } from '../game.ts'
import { type Creature, ELIMINATED, type SkirmishMatch, STATUS_NAMES } from '../state.ts'
import { turnBegins } from '../turn/turn-begins.ts'

type Offer = { readonly type: string; readonly [field: string]: unknown }

export function statusOf(status: string | number): number {
  if (typeof status === 'number') return status
  const bits = STATUS_NAMES[status]
  if (bits === undefined) throw new Error(`there is no condition '${status}'`)
  return bits
}

/**
 * A small match in the middle of play: pieces by name, dice by the test. Initiative is rolled by the test as well, or given
 * to the seat whose creature is wanted next (`givesInitiative`).
 */
export class Position extends ScriptedTable<SkirmishMatch> {
  private readonly names: readonly string[]
  private readonly givesInitiative: boolean
  private readonly queue: string[] = []
  /** The seat that is given the initiative of the rounds to come. */
  private first = 0

  constructor(match: SkirmishMatch, names: readonly string[], givesInitiative: boolean) {
    super(skirmishGame, match)
    this.names = names
    this.givesInitiative = givesInitiative
  }

  // --- Looking ---

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

  card(name: string): Card {
    return cardOf(this.match, this.piece(name))
  }

  hp(name: string): number {
    return this.piece(name).hp
  }

  is(name: string, status: string | number): boolean {
    return (this.piece(name).status & statusOf(status)) !== 0
  }

  /** Not eliminated. */
  has(name: string): boolean {
    return !this.is(name, ELIMINATED)
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

  /** What is asked now: 'roll' where a die is missing, 'over' when nothing is. */
  get kind(): string {
    return this.game.decision(this.match)?.kind ?? 'over'
  }

  get seat(): number {
    return this.asked().seat
  }

  /** The piece whose turn it is, '' between turns. */
  acting(): string {
    return this.names[this.match.state.active] ?? ''
  }

  /** What the match waits for a die for, null where it does not. */
  waits(): string | null {
    return this.match.waiting?.what ?? null
  }

  /** The legal actions, of one type where told. */
  offers(type?: string): readonly Offer[] {
    const actions = (this.game.decision(this.match)?.actions ?? []) as readonly Offer[]
    return type === undefined ? actions : actions.filter((action) => action.type === type)
  }

  /** The pieces that actions of a type aim at, each once. */
  targets(type: string): string[] {
    const ids = this.offers(type).map(({ target, creature }) => (target ?? creature) as number)
    return [...new Set(ids)].map((id) => this.nameOf(id))
  }

  /** The same for pieces that are named by letters: in one word, in order. */
  letters(type: string): string {
    return this.targets(type).sort().join('')
  }

  /** The squares that actions of a type name. */
  squares(type: string): [number, number][] {
    return this.offers(type).map(({ square }) => this.xy(square as number))
  }

  goes(type: string, x: number, y: number): boolean {
    return this.offers(type).some(({ square }) => square === this.square(x, y))
  }

  /** The pieces at which this spell of the acting creature may be cast, '*' where it needs no target. */
  castable(spell: string): string[] {
    return this.aims('cast', 'spell', this.spellPlace(spell))
  }

  /** The pieces at which this ability may be used, '*' where it needs no target. */
  usable(ability: string): string[] {
    return this.aims('use', 'ability', this.abilityPlace(ability))
  }

  private aims(type: string, field: string, place: number): string[] {
    const fitting = this.offers(type).filter((action) => action[field] === place)
    return fitting.map(({ target }) => (target === -1 ? '*' : this.nameOf(target as number)))
  }

  /** The dice rolled so far for something. */
  rolls(what: string): SkirmishEvent[] {
    return this.events.filter((event) => event.type === 'roll' && event.what === what)
  }

  // --- Playing ---

  /** d20s for the rolls to come. */
  d20(...values: number[]): this {
    return this.dice(...values.map((value) => `d20 ${value}`))
  }

  override dice(...texts: string[]): this {
    this.queue.push(...texts)
    this.rollAll()
    return this
  }

  override play(action: Action): SkirmishEvent[] {
    const before = this.events.length
    super.play(action)
    this.rollAll()
    return this.events.slice(before)
  }

  /** Plays the first legal action of a type that has these fields. */
  do(type: string, fields: Readonly<Record<string, unknown>> = {}): this {
    const found = this.offers(type).find((action) =>
      Object.entries(fields).every(([field, value]) => action[field] === value),
    )
    if (!found) {
      const all = this.offers().map((action) => JSON.stringify(action))
      throw new Error(`'${type}' ${JSON.stringify(fields)} is not offered (${this.kind}): ${all.join(' ')}`)
    }
    this.play(found as Action)
    return this
  }

  /** The turn of a creature begins here and now; everything else of the round is as if not yet played. */
  begin(name: string): this {
    const { match } = this
    const { activations, id } = this.piece(name)
    this.piece(name).activations = Math.max(1, activations)
    turnBegins(match, id, 2)
    this.game.advance(match)
    return this
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
      const mine = this.offers('activate').some(({ creature }) => creature === id)
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
    while (this.kind === 'flee') this.play(this.offers()[0] as Action)
    return this
  }

  /** Ends the turn. */
  done(): this {
    return this.do('end')
  }

  /** Attacks with the attack of this place in its line, or with the first that is left. */
  melee(target: string, attack?: number): this {
    return this.do('melee', attack === undefined ? { target: this.id(target) } : { target: this.id(target), attack })
  }

  ranged(target: string): this {
    return this.do('ranged', { target: this.id(target) })
  }

  charge(target: string): this {
    return this.do('charge', { target: this.id(target) })
  }

  step(x: number, y: number): this {
    return this.do('step', { square: this.square(x, y) })
  }

  /** Walks square by square. */
  walk(...squares: readonly (readonly [number, number])[]): this {
    for (const [x, y] of squares) this.step(x, y)
    return this
  }

  /** Casts a spell of the creature whose turn it is: at a piece, at a warband (by seat), or at nothing in particular. */
  cast(spell: string, target: string | number = -1): this {
    return this.do('cast', { spell: this.spellPlace(spell), target: this.targetOf(target) })
  }

  use(ability: string, target: string | number = -1): this {
    return this.do('use', { ability: this.abilityPlace(ability), target: this.targetOf(target) })
  }

  /** Fails when dice are left over or a roll still waits for its dice. */
  override end(): void {
    if (this.queue.length > 0) throw new Error(`dice were never rolled: ${this.queue.join(', ')}`)
    super.end()
  }

  private targetOf(target: string | number): number {
    return typeof target === 'string' ? this.id(target) : target
  }

  private spellPlace(spell: string): number {
    return this.actingCard().spells.findIndex((known) => known.spell.name === spell)
  }

  private abilityPlace(ability: string): number {
    return this.actingCard().abilities.findIndex(({ name }) => name === ability)
  }

  private actingCard(): Card {
    return cardOf(this.match, this.match.state.creatures[this.match.state.active])
  }

  /** One decision towards the turn of a creature. */
  private goOn(id: number): void {
    this.first = this.match.state.creatures[id].seat
    this.rollAll()
    const { actions, kind } = this.asked()
    if (kind === 'first-player') this.do('first', { seat: this.first })
    else if (kind === 'activate') this.play(actions.find((action) => (action as Offer).creature === id) ?? actions[0])
    else if (kind === 'act' && this.match.state.active !== id) this.done()
    else throw new Error(`'${kind}' is asked`)
  }

  private rollAll(): void {
    for (let { waiting } = this.match; waiting; { waiting } = this.match) {
      const given = this.givesInitiative && waiting.what === 'initiative'
      const next = given ? `d20 ${waiting.seat === this.first ? 19 : 2}` : this.queue.shift()
      if (next === undefined) return
      super.dice(next)
    }
  }
}
