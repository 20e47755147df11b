import {
  characteristics,
  LETTER,
  leaveOff,
  lettersByTeam,
  pieceFields,
  placeBall,
  placePiece,
} from '@undercroft/ball/scenario'
import type { Frame } from '@undercroft/engine'
import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { INDUCEMENTS } from '../data/inducements.ts'
import { HEIGHT, squareAt, WIDTH } from '../data/pitch.ts'
import { starById } from '../data/stars/index.ts'
import { PRAYERS, WEATHERS } from '../data/tables.ts'
import { TEAMS } from '../data/teams/index.ts'
import { bloodBowl } from '../game.ts'
import { layGround } from '../ground.ts'
import { matchProcedure } from '../match.ts'
import { type BloodMatch, note, STAR } from '../state.ts'
import { starPlayer } from '../teams/match-team.ts'

const whole = z.int()
const spot = z.tuple([whole.min(0).max(WIDTH - 1), whole.min(0).max(HEIGHT - 1)])
const pieceSchema = z.strictObject({
  /** A position of a team list, such as 'orc-blitzer-bb', or a star. */
  position: z.string().optional(),
  star: z.string().optional(),
  contract: whole.min(0).max(4).optional(),
  ...pieceFields,
  at: spot.optional(),
})

const pair = <T extends z.ZodType>(one: T) => z.array(one).length(2)

/** The form of a Blood Bowl scenario: pieces with their squares on the pitch of 26 x 15. */
export const scenarioSchema = z.looseObject({
  pieces: z.record(LETTER, pieceSchema).default({}),
  /** The letter of who has it, a square, or none. */
  ball: z.union([z.literal('none'), LETTER, spot]).default('none'),
  rerolls: pair(whole.min(0).max(16)).default([0, 0]),
  races: pair(z.string()).default(['', '']),
  bribes: pair(whole.min(0).max(9)).default([0, 0]),
  apothecary: pair(z.boolean()).default([false, false]),
  fans: pair(whole.min(0).max(20)).default([1, 1]),
  cheerleaders: pair(whole.min(0).max(16)).default([0, 0]),
  coaches: pair(whole.min(0).max(9)).default([0, 0]),
  inducements: pair(z.array(z.enum(INDUCEMENTS))).default([[], []]),
  prayers: pair(z.array(z.enum(PRAYERS))).default([[], []]),
  weather: z.enum(WEATHERS).default('perfect-conditions'),
  trapdoors: z.boolean().default(false),
  half: whole.min(1).max(3).default(1),
  /** The turn markers; the turn of the active team is under way. */
  turns: pair(whole.min(0).max(8)).default([1, 0]),
  score: pair(whole.min(0)).default([0, 0]),
  league: z.boolean().default(false),
  knockout: z.boolean().default(false),
  /** The other options of the match. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** Whose turn it is. */
  active: whole.min(0).max(1).default(0),
  /**
   * 'turn': it is under way; 'turn-start': nothing of it has happened; 'drive': a new drive begins with the set-up, `kicking` kicks off; 'match':
   * from the fans and the weather on.
   */
  begins: z.enum(['turn', 'turn-start', 'drive', 'match']).default('turn'),
  kicking: whole.min(0).max(1).default(0),
})

type Position = z.infer<typeof scenarioSchema>
type Piece = z.infer<typeof pieceSchema>

/** The letters of the players in the order of their numbers: capital ones are the first team, small ones the second. */
export const lettersOf = (data: ScenarioData): string[] =>
  lettersByTeam(Object.keys((data as unknown as Position).pieces ?? {}), data)

/** The number of a square of the pitch, null off it. */
export const squareOn = (x: number, y: number): number | null =>
  x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT ? squareAt(x, y) : null

/** The position of a scenario: the active team is about to choose whom to activate, or a drive is about to begin. */
export function setUpPosition(data: ScenarioData): BloodMatch {
  const position = scenarioSchema.parse(data)
  const letters = lettersOf(data)
  const { league, knockout, options, begins } = position
  const teams = [0, 1].map((seat) => teamOf(position, letters, seat))
  const own = letters.length === 0 ? {} : { teams }
  if (begins === 'match') return bloodBowl.create({ ...own, league, knockout, ...options }, null)
  const match = bloodBowl.create({ teams, league, knockout, position: true, ...options }, null)
  const { state } = match
  letters.forEach((letter, id) => {
    const piece = position.pieces[letter]
    if (!piece.at) {
      leaveOff(match, id, piece, letter)
      return
    }
    placePiece(match, id, piece, squareAt(...piece.at), ['pieces', letter, 'at'])
    note(state, id, { played: 1 })
  })
  if (position.ball !== 'none') placeBall(match, position.ball, letters, squareOn)
  state.half = position.half
  state.drive = 1
  state.kicking = position.begins === 'drive' ? position.kicking : 1 - position.active
  state.firstKicking = state.kicking
  state.weather = position.weather
  state.trapdoors = position.trapdoors ? 1 : 0
  for (const seat of [0, 1]) {
    state.sides[seat].marker = position.turns[seat]
    state.sides[seat].fanFactor = position.fans[seat]
    state.sides[seat].prayers = position.prayers[seat]
    state.teams[seat].bribes += position.bribes[seat]
    state.teams[seat].touchdowns = position.score[seat]
    state.teams[seat].turns = position.turns[seat]
  }
  layGround(match)
  begin(match, position)
  return match
}

function teamOf(position: Position, letters: readonly string[], seat: number) {
  const own = letters.filter((letter) => letter >= 'a' === (seat === 1))
  const counted: Record<string, number> = {}
  for (const item of position.inducements[seat]) counted[item] = (counted[item] ?? 0) + 1
  return {
    name: '',
    race: position.races[seat],
    rerolls: position.rerolls[seat],
    apothecary: position.apothecary[seat],
    cheerleaders: position.cheerleaders[seat],
    coaches: position.coaches[seat],
    inducements: counted,
    recruit: recruitOf(position.races[seat]),
    players: own.map((letter, at) => ({ number: at + 1, name: letter, ...profileOf(letter, position.pieces[letter]) })),
  }
}

function recruitOf(race: string) {
  const zombie = TEAMS.find(({ id }) => id === race)?.positions.find(({ id }) => id === 'zombie-lineman')
  if (!zombie) return null
  const { id, name, ma, st, ag, av, skills } = zombie
  return { number: 99, name, position: id, ma, st, ag, pa: 0, av, skills: [...skills] }
}

/** MA 6, ST 3, AG 3+, PA 4+, AV 9+ without skills, or those of a position or star, with what the scenario changes. */
function profileOf(letter: string, piece: Piece) {
  const base = baseOf(letter, piece)
  return {
    position: base.position,
    contract: piece.contract ?? base.contract,
    ...characteristics(piece as Required<Piece>, base),
    skills: [...(piece.skills ?? base.skills)],
    niggling: piece.niggling ?? 0,
  }
}

function baseOf(letter: string, { position, star }: Piece) {
  if (star !== undefined) {
    const known = starById(star)
    if (!known) throw new ScenarioFault(['pieces', letter, 'star'], `there is no star '${star}'`)
    return { ...starPlayer(known), contract: STAR }
  }
  const plain = { position: 'player', contract: 0, ma: 6, st: 3, ag: 3, pa: 4, av: 9, skills: [] as readonly string[] }
  if (position === undefined) return plain
  const found = TEAMS.flatMap(({ positions }) => positions).find(({ id }) => id === position)
  if (!found) throw new ScenarioFault(['pieces', letter, 'position'], `no team has a position '${position}'`)
  return { ...found, position: found.id, contract: 0, pa: found.pa ?? 0 }
}

/** The frame of the whole match, at this step. */
const atStep = (step: string, next: number): Frame =>
  Object.assign({ proc: 'match', step }, matchProcedure.begin({}), { next })

function begin(match: BloodMatch, { begins, active, turns }: Position): void {
  const { state } = match
  match.waiting = null
  if (begins === 'drive') {
    match.stack = [atStep('drive', 0)]
    state.drive = 0
    state.inTurn = 0
  } else if (begins === 'turn-start') {
    if (turns[active] >= match.options.turns) throw new ScenarioFault(['turns'], 'no turn is left to begin')
    match.stack = [atStep('turn', active)]
    state.inTurn = 0
  } else {
    match.stack.length = 2
    match.stack[1].step = 'ask'
    Object.assign(match.stack[0], { next: 1 - active })
    Object.assign(match.stack[1], { team: active, asked: 1, acted: 0 })
    state.active = active
    state.inTurn = 1
  }
  bloodBowl.advance(match)
}
