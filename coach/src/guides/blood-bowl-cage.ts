import { EMPTY, type Player, PRONE, STANDING } from '@undercroft/ball'
import { type BloodMatch, HEIGHT, squareAt, WIDTH, xOf, yOf } from '@undercroft/blood-bowl'
import type { Walks } from './blood-bowl-walk.ts'
import { columnsLeft } from './blood-bowl-way.ts'

/** Somebody and the square where he is to stand. */
export interface Post {
  readonly player: Player
  readonly square: number
}

/** The four corners of a cage, as far as they are on the pitch. */
function cornersOf(square: number): number[] {
  const corners: number[] = []
  for (const x of [xOf(square) - 1, xOf(square) + 1])
    for (const y of [yOf(square) - 1, yOf(square) + 1])
      if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) corners.push(squareAt(x, y))
  return corners
}

/** The squares two away from another, and those beside it in its row and its column. */
export function ringAround(square: number): number[] {
  const ring: number[] = []
  for (let dx = -2; dx <= 2; dx++) {
    for (let dy = -2; dy <= 2; dy++) {
      const isRing = Math.max(Math.abs(dx), Math.abs(dy)) === 2 || Math.abs(dx) + Math.abs(dy) === 1
      const [x, y] = [xOf(square) + dx, yOf(square) + dy]
      if (isRing && x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) ring.push(squareAt(x, y))
    }
  }
  return ring
}

/** How many corners somebody can walk to. */
export function cornersInReach(square: number, walks: Walks): number {
  const all = [...walks.values()]
  return cornersOf(square).filter((corner) => all.some((walk) => walk.distance(corner) < WIDTH)).length
}

/** Who goes to which corner of a cage around `square`: those ahead are taken first, by whoever is nearest. */
export function postsAround(match: BloodMatch, carrier: Player, square: number, walks: Walks): Post[] {
  const { squares, players } = match.state
  const posts: Post[] = []
  const taken = new Set<Player>()
  const open: number[] = []
  const corners = cornersOf(square).sort((a, b) => columnsLeft(a, carrier.team) - columnsLeft(b, carrier.team))
  for (const corner of corners) {
    const who = players[squares[corner]]
    if (!who || who === carrier) open.push(corner)
    else if (who.team === carrier.team) {
      taken.add(who)
      if (who.status === PRONE && walks.get(who)?.distance(corner) === 0) posts.push({ player: who, square: corner })
    }
  }
  for (const corner of open) {
    const nearest = nearestTo(corner, walks, taken)
    if (!nearest) continue
    taken.add(nearest)
    posts.push({ player: nearest, square: corner })
  }
  return posts
}

/** Who of them can walk there soonest. */
export function nearestTo(square: number, walks: Walks, taken: ReadonlySet<Player>): Player | null {
  let nearest: Player | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [player, walk] of walks) {
    const distance = walk.distance(square)
    if (distance >= least || taken.has(player)) continue
    nearest = player
    least = distance
  }
  return nearest
}

/** Looks at the match as it will be when all of them stand there; afterwards it is as before. */
export function asIf<T>(match: BloodMatch, posts: readonly Post[], look: () => T): T {
  const { squares } = match.state
  const before = posts.map(({ player }) => ({ ...player }))
  for (const { square } of before) squares[square] = EMPTY
  for (const { player, square } of posts) {
    squares[square] = player.id
    Object.assign(player, { square, status: STANDING, activated: 1 })
  }
  const seen = look()
  for (const { player } of posts) squares[player.square] = EMPTY
  posts.forEach(({ player }, i) => {
    const { square, status, activated } = before[i]
    Object.assign(player, { square, status, activated })
    squares[square] = player.id
  })
  return seen
}
