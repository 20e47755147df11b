import {
  boardOf,
  EMPTY,
  goDown,
  harm,
  harmed,
  hasHands,
  isMarked,
  type Moving,
  type MovingAction,
  NOBODY,
  OBSTACLE,
  playerOf,
  STANDING,
  settleBall,
  takeBall,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, procedure, reveal, roll } from '@undercroft/engine'
import type { DungeonMatch } from './state.ts'

/** Closed chests that a player may open where their Move action ends (DB-CHEST-01 to DB-CHEST-04, DB-CHEST-12, DB-CHEST-13). */
export function addChests(match: DungeonMatch, moving: Moving, actions: MovingAction[]): void {
  if (moving.action !== 'move' || match.state.chests.length === 0) return
  const player = playerOf(match, moving.player)
  if (!hasHands(match, player)) return // DB-TRAIT-NO-HANDS-03
  const { steps } = boardOf(match)
  for (let direction = 0; direction < 8; direction++) {
    const square = steps[player.square * 8 + direction]
    if (square < 0 || match.state.squares[square] !== OBSTACLE) continue
    if (!isMarked(match, player)) actions.push({ type: 'open', square })
  }
}

interface Opening {
  player: number
  square: number
}

interface Opened extends Opening {
  /** Who is still to be rolled for. */
  victims: number[]
}

const newOpening = ({ player, square }: Opening): Opened => ({ player, square, victims: [] })

/**
 * A chest is opened. Nobody knows which one holds the ball, so it is decided now: one of the closed chests, each as likely as
 * the others (DB-SETUP-22, DB-CHEST-05 to DB-CHEST-11).
 */
export const openChest = procedure<DungeonMatch, Opened, Opening>('open-chest', newOpening, ['chest'], {
  start(match, { player }) {
    const { chests, ballFound } = match.state
    if (ballFound === 1) return go(match, 'trap')
    if (chests.length === 1) return go(match, 'found')
    return roll(match, [die(chests.length)], 'chest', playerOf(match, player).team, 'rolled')
  },
  rolled(match, { player }, values: number[]) {
    tellRoll(match, 'chest', playerOf(match, player).team, player, `d${match.state.chests.length}`, values)
    return go(match, values[0] === 1 ? 'found' : 'trap')
  },
  found(match, frame) {
    const { state } = match
    const player = playerOf(match, frame.player)
    reveal(match)
    match.events?.push({ type: 'chest-opened', player: player.id, square: frame.square, found: true })
    state.ballFound = 1
    removeChest(match, frame.square)
    takeBall(match, player)
    return done(match)
  },
  /** The opener and everybody next to the chest, friend or foe, standing or not. */
  trap(match, frame) {
    const { steps } = boardOf(match)
    reveal(match)
    match.events?.push({ type: 'chest-opened', player: frame.player, square: frame.square, found: false })
    frame.victims = [frame.player]
    for (let direction = 0; direction < 8; direction++) {
      const near = steps[frame.square * 8 + direction]
      const id = near < 0 ? -1 : match.state.squares[near]
      if (id >= 0 && id !== frame.player) frame.victims.push(id)
    }
    for (const id of frame.victims) {
      const victim = playerOf(match, id)
      if (victim.status === STANDING) goDown(match, victim, 'knocked', { reason: 'chest-trap' }) // DB-TO-16
    }
    return go(match, 'next')
  },
  next(match, { victims }) {
    if (victims.length === 0) return go(match, 'clear')
    return victims.length === 1 ? go(match, 'hurt', victims[0]) : go(match, 'order')
  },
  /** The active coach chooses the order of what happens at once (DB-GEN-12). */
  order: {
    kind: 'order',
    seat: (match) => match.state.active,
    actions: (_match, { victims }) => victims.map((player) => ({ type: 'next', player })),
    about: (_match, { square }) => ({ square }),
    answer: (match, _frame, { player }: { type: string; player: number }) => go(match, 'hurt', player),
  },
  hurt(match, frame, victim: number) {
    frame.victims = frame.victims.filter((id) => id !== victim)
    return call(match, harm, harmed(victim, NOBODY, 'chest'), 'next')
  },
  /** The chest goes before a dropped ball bounces (DB-CHEST-10). */
  clear(match, { square }) {
    removeChest(match, square)
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

function removeChest({ state, events }: DungeonMatch, square: number): void {
  state.chests = state.chests.filter((chest) => chest !== square)
  state.squares[square] = EMPTY
  state.obstacles--
  events?.push({ type: 'chest-removed', player: NOBODY, square })
}
