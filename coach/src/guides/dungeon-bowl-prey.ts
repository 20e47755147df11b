import { boardOf, type Player, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { walkingPast } from './dungeon-bowl-maps.ts'
import type { Distances } from './steps.ts'

/** No way leads through somebody. */
const BODY = 200

const MOST_HUNTS = 64

/** The others stand still while somebody walks, so one answer serves the whole walk. */
const known = new WeakMap<object, Map<string, Distances>>()

/** Steps to somebody for a player who walks there now, round everybody else; -1 from where he cannot get there. */
export function huntFor(match: DungeonMatch, hunter: Player, prey: Player): Distances {
  const { state, options } = match
  let hunts = known.get(options)
  if (!hunts) {
    hunts = new Map()
    known.set(options, hunts)
  }
  let about = String.fromCharCode(hunter.id, prey.id, state.chests.length)
  for (const { id, square } of state.players) if (id !== hunter.id) about += String.fromCharCode(square + 2)
  let steps = hunts.get(about)
  if (!steps) {
    if (hunts.size >= MOST_HUNTS) hunts.clear()
    steps = roundEverybody(match, hunter, prey)
    hunts.set(about, steps)
  }
  return steps
}

function roundEverybody(match: DungeonMatch, hunter: Player, prey: Player): Distances {
  const { players, chests } = match.state
  const tolls = new Uint8Array(boardOf(match).size)
  for (const { id, square } of players) {
    if (square >= 0 && id !== hunter.id && id !== prey.id) tolls[square] = BODY
  }
  for (const chest of chests) tolls[chest] = BODY
  const steps = walkingPast(match, { squares: [prey.square], through: [] }, tolls)
  for (let square = 0; square < steps.length; square++) if (steps[square] >= BODY) steps[square] = -1
  return steps
}

/** Is the way to him, with his Block, no longer than he can walk without a second Rush? */
export function canBeHit(match: DungeonMatch, hunter: Player, prey: Player): boolean {
  const away = huntFor(match, hunter, prey)[hunter.square]
  return away >= 0 && away <= hunter.ma + (hunter.status === STANDING ? 1 : -2)
}
