import { isTouchdown, type Player } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { asIf, cornersInReach, nearestTo, type Post, postsAround, ringAround } from './blood-bowl-cage.ts'
import { readyPlaces } from './blood-bowl-outlet.ts'
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

/** So far most players run. */
const USUAL = 6
/** So many more stand in the way of those who could come, or ready for the ball, where that is worth something. */
const SCREENS = 3
const WORTHWHILE = 2

/** Those who can walk there stand where the others would have to pass, one after the other, as long as it helps. */
export function screened(march: March, carrier: Player, place: Place): Place {
  const { match, seat, walks, evaluate } = march
  const { square } = place
  const taken = new Set(place.posts.map(({ player }) => player))
  const own = square === carrier.square ? [] : [{ player: carrier, square }]
  const isTaken = (at: number): boolean =>
    at === square || match.state.squares[at] >= 0 || place.posts.some((post) => post.square === at)
  const squares = [...ringAround(square), ...readyPlaces(match, seat, USUAL)].filter((at) => !isTaken(at))
  let best = place
  for (let count = 0; count < SCREENS; count++) {
    const before = best
    for (const at of squares) {
      const player = nearestTo(at, walks, taken)
      if (!player || before.posts.some((post) => post.square === at)) continue
      const posts = [...before.posts, { player, square: at }]
      const value = asIf(match, [...own, ...posts], () => evaluate(match, seat))
      if (value > Math.max(best.value, before.value + WORTHWHILE)) best = { square, posts, value }
    }
    if (best === before) break
    taken.add(best.posts[best.posts.length - 1].player)
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

/** What it is worth when the ball is there. */
export function scored(match: BloodMatch, seat: number, evaluate: Evaluate): number {
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
