import { type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, yOf } from '@undercroft/blood-bowl'
import { chanceToScore, wayToScore } from './blood-bowl-carrier.ts'
import { turnsAhead } from './blood-bowl-clock.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'
import { WEIGHTS } from './blood-bowl-weights.ts'

/** How likely the carrier of the others scores. */
export function foreignChance(match: BloodMatch, carrier: Player, isWary: boolean): number {
  const way = isWary ? wayToScore(match, carrier) : columnsLeft(carrier.square, carrier.team)
  return chanceToScore(way, carrier.ma, turnsAhead(match, carrier.team))
}

/** Who marks him, chases him and stands in his way. */
export function defenceValue({ state }: BloodMatch, carrier: Player, seat: number): number {
  const left = columnsLeft(carrier.square, carrier.team)
  let least = 30
  let value = 0
  let markers = 0
  for (const player of state.players) {
    if (player.team !== seat || player.square < 0) continue
    const distance = away(player.square, carrier.square)
    value += WEIGHTS.stray * distance
    if (player.status !== STANDING) continue
    if (distance < least) least = distance
    if (distance === 1) markers++
    else if (columnsLeft(player.square, carrier.team) < left && Math.abs(yOf(player.square) - yOf(carrier.square)) <= 4)
      value += WEIGHTS.inTheWay
  }
  return value + WEIGHTS.chase * least + WEIGHTS.marksCarrier * Math.min(3, markers)
}
