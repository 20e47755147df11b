import { type Board, distance, EMPTY, numberedAction, OBSTACLE, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { squareAt, xOf, yOf } from '@undercroft/engine/grid'
import { bottlenecks } from './dungeon/bottlenecks.ts'
import { CHESTS, PORTALS } from './dungeon/limits.ts'
import { rollOff } from './roll-off.ts'
import type { DungeonMatch } from './state.ts'
import { venueOf } from './venue.ts'

const COIN = [die(2)]
const chestAt = numberedAction('chest', 'square')
const portalAt = numberedAction('portal', 'square')

interface SetUp {
  /** Who has still to choose an End Zone, in order. */
  left: readonly number[]
}

const begin = (): SetUp => ({ left: [] })

/** Chests, portals and End Zones, after the dungeon itself is agreed (DB-SETUP-20 to DB-SETUP-31). */
export const setUp = procedure<DungeonMatch, SetUp, object>('set-up', begin, ['toss'], {
  start: (match) =>
    call(match, rollOff, { seats: match.state.teams.map((_, seat) => seat), what: 'placement' }, 'ordered'),
  ordered(match, _frame, order: number[]) {
    match.state.placement = order
    return go(match, 'objects')
  },
  objects(match) {
    const { chests, portals } = match.state
    if (chests.length < CHESTS) return go(match, 'placeChest')
    return portals.length < PORTALS ? go(match, 'placePortal') : go(match, 'toss')
  },
  placeChest: {
    kind: 'place-chest',
    seat: (match) => placer(match),
    actions: (match) => chestSquares(match).map(chestAt),
    answer(match, _frame, { square }: { type: string; square: number }) {
      const { state } = match
      match.events?.push({ type: 'chest-placed', team: placer(match), square })
      state.chests.push(square)
      state.squares[square] = OBSTACLE
      state.obstacles++
      return go(match, 'objects')
    },
  },
  placePortal: {
    kind: 'place-portal',
    seat: (match) => placer(match),
    actions: (match) => portalSquares(match).map(portalAt),
    about: (match) => ({ number: match.state.portals.length + 1 }),
    answer(match, _frame, { square }: { type: string; square: number }) {
      match.events?.push({ type: 'portal-placed', team: placer(match), square, number: match.state.portals.length + 1 })
      match.state.portals = [...match.state.portals, square]
      return go(match, 'objects')
    },
  },
  /** Two coaches toss for the choice of End Zone; more choose in the order of placement. */
  toss(match, frame) {
    const { placement, teams } = match.state
    frame.left = [...placement]
    return teams.length === 2 ? roll(match, COIN, 'toss', placement[0], 'tossed') : go(match, 'chooseEndZone')
  },
  tossed(match, frame, values: number[]) {
    tellRoll(match, 'toss', match.state.placement[0], -1, 'd2', values)
    frame.left = [values[0] - 1, 2 - values[0]]
    match.events?.push({ type: 'toss-won', team: values[0] - 1, item: 'end-zone' })
    return go(match, 'chooseEndZone')
  },
  chooseEndZone: {
    kind: 'choose-end-zone',
    seat: (_match, { left }) => left[0],
    actions: (match) =>
      match.state.endZoneOwner.flatMap((owner, zone) => (owner === EMPTY ? [{ type: 'end-zone', zone }] : [])),
    answer(match, frame, { zone }: { type: string; zone: number }) {
      const [chooser, ...rest] = frame.left
      takeEndZone(match, chooser, zone)
      frame.left = rest
      if (rest.length > 1) return go(match, 'chooseEndZone')
      takeEndZone(match, rest[0], match.state.endZoneOwner.indexOf(EMPTY))
      return done(match)
    },
  },
})

function takeEndZone(match: DungeonMatch, team: number, zone: number): void {
  match.state.endZoneOwner = match.state.endZoneOwner.with(zone, team)
  match.events?.push({ type: 'end-zone-chosen', team, number: zone })
}

/**
 * Who places the next object. Two coaches alternate, the loser of the roll-off beginning with the portals (DB-SETUP-21,
 * DB-SETUP-27); more coaches go round without interruption (DB-MULTI-10, DB-MULTI-11, DB-MULTI-16).
 */
function placer({ state: { chests, portals, placement } }: DungeonMatch): number {
  const shift = placement.length === 2 && chests.length === CHESTS ? 1 : 0
  return placement[(chests.length + portals.length + shift) % placement.length]
}

/** Suitable tiles without a chest, squares that leave the dungeon in one piece (DB-SETUP-23 to DB-SETUP-25). */
function chestSquares(match: DungeonMatch): number[] {
  const { chests } = match.state
  return groundWithout(match, chests, bottlenecks(venueOf(match.options).joins, chests))
}

/** Squares of suitable tiles in which none of these squares lies, those with a 1 in `barred` left out. */
function groundWithout(match: DungeonMatch, taken: readonly number[], barred: ArrayLike<number>): number[] {
  const { dungeon, openZones, squares } = venueOf(match.options)
  const zones = taken.map((square) => dungeon.zone[square])
  const ground: number[] = []
  for (const zone of openZones)
    if (!zones.includes(zone)) for (const square of squares[zone]) if (barred[square] !== 1) ground.push(square)
  return ground
}

const CHEST_SPACE = 2

/** Suitable tiles without a portal, more than two squares from any chest; if that leaves nothing, as far as possible (DB-SETUP-28 to 30). */
function portalSquares(match: DungeonMatch): number[] {
  const { chests, portals } = match.state
  const { board } = venueOf(match.options)
  const spaced = groundWithout(match, portals, nearTo(board, chests))
  if (spaced.length > 0) return spaced
  const space = (square: number) => Math.min(...chests.map((chest) => distance(board, chest, square)))
  const free = groundWithout(match, portals, [])
  const farthest = Math.max(...free.map(space))
  return free.filter((square) => space(square) === farthest && !chests.includes(square))
}

/** A 1 for each square that is at most two squares from any of these. */
function nearTo({ grid, size }: Board, squares: readonly number[]): Uint8Array {
  const isNear = new Uint8Array(size)
  for (const square of squares) {
    const [x, y] = [xOf(grid, square), yOf(grid, square)]
    for (let dy = -CHEST_SPACE; dy <= CHEST_SPACE; dy++)
      for (let dx = -CHEST_SPACE; dx <= CHEST_SPACE; dx++) {
        const near = squareAt(grid, x + dx, y + dy)
        if (near >= 0) isNear[near] = 1
      }
  }
  return isNear
}
