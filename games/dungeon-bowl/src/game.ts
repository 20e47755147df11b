import { BALL_PROCEDURES, BLOCK, EMPTY, emptySquares, enlist, NOBODY, NOWHERE, newTeam } from '@undercroft/ball'
import { type AnyProcedure, defineGame, type StandingTable } from '@undercroft/engine'
import { openChest } from './chests.ts'
import { type MapPlan, signs } from './dungeon/map-plan.ts'
import { explain } from './event-rules.ts'
import { DUNGEON_EVENTS } from './events.ts'
import { checkInvariants } from './invariants.ts'
import { matchProcedure } from './match.ts'
import { checkOptions } from './options.ts'
import { enterDungeon, getBearings, teleport, teleportBall } from './portals.ts'
import { placeStarters, preMatch } from './pre-match.ts'
import { rebound } from './rebound.ts'
import { matchResult } from './result.ts'
import { rollOff } from './roll-off.ts'
import { chasmFall } from './rules-of-dungeon.ts'
import { setUp } from './set-up.ts'
import { cloneState, type DungeonMatch, type DungeonOptions, type DungeonState } from './state.ts'
import { ABILITIES, TABLE } from './table.ts'
import { teamTurn } from './turn.ts'
import { venueOf } from './venue.ts'
import { wallPass } from './wall-pass.ts'
import { pushIntoWall } from './walls.ts'
import { WIZARD_PROCEDURES } from './wizards/index.ts'

function initialState(options: DungeonOptions): DungeonState {
  const { board, rooms, endZones } = venueOf(options)
  const { players, inPlay } = enlist(TABLE, options.teams)
  const state: DungeonState = {
    players,
    squares: emptySquares(board.size),
    obstacles: 0,
    teams: options.teams.map(({ rerolls, training }) => newTeam(rerolls + training)),
    endZoneOwner: endZones.map(() => EMPTY),
    active: 0,
    activePlayer: NOBODY,
    inTurn: 1,
    turnover: '',
    ballHolder: NOBODY,
    ballSquare: NOWHERE,
    ballLoose: 0,
    ballDroppedBy: NOBODY,
    ballDroppedHow: '',
    inPlay: TABLE.union([inPlay, ...rooms]),
    winner: NOBODY,
    chests: [],
    ballFound: 0,
    portals: [],
    placement: [],
    turnOrder: [],
    turnIndex: 0,
    firstTeam: NOBODY,
    dugoutUsed: 0,
    teleports: players.map(() => 0),
    zones: players.map(() => NOWHERE),
    stench: players.map(() => 0),
    funds: options.teams.map(() => []),
    treasury: options.teams.map(({ treasury }) => treasury),
    pettyCash: options.teams.map(() => 0),
    wizards: options.teams.map(({ wizard }) => wizard),
    journeymen: options.teams.map(() => []),
    training: options.teams.map(({ training }) => training),
    bought: options.teams.map(() => []),
  }
  options.teams.forEach(({ bribes }, team) => {
    state.teams[team].bribes = bribes
  })
  if (options.map) layMap(state, options.map)
  return state
}

/** On a drawn map everything is in place and the first team is to play. */
function layMap(state: DungeonState, map: MapPlan): void {
  state.endZoneOwner = state.endZoneOwner.map((_, zone) => zone)
  state.placement = state.teams.map((_, seat) => seat)
  state.turnOrder = [...state.placement]
  const portals = ['1', '2', '3', '4', '5', '6'].map((sign) => signs(map, sign)[0] ?? NOWHERE)
  // Without any portal there is no dugout portal either.
  state.portals = portals.some((square) => square !== NOWHERE) ? portals : []
  for (const square of signs(map, '$')) {
    state.chests.push(square)
    state.squares[square] = -2
    state.obstacles++
  }
}

const procedures: readonly AnyProcedure[] = [
  ...BALL_PROCEDURES,
  setUp,
  preMatch,
  placeStarters,
  rollOff,
  teamTurn,
  teleport,
  teleportBall,
  enterDungeon,
  openChest,
  wallPass,
  chasmFall,
  getBearings,
  rebound,
  pushIntoWall,
  ...WIZARD_PROCEDURES,
  ...ABILITIES.flatMap((ability) => ability.procedures),
]

/** Skills are kept apart: who always dodges need not always block. */
const STANDING: StandingTable = {
  kinds: new Set([
    'follow-up',
    'use-skill',
    'harm-bonus',
    'argue',
    'interfere',
    'try-catch',
    're-roll',
    'block-re-roll',
  ]),
  declines: new Set(['decline', 'stay', 'accept']),
  apart: { 'use-skill': 'skill' },
}

export const dungeonBowl = defineGame<DungeonMatch>({
  id: 'dungeon-bowl',
  version: '3',
  dice: [BLOCK],
  options: checkOptions,
  seats: ({ teams }) => teams.length,
  initial: initialState,
  start: matchProcedure as never,
  procedures,
  events: DUNGEON_EVENTS,
  cloneState,
  // No `hide`: which chest holds the ball is decided when one is opened.
  result: matchResult,
  invariants: checkInvariants,
  explain,
  turnOf: ({ state }) => state.active,
  endsTurn: 'end-turn',
  standing: STANDING,
})
