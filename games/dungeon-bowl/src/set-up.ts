import { distance, EMPTY, OBSTACLE, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { CHESTS, cutsDungeon, DETOUR, PORTALS } from './dungeon/limits.ts'
import { closedSquares } from './dungeon/walking.ts'
import { rollOff } from './roll-off.ts'
import type { DungeonMatch } from './state.ts'
import { venueOf } from './venue.ts'

const COIN = [die(2)]

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
    actions: (match) => chestSquares(match).map((square) => ({ type: 'chest', square })),
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
    actions: (match) => portalSquares(match).map((square) => ({ type: 'portal', square })),
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

const zoneOf = (match: DungeonMatch, square: number): number => venueOf(match.options).dungeon.zone[square]

/** Suitable tiles without a chest, squares that leave the dungeon in one piece (DB-SETUP-23 to DB-SETUP-25). */
function chestSquares(match: DungeonMatch): number[] {
  const { chests } = match.state
  const { board, openGround, harmless } = venueOf(match.options)
  const closed = closedSquares(board, chests)
  const taken = chests.map((chest) => zoneOf(match, chest))
  const isCut = (square: number) => {
    const alone = harmless[square] === 1 && chests.every((chest) => distance(board, chest, square) > DETOUR)
    return !alone && cutsDungeon(board, closed, square)
  }
  return openGround.filter((square) => !taken.includes(zoneOf(match, square)) && !isCut(square))
}

const CHEST_SPACE = 2

/** Suitable tiles without a portal, more than two squares from any chest; if that leaves nothing, as far as possible (DB-SETUP-28 to 30). */
function portalSquares(match: DungeonMatch): number[] {
  const { chests, portals } = match.state
  const { board, openGround } = venueOf(match.options)
  const taken = portals.map((portal) => zoneOf(match, portal))
  const free = openGround.filter((square) => !taken.includes(zoneOf(match, square)) && !chests.includes(square))
  const space = (square: number) => Math.min(...chests.map((chest) => distance(board, chest, square)))
  const spaced = free.filter((square) => chests.every((chest) => distance(board, chest, square) > CHEST_SPACE))
  if (spaced.length > 0) return spaced
  const farthest = Math.max(...free.map(space))
  return free.filter((square) => space(square) === farthest)
}
