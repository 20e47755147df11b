import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { isImpassable, terrainOf } from '../board/terrain.ts'
import { FACTIONS } from '../card/card.ts'
import { CONDITIONS } from '../card/effect.ts'
import { SPELLS } from '../card/spells.ts'
import type { CardText } from '../card/text.ts'
import { cardOf } from '../creatures.ts'
import { cardById } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import { addLasting } from '../lasting.ts'
import { type Creature, changed, type SkirmishMatch, STATUS_NAMES } from '../state.ts'
import { turnBegins } from '../turn/turn-begins.ts'

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
  /** Conditions that it has, and the DC of the saves that end them at the end of its turns. */
  is: z.array(z.string()).optional(),
  dc: z.record(z.string(), whole.min(1)).optional(),
  /** Damage of its poison at each activation. */
  poison: whole.min(1).optional(),
  /** Lasting spells on it, by name; with the number of its turns that they last, or for the whole skirmish. */
  lasting: z.array(z.union([z.string(), z.strictObject({ spell: z.string(), turns: whole.min(1) })])).optional(),
  activations: whole.min(0).max(2).optional(),
})

/** The form of a Skirmish scenario. */
export const scenarioSchema = z.looseObject({
  /** The position; without it the skirmish is played from its set-up on. */
  map: z.string().optional(),
  pieces: z.record(z.string(), pieceSchema).default({}),
  factions: z.array(z.enum(FACTIONS)).default(['LG', 'CE', 'CG', 'LE']),
  /** The terrain under a creature: under each of its squares. */
  under: z.record(z.string(), z.string().length(1)).default({}),
  /** Whose turn begins, as the first of the two activations of its player; without it the first round does. */
  turn: z.string().optional(),
  round: whole.min(1).default(1),
  /** The other options of the match. */
  options: z.record(z.string(), z.unknown()).default({}),
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

const rowsOf = ({ map = '' }: Pick<Position, 'map'>): string[] =>
  map
    .trim()
    .split('\n')
    .map((row) => row.trim())

/** Letters of the map that are no terrain, in reading order: the numbers of the creatures. */
export function lettersOf(data: ScenarioData): string[] {
  return [...rowsOf(data as unknown as Position).join('')].filter((code) => terrainOf(code) < 0)
}

const nameOf = (place: number): string => `Piece ${'abcdefghijklmnopqrstuvwxyz'[place]}`

/** The position of a scenario. Capital letters are of seat 0, small ones of seat 1 unless told; big creatures stand by their top left square. */
export function setUpPosition(data: ScenarioData): SkirmishMatch {
  const position = scenarioSchema.parse(data)
  if (position.map === undefined) return skirmishGame.create(position.options, null)
  const rows = rowsOf(position)
  const width = rows[0].length
  const letters = lettersOf(data)
  checkLetters(position, letters)
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
        rows: rows.map((row) =>
          [...row].map((code) => (terrainOf(code) < 0 ? (position.under[code] ?? '.') : code)).join(''),
        ),
        exits: [[0], [last], [width - 1], [last - width + 1]].slice(0, seats),
      },
      cards: pieces.flatMap((piece, place) => (piece.card === undefined ? [cardText(piece, place)] : [])),
      placed: pieces.map((piece, place) => ({
        card: knownCard(piece, letters[place]) ?? nameOf(place).toLowerCase().replace(' ', '-'),
        seat: seatOf(place),
        square: squares[place],
      })),
      warbands: position.factions.slice(0, seats).map((faction) => ({ faction, creatures: [], tiles: [], pool: [] })),
      ...position.options,
    },
    null,
  )
  pieces.forEach((piece, place) => {
    prepare(match, piece, letters[place], place)
  })
  if (position.turn !== undefined) beginTurn(match, position.turn, letters, position.round)
  return match
}

/** Every letter stands for one creature on the map. */
function checkLetters({ pieces, under }: Position, letters: readonly string[]): void {
  const twice = letters.find((letter, place) => letters.indexOf(letter) !== place)
  if (twice !== undefined)
    throw new ScenarioFault(['map'], `'${twice}' stands in two squares: a big creature stands by its top left one`)
  for (const letter of Object.keys(pieces))
    if (!letters.includes(letter)) throw new ScenarioFault(['pieces', letter], 'is not on the map')
  for (const [letter, code] of Object.entries(under)) {
    if (!letters.includes(letter)) throw new ScenarioFault(['under', letter], 'is not on the map')
    const terrain = terrainOf(code)
    if (terrain < 0) throw new ScenarioFault(['under', letter], `'${code}' is no terrain code`)
    if (isImpassable(terrain)) throw new ScenarioFault(['under', letter], 'nobody can stand there')
  }
}

function knownCard({ card }: Piece, letter: string): string | undefined {
  if (card !== undefined && !cardById(card))
    throw new ScenarioFault(['pieces', letter, 'card'], `there is no card '${card}'`)
  return card
}

/** Fields of a piece that are no lines of its card. */
const OF_THE_PIECE = ['card', 'seat', 'follower', 'left', 'is', 'dc', 'poison', 'lasting', 'activations']

function cardText(piece: Piece, place: number): CardText {
  const told = Object.entries(piece).filter(([field, line]) => line !== undefined && !OF_THE_PIECE.includes(field))
  return { ...PLAIN, ...(piece.follower ? {} : { commander: 0 }), ...Object.fromEntries(told), name: nameOf(place) }
}

function prepare(match: SkirmishMatch, piece: Piece, letter: string, id: number): void {
  const creature = match.state.creatures[id]
  const { left, is = [], dc = {}, poison = 0, lasting = [], activations = 1 } = piece
  creature.activations = activations
  const { hp } = cardOf(match, creature)
  if (left !== undefined && (left < 1 || left > hp))
    throw new ScenarioFault(['pieces', letter, 'left'], `must be from 1 to the ${hp} hit points of the card`)
  creature.hp = left ?? creature.hp
  for (const condition of is) {
    if (!(condition in STATUS_NAMES)) {
      const known = Object.keys(STATUS_NAMES).join(', ')
      throw new ScenarioFault(['pieces', letter, 'is'], `there is no condition '${condition}' (there is: ${known})`)
    }
    creature.status |= STATUS_NAMES[condition]
  }
  for (const [condition, value] of Object.entries(dc)) giveSave(creature, condition, value, letter)
  creature.poison = poison
  for (const one of lasting) giveSpell(creature, one, letter)
}

function giveSave(creature: Creature, condition: string, dc: number, letter: string): void {
  const number = CONDITIONS.findIndex((name) => name.toLowerCase() === condition)
  if (number < 0) {
    const known = CONDITIONS.map((name) => name.toLowerCase()).join(', ')
    throw new ScenarioFault(['pieces', letter, 'dc', condition], `there is no such condition (there is: ${known})`)
  }
  creature.dcs = changed(creature.dcs, number, dc)
}

function giveSpell(creature: Creature, asked: string | { spell: string; turns: number }, letter: string): void {
  const { spell: name, turns } = typeof asked === 'string' ? { spell: asked, turns: 0 } : asked
  const spell = SPELLS.find((known) => known.name.toLowerCase() === name.toLowerCase())
  if (!spell) throw new ScenarioFault(['pieces', letter, 'lasting'], `there is no spell '${name}'`)
  addLasting(creature, spell, turns)
}

/** The turn of this creature begins: the first of the two activations of its player, in the first phase of a round. */
function beginTurn(match: SkirmishMatch, letter: string, letters: readonly string[], round: number): void {
  const creature = letters.indexOf(letter)
  if (creature < 0) throw new ScenarioFault(['turn'], `there is no piece '${letter}'`)
  match.state.round = round
  turnBegins(match, creature, 1)
  skirmishGame.advance(match)
}
