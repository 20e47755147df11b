import { type Blitz, columnOf, isOnFeet, type PlaceAction, pitches, profileOf, rowOf } from '@undercroft/blitz-bowl'

/** Nobody stands in somebody's way, and blocks of neighbours can be assisted: so far apart is best. */
const APART = 2
const MIDDLE = 5

/**
 * Where a player lines up in his End Zone: whoever is fast and has hands opposite the hatch where the ball comes up, the
 * others between there and the middle, nobody in a corner, all a little apart.
 */
export function lineUp({ state }: Blitz, places: readonly PlaceAction[]): PlaceAction {
  const [{ player }] = places
  const { move, throw: hands } = profileOf(state, player)
  const hatches = pitches[state.board].trapdoors.map(rowOf)
  const mates = state.players.filter((mate) => mate.team === state.players[player].team && isOnFeet(mate))
  const speed = hands === 0 ? 0 : move / 6
  const cost = ({ x, y }: PlaceAction): number => {
    const toHatch = Math.min(...hatches.map((row) => Math.abs(row - y)))
    const crowd = mates.filter(({ square }) => columnOf(square) === x && Math.abs(rowOf(square) - y) < APART).length
    return speed * toHatch + (1 - speed / 2) * 0.5 * Math.abs(y - MIDDLE) + 1.5 * crowd
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
