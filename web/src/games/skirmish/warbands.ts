import { CARDS, cardById, type ReadyWarband, WARBANDS, type Warband, warbandProblems } from './rules.ts'

export const SIZES = [50, 75, 100, 150, 200] as const

/** A tile less where three or four play. */
const tilesFor = (tiles: readonly string[], seats: number): string[] => tiles.slice(0, seats > 2 ? 3 : 4)

const made = new Map<string, Warband | null>()

/**
 * A ready-made warband at this size: as many of its creatures as the points allow, then friends of its faction. Null where
 * not even its commander may come.
 */
export function warbandFor(ready: ReadyWarband, size: number, seats: number): Warband | null {
  const key = `${ready.id}-${size}-${seats}`
  const known = made.get(key)
  const warband = known === undefined ? makeWarband(ready, size, seats) : known
  made.set(key, warband)
  return warband
}

function makeWarband({ id, faction, creatures, tiles }: ReadyWarband, size: number, seats: number): Warband | null {
  const friends = WARBANDS.filter((other) => other.faction === faction && other.id !== id)
    .flatMap((other) => other.creatures)
    .sort((a, b) => costOf(b) - costOf(a))
  let warband: Warband = { faction, creatures: [], tiles: tilesFor(tiles, seats), pool: [] }
  for (const creature of size > 100 ? [...creatures, ...friends] : creatures) {
    const grown = { ...warband, creatures: [...warband.creatures, creature] }
    if (warbandProblems(grown, { cards: CARDS, size, seats, limited: false }).length === 0) warband = grown
  }
  return warband.creatures.length > 0 ? warband : null
}

const costOf = (id: string): number => cardById(id)?.cost ?? 0

/** Ready-made warbands that can be played at this size. */
export const warbandsFor = (size: number, seats: number): ReadyWarband[] =>
  WARBANDS.filter((ready) => warbandFor(ready, size, seats) !== null)

const known = new WeakMap<Warband, ReadyWarband | null>()

/** The ready-made warband that this one is, if it is one. */
export function readyOf(warband: Warband): ReadyWarband | null {
  const before = known.get(warband)
  const ready = before === undefined ? findReady(warband) : before
  known.set(warband, ready)
  return ready
}

function findReady({ creatures }: Warband): ReadyWarband | null {
  const list = creatures.join()
  if (list === '') return null
  const is = (ready: ReadyWarband) => SIZES.some((size) => warbandFor(ready, size, 2)?.creatures.join() === list)
  return WARBANDS.find(is) ?? null
}

/** Tiles for a seat whose warband brings none. */
export const tilesOf = (seat: number, seats: number): string[] =>
  tilesFor(WARBANDS[(seat * 4) % WARBANDS.length].tiles, seats)

/** A warband of the random pack of Out of the Box: only its tiles are known before. */
export const packFor = (seat: number, seats: number): Warband => ({
  faction: null,
  creatures: [],
  tiles: tilesOf(seat, seats),
  pool: [],
})

/** Ready-made warbands for this many players, different as far as possible. */
export const defaultWarbands = (size: number, seats: number): Warband[] => {
  const usable = warbandsFor(size, seats)
  const wanted = ['temple-guard', 'orc-horde', 'forest-patrol', 'iron-legion']
  return wanted.slice(0, seats).map((id, seat) => {
    const ready = usable.find((one) => one.id === id) ?? usable[(seat * 3) % usable.length]
    const warband = warbandFor(ready, size, seats)
    if (!warband) throw new Error(`${ready.id} cannot be played for ${size} points`)
    return warband
  })
}
