import { KNOCKED_OUT, ON_BOARD, type Player, RESERVES, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Reason } from '../guide.ts'
import { chanceToKeep, chanceToScore, companyOf } from './dungeon-bowl-carrier.ts'
import { FAR, goalDistances, isInLair, reach, slowly, walkingFrom } from './dungeon-bowl-maps.ts'
import { CHEST } from './dungeon-bowl-spread.ts'
import { wayPast } from './dungeon-bowl-way.ts'
import type { DungeonWeights } from './dungeon-bowl-weights.ts'

const WIN = 1000
/** A carrier who is nearer to the End Zone than so many squares is near. */
const NEAR = 30
/** A spell is worth less and less in so many last turns. */
const FADING = 4

/** What a position of Dungeon Bowl is worth to one side, to somebody for whom things count so much. */
export class DungeonValue {
  private readonly weights: DungeonWeights
  /** Thinks of the next turn too: who may lose the ball in it, and who may score. */
  private readonly isWary: boolean

  constructor(weights: DungeonWeights, isWary: boolean) {
    this.weights = weights
    this.isWary = isWary
  }

  side(match: DungeonMatch, seat: number, isOwn: boolean): number {
    return winValue(match, seat) + this.players(match, seat) + this.ball(match, seat, isOwn)
  }

  reasons(match: DungeonMatch, seat: number, isOwn: boolean): Reason[] {
    return [
      { term: 'touchdown', value: winValue(match, seat) },
      { term: 'players', value: this.players(match, seat) },
      { term: 'ball', value: this.ball(match, seat, isOwn) },
    ]
  }

  private players(match: DungeonMatch, seat: number): number {
    const { state } = match
    const { weights } = this
    const isTurn = state.active === seat && state.turnover === ''
    const { rerolls, blitzUsed, passUsed, handOffUsed, foulUsed } = state.teams[seat]
    const declared = blitzUsed + passUsed + handOffUsed + foulUsed
    let value = weights.reroll * rerolls + weights.declared * declared + this.spell(match, seat)
    for (const player of state.players) {
      if (player.team !== seat) continue
      if (player.place === RESERVES) value += weights.reserves
      else if (player.place === KNOCKED_OUT) value += weights.knockedOut
      else if (player.place === ON_BOARD) {
        if (isTurn && player.activated === 1) value += weights.activated
        if (player.status === STANDING) {
          value += player.dazed === 1 ? weights.dazed : weights.standing
          value += weights.strong * (player.st - 3) + weights.fast * (player.ma - 6)
        } else value += player.status === 1 ? weights.prone : weights.stunned
      }
    }
    return value
  }

  private spell({ state, options }: DungeonMatch, seat: number): number {
    if (state.wizards[seat] === 0) return 0
    const left = options.turnLimit === null ? FADING : options.turnLimit - state.teams[seat].turns
    return this.weights.spell * Math.min(1, left / FADING)
  }

  private ball(match: DungeonMatch, seat: number, isOwn: boolean): number {
    const { state } = match
    if (state.ballHolder >= 0) {
      const carrier = state.players[state.ballHolder]
      return carrier.team === seat ? this.carrier(match, carrier, isOwn) : this.defence(match, carrier, seat)
    }
    if (state.ballSquare >= 0) return this.loose(match, state.ballSquare, seat)
    return this.search(match, seat)
  }

  /** While the ball is hidden: somebody near every chest, and nobody idle. */
  private search(match: DungeonMatch, seat: number): number {
    const { weights } = this
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
      value += weights.scout * least
    }
    for (const least of nearest) value += weights.chest * least
    return value
  }

  private loose(match: DungeonMatch, square: number, seat: number): number {
    const { weights } = this
    const steps = walkingFrom(match, square)
    let first = FAR
    let second = FAR
    let stray = 0
    let beset = 0
    let isInReach = false
    for (const player of match.state.players) {
      if (player.square < 0) continue
      const away = reach(steps[player.square]) + (player.status === STANDING ? 0 : 3)
      if (player.team !== seat) {
        if (away === 1) beset++
        continue
      }
      if (away <= player.ma) isInReach = true
      stray += away
      if (away < first) {
        second = first
        first = away
      } else if (away < second) second = away
    }
    const there = (isInReach ? weights.ballInReach : 0) + weights.ballBeset * beset
    return there + weights.looseBall * first + weights.looseBallSecond * second + weights.stray * stray
  }

  private carrier(match: DungeonMatch, carrier: Player, isOwn: boolean): number {
    const { weights, isWary } = this
    const { state } = match
    const steps = walkingFrom(match, carrier.square)
    const left = reach(goalDistances(match, carrier.team)[carrier.square])
    const past = isOwn || weights.detour !== 0 ? wayLength(match, carrier) : left
    const farther = slowly(isOwn ? past : left, carrier)
    const hurry = 1 + state.teams[carrier.team].turns / weights.hurry
    const company = companyOf(match, carrier)
    let value =
      weights.held + hurry * (farther < NEAR ? weights.near * (NEAR - farther) : weights.far * (farther - NEAR))
    value += weights.follow * company.following
    value += weights.carrierMarked * Math.min(2, company.markers) + weights.threat * Math.min(4, company.threats)
    value += weights.screen * Math.min(3, company.screen)
    if (state.chests.some((chest) => steps[chest] === 1 + CHEST)) value += weights.carrierAtChest
    value += weights.freeRun / 2 ** company.catchers
    if (!isOwn) value -= weights.detour * Math.min(DETOUR, past - left)
    if (weights.relay !== 0) value += weights.relay * relayed(match, carrier, left)
    if ((isOwn ? past : left) <= carrier.ma) value += weights.scoringReach
    if (isWary) {
      const keeps = isOwn ? chanceToKeep(match, carrier, company) : 1
      value *= 1 - weights.fear * (1 - keeps)
      if (left <= carrier.ma + 2) {
        const way = isOwn || weights.detour !== 0 ? past : wayLength(match, carrier)
        value += weights.scoresNext * keeps * chanceToScore(carrier, left, way, company)
      }
    }
    return isInLair(match, carrier) ? weights.inLair * value : value
  }

  private defence(match: DungeonMatch, carrier: Player, seat: number): number {
    const { weights } = this
    const steps = walkingFrom(match, carrier.square)
    const goal = goalDistances(match, carrier.team)
    const left = reach(goal[carrier.square])
    let least = FAR
    let value = 0
    let markers = 0
    for (const player of match.state.players) {
      if (player.team !== seat || player.square < 0) continue
      const away = reach(steps[player.square])
      value += weights.stray * away
      if (player.status !== STANDING) continue
      if (away < least) least = away
      if (away === 1) markers++
      else if (reach(goal[player.square]) < left && away <= 8) value += weights.inTheWay
    }
    return value + weights.chase * least + weights.marksCarrier * Math.min(2, markers)
  }
}

const winValue = ({ state }: DungeonMatch, seat: number): number => (state.winner === seat ? WIN : 0)

/** A way that bodies make longer than this is as good as closed. */
const DETOUR = 12

function wayLength(match: DungeonMatch, carrier: Player): number {
  const steps = wayPast(match, carrier)[carrier.square]
  return steps < 0 ? FAR : steps
}

/** More than so many squares are not gained by one hand-off. */
const RELAY = 10

/** How many squares the ball comes nearer to the End Zone when the carrier walks up to a team-mate and hands it to him. */
function relayed(match: DungeonMatch, carrier: Player, left: number): number {
  const steps = walkingFrom(match, carrier.square)
  const goal = goalDistances(match, carrier.team)
  let most = 0
  for (const { team, square, status, id, ma } of match.state.players) {
    if (team !== carrier.team || square < 0 || status !== STANDING || id === carrier.id) continue
    if (reach(steps[square]) > carrier.ma + 1) continue
    most = Math.max(most, left - carrier.ma - (reach(goal[square]) - ma))
  }
  return Math.min(RELAY, most)
}
