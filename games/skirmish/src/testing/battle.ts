import type { Action, Frame } from '@undercroft/engine'
import { ScriptedTable } from '@undercroft/engine/testing'
import { terrainOf } from '../board/terrain.ts'
import type { CardText } from '../card/text.ts'
import { cardOf } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import type { AskedOptions } from '../options/options.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

/** A piece on a test map: a seat, and whatever of its card matters. */
export interface Piece extends Partial<Omit<CardText, 'name'>> {
  readonly seat?: number
  /** No commander; other pieces are commanders of rating 0, so that they move freely. */
  readonly follower?: boolean
}

const PLAIN: Omit<CardText, 'name'> = {
  factions: ['any'],
  rarity: 'C',
  cost: 10,
  type: 'Humanoid (Human)',
  level: 3,
  speed: 6,
  ac: 15,
  hp: 20,
  melee: '+5 (10)',
}

/**
 * A position for a test: a map of terrain codes and letters, the pieces behind the letters (capitals are of seat 0, small
 * letters of seat 1 unless told), and scripted d20s. Big creatures are drawn by their top left square.
 */
export class Battle extends ScriptedTable<SkirmishMatch['state'], SkirmishMatch['options'], never> {
  readonly width: number
  private readonly letters: readonly string[]

  constructor(
    map: string,
    pieces: Readonly<Record<string, Piece>> = {},
    options: AskedOptions & { factions?: string[] } = {},
  ) {
    const rows = map
      .trim()
      .split('\n')
      .map((row) => row.trim())
    const width = rows[0].length
    const letters: string[] = []
    const placed: { card: string; seat: number; square: number }[] = []
    const cards: CardText[] = []
    rows.forEach((row, y) => {
      ;[...row].forEach((code, x) => {
        if (terrainOf(code) >= 0) return
        const { follower, seat, ...card } = pieces[code] ?? {}
        letters.push(code)
        cards.push({
          ...PLAIN,
          ...(follower ? {} : { commander: 0 }),
          ...card,
          name: `Piece ${'abcdefghijklmnopqrstuvwxyz'[letters.length - 1]}`,
        })
        placed.push({ card: '', seat: seat ?? (code === code.toUpperCase() ? 0 : 1), square: y * width + x })
      })
    })
    const seats = options.seats ?? Math.max(2, ...placed.map(({ seat }) => seat + 1))
    const codes = rows.map((row) => [...row].map((code) => (terrainOf(code) >= 0 ? code : '.')).join(''))
    const last = width * rows.length - 1
    const corners = [[0], [last], [width - 1], [last - width + 1]]
    const { factions, ...rest } = options
    const match = skirmishGame.create(
      {
        rounds: 100,
        ...rest,
        seats,
        map: { rows: codes, exits: options.map?.exits ?? corners.slice(0, seats) },
        cards,
        placed: placed.map((piece, i) => ({ ...piece, card: `piece-${'abcdefghijklmnopqrstuvwxyz'[i]}` })),
        warbands: Array.from({ length: seats }, (_, seat) => ({
          faction: (factions?.[seat] ?? (seat % 2 === 0 ? 'LG' : 'CE')) as 'LG',
          creatures: [],
          tiles: [],
          pool: options.warbands?.[seat]?.pool ?? [],
        })),
      },
      null,
    )
    super(skirmishGame as never, match as never)
    this.width = width
    this.letters = letters
    for (const one of match.state.creatures) one.activations = 1
    match.state.round = 1
  }

  /** The creature behind a letter. */
  get(letter: string): Creature {
    return this.match.state.creatures[this.id(letter)]
  }

  id(letter: string): number {
    const id = this.letters.indexOf(letter)
    if (id < 0) throw new Error(`there is no piece ${letter}`)
    return id
  }

  square(x: number, y: number): number {
    return y * this.width + x
  }

  at(letter: string): [number, number] {
    const { square } = this.get(letter)
    return [square % this.width, Math.floor(square / this.width)]
  }

  hp(letter: string): number {
    return this.get(letter).hp
  }

  is(letter: string, status: number): boolean {
    return (this.get(letter).status & status) !== 0
  }

  has(letter: string): boolean {
    return (this.get(letter).status & 1) === 0
  }

  card(letter: string) {
    return cardOf(this.match as never, this.get(letter))
  }

  /** d20s for the rolls to come. */
  roll(...values: number[]): this {
    return this.dice(...values.map((value) => `d20 ${value}`))
  }

  /** The turn of a creature begins; everything else of the round is as if not yet played. */
  turn(letter: string, ...dice: number[]): this {
    const { match } = this
    const creature = this.get(letter)
    match.waiting = null
    match.decided = null
    creature.activations = Math.max(1, creature.activations)
    const rest = creature.seat
    match.stack = [
      { proc: 'skirmish', step: 'round', next: 9 },
      { proc: 'round', step: 'phase', passed: 0, left: 2 },
      { proc: 'turn', step: 'start', creature: creature.id },
    ] as unknown as Frame[]
    match.state.first = rest
    this.game.advance(match)
    return this.roll(...dice)
  }

  /** The actions of the open question, of one type where told. */
  list(type?: string): Record<string, number | string | boolean>[] {
    const decision = this.game.decision(this.match)
    if (!decision || decision.roll) return []
    const actions = decision.actions as unknown as Record<string, number | string | boolean>[]
    return type === undefined ? actions : actions.filter((action) => action.type === type)
  }

  kind(): string {
    return this.game.decision(this.match)?.kind ?? 'over'
  }

  /** The letter of the creature whose turn it is, '' between turns. */
  acting(): string {
    return this.letters[this.match.state.active] ?? ''
  }

  seat(): number {
    return this.game.decision(this.match)?.seat ?? -9
  }

  /** Letters of the creatures that actions of this type aim at. */
  targets(type: string): string {
    const ids = this.list(type).map((action) => Number(action.target ?? action.creature))
    return [...new Set(ids)]
      .map((id) => this.letters[id] ?? String(id))
      .sort()
      .join('')
  }

  /** Squares [x, y] to which actions of this type lead. */
  squares(type: string): [number, number][] {
    return this.list(type).map(({ square }) => [Number(square) % this.width, Math.floor(Number(square) / this.width)])
  }

  goes(type: string, x: number, y: number): boolean {
    return this.list(type).some(({ square }) => square === this.square(x, y))
  }

  do(type: string, fields: Record<string, unknown> = {}): this {
    const found = this.list(type).find((action) =>
      Object.entries(fields).every(([key, value]) => action[key] === value),
    )
    if (!found)
      throw new Error(`no '${type}' ${JSON.stringify(fields)} among ${JSON.stringify(this.list())} (${this.kind()})`)
    this.play(found as unknown as Action)
    return this
  }

  melee(target: string, ...dice: number[]): this {
    this.roll(...dice)
    return this.do('melee', { target: this.id(target) })
  }

  shoot(target: string, ...dice: number[]): this {
    this.roll(...dice)
    return this.do('ranged', { target: this.id(target) })
  }

  step(x: number, y: number, ...dice: number[]): this {
    this.roll(...dice)
    return this.do('step', { square: this.square(x, y) })
  }

  walk(...squares: [number, number][]): this {
    for (const [x, y] of squares) this.step(x, y)
    return this
  }

  /** Casts a spell of the creature whose turn it is. */
  cast(name: string, target: string | number = -1, ...dice: number[]): this {
    this.roll(...dice)
    const card = cardOf(this.match as never, this.match.state.creatures[this.match.state.active])
    const spell = card.spells.findIndex((one) => one.spell.name === name)
    return this.do('cast', { spell, target: typeof target === 'string' ? this.id(target) : target })
  }

  use(name: string, target: string | number = -1, ...dice: number[]): this {
    this.roll(...dice)
    const card = cardOf(this.match as never, this.match.state.creatures[this.match.state.active])
    const ability = card.abilities.findIndex((one) => one.name === name)
    return this.do('use', { ability, target: typeof target === 'string' ? this.id(target) : target })
  }

  /** Names of spells (or abilities) that can be used now, with the letters of their targets. */
  offers(type: 'cast' | 'use', name: string): string {
    const card = cardOf(this.match as never, this.match.state.creatures[this.match.state.active])
    const place =
      type === 'cast'
        ? card.spells.findIndex((one) => one.spell.name === name)
        : card.abilities.findIndex((one) => one.name === name)
    const key = type === 'cast' ? 'spell' : 'ability'
    const found = this.list(type).filter((action) => action[key] === place)
    return found
      .map(({ target }) => (Number(target) < 0 ? '*' : (this.letters[Number(target)] ?? target)))
      .sort()
      .join('')
  }

  /** Does the match wait for a die (that the script does not have)? */
  waits(): string | null {
    return this.match.waiting?.what ?? null
  }
}

export const battle = (
  map: string,
  pieces?: Readonly<Record<string, Piece>>,
  options?: AskedOptions & { factions?: string[] },
): Battle => new Battle(map, pieces, options)

/** An open floor of this size with pieces at [x, y]. */
export function open(
  width: number,
  height: number,
  at: Readonly<Record<string, readonly [number, number]>>,
  terrain: Readonly<Record<string, readonly (readonly [number, number])[]>> = {},
): string {
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'))
  for (const [code, squares] of Object.entries(terrain)) for (const [x, y] of squares) rows[y][x] = code
  for (const [letter, [x, y]] of Object.entries(at)) rows[y][x] = letter
  return rows.map((row) => row.join('')).join('\n')
}
