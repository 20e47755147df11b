import type { Frame } from '@undercroft/engine'
import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { terrainOf } from '../board/terrain.ts'
import { FACTIONS } from '../card/card.ts'
import type { CardText } from '../card/text.ts'
import { cardById } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import { type SkirmishMatch, STATUS_NAMES } from '../state.ts'

const whole = z.int()
const pieceSchema = z.strictObject({
  /** A card of the roster by its id; otherwise the lines below. */
  card: z.string().optional(),
  seat: whole.min(0).max(3).optional(),
  type: z.string().optional(),
  cost: whole.optional(),
  commander: whole.optional(),
  /** No commander; other pieces are commanders of rating 0, so that they move freely. */
  follower: z.boolean().optional(),
  level: whole.optional(),
  speed: whole.optional(),
  ac: whole.optional(),
  hp: whole.optional(),
  melee: z.string().optional(),
  ranged: z.string().optional(),
  abilities: z.array(z.string()).optional(),
  effects: z.array(z.string()).optional(),
  spells: z.array(z.string()).optional(),
  /** Hit points that it has left. */
  left: whole.optional(),
  /** Conditions that it has. */
  is: z.array(z.string()).optional(),
})

/** The form of a Skirmish scenario. */
export const scenarioSchema = z.looseObject({
  map: z.string(),
  pieces: z.record(z.string(), pieceSchema).default({}),
  factions: z.array(z.enum(FACTIONS)).default(['LG', 'CE', 'CG', 'LE']),
  /** Whose turn begins; without it the first round does. */
  turn: z.string().optional(),
})

type Position = z.infer<typeof scenarioSchema>
type Piece = z.infer<typeof pieceSchema>

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

const rowsOf = ({ map }: Pick<Position, 'map'>): string[] =>
  map
    .trim()
    .split('\n')
    .map((row) => row.trim())

/** Letters of the map that are no terrain, in reading order: the numbers of the creatures. */
export function lettersOf(data: ScenarioData): string[] {
  return [...rowsOf(data as unknown as Position).join('')].filter((code) => terrainOf(code) < 0)
}

export const widthOf = (data: ScenarioData): number => rowsOf(data as unknown as Position)[0].length

const nameOf = (place: number): string => `Piece ${'abcdefghijklmnopqrstuvwxyz'[place]}`

/** The position of a scenario. Capital letters are of seat 0, small ones of seat 1 unless told; big creatures stand by their top left square. */
export function setUpPosition(data: ScenarioData): SkirmishMatch {
  const position = scenarioSchema.parse(data)
  const rows = rowsOf(position)
  const width = rows[0].length
  const letters = lettersOf(data)
  const pieces = letters.map((letter) => position.pieces[letter] ?? {})
  const squares = [...rows.join('')].flatMap((code, square) => (terrainOf(code) < 0 ? [square] : []))
  const seatOf = (place: number) => pieces[place].seat ?? (letters[place] === letters[place].toUpperCase() ? 0 : 1)
  const seats = Math.max(2, ...letters.map((_, place) => seatOf(place) + 1))
  const last = width * rows.length - 1
  const match = skirmishGame.create(
    {
      rounds: 100,
      seats,
      map: {
        rows: rows.map((row) => [...row].map((code) => (terrainOf(code) < 0 ? '.' : code)).join('')),
        exits: [[0], [last], [width - 1], [last - width + 1]].slice(0, seats),
      },
      cards: pieces.flatMap((piece, place) => (piece.card === undefined ? [cardText(piece, place)] : [])),
      placed: pieces.map((piece, place) => ({
        card: knownCard(piece, letters[place]) ?? nameOf(place).toLowerCase().replace(' ', '-'),
        seat: seatOf(place),
        square: squares[place],
      })),
      warbands: position.factions.slice(0, seats).map((faction) => ({ faction, creatures: [], tiles: [], pool: [] })),
    },
    null,
  )
  pieces.forEach((piece, place) => {
    prepare(match, piece, letters[place], place)
  })
  if (position.turn !== undefined) beginTurn(match, letters.indexOf(position.turn), position.turn)
  return match
}

function knownCard({ card }: Piece, letter: string): string | undefined {
  if (card !== undefined && !cardById(card))
    throw new ScenarioFault(['pieces', letter, 'card'], `there is no card '${card}'`)
  return card
}

function cardText({ seat, follower, left, is, card, ...lines }: Piece, place: number): CardText {
  const told = Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined))
  return { ...PLAIN, ...(follower ? {} : { commander: 0 }), ...told, name: nameOf(place) }
}

function prepare({ state }: SkirmishMatch, { left, is = [] }: Piece, letter: string, id: number): void {
  const creature = state.creatures[id]
  creature.activations = 1
  if (left !== undefined) creature.hp = left
  for (const condition of is) {
    if (!(condition in STATUS_NAMES)) {
      throw new ScenarioFault(['pieces', letter, 'is'], `there is no condition '${condition}'`)
    }
    creature.status |= STATUS_NAMES[condition]
  }
}

/** The turn of this creature begins, as the first of a round. */
function beginTurn(match: SkirmishMatch, creature: number, letter: string): void {
  if (creature < 0) throw new ScenarioFault(['turn'], `there is no piece '${letter}'`)
  match.waiting = null
  match.decided = null
  match.state.round = 1
  match.state.first = match.state.creatures[creature].seat
  match.stack = [
    { proc: 'skirmish', step: 'round', next: 9 },
    { proc: 'round', step: 'phase', passed: 0, left: 2 },
    { proc: 'turn', step: 'start', creature },
  ] as unknown as Frame[]
  skirmishGame.advance(match)
}
