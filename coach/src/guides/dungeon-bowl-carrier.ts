import { type Player, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { goalDistances, reach, walkingFrom } from './dungeon-bowl-maps.ts'

/** Who is about somebody with the ball. */
export interface Company {
  /** Opponents beside him. */
  readonly markers: number
  /** Opponents who can blitz him; half of one for each who must stand up first. */
  readonly threats: number
  /** Opponents who are nearer to the End Zone than he is, or can catch him. */
  readonly catchers: number
  /** Team-mates close by. */
  readonly screen: number
  /** How far away all team-mates are. */
  readonly following: number
}

export function companyOf(match: DungeonMatch, carrier: Player): Company {
  const steps = walkingFrom(match, carrier.square)
  const goal = goalDistances(match, carrier.team)
  const left = reach(goal[carrier.square])
  let markers = 0
  let threats = 0
  let catchers = 0
  let screen = 0
  let following = 0
  for (const player of match.state.players) {
    if (player.square < 0 || player === carrier) continue
    const away = reach(steps[player.square])
    if (player.team === carrier.team) {
      following += away
      if (player.status === STANDING && away <= 2) screen++
      continue
    }
    if (away <= player.ma + 1 || reach(goal[player.square]) < left) catchers += player.status === STANDING ? 1 : 0.5
    if (player.status === STANDING) {
      if (away === 1) markers++
      else if (away <= player.ma + 1) threats++
    } else if (away <= player.ma - 2) threats += 0.5
  }
  return { markers, threats, catchers, screen, following }
}

/** What is left of his chances for each opponent beside him, and for a blitz; each team-mate close by takes some of the blitz away. */
const BESET = 0.65
const BLITZED = 0.75
const SCREENED = 0.04

/** How likely he still has the ball when he is activated next. */
export function chanceToKeep({ state }: DungeonMatch, carrier: Player, { markers, threats, screen }: Company): number {
  const isNext = state.active === carrier.team && carrier.activated === 0 && state.turnover === ''
  if (isNext) return 1
  return BESET ** Math.min(3, markers) * (threats > 0 ? BLITZED + SCREENED * Math.min(3, screen) : 1)
}

/** What is left of his chances for each square beyond his movement, and for each that bodies on the way make it longer. */
const RUSHED = 0.83
const HINDERED = 0.8

/** How likely he gets into an End Zone `left` squares away in one activation, where the way past everybody is as long as `way`. */
export function chanceToScore({ ma, ag }: Player, left: number, way: number, { markers }: Company): number {
  const getsAway = markers > 0 ? (7 - ag) / 6 : 1
  return getsAway * HINDERED ** (way - left) * RUSHED ** Math.max(0, way - ma)
}
