import { isTouchdown, type Player } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { asIf, cornersInReach, type Post, postsAround } from './blood-bowl-cage.ts'
import { mayWalk, type Walk, type Walks } from './blood-bowl-walk.ts'
import { columnsLeft } from './blood-bowl-way.ts'

export type Evaluate = (match: BloodMatch, seat: number) => number

/** So many squares of a carrier are looked at closely: those far ahead, where nobody Marks him and corners can be taken. */
const PLACES = 16
const MARKED = 3
const CORNER = 2

/** Where the carrier stands in the end, who guards him there, and what that is worth. */
interface Place {
  readonly square: number
  readonly posts: readonly Post[]
  readonly value: number
}

/** What has to be known to look for a march: Tackle Zones of the others, and where team-mates can walk. */
export interface March {
  readonly match: BloodMatch
  readonly seat: number
  readonly zones: Uint8Array
  readonly walks: Walks
  readonly evaluate: Evaluate
}

/** The best place that a carrier can walk to without a die, with those at the corners of a cage who can walk there too. */
export function bestPlace(march: March, carrier: Player, own: Walk): Place {
  const { match, seat, zones, walks } = march
  const rank = (square: number): number =>
    columnsLeft(square, seat) + MARKED * zones[square] - CORNER * cornersInReach(square, walks)
  const squares = mayWalk(match, carrier) ? own.squares.filter((square) => square !== carrier.square) : []
  const ranked = squares.map((square) => ({ square, rank: rank(square) })).sort((a, b) => a.rank - b.rank)
  let best = placeAt(march, carrier, carrier.square)
  for (const { square } of ranked.slice(0, PLACES)) {
    const place = placeAt(march, carrier, square)
    if (place.value > best.value) best = place
  }
  return best
}

function placeAt({ match, seat, walks, evaluate }: March, carrier: Player, square: number): Place {
  const posts = postsAround(match, carrier, square, walks)
  const all = square === carrier.square ? posts : [{ player: carrier, square }, ...posts]
  const value = asIf(match, all, () =>
    isTouchdown(match, carrier) ? scored(match, seat, evaluate) : evaluate(match, seat),
  )
  return { square, posts, value }
}

function scored(match: BloodMatch, seat: number, evaluate: Evaluate): number {
  const { state } = match
  const { ballHolder, kicking } = state
  state.ballHolder = -1
  state.kicking = seat
  state.teams[seat].touchdowns++
  const value = evaluate(match, seat)
  state.teams[seat].touchdowns--
  state.kicking = kicking
  state.ballHolder = ballHolder
  return value
}
