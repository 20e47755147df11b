import { die, done, go, procedure, roll } from '@undercroft/engine'
import { deployTo } from '../actions.ts'
import { spaceOf } from '../board/board.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import { cardTrait } from '../card/card.ts'
import { boardIn, cardOf, has, isPresent, squaresOf } from '../creatures.ts'
import { nearestPlaces } from '../move/settle.ts'
import { type Creature, DEPLOYED, type PlacedTile, type SkirmishMatch } from '../state.ts'
import { TILES } from '../tiles/index.ts'
import { tileSquares } from './areas.ts'

const deploysAfar = cardTrait('deploys-afar')
const deploysAnywhere = cardTrait('deploys-anywhere')

const GENERIC = new Set(TILES.filter(({ kind }) => kind === 'generic').map(({ id }) => id))
const isGeneric = ({ tile }: PlacedTile): boolean => GENERIC.has(tile)

let taken = new Uint8Array(0)

/** 1 for squares under creatures. Good until it is asked again. */
function takenSquares(match: SkirmishMatch): Uint8Array {
  const { squares } = boardIn(match)
  if (taken.length < squares) taken = new Uint8Array(squares)
  taken.fill(0)
  for (const other of match.state.creatures) {
    if (isPresent(other)) for (const square of squaresOf(match, other)) taken[square] = 1
  }
  return taken
}

/** Spaces wholly on these squares without walls, statues or creatures (SK-SETUP-22 to SK-SETUP-24). */
function spacesOn(
  match: SkirmishMatch,
  creature: Creature,
  squares: readonly number[],
  taken = takenSquares(match),
): number[] {
  const board = boardIn(match)
  const { width } = cardOf(match, creature)
  const { stop } = wayOf(board, WALKING, width)
  if (width === 1) return squares.filter((square) => stop[square] === 1 && taken[square] === 0)
  const inside = new Set(squares)
  return squares.filter((square) => {
    if (stop[square] === 0) return false
    const space = spaceOf(board, square, width)
    return space.length === width * width && space.every((here) => inside.has(here) && taken[here] === 0)
  })
}

const squaresOfTile = (match: SkirmishMatch, tile: PlacedTile): number[] => tileSquares(tile, match.state.width)

/** Generic tiles on which this creature finds room. */
function roomyTiles(match: SkirmishMatch, creature: Creature): PlacedTile[] {
  const taken = takenSquares(match)
  return match.state.tiles.filter(
    (tile) => isGeneric(tile) && spacesOn(match, creature, squaresOfTile(match, tile), taken).length > 0,
  )
}

interface DeployLocals {
  /** Seats done, in the order of play from the first player on. */
  next: number
  /** The creature that is set up. */
  creature: number
  /** The tile that chance gave to a wandering monster, -1: none. */
  tile: number
}

const creatureOf = (match: SkirmishMatch, { creature }: DeployLocals): Creature => match.state.creatures[creature]

/** The creature that is deployed next: big ones first, so that all find room. */
function nextCreature(match: SkirmishMatch, frame: DeployLocals): Creature | null {
  const seat = (match.state.first + frame.next) % match.options.seats
  let found: Creature | null = null
  for (const one of match.state.creatures) {
    if (one.owner !== seat || has(one, DEPLOYED)) continue
    if (found === null || cardOf(match, one).width > cardOf(match, found).width) found = one
  }
  return found
}

/** Where the creature may be set up. */
function placesFor(match: SkirmishMatch, frame: DeployLocals): number[] {
  const creature = creatureOf(match, frame)
  if (frame.tile >= 0) return spacesOn(match, creature, squaresOfTile(match, match.state.tiles[frame.tile]))
  const [own] = match.state.tiles.filter((tile) => tile.seat === creature.owner && !isGeneric(tile))
  const home = squaresOfTile(match, own)
  const taken = takenSquares(match)
  const places = spacesOn(match, creature, home, taken)
  if (deploysAfar(cardOf(match, creature))) {
    // SK-AB-SCOUT-01: or on a generic tile that holds no creature.
    for (const tile of match.state.tiles) {
      if (!isGeneric(tile)) continue
      const squares = squaresOfTile(match, tile)
      if (!squares.some((square) => taken[square] === 1)) places.push(...spacesOn(match, creature, squares, taken))
    }
  }
  return places.length > 0 ? places : nearestPlaces(match, creature, home[27])
}

const beginDeploy = (): DeployLocals => ({ next: 0, creature: -1, tile: -1 })

/** Each player in turn sets up their whole warband (SK-SETUP-21). */
export const deploy = procedure<SkirmishMatch, DeployLocals, object>('deploy', beginDeploy, ['wandering-monster'], {
  start: (match) => go(match, 'next'),
  next(match, frame) {
    for (; frame.next < match.options.seats; frame.next++) {
      const creature = nextCreature(match, frame)
      if (creature === null) continue
      frame.creature = creature.id
      frame.tile = -1
      const tiles = deploysAnywhere(cardOf(match, creature)) ? roomyTiles(match, creature) : []
      // SK-AB-WANDERING-MONSTER-01: chance picks the tile.
      if (tiles.length > 0) return roll(match, [die(tiles.length)], 'wandering-monster', creature.owner, 'wander')
      return go(match, 'ask')
    }
    return done(match)
  },
  wander(match, frame, [pick]: number[]) {
    const tile = roomyTiles(match, creatureOf(match, frame))[pick - 1]
    frame.tile = match.state.tiles.indexOf(tile)
    return go(match, 'ask')
  },
  ask: {
    kind: 'deploy',
    seat: (match, frame) => (match.state.first + frame.next) % match.options.seats,
    actions(match, frame) {
      return placesFor(match, frame).map((square) => deployTo(frame.creature, square))
    },
    about: (_, { creature }) => ({ creature }),
    answer(match, _, action: { creature: number; square: number }) {
      const creature = match.state.creatures[action.creature]
      creature.square = action.square
      creature.status |= DEPLOYED
      match.events?.push({ type: 'deployed', creature: creature.id, square: action.square, rules: ['SK-SETUP-21'] })
      return go(match, 'next')
    },
  },
})
