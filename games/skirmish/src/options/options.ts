import { type Home, OptionsError, parseOptions } from '@undercroft/engine'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { boardOf, spaceOf } from '../board/board.ts'
import { terrainOf } from '../board/terrain.ts'
import type { Faction } from '../card/card.ts'
import { cardFigures, name, whole } from '../card/schema.ts'
import { CardError, type CardText } from '../card/text.ts'
import { gameContent } from '../content.ts'
import { MAPS } from '../data/maps.ts'
import { type ReadyWarband, WARBANDS } from '../data/warbands.ts'
import { GRID_HEIGHT, GRID_WIDTH } from '../setup/areas.ts'
import { type GridLayout, gridProblems, parseLayout } from '../setup/layout.ts'
import { cardsOf } from './cards.ts'
import { tileProblems, type Warband, warbandProblems } from './warband.ts'

// What zod itself says of a wrong field.
z.config(en())

export const SCENARIOS = ['standard', 'quick-strike', 'out-of-the-box', 'limited'] as const
export type Scenario = (typeof SCENARIOS)[number]

/** A battle grid of one's own (for scenarios and tests): terrain codes and the exit squares of each seat. */
export interface CustomMap {
  readonly rows: readonly string[]
  readonly exits: readonly (readonly number[])[]
}

/** A creature that stands on the grid from the start: no set-up is played. */
export interface PlacedCreature {
  readonly card: string
  readonly seat: number
  readonly square: number
}

/** What was agreed before the skirmish. */
export interface SkirmishOptions {
  readonly scenario: Scenario
  readonly seats: number
  /** Four players in two teams (SK-SCEN-09). */
  readonly teams: boolean
  /** The agreed warband size, and the limit of each seat (they differ only by agreement, SK-BUILD-05). */
  readonly size: number
  readonly sizes: readonly number[]
  readonly victory: 'standard' | 'quick-strike'
  /** Two players keep scores: the agreed size in points wins too. */
  readonly scores: boolean
  /** The skirmish is settled by points after so many rounds; 0: never. */
  readonly rounds: number
  /** 'tiles': the players lay the tiles; otherwise a ready-made battle grid, or one that was laid out before. */
  readonly grid: string | GridLayout
  readonly map: CustomMap | null
  readonly placed: readonly PlacedCreature[]
  readonly warbands: readonly Warband[]
  /** Further stat cards beside the roster. */
  readonly cards: readonly CardText[]
  /** Creatures that are not in the book. */
  readonly content?: readonly Home[]
}

const yesOrNo = z.boolean({ error: 'must be true or false' })
const names = z.array(name, { error: 'must be a list of names' }).check(z.maxLength(100))

const warbandSchema = z.strictObject({
  name: z.optional(name),
  faction: z.nullable(z.enum(['LG', 'CE', 'CG', 'LE'], { error: 'must be one of LG, CE, CG, LE, or null' })),
  creatures: names,
  tiles: names,
  pool: names,
})

const cardSchema = z.strictObject({ name: name.check(z.minLength(1)), ...cardFigures })

/** A map of one's own is no larger than this. */
const LONGEST_SIDE = 60
const square = whole(0, LONGEST_SIDE * LONGEST_SIDE)

const mapSchema = z.strictObject({
  rows: z
    .array(z.string().check(z.minLength(1, { error: 'must not be empty' }), z.maxLength(LONGEST_SIDE)))
    .check(z.minLength(1, { error: 'must have at least one row' }), z.maxLength(LONGEST_SIDE)),
  exits: z.array(z.array(square).check(z.maxLength(LONGEST_SIDE * LONGEST_SIDE))).check(z.maxLength(4)),
})

/** The options of a match as anybody may ask for them: what is left out is as usual. */
const optionsSchema = z.partial(
  z.strictObject({
    scenario: z.enum(SCENARIOS, { error: `must be one of ${SCENARIOS.join(', ')}` }),
    seats: whole(2, 4),
    teams: yesOrNo,
    size: whole(1, 10_000),
    sizes: z.array(whole(1, 10_000)).check(z.maxLength(4)),
    victory: z.enum(['standard', 'quick-strike']),
    scores: yesOrNo,
    rounds: whole(0, 1000),
    // What a layout holds is read by parseLayout, which the workshop uses too.
    grid: z.union([name, z.custom<GridLayout>((grid) => typeof grid === 'object' && grid !== null)], {
      error: 'must be the name of a grid, or a grid that was laid out',
    }),
    map: z.nullable(mapSchema),
    placed: z.array(z.strictObject({ card: name, seat: whole(0, 3), square })).check(z.maxLength(200)),
    warbands: z
      .array(z.union([name, warbandSchema], { error: "must be a warband or a ready-made one's name" }))
      .check(z.maxLength(4)),
    cards: z.array(cardSchema).check(z.maxLength(50)),
    content: z.unknown(),
  }),
)

export type AskedOptions = Partial<Omit<SkirmishOptions, 'warbands'>> & {
  /** Warbands, or the ids of ready-made ones. */
  readonly warbands?: readonly (Warband | string)[]
}

const DEFAULT_ROUNDS = 30
const FACTIONS: readonly Faction[] = ['LG', 'CE', 'CG', 'LE']

/** Checks and completes what was asked for. Names the field and the reason where it is wrong. */
export function checkOptions(asked: unknown): SkirmishOptions {
  const given = parseOptions(optionsSchema, asked) as AskedOptions
  const scenario = given.scenario ?? 'standard'
  const teams = given.teams ?? false
  const seats = given.seats ?? given.warbands?.length ?? (teams ? 4 : 2)
  if (teams && seats !== 4) throw new OptionsError('teams', 'a team skirmish has four players')
  const size = given.size ?? 100
  const rounds = given.rounds ?? DEFAULT_ROUNDS
  const content = gameContent.read(given.content ?? [])
  const options: SkirmishOptions = {
    scenario,
    seats,
    teams,
    size,
    sizes: given.sizes ?? new Array<number>(seats).fill(size),
    victory: given.victory ?? (scenario === 'quick-strike' ? 'quick-strike' : 'standard'),
    scores: given.scores ?? false,
    rounds,
    grid: given.grid ?? 'tiles',
    map: given.map ?? null,
    placed: given.placed ?? [],
    warbands: given.warbands?.map((asked, i) => namedWarband(asked, i, seats)) ?? defaultWarbands(scenario, seats),
    cards: given.cards ?? [],
    ...(content.length > 0 ? { content } : {}),
  }
  checkBoard(options)
  checkCards(options)
  checkPlaces(options)
  checkWarbands(options)
  return options
}

function checkBoard({ grid, map, placed, seats, teams }: SkirmishOptions): void {
  if (typeof grid !== 'string') checkLayout(grid, seats)
  else if (grid !== 'tiles' && map === null) {
    const known = MAPS.find(({ id }) => id === grid)
    if (!known) throw new OptionsError('grid', `must be tiles, ${MAPS.map(({ id }) => id).join(', ')}`)
    if (known.seats !== seats) throw new OptionsError('grid', `${grid} is for ${known.seats} players`)
    if (teams && known.seats !== 4) throw new OptionsError('grid', 'a team skirmish has four players')
  }
  if (map === null) return
  if (placed.length === 0) throw new OptionsError('map', "a map of one's own needs placed creatures")
  const [first] = map.rows
  map.rows.forEach((row, y) => {
    if (row.length !== first.length) throw new OptionsError(`map.rows[${y}]`, `must be ${first.length} squares long`)
    for (const code of row) {
      if (terrainOf(code) < 0) throw new OptionsError(`map.rows[${y}]`, `'${code}' is no terrain code`)
    }
  })
  const squares = first.length * map.rows.length
  map.exits.forEach((exits, seat) => {
    const off = exits.findIndex((square) => square >= squares)
    if (off >= 0) throw new OptionsError(`map.exits[${seat}][${off}]`, `the map has ${squares} squares`)
  })
}

function checkLayout(grid: GridLayout, seats: number): void {
  const layout = parseLayout(grid)
  if (layout.seats !== seats) throw new OptionsError('grid.seats', `the grid is for ${layout.seats} players`)
  const [problem] = gridProblems(layout)
  if (problem) throw new OptionsError('grid.tiles', `${problem.reason} (${problem.rule})`)
}

function checkCards(options: SkirmishOptions): void {
  try {
    cardsOf(options)
  } catch (error) {
    if (error instanceof CardError) throw new OptionsError('cards', error.message)
    throw error
  }
  const cards = cardsOf(options)
  options.placed.forEach(({ card, seat }, i) => {
    if (!cards.some(({ id }) => id === card))
      throw new OptionsError(`placed[${i}].card`, `there is no creature '${card}'`)
    if (!Number.isInteger(seat) || seat < 0 || seat >= options.seats) {
      throw new OptionsError(`placed[${i}].seat`, `must be a seat from 0 to ${options.seats - 1}`)
    }
  })
}

/** Placed creatures stand on the grid, in spaces that are theirs alone. */
function checkPlaces(options: SkirmishOptions): void {
  if (options.placed.length === 0) return
  const { map } = options
  const width = map ? map.rows[0].length : GRID_WIDTH
  const board = boardOf(width, map ? map.rows.join('') : '.'.repeat(GRID_WIDTH * GRID_HEIGHT))
  const cards = cardsOf(options)
  const taken = new Set<number>()
  options.placed.forEach(({ card, square }, i) => {
    const field = `placed[${i}].square`
    if (!Number.isInteger(square)) throw new OptionsError(field, 'must be the number of a square')
    const { width: wide } = cards[cards.findIndex(({ id }) => id === card)]
    const space = spaceOf(board, square, wide)
    if (space.length === 0) throw new OptionsError(field, `there is no room for ${card} on square ${square}`)
    for (const here of space) {
      if (taken.has(here)) throw new OptionsError(field, `square ${here} is taken`)
      taken.add(here)
    }
  })
}

function checkWarbands(options: SkirmishOptions): void {
  if (options.warbands.length !== options.seats) {
    throw new OptionsError('warbands', `${options.seats} players need ${options.seats} warbands`)
  }
  if (options.sizes.length !== options.seats) throw new OptionsError('sizes', 'must name a limit for every player')
  if (options.placed.length > 0) return
  options.warbands.forEach((warband, seat) => {
    const [missing] = tileProblems(warband.tiles, options.seats)
    if (missing) throw new OptionsError(`warbands[${seat}].${missing.field}`, `${missing.reason} (${missing.rule})`)
    if (options.scenario === 'out-of-the-box') return
    const [problem] = warbandProblems(warband, {
      cards: cardsOf(options),
      size: options.sizes[seat],
      seats: options.seats,
      limited: options.scenario === 'limited',
    })
    if (problem) throw new OptionsError(`warbands[${seat}].${problem.field}`, `${problem.reason} (${problem.rule})`)
  })
}

function defaultWarbands(scenario: Scenario, seats: number): Warband[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (scenario === 'out-of-the-box') {
      return { faction: null, creatures: [], tiles: DEFAULT_TILES[seat].slice(0, seats > 2 ? 3 : 4), pool: [] }
    }
    const [own] = WARBANDS.filter(({ faction }) => faction === FACTIONS[seat])
    return readyMade(own, seats)
  })
}

function namedWarband(asked: Warband | string, place: number, seats: number): Warband {
  if (typeof asked !== 'string') return asked
  const known = WARBANDS.find(({ id }) => id === asked)
  if (known) return readyMade(known, seats)
  const names = WARBANDS.map(({ id }) => id).join(', ')
  throw new OptionsError(`warbands[${place}]`, `there is no ready-made warband '${asked}', only ${names}`)
}

const readyMade = ({ creatures, faction, tiles }: ReadyWarband, seats: number): Warband => ({
  faction,
  creatures,
  tiles: tiles.slice(0, seats > 2 ? 3 : 4),
  pool: [],
})

const DEFAULT_TILES = [
  ['A1', 'G03', 'G04', 'G09'],
  ['A4', 'G07', 'G12', 'G13'],
  ['A2', 'G01', 'G05', 'G10'],
  ['A3', 'G06', 'G08', 'G14'],
]
