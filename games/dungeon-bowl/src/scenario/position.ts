import {
  characteristics,
  LETTER,
  leaveOff,
  lettersByTeam,
  pieceFields,
  placeBall,
  placePiece,
  teamOfLetter,
} from '@undercroft/ball/scenario'
import type { Frame } from '@undercroft/engine'
import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { COLLEGES, collegeById } from '../colleges/index.ts'
import { dungeonBowl } from '../game.ts'
import { TILE_NAMES } from '../rooms/tiles.ts'
import type { DungeonMatch } from '../state.ts'
import { venueOf } from '../venue.ts'
import { enterZone } from '../zones.ts'

const whole = z.int()
const spot = z.tuple([whole, whole])
const pieceSchema = z.strictObject({
  team: whole.min(0).max(5).optional(),
  /** A position of a College, such as 'orc-blitzer': its characteristics and skills. */
  position: z.string().optional(),
  ...pieceFields,
  at: spot.optional(),
})

const byTeam = <T extends z.ZodType>(one: T) => z.array(one).min(2).max(6)

/** The form of a Dungeon Bowl scenario. */
export const scenarioSchema = z.looseObject({
  /** The position; without it the match is played from its set-up on. */
  map: z.string().optional(),
  pieces: z.record(LETTER, pieceSchema).default({}),
  /** The letter of who has it, a square, or none. */
  ball: z.union([z.literal('none'), LETTER, spot]).default('none'),
  /** 'trapped': the ball is in none of the closed chests. */
  chests: z.enum(['unknown', 'trapped']).default('unknown'),
  rerolls: byTeam(whole.min(0).max(16)).default([0, 0]),
  /** The College whose Wizard each team has, or none. */
  wizards: byTeam(z.string()).default(['none', 'none']),
  bribes: byTeam(whole.min(0).max(3)).default([0, 0]),
  rooms: z
    .array(z.strictObject({ room: z.enum(TILE_NAMES), x: whole, y: whole, width: whole, height: whole }))
    .default([]),
  walls: z.array(z.array(whole).length(4)).default([]),
  /** What of the map is under a piece: '1' where it stands on portal 1. */
  under: z.record(z.string(), z.string().length(1)).default({}),
  turnLimit: whole.nullable().default(null),
  /** The other options of the match. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** Whose turn it is, and which of that team. */
  active: whole.min(0).max(5).default(0),
  turn: whole.min(1).default(1),
  /** 'turn': it is under way; 'turn-start': nothing of it has happened. */
  begins: z.enum(['turn', 'turn-start']).default('turn'),
})

type Position = z.infer<typeof scenarioSchema>
type Piece = z.infer<typeof pieceSchema>

const rowsOf = (map: string): string[] =>
  map
    .trim()
    .split('\n')
    .map((row) => row.trim())

/** The letters of the players in the order of their numbers: capital ones are the first team, small ones the second. */
export function lettersOf(data: ScenarioData): string[] {
  const { map = '', pieces = {} } = data as unknown as Partial<Position>
  return lettersByTeam([...map.replace(/[^A-Za-z]/g, ''), ...Object.keys(pieces)], data)
}

/** The number of a square of the board, null off it. */
export function squareOn({ options }: DungeonMatch, x: number, y: number): number | null {
  const { width, height } = venueOf(options).dungeon
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : null
}

/** The position of a scenario: the active team is about to choose whom to activate. */
export function setUpPosition(data: ScenarioData): DungeonMatch {
  const position = scenarioSchema.parse(data)
  const { map, options, turnLimit } = position
  if (map === undefined) return dungeonBowl.create({ turnLimit, ...options }, null)
  const rows = rowsOf(map)
  const letters = lettersOf(data)
  const teams = seatsOf(position, letters)
  const match = dungeonBowl.create(
    {
      teams: Array.from({ length: teams }, (_, seat) => teamOf(position, letters, seat)),
      map: {
        rows: rows.map((row) => row.replace(/[A-Za-z]/g, (letter) => position.under[letter] ?? '.')),
        rooms: position.rooms,
        walls: position.walls,
        ball: true,
      },
      turnLimit,
      ...options,
    },
    null,
  )
  placePieces(match, position, rows, letters)
  if (position.ball !== 'none' || position.chests === 'trapped') match.state.ballFound = 1
  if (position.ball !== 'none') placeBall(match, position.ball, letters, (x, y) => squareOn(match, x, y))
  giveTurn(match, position)
  return match
}

function seatsOf({ pieces, rerolls, wizards, bribes, active }: Position, letters: readonly string[]): number {
  const teams = letters.map((letter) => pieces[letter]?.team ?? teamOfLetter(letter))
  const seats = Math.max(rerolls.length, wizards.length, bribes.length, ...teams.map((team) => team + 1))
  if (active >= seats) throw new ScenarioFault(['active'], `there are ${seats} teams, from 0 on`)
  return seats
}

function placePieces(match: DungeonMatch, position: Position, rows: readonly string[], letters: readonly string[]) {
  const { pieces, under } = position
  const onMap = new Set<string>()
  const put = (letter: string, x: number, y: number, path: (string | number)[]) => {
    const square = squareOn(match, x, y)
    if (square === null) throw new ScenarioFault(path, `${x},${y} is not on the board`)
    const id = letters.indexOf(letter)
    placePiece(match, id, pieces[letter] ?? {}, square, path)
    enterZone(match, match.state.players[id])
  }
  rows.forEach((row, y) => {
    ;[...row].forEach((sign, x) => {
      if (!/[A-Za-z]/.test(sign)) return
      if (onMap.has(sign)) throw new ScenarioFault(['map'], `'${sign}' stands in two squares`)
      onMap.add(sign)
      put(sign, x, y, ['map'])
    })
  })
  for (const [letter, piece] of Object.entries(pieces)) {
    if (piece.at && onMap.has(letter)) throw new ScenarioFault(['pieces', letter, 'at'], 'stands on the map already')
    if (piece.at) put(letter, ...piece.at, ['pieces', letter, 'at'])
    else if (!onMap.has(letter)) leaveOff(match, letters.indexOf(letter), piece, letter)
  }
  const stray = Object.keys(under).find((letter) => !onMap.has(letter))
  if (stray !== undefined) throw new ScenarioFault(['under', stray], 'is no piece on the map')
}

function teamOf({ pieces, rerolls, bribes, wizards }: Position, letters: readonly string[], seat: number) {
  const own = letters.filter((letter) => (pieces[letter]?.team ?? teamOfLetter(letter)) === seat)
  return {
    name: '',
    rerolls: rerolls[seat] ?? 0,
    bribes: bribes[seat] ?? 0,
    ...wizardOf(wizards[seat] ?? 'none', seat),
    players: own.map((letter, at) => ({ number: at + 1, name: letter, ...profileOf(letter, pieces[letter] ?? {}) })),
  }
}

function wizardOf(college: string, seat: number): { college: string; wizard: number } {
  if (college === 'none') return { college: '', wizard: 0 }
  if (!collegeById(college)) throw new ScenarioFault(['wizards', String(seat)], `there is no College '${college}'`)
  return { college, wizard: 1 }
}

/** MA 6, ST 3, AG 3+, PA 4+, AV 9+ without skills, or those of a position, with what the scenario changes. */
function profileOf(letter: string, piece: Piece) {
  const fits = piece.team === undefined || piece.team > 1 || piece.team === teamOfLetter(letter)
  if (!fits) throw new ScenarioFault(['pieces', letter, 'team'], 'capital letters are team 0, small ones are team 1')
  const { name, ma = 6, st = 3, ag = 3, pa = 4, av = 9, skills = [] } = positionOf(letter, piece)
  return {
    ...(name ? { position: name } : {}),
    ...characteristics(piece as Required<Piece>, { ma, st, ag, pa, av }),
    skills: [...(piece.skills ?? skills)],
    niggling: piece.niggling ?? 0,
  }
}

type Profile = Pick<Piece, 'ma' | 'st' | 'ag' | 'pa' | 'av'> & {
  readonly name?: string
  readonly skills?: readonly string[]
}

function positionOf(letter: string, { position }: Piece): Profile {
  if (position === undefined) return {}
  const positions = COLLEGES.flatMap(({ groups }) => groups.flatMap((group) => group.positions))
  const found = positions.find(({ name }) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-') === position)
  if (!found) throw new ScenarioFault(['pieces', letter, 'position'], `no College has a position '${position}'`)
  return { ...found, pa: found.pa ?? 0 }
}

/** The turn is under way, and wizards who could have cast at its start have let it pass; or nothing of it has happened. */
function giveTurn(match: DungeonMatch, { active, turn, begins }: Position): void {
  const { state } = match
  state.active = active
  state.turnIndex = active
  state.turnOrder = state.teams.map((_, seat) => seat)
  match.waiting = null
  state.teams.forEach((team, seat) => {
    team.turns = seat < active ? turn : turn - 1
  })
  if (begins === 'turn-start') match.stack = [{ proc: 'match', step: 'turn' }]
  else {
    state.teams[active].turns = turn
    match.stack = [
      { proc: 'match', step: 'turnOver' },
      { proc: 'team-turn', step: 'ask', team: active, asked: 1 } as Frame,
    ]
  }
  dungeonBowl.advance(match)
}
