import { die, done, go, procedure, roll } from '@undercroft/engine'
import { deployments } from '../actions.ts'
import { spaceOf } from '../board/board.ts'
import { cardTrait } from '../card/card.ts'
import { boardIn, cardOf, has, isPresent, squaresOf } from '../creatures.ts'
import { nearestPlaces } from '../move/settle.ts'
import { type Creature, DEPLOYED, type PlacedTile, type SkirmishMatch } from '../state.ts'
import { TILES } from '../tiles/index.ts'
import { shapeOf, tileSquares } from './areas.ts'
import { floorOf } from './floor.ts'

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

/** Spaces wholly on a tile without walls, statues or creatures (SK-SETUP-22 to SK-SETUP-24). */
function spacesOn(match: SkirmishMatch, creature: Creature, tile: PlacedTile, taken = takenSquares(match)): number[] {
  const board = boardIn(match)
  const { width } = cardOf(match, creature)
  const floor = floorOf(board, tile, width)
  const found: number[] = []
  for (let i = 0; i < floor.length; i++) {
    const square = floor[i]
    if (taken[square] === 0 && (width === 1 || isFree(spaceOf(board, square, width), taken))) found.push(square)
  }
  return found
}

const isFree = (space: Int16Array, taken: Uint8Array): boolean => space.every((here) => taken[here] === 0)

/** Is nobody on the tile? */
function isEmpty(match: SkirmishMatch, { tile, turns, x, y }: PlacedTile, taken: Uint8Array): boolean {
  const { rows } = shapeOf(tile, turns)
  for (let dy = 0; dy < rows.length; dy++) {
    const start = (y + dy) * match.state.width + x
    for (let dx = 0; dx < rows[dy].length; dx++) if (taken[start + dx] === 1) return false
  }
  return true
}

const squaresOfTile = (match: SkirmishMatch, tile: PlacedTile): number[] => tileSquares(tile, match.state.width)

/** Generic tiles on which this creature finds room. */
function roomyTiles(match: SkirmishMatch, creature: Creature): PlacedTile[] {
  const taken = takenSquares(match)
  return match.state.tiles.filter((tile) => isGeneric(tile) && spacesOn(match, creature, tile, taken).length > 0)
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
  if (frame.tile >= 0) return spacesOn(match, creature, match.state.tiles[frame.tile])
  const own = match.state.tiles.find((tile) => tile.seat === creature.owner && !isGeneric(tile)) as PlacedTile
  const taken = takenSquares(match)
  const places = spacesOn(match, creature, own, taken)
  if (deploysAfar(cardOf(match, creature))) {
    // SK-AB-SCOUT-01: or on a generic tile that holds no creature.
    for (const tile of match.state.tiles) {
      if (!isGeneric(tile)) continue
      if (!isEmpty(match, tile, taken)) continue
      places.push(...spacesOn(match, creature, tile, taken))
    }
  }
  return places.length > 0 ? places : nearestPlaces(match, creature, squaresOfTile(match, own)[27])
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
    actions: (match, frame) => deployments(frame.creature, placesFor(match, frame)),
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
