import {
  type BallMatch,
  boardOf,
  bringRules,
  canPay,
  casualty,
  type GameRules,
  holdsBall,
  inner,
  interrupt,
  move,
  NOBODY,
  playerOf,
  RESERVES,
  SHORT,
  sendOff,
  settleBall,
  turnover,
} from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'
import { addChests, openChest } from './chests.ts'
import { scoreTouchdown } from './match.ts'
import { enterDungeon, getBearings, portalAt, teleport, teleportBall } from './portals.ts'
import { type DungeonMatch, type DungeonOptions, enrol } from './state.ts'
import { TABLE } from './table.ts'
import { venueOf } from './venue.ts'
import { addWallTargets, wallPass } from './wall-pass.ts'
import { walls } from './walls.ts'
import { airOut, enterZone } from './zones.ts'

const asDungeon = (match: BallMatch): DungeonMatch => match as DungeonMatch

/** A player pushed into the Fiery Chasm is a Casualty at once (DB-ROOM-23). */
export const chasmFall = procedure<DungeonMatch, { player: number }>('chasm-fall', {
  start(match, { player }) {
    const fallen = playerOf(match, player)
    match.events?.push({ type: 'fell-into-chasm', player, square: fallen.square })
    if (holdsBall(match, fallen) && fallen.team === match.state.active) turnover(match, 'fell-into-chasm') // DB-TO-18
    return call(match, casualty, { player, by: NOBODY, how: 'chasm', result: -1 }, 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

/** What the dungeon adds to the rules of the ball. */
const dungeonRules: GameRules = {
  table: TABLE,
  board: (options) => venueOf(options as DungeonOptions).board,
  edge: walls,
  passing: { farthest: () => SHORT, rule: 'DB-PASS-10' },
  bombs: { bonus: 1, downsThrower: false },
  medicine: { knockedOut: () => null, casualty: () => null, settled: () => {} },
  abilitiesAt(match, square) {
    const { dungeon, rooms } = venueOf(asDungeon(match).options)
    return rooms[dungeon.zone[square]]
  },
  arrived(match, player, voluntary) {
    const dungeon = asDungeon(match)
    const comer = playerOf(match, player)
    enterZone(dungeon, comer)
    if (boardOf(match).footing[comer.square] === 0) return interrupt(chasmFall, { player })
    const portal = portalAt(dungeon, comer.square)
    return portal < 0 ? null : interrupt(teleport, { player, from: portal, voluntary })
  },
  ballRests: (match, square) => (portalAt(asDungeon(match), square) < 0 ? null : interrupt(teleportBall, {})),
  touchdown: (match) => scoreTouchdown(asDungeon(match)),
  movingActions(match, moving, actions) {
    if (moving.bound === '') addChests(asDungeon(match), moving, actions)
    else if (canPay(moving)) actions.push({ type: moving.bound })
  },
  passTargets: addWallTargets,
  perform(match, player, action) {
    if (action.type === 'bearings') return interrupt(getBearings, { player })
    if (action.type === 'throw-at-wall')
      return interrupt(wallPass, { player, to: action.to as number, side: action.side as number })
    inner(match, move).over = 1
    return interrupt(openChest, { player, square: action.square as number })
  },
  referee: (_match, player, seen) => (seen ? interrupt(sendOff, { player }) : null),
  joined: (match) => enrol(asDungeon(match).state),
  activationEnded: (match, player) => airOut(asDungeon(match), playerOf(match, player)),
  /** Back through a portal, as from the dugout (DB-FOUL-17, DB-FOUL-18); on a drawn map without any they stay there. */
  comesBack(match, player) {
    playerOf(match, player).place = RESERVES
    return asDungeon(match).state.portals.length === 0 ? null : interrupt(enterDungeon, { player })
  },
}

bringRules('dungeon-bowl', dungeonRules)
