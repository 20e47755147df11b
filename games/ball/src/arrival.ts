import { done, go, type Next } from '@undercroft/engine'
import { giveWay } from './abilities.ts'
import { isTouchdown, playerOf } from './field.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, ON_BOARD } from './state.ts'

/** Somebody has come into a square: a Touchdown (DB-TD-01), or what the square does to them, then `then`. */
export function comeTo(match: BallMatch, id: number, voluntary: 0 | 1, then: string): Next {
  const player = playerOf(match, id)
  if (isTouchdown(match, player)) return rulesOf(match).touchdown(match, id)
  if (player.place !== ON_BOARD) return go(match, then)
  return giveWay(match, rulesOf(match).arrived(match, id, voluntary), then)
}

/** Somebody has got hold of the ball where they stand: a Touchdown (DB-TD-02), or this is done. */
export const scoreOrDone = (match: BallMatch, id: number): Next =>
  isTouchdown(match, playerOf(match, id)) ? rulesOf(match).touchdown(match, id) : done(match)
