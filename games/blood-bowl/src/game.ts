import './table.ts'
import './rules-of-pitch.ts'
import { BALL_PROCEDURES, BLOCK, emptySquares, enlist, NOBODY, NOWHERE, newTeam } from '@undercroft/ball'
import { type AnyProcedure, defineGame, type StandingTable } from '@undercroft/engine'
import { crowdProcedures } from './crowd.ts'
import { INDUCEMENTS } from './data/inducements.ts'
import { HEIGHT, WIDTH } from './data/pitch.ts'
import { endOfDrive } from './end-of-drive.ts'
import { explain } from './event-rules.ts'
import { BLOOD_EVENTS } from './events.ts'
import { checkInvariants } from './invariants.ts'
import { KICK_OFF_PROCEDURES } from './kick-off.ts'
import { KICK_OFF_EVENT_PROCEDURES } from './kick-off-events.ts'
import { matchProcedure } from './match.ts'
import { checkOptions } from './options.ts'
import { pray } from './prayers.ts'
import { preMatch, toss } from './pre-match.ts'
import { pickAtRandom } from './random-players.ts'
import { referee, sendOff } from './referee.ts'
import { matchResult } from './result.ts'
import { trapdoor } from './rules-of-pitch.ts'
import { setUp } from './set-up.ts'
import { buyInducements, install } from './shop.ts'
import { throwARock } from './stalling.ts'
import { STAR_CHOICES } from './stars/activation.ts'
import {
  type BloodMatch,
  type BloodOptions,
  type BloodState,
  type BloodTeamOptions,
  cloneState,
  type Extra,
  newExtra,
  type Side,
} from './state.ts'
import { ABILITIES, TABLE } from './table.ts'
import { patchUp, treat } from './treatment.ts'
import { teamTurn } from './turn.ts'
import { summonWeather } from './weather-mage.ts'
import { castSpells } from './wizard.ts'

const newSide = (team: BloodTeamOptions): Side => ({
  marker: 0,
  fanFactor: 0,
  cheerleaders: team.cheerleaders,
  coaches: team.coaches,
  treasury: team.treasury,
  pettyCash: 0,
  journeymen: 0,
  spent: 0,
  apothecaries: team.apothecary ? 1 : 0,
  wanderers: 0,
  mortuary: 0,
  plagueDoctors: 0,
  mages: 0,
  chefs: 0,
  bugman: 0,
  wizards: 0,
  kegs: 0,
  training: 0,
  referees: 0,
  corrupted: 0,
  raised: 0,
  nextDriveRerolls: 0,
  prayers: [],
  bought: [],
  conceded: 0,
  awarded: 0,
})

const firstExtras = new WeakMap<BloodTeamOptions, readonly Extra[]>()

/** What is kept of those on a list beside the rest as a match begins. It is never changed in place, so matches share it. */
function extrasOf(team: BloodTeamOptions): readonly Extra[] {
  const known = firstExtras.get(team)
  if (known !== undefined) return known
  const extras = team.players.map(({ contract, position }) => newExtra(contract, position))
  firstExtras.set(team, extras)
  return extras
}

function initialState(options: BloodOptions): BloodState {
  const none = TABLE.set([])
  const { players, inPlay } = enlist(TABLE, options.teams)
  const state: BloodState = {
    players,
    squares: emptySquares(WIDTH * HEIGHT),
    obstacles: 0,
    teams: options.teams.map(({ rerolls }) => newTeam(rerolls)),
    endZoneOwner: [0, 1],
    active: 0,
    activePlayer: NOBODY,
    inTurn: 0,
    turnover: '',
    ballHolder: NOBODY,
    ballSquare: NOWHERE,
    ballLoose: 0,
    ballDroppedBy: NOBODY,
    ballDroppedHow: '',
    inPlay,
    winner: NOBODY,
    half: options.position ? 1 : 0,
    drive: 0,
    kicking: 1,
    firstKicking: 1,
    weather: 'perfect-conditions',
    weatherLater: '',
    weatherTurns: 0,
    trapdoors: 0,
    ground: none,
    kickOff: 0,
    kickedTo: NOWHERE,
    ballOut: 0,
    sides: options.teams.map(newSide),
    extras: options.teams.flatMap(extrasOf),
    loans: [],
    changes: [],
    frogs: [],
    stalling: [],
  }
  options.teams.forEach(({ inducements }, team) => {
    for (const item of INDUCEMENTS)
      for (let count = 0; count < (inducements[item] ?? 0); count++) {
        state.sides[team].bought = [...state.sides[team].bought, item]
        install({ state }, team, item)
      }
  })
  return state
}

const procedures: readonly AnyProcedure[] = [
  ...BALL_PROCEDURES,
  ...crowdProcedures(),
  ...KICK_OFF_PROCEDURES,
  ...KICK_OFF_EVENT_PROCEDURES,
  ...STAR_CHOICES,
  preMatch,
  toss,
  buyInducements,
  pray,
  pickAtRandom,
  setUp,
  teamTurn,
  castSpells,
  summonWeather,
  throwARock,
  endOfDrive,
  referee,
  sendOff,
  patchUp,
  treat,
  trapdoor,
  ...new Set(ABILITIES.flatMap((ability) => ability.procedures)),
]

/** Skills are kept apart: who always dodges need not always block. */
const STANDING: StandingTable = {
  kinds: new Set([
    ...['follow-up', 'use-skill', 'harm-bonus', 'argue', 'interfere', 'try-catch', 're-roll', 'block-re-roll'],
    ...['wizard', 'star-target', 'hit-and-run', 'trickster', 'apothecary'],
  ]),
  declines: new Set(['decline', 'stay', 'accept']),
  apart: { 'use-skill': 'skill', 'star-target': 'skill' },
}

export const bloodBowl = defineGame<BloodMatch>({
  id: 'blood-bowl',
  version: '2',
  dice: [BLOCK],
  options: checkOptions,
  seats: () => 2,
  initial: initialState,
  start: matchProcedure as never,
  events: BLOOD_EVENTS,
  procedures: procedures as never,
  cloneState,
  standing: STANDING,
  result: matchResult,
  invariants: checkInvariants,
  explain,
})
