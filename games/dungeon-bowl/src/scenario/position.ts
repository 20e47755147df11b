import { OUT, PRONE, putAt, RESERVES, STANDING, STUNNED } from '@undercroft/ball'
import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { COLLEGES, collegeById } from '../colleges/index.ts'
import { dungeonBowl } from '../game.ts'
import { TILE_NAMES } from '../rooms/tiles.ts'
import type { DungeonMatch } from '../state.ts'
import { enterZone } from '../zones.ts'

const whole = z.int()
const spot = z.tuple([whole, whole])
const pieceSchema = z.strictObject({
  team: whole.min(0).max(1).optional(),
  /** A position of a College, such as 'orc-blitzer': its characteristics and skills. */
  position: z.string().optional(),
  ma: whole.optional(),
  st: whole.optional(),
  ag: whole.optional(),
  pa: whole.optional(),
  av: whole.optional(),
  skills: z.array(z.string()).optional(),
  niggling: whole.optional(),
  state: z.enum(['standing', 'prone', 'stunned', 'reserves', 'knocked-out', 'casualty', 'out']).optional(),
  at: spot.optional(),
  activated: z.boolean().optional(),
  dazed: z.boolean().optional(),
})

/** The form of a Dungeon Bowl scenario. */
export const scenarioSchema = z.looseObject({
  map: z.string(),
  pieces: z.record(z.string().regex(/^[A-Za-z]$/, 'a piece is named by one letter'), pieceSchema).default({}),
  /** The letter of who has it, a square, or none. */
  ball: z.union([z.literal('none'), z.string().regex(/^[A-Za-z]$/), spot]).default('none'),
  rerolls: z.array(whole.min(0).max(16)).length(2).default([0, 0]),
  /** The College whose Wizard either team has, or none. */
  wizards: z.array(z.string()).length(2).default(['none', 'none']),
  bribes: z.array(whole.min(0).max(3)).length(2).default([0, 0]),
  rooms: z
    .array(z.strictObject({ room: z.enum(TILE_NAMES), x: whole, y: whole, width: whole, height: whole }))
    .default([]),
  walls: z.array(z.array(whole).length(4)).default([]),
  /** What of the map is under a piece: '1' where it stands on portal 1. */
  under: z.record(z.string(), z.string().length(1)).default({}),
  turnLimit: whole.nullable().default(null),
  /** Whose turn it is. */
  active: whole.min(0).max(1).default(0),
})

type Position = z.infer<typeof scenarioSchema>
type Piece = z.infer<typeof pieceSchema>

const PLACES: Readonly<Record<string, number>> = { reserves: RESERVES, 'knocked-out': 2, casualty: 3, out: OUT }
const STATUSES: Readonly<Record<string, number>> = { standing: STANDING, prone: PRONE, stunned: STUNNED }

const rowsOf = (map: string): string[] =>
  map
    .trim()
    .split('\n')
    .map((row) => row.trim())

/** The letters of the players in the order of their numbers: capital ones are the first team, small ones the second. */
export function lettersOf(data: ScenarioData): string[] {
  const { map = '', pieces = {} } = data as unknown as Position
  const all = [...new Set([...map.replace(/[^A-Za-z]/g, ''), ...Object.keys(pieces)])].sort()
  return [...all.filter((letter) => letter < 'a'), ...all.filter((letter) => letter >= 'a')]
}

export const widthOf = (data: ScenarioData): number => rowsOf((data as unknown as Position).map)[0].length

/** The position of a scenario: the active team is about to choose whom to activate. */
export function setUpPosition(data: ScenarioData): DungeonMatch {
  const position = scenarioSchema.parse(data)
  const rows = rowsOf(position.map)
  const width = rows[0].length
  const letters = lettersOf(data)
  const match = dungeonBowl.create(
    {
      teams: [0, 1].map((seat) => teamOf(position, letters, seat)),
      map: {
        rows: rows.map((row) => row.replace(/[A-Za-z]/g, (letter) => position.under[letter] ?? '.')),
        rooms: position.rooms,
        walls: position.walls,
        ball: true,
      },
      turnLimit: position.turnLimit,
    },
    null,
  )
  rows.forEach((row, y) => {
    ;[...row].forEach((sign, x) => {
      if (/[A-Za-z]/.test(sign)) place(match, letters.indexOf(sign), position.pieces[sign] ?? {}, y * width + x)
    })
  })
  for (const [letter, piece] of Object.entries(position.pieces)) {
    const id = letters.indexOf(letter)
    if (piece.at) place(match, id, piece, piece.at[1] * width + piece.at[0])
    if (piece.state && piece.state in PLACES) match.state.players[id].place = PLACES[piece.state]
  }
  giveBall(match, position, letters, width)
  giveTurn(match, position.active)
  return match
}

function teamOf({ pieces, rerolls, bribes, wizards }: Position, letters: readonly string[], seat: number) {
  const own = letters.filter((letter) => letter >= 'a' === (seat === 1))
  return {
    name: '',
    rerolls: rerolls[seat],
    bribes: bribes[seat],
    ...wizardOf(wizards[seat], seat),
    players: own.map((letter, at) => ({
      number: at + 1,
      name: letter,
      ...profileOf(letter, pieces[letter] ?? {}, seat),
    })),
  }
}

function wizardOf(college: string, seat: number): { college: string; wizard: number } {
  if (college === 'none') return { college: '', wizard: 0 }
  if (!collegeById(college)) throw new ScenarioFault(['wizards', String(seat)], `there is no College '${college}'`)
  return { college, wizard: 1 }
}

/** MA 6, ST 3, AG 3+, PA 4+, AV 9+ without skills, or those of a position, with what the scenario changes. */
function profileOf(letter: string, piece: Piece, seat: number) {
  if (piece.team !== undefined && piece.team !== seat) {
    throw new ScenarioFault(['pieces', letter, 'team'], 'capital letters are team 0, small ones are team 1')
  }
  const { name, ma = 6, st = 3, ag = 3, pa = 4, av = 9, skills = [] } = positionOf(letter, piece)
  return {
    ...(name ? { position: name } : {}),
    ma: piece.ma ?? ma,
    st: piece.st ?? st,
    ag: piece.ag ?? ag,
    pa: piece.pa ?? pa,
    av: piece.av ?? av,
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

function place(match: DungeonMatch, id: number, { state = 'standing', dazed, activated }: Piece, square: number): void {
  const player = match.state.players[id]
  putAt(match, player, square)
  enterZone(match, player)
  player.status = STATUSES[state] ?? STANDING
  player.dazed = dazed ? 1 : 0
  player.activated = activated ? 1 : 0
}

function giveBall({ state }: DungeonMatch, { ball }: Position, letters: readonly string[], width: number): void {
  if (ball === 'none') return
  state.ballFound = 1
  if (typeof ball === 'string') {
    if (!letters.includes(ball)) throw new ScenarioFault(['ball'], `there is no piece '${ball}'`)
    state.ballHolder = letters.indexOf(ball)
  } else state.ballSquare = ball[1] * width + ball[0]
}

/** The turn is under way: wizards who could have cast at its start have let it pass. */
function giveTurn(match: DungeonMatch, active: number): void {
  match.stack.length = 2
  match.stack[1].step = 'ask'
  match.state.active = active
  match.state.turnIndex = active
  Object.assign(match.stack[1], { team: active })
  match.state.teams[active].turns = 1
  if (active === 1) match.state.teams[0].turns = 1
  match.decided = null
}
