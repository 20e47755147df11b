import type { Action } from '@undercroft/engine'
import { type Creature, isAssembly, type SkirmishMatch, squaresOfTile } from '@undercroft/skirmish'
import { walkingTo } from './skirmish-maps.ts'
import { allied, FAR, GONE, nextBlow } from './skirmish-threats.ts'

export type Deployment = Action & { readonly creature: number; readonly square: number }

/** Whoever stands farther than so many squares from all friends is alone. */
const ALONE = 4
/** For whoever is alone where the first charge reaches him, of what it may take from him. */
const DANGER = 100

/**
 * As far forward as may be, commanders behind the others, but nobody alone where the first charge reaches him. To stay out of its
 * reach altogether was tried: it leaves the middle to the enemy, and lost 46-74.
 */
export function waryDeployment(
  match: SkirmishMatch,
  places: readonly Deployment[],
  distance: (square: number) => number,
): Deployment {
  const creature = match.state.creatures[places[0].creature]
  const enemies = startsOfEnemies(match, creature)
  const friends = match.state.creatures.filter(
    (other) => other.square >= 0 && (other.status & GONE) === 0 && allied(match, other.seat, creature.seat),
  )
  const cost = ({ square }: Deployment): number => {
    const steps = walkingTo(match.state, square)
    const away = (other: number) => (steps[other] < 0 ? FAR : steps[other])
    const alone = friends.length === 0 ? 0 : Math.min(...friends.map((friend) => away(friend.square)))
    return distance(square) + (alone > ALONE ? DANGER * danger(match, creature, enemies, away) : 0)
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

interface Start {
  readonly enemy: Creature
  readonly squares: readonly number[]
}

/** Where each enemy stands, or may stand when it is deployed: anywhere on the assembly tile of its seat. */
function startsOfEnemies(match: SkirmishMatch, creature: Creature): Start[] {
  const { creatures, tiles } = match.state
  return creatures
    .filter((other) => !allied(match, other.seat, creature.seat) && (other.status & GONE) === 0)
    .map((enemy) => {
      if (enemy.square >= 0) return { enemy, squares: [enemy.square] }
      const home = tiles.find((tile) => tile.seat === enemy.owner && isAssembly(tile.tile))
      return { enemy, squares: home ? squaresOfTile(home) : [] }
    })
}

/** The worst that one of them can do to it with its first turn. */
function danger(
  match: SkirmishMatch,
  creature: Creature,
  enemies: readonly Start[],
  away: (square: number) => number,
): number {
  let most = 0
  for (const { enemy, squares } of enemies) {
    const nearest = squares.reduce((least, square) => Math.min(least, away(square)), FAR)
    most = Math.max(most, nextBlow(match, enemy, creature, nearest))
  }
  return most
}
