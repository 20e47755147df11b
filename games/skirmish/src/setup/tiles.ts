import { done, go, procedure } from '@undercroft/engine'
import { placements } from '../actions.ts'
import type { PlacedTile, SkirmishMatch } from '../state.ts'
import { type Area, areasOf, exitsOf, GRID_WIDTH, shapeOf, withTile } from './areas.ts'
import { isAssembly, layoutOf, seatedTiles } from './layout.ts'
import { groundOf, hasRoomAnywhere, placesFor } from './room.ts'

/** Lays a tile on the grid. */
function lay(match: SkirmishMatch, placed: PlacedTile): void {
  const { state } = match
  state.tiles = [...state.tiles, placed]
  state.terrain = withTile(state.terrain, state.width, placed)
  if (placed.seat >= 0 && isAssembly(placed.tile)) {
    const own = exitsOf(placed, state.terrain, state.width)
    state.exits = state.exits.map((exits, seat) => (seat === placed.seat ? own : exits))
  }
  match.events?.push({ type: 'tile-placed', ...placed })
}

/** Lays a battle grid that was agreed on: a ready-made one or one of the players' own. */
export function layMap(match: SkirmishMatch): void {
  const { grid, teams } = match.options
  const layout = typeof grid === 'string' ? layoutOf(grid) : grid
  if (!layout) throw new Error(`there is no ready-made battle grid '${grid}'`)
  for (const placed of seatedTiles(layout, teams)) lay(match, placed)
}

const areaList = (match: SkirmishMatch): Area[] => areasOf(match.options.seats, match.options.teams)

interface TilesLocals {
  /** Seats done, in the order of play from the first player on. */
  next: number
  /** Generic tiles of each seat that are not yet laid. */
  hands: string[][]
  /** The tile that was picked, and its quarter turns. */
  tile: string
  turns: number
}

const beginTiles = (): TilesLocals => ({ next: 0, hands: [], tile: '', turns: 0 })

const seatOf = (match: SkirmishMatch, frame: TilesLocals): number =>
  (match.state.first + frame.next) % match.options.seats

/** The tiles (with their turns) of a hand for which there is room. */
function layable(match: SkirmishMatch, hand: readonly string[]): { tile: string; turns: number }[] {
  const ground = groundOf(match.state.tiles)
  const found: { tile: string; turns: number }[] = []
  for (const tile of hand) {
    for (let turns = 0; turns < 4; turns++) {
      if (hasRoomAnywhere(ground, shapeOf(tile, turns))) found.push({ tile, turns })
    }
  }
  return found
}

/** Is there room for the tile, whichever way it lies? */
function isLayable(match: SkirmishMatch, tile: string): boolean {
  const ground = groundOf(match.state.tiles)
  for (let turns = 0; turns < 4; turns++) if (hasRoomAnywhere(ground, shapeOf(tile, turns))) return true
  return false
}

/** Players lay their tiles: first the assembly tiles, then generic tiles one at a time (SK-SETUP-10 to SK-SETUP-20). */
export const layTiles = procedure<SkirmishMatch, TilesLocals, object>('lay-tiles', beginTiles, {
  start(match, frame) {
    frame.hands = match.options.warbands.map(({ tiles }) => tiles.filter((tile) => !isAssembly(tile)))
    return go(match, 'assembly')
  },
  assembly(match, frame) {
    if (frame.next === match.options.seats) {
      frame.next = 0
      return go(match, 'generic')
    }
    const seat = seatOf(match, frame)
    const area = areaList(match)[seat]
    if (area.turns.length > 1) return go(match, 'turn')
    return layAssembly(match, frame, area.turns[0])
  },
  /** The player on a long side picks which of the two exit sides lies on the border (SK-SETUP-12). */
  turn: {
    kind: 'turn-assembly',
    seat: seatOf,
    actions: (match, frame) =>
      areaList(match)[seatOf(match, frame)].turns.map((turns) => ({
        type: 'lay',
        tile: assemblyOf(match, frame),
        turns,
      })),
    answer: (match, frame, action: { turns: number }) => layAssembly(match, frame, action.turns),
  },
  generic(match, frame) {
    const { seats } = match.options
    for (let passed = 0; passed < seats; passed++) {
      const hand = frame.hands[seatOf(match, frame)]
      // SK-SETUP-20: tiles for which there is no room are set aside.
      const left = hand.filter((tile) => isLayable(match, tile))
      frame.hands[seatOf(match, frame)] = left
      if (left.length > 0) return go(match, 'pick')
      frame.next = (frame.next + 1) % seats
    }
    return done(match)
  },
  pick: {
    kind: 'pick-tile',
    seat: seatOf,
    actions: (match, frame) =>
      layable(match, frame.hands[seatOf(match, frame)]).map(({ tile, turns }) => ({ type: 'lay', tile, turns })),
    answer(match, frame, action: { tile: string; turns: number }) {
      frame.tile = action.tile
      frame.turns = action.turns
      return go(match, 'place')
    },
  },
  place: {
    kind: 'place-tile',
    seat: seatOf,
    actions: (match, { tile, turns }) => placements(tile, turns, placesFor(match.state.tiles, tile, turns)),
    about: (_, { tile, turns }) => ({ tile, turns }),
    answer(match, frame, action: { square: number }) {
      const seat = seatOf(match, frame)
      const hand = frame.hands[seat]
      hand.splice(hand.indexOf(frame.tile), 1)
      const { tile, turns } = frame
      const y = Math.floor(action.square / GRID_WIDTH)
      lay(match, { tile, seat, x: action.square % GRID_WIDTH, y, turns })
      frame.next = (frame.next + 1) % match.options.seats
      return go(match, 'generic')
    },
  },
})

function assemblyOf(match: SkirmishMatch, frame: TilesLocals): string {
  const [assembly] = match.options.warbands[seatOf(match, frame)].tiles.filter(isAssembly)
  return assembly
}

function layAssembly(match: SkirmishMatch, frame: TilesLocals, turns: number) {
  const seat = seatOf(match, frame)
  const { x, y } = areaList(match)[seat]
  lay(match, { tile: assemblyOf(match, frame), seat, x, y, turns })
  frame.next++
  return go(match, 'assembly')
}
