import {
  bounce,
  canCatch,
  catchBall,
  effort,
  findInner,
  harm,
  harmed,
  holdsBall,
  inner,
  isFree,
  move,
  moveBall,
  NOBODY,
  NOWHERE,
  ON_BOARD,
  OUT,
  occasion,
  plainTest,
  playerOf,
  putAt,
  rollTest,
  settleBall,
  type TestResult,
  takeOff,
  tellRoll,
  turnover,
} from '@undercroft/ball'
import { call, die, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { announceInDungeon } from './moments.ts'
import type { DungeonMatch } from './state.ts'
import { enterZone } from './zones.ts'

const D6 = [die(6)]

/** The number 0 to 5 of the portal in this square, or -1. */
export const portalAt = (match: DungeonMatch, square: number): number => match.state.portals.indexOf(square)

interface Journey {
  player: number
  /** The portal they are on, or -1: from the dugout. */
  from: number
  /** 1: by their own movement. */
  voluntary: number
}

interface Teleport extends Journey {
  /** The portal where they arrive, and who was there. */
  arrival: number
  displaced: number
}

const newTeleport = ({ player, from, voluntary }: Journey): Teleport => ({
  player,
  from,
  voluntary,
  arrival: -1,
  displaced: NOBODY,
})

/** A player is carried off to the portal that a D6 shows (DB-PORT-01 to DB-PORT-21). */
export const teleport: Procedure<DungeonMatch, Teleport, Journey> = procedure<DungeonMatch, Teleport, Journey>(
  'teleport',
  newTeleport,
  ['portal'],
  {
    start(match, frame) {
      const test = plainTest(playerOf(match, frame.player), 'portal', 0)
      test.lookup = 1
      test.noTeam = 1
      return rollTest(match, test, 'rolled')
    },
    rolled(match, frame, { natural }: TestResult) {
      const { state } = match
      const player = playerOf(match, frame.player)
      frame.arrival = natural - 1
      if (frame.arrival === frame.from) return go(match, 'mishap')
      const to = state.portals[frame.arrival]
      // On a map with fewer than six portals a number without one is rolled again.
      if (to < 0) return go(match, 'start')
      const from = player.square
      if (!isFree(match, to)) {
        frame.displaced = state.squares[to]
        playerOf(match, frame.displaced).square = NOWHERE
      }
      putAt(match, player, to)
      const teleports = state.teleports[player.id] + 1
      state.teleports = state.teleports.with(player.id, teleports)
      player.rooted = 0
      match.events?.push({ type: 'teleported', player: player.id, from, to, value: natural })
      enterZone(match, player)
      if (teleports < 2) return go(match, 'chain')
      // Without Armour roll, for each teleport after the first in a team turn (DB-PORT-08, DB-PORT-09).
      if (holdsBall(match, player) && player.team === state.active) turnover(match, 'hurt-by-teleport')
      const hurt = harmed(player.id, NOBODY, 'teleport')
      hurt.skipArmour = 1
      return call(match, harm, hurt, 'chain')
    },
    /** Whoever was there is carried off in turn (DB-PORT-14 to DB-PORT-17). */
    chain: (match, { displaced, arrival }) =>
      displaced === NOBODY
        ? go(match, 'settle')
        : call(match, teleport, { player: displaced, from: arrival, voluntary: 0 }, 'settle'),
    settle: (match) => settleBall(match, 'arrived'),
    arrived(match, frame) {
      const player = playerOf(match, frame.player)
      if (frame.voluntary === 0 || player.place !== ON_BOARD) return done(match)
      const moving = findInner(match, move)
      if (moving?.player === frame.player) moving.bound = 'bearings'
      return announceInDungeon(match, 'teleported', frame.player, occasion(frame.player), 'end')
    },
    /** Gone for the rest of the match, unharmed; the ball they held stays (DB-PORT-18 to DB-PORT-21). */
    mishap(match, { player, from }) {
      const lost = playerOf(match, player)
      lost.square = match.state.portals[from]
      match.events?.push({ type: 'mishap', player, square: lost.square })
      takeOff(match, lost, OUT)
      return settleBall(match, 'end')
    },
    end: (match) => done(match),
  },
)

/** A loose ball on an empty portal is carried off too, without mishap or chain reaction (DB-PORT-22). */
export const teleportBall = procedure<DungeonMatch, object>('teleport-ball', ['portal'], {
  start: (match) => roll(match, D6, 'portal', match.state.active, 'rolled'),
  rolled(match, _frame, values: number[]) {
    const { state } = match
    tellRoll(match, 'portal', state.active, -1, 'd6', values)
    const to = state.portals[values[0] - 1]
    if (to < 0) return go(match, 'start')
    moveBall(match, to, 'teleported')
    state.ballLoose = 1
    if (isFree(match, to)) return call(match, bounce, {}, 'end')
    const player = playerOf(match, state.squares[to])
    if (!canCatch(match, player)) return call(match, bounce, {}, 'end')
    return call(match, catchBall, { player: player.id, how: 'bounce', opponent: NOBODY }, 'tried')
  },
  tried: (match, _frame, caught: boolean) => (caught ? done(match) : call(match, bounce, {}, 'end')),
  end: (match) => done(match),
})

/** A player comes in through the dugout portal: no mishap, but a chain reaction (DB-PORT-23 to DB-PORT-26). */
export const enterDungeon = procedure<DungeonMatch, { player: number }>('enter-dungeon', {
  start(match, { player }) {
    const comer = playerOf(match, player)
    comer.activated = 1
    match.state.zones = match.state.zones.with(player, NOWHERE)
    match.events?.push({ type: 'entered', player })
    return call(match, teleport, { player, from: -1, voluntary: 0 }, 'end')
  },
  end: (match) => done(match),
})

/** After a teleport a moving player first pays a square to get their bearings (DB-PORT-05, DB-PORT-06). */
export const getBearings = procedure<DungeonMatch, { player: number }>('get-bearings', {
  start: (match, { player }) => call(match, effort, { player }, 'paid'),
  paid(match, { player }, up: boolean) {
    if (up) {
      inner(match, move).bound = ''
      match.events?.push({ type: 'bearings', player })
    }
    return done(match)
  },
})
