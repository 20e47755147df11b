import { CASUALTY, KNOCKED_OUT, ON_BOARD, OUT, type Player, RESERVES, STANDING, STUNNED } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Guide, Reason } from '../guide.ts'
import { chanceToKeep, chanceToScore, companyOf } from './dungeon-bowl-carrier.ts'
import { dungeonForesee, dungeonKey } from './dungeon-bowl-keys.ts'
import { FAR, goalDistances, isInLair, reach, slowly, walkingFrom } from './dungeon-bowl-maps.ts'
import { dungeonReflex, dungeonSensible } from './dungeon-bowl-sense.ts'
import { CHEST } from './dungeon-bowl-spread.ts'
import { wayPast } from './dungeon-bowl-way.ts'

/** Questions at which an activation is over, or which come before the match. */
const BOUNDARIES = new Set([
  'turn',
  'place-chest',
  'place-portal',
  'choose-end-zone',
  'starter',
  'place-player',
  'journeyman',
  'inducements',
])

/** Declared once a turn, whether it is carried out or not (DB-TURN-09). */
const SCARCE = new Set(['blitz', 'pass', 'hand-off', 'foul', 'throw-team-mate', 'kick-team-mate'])

const WEIGHTS = {
  win: 1000,
  standing: 6,
  /** Standing without a Tackle Zone. */
  dazed: 5,
  prone: 3.2,
  stunned: 2,
  /** In the dugout: ready, knocked out, gone. */
  place: { [RESERVES]: 3, [KNOCKED_OUT]: 1.5, [CASUALTY]: 0, [OUT]: 0 } as Readonly<Record<number, number>>,
  reroll: 2.5,
  /** A spell not yet cast: more than an ordinary player is worth, less than a carrier. In the last turns it is worth less and less. */
  spell: 5,
  /** Somebody who could still be activated when the turn is lost. */
  toAct: 0.5,
  /** An activation that changes nothing is none. */
  activated: -0.05,
  /** For each square between a closed chest and whoever of the team is nearest, while the ball is hidden. */
  chest: -0.22,
  /** For each square between a player and the chest nearest to him. */
  scout: -0.12,
  /** A loose ball: for each square to whoever is nearest, and to the next one. */
  looseBall: -1,
  looseBallSecond: -0.3,
  held: 60,
  /** For each square that the carrier is nearer to the End Zone he wants than `NEAR`, and for each farther away. */
  near: 3.5,
  far: -0.6,
  /** So many turns double that. */
  hurry: 16,
  /** Nobody ahead of him, and nobody near; half as much for each who is. */
  freeRun: 40,
  /** He can be there with it. */
  scoringReach: 15,
  /** He will be there with it in his next activation, if nothing comes between. */
  scoresNext: 400,
  /** Of all his hopes, for the chance that he loses the ball before his next turn. */
  fear: 0.4,
  carrierMarked: -3,
  /** Beside a closed chest, which somebody may open. */
  carrierAtChest: -9,
  /** Where the young Dragon strikes a carrier down on 5+ when he is activated: so much is left of his hopes. */
  inLair: 4 / 6,
  /** Opponents who can blitz the carrier. */
  threat: -0.6,
  /** Team-mates beside the carrier. */
  screen: 0.7,
  marksCarrier: 3,
  /** For each square between an opposing carrier and whoever is nearest to him, and everybody else. */
  chase: -0.5,
  /** Somebody who stands on the way of an opposing carrier. */
  inTheWay: 0.9,
  /** For each square between a player and where something happens, and between the carrier and his team-mates. */
  stray: -0.05,
  follow: -0.03,
}
const NEAR = 30

type DungeonGuide = Guide<DungeonMatch>

/** Thinks no further than its own turn. */
export const boldDungeonGuide: DungeonGuide = guideOf(false)

/** Thinks of the next turn too: who may lose the ball in it, and who may score. */
export const dungeonGuide: DungeonGuide = guideOf(true)

/** What is good in Dungeon Bowl: the ball, its way to an opposing End Zone, who finds it, players on their feet. */
function guideOf(isWary: boolean): DungeonGuide {
  return {
    reasons: (match, seat) => {
      const sides = match.state.teams.map((_, team) => sideReasons(match, team, team === seat, isWary))
      const rivals = sides.length - 1
      return sides[seat].map(({ term, value }, i) => ({
        term,
        value: sides.reduce((sum, side, team) => (team === seat ? sum : sum - side[i].value / rivals), value),
      }))
    },
    evaluate: (match, seat) => {
      const { teams } = match.state
      let value = 0
      for (let team = 0; team < teams.length; team++) {
        const side = sideValue(match, team, team === seat, isWary)
        value += team === seat ? side : -side / (teams.length - 1)
      }
      return value
    },
    tempo: ({ state }, seat) => {
      let others = -1
      for (const { team, place, activated, status } of state.players) {
        if (team === seat && place === ON_BOARD && activated === 0 && status !== STUNNED) others++
      }
      return WEIGHTS.toAct * Math.max(0, others)
    },
    isBoundary: ({ kind }) => BOUNDARIES.has(kind),
    key: dungeonKey,
    foresee: dungeonForesee,
    isScarce: ({ type }) => SCARCE.has(type),
    turnOf: ({ state }) => `${state.active} ${state.teams[state.active].turns}`,
    idle: new Set(['casualty', 'lasting-injury', 'rebound', 'scatter', 'deviate', 'turn-order']),
    sensible: dungeonSensible,
    reflex: dungeonReflex,
  }
}

function sideValue(match: DungeonMatch, seat: number, isOwn: boolean, isWary: boolean): number {
  return winValue(match, seat) + playersValue(match, seat) + ballValue(match, seat, isOwn, isWary)
}

function sideReasons(match: DungeonMatch, seat: number, isOwn: boolean, isWary: boolean): Reason[] {
  return [
    { term: 'touchdown', value: winValue(match, seat) },
    { term: 'players', value: playersValue(match, seat) },
    { term: 'ball', value: ballValue(match, seat, isOwn, isWary) },
  ]
}

const winValue = ({ state }: DungeonMatch, seat: number): number => (state.winner === seat ? WEIGHTS.win : 0)

const FADING = 4

function spellValue({ state, options }: DungeonMatch, seat: number): number {
  if (state.wizards[seat] === 0) return 0
  const left = options.turnLimit === null ? FADING : options.turnLimit - state.teams[seat].turns
  return WEIGHTS.spell * Math.min(1, left / FADING)
}

function playersValue(match: DungeonMatch, seat: number): number {
  const { state } = match
  const isTurn = state.active === seat && state.turnover === ''
  let value = WEIGHTS.reroll * state.teams[seat].rerolls + spellValue(match, seat)
  for (const player of state.players) {
    if (player.team !== seat) continue
    if (player.place !== ON_BOARD) value += WEIGHTS.place[player.place] ?? 0
    else {
      if (isTurn && player.activated === 1) value += WEIGHTS.activated
      if (player.status === STANDING) value += player.dazed === 1 ? WEIGHTS.dazed : WEIGHTS.standing
      else value += player.status === 1 ? WEIGHTS.prone : WEIGHTS.stunned
    }
  }
  return value
}

function ballValue(match: DungeonMatch, seat: number, isOwn: boolean, isWary: boolean): number {
  const { state } = match
  if (state.ballHolder >= 0) {
    const carrier = state.players[state.ballHolder]
    return carrier.team === seat ? carrierValue(match, carrier, isOwn, isWary) : defenceValue(match, carrier, seat)
  }
  if (state.ballSquare >= 0) return looseValue(match, state.ballSquare, seat)
  return searchValue(match, seat)
}

/** While the ball is hidden: somebody near every chest, and nobody idle. */
function searchValue(match: DungeonMatch, seat: number): number {
  const { chests, players } = match.state
  const nearest = new Array<number>(chests.length).fill(FAR)
  const ways = chests.map((chest) => walkingFrom(match, chest))
  let value = 0
  for (const player of players) {
    if (player.team !== seat || player.square < 0) continue
    let least = FAR
    for (let i = 0; i < ways.length; i++) {
      const away = reach(ways[i][player.square]) + (player.status === STANDING ? 0 : 3)
      if (away < least) least = away
      if (away < nearest[i]) nearest[i] = away
    }
    value += WEIGHTS.scout * least
  }
  for (const least of nearest) value += WEIGHTS.chest * least
  return value
}

function looseValue(match: DungeonMatch, square: number, seat: number): number {
  const steps = walkingFrom(match, square)
  let first = FAR
  let second = FAR
  let stray = 0
  for (const player of match.state.players) {
    if (player.team !== seat || player.square < 0) continue
    const away = reach(steps[player.square]) + (player.status === STANDING ? 0 : 3)
    stray += away
    if (away < first) {
      second = first
      first = away
    } else if (away < second) second = away
  }
  return WEIGHTS.looseBall * first + WEIGHTS.looseBallSecond * second + WEIGHTS.stray * stray
}

function carrierValue(match: DungeonMatch, carrier: Player, isOwn: boolean, isWary: boolean): number {
  const { state } = match
  const steps = walkingFrom(match, carrier.square)
  const left = reach(goalDistances(match, carrier.team)[carrier.square])
  const past = isOwn ? wayLength(match, carrier) : left
  const farther = slowly(past, carrier)
  const hurry = 1 + state.teams[carrier.team].turns / WEIGHTS.hurry
  const company = companyOf(match, carrier)
  let value = WEIGHTS.held + hurry * (farther < NEAR ? WEIGHTS.near * (NEAR - farther) : WEIGHTS.far * (farther - NEAR))
  value += WEIGHTS.follow * company.following
  value += WEIGHTS.carrierMarked * Math.min(2, company.markers) + WEIGHTS.threat * Math.min(4, company.threats)
  value += WEIGHTS.screen * Math.min(3, company.screen)
  if (state.chests.some((chest) => steps[chest] === 1 + CHEST)) value += WEIGHTS.carrierAtChest
  value += WEIGHTS.freeRun / 2 ** company.catchers
  if (past <= carrier.ma) value += WEIGHTS.scoringReach
  if (isWary) {
    const keeps = isOwn ? chanceToKeep(match, carrier, company) : 1
    value *= 1 - WEIGHTS.fear * (1 - keeps)
    if (left <= carrier.ma + 2) {
      const way = isOwn ? past : wayLength(match, carrier)
      value += WEIGHTS.scoresNext * keeps * chanceToScore(carrier, left, way, company)
    }
  }
  return isInLair(match, carrier) ? WEIGHTS.inLair * value : value
}

function wayLength(match: DungeonMatch, carrier: Player): number {
  const steps = wayPast(match, carrier)[carrier.square]
  return steps < 0 ? FAR : steps
}

function defenceValue(match: DungeonMatch, carrier: Player, seat: number): number {
  const steps = walkingFrom(match, carrier.square)
  const goal = goalDistances(match, carrier.team)
  const left = reach(goal[carrier.square])
  let least = FAR
  let value = 0
  let markers = 0
  for (const player of match.state.players) {
    if (player.team !== seat || player.square < 0) continue
    const away = reach(steps[player.square])
    value += WEIGHTS.stray * away
    if (player.status !== STANDING) continue
    if (away < least) least = away
    if (away === 1) markers++
    else if (reach(goal[player.square]) < left && away <= 8) value += WEIGHTS.inTheWay
  }
  return value + WEIGHTS.chase * least + WEIGHTS.marksCarrier * Math.min(2, markers)
}
