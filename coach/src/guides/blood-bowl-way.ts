import { boardOf, hasAbility, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, END_ZONE, HEIGHT, WIDTH, xOf, yOf } from '@undercroft/blood-bowl'

const SIZE = WIDTH * HEIGHT
/** Farther than anybody goes. */
export const FAR = 60

export const away = (a: number, b: number): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))

/** Columns from a square to the End Zone in which this team scores. */
export const columnsLeft = (square: number, team: number): number => Math.abs(xOf(square) - END_ZONE[1 - team])

/** How many players of `team` Mark each square. */
export function zonesOf(match: BloodMatch, team: number, zones: Uint8Array): Uint8Array {
  const { steps } = boardOf(match)
  zones.fill(0)
  for (const { team: own, place, status, dazed, square } of match.state.players) {
    if (own !== team || place !== ON_BOARD || status !== STANDING || dazed === 1) continue
    for (let direction = 0; direction < 8; direction++) {
      const to = steps[square * 8 + direction]
      if (to >= 0) zones[to]++
    }
  }
  return zones
}

/** What leaving a Tackle Zone costs, in squares: the worse a player dodges, the more. */
export function dodgeToll(match: BloodMatch, player: Player): number {
  const toll = Math.max(1, player.ag - 1)
  return hasAbility(match, player, 'dodge') ? Math.max(1, toll - 1) : toll
}

/** Costs from each square to the nearest goal for somebody who pays `toll` for a Dodge; its memory is used again. */
export class Way {
  readonly zones = new Uint8Array(SIZE)
  private readonly costs = new Uint8Array(SIZE)
  private readonly reached: number[][] = Array.from({ length: FAR + 1 }, () => [])

  /** Starts anew: `team` is the one whose players stand in the way. */
  begin(match: BloodMatch, team: number): void {
    zonesOf(match, team, this.zones)
    this.costs.fill(FAR)
    for (const squares of this.reached) squares.length = 0
  }

  enter(square: number, cost: number): void {
    if (cost >= this.costs[square]) return
    this.costs[square] = cost
    this.reached[cost].push(square)
  }

  /**
   * Spreads from what was entered over free squares, as far as `most`; those where somebody stands are reached, not crossed.
   * Team-mates (`mates`) may step aside first: whoever they are in the way of loses a square by it.
   */
  spread(match: BloodMatch, toll: number, most: number, mates = -1): void {
    const { steps } = boardOf(match)
    const { squares, players } = match.state
    const { costs, zones, reached } = this
    for (let cost = 0; cost < most; cost++) {
      for (const square of reached[cost]) {
        const who = squares[square]
        const isMate = who >= 0 && players[who].team === mates
        if (costs[square] < cost || (who >= 0 && cost > 0 && !isMate)) continue
        for (let direction = 0; direction < 8; direction++) {
          const from = steps[square * 8 + direction]
          if (from < 0) continue
          const there = cost + 1 + (zones[from] > 0 ? toll + zones[square] : 0) + (isMate && cost > 0 ? 1 : 0)
          if (there < costs[from]) {
            costs[from] = there
            if (there <= most) reached[there].push(from)
          }
        }
      }
    }
  }

  cost(square: number): number {
    return this.costs[square]
  }
}
