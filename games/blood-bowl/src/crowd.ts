import {
  type Edge,
  type HarmResult,
  harm,
  harmed,
  holdsBall,
  interrupt,
  KO_RESULT,
  NOBODY,
  NOWHERE,
  ON_BOARD,
  type Player,
  playerOf,
  RESERVES,
  STANDING,
  settleBall,
  takeOff,
  turnover,
} from '@undercroft/ball'
import { type AnyProcedure, call, done, go, procedure } from '@undercroft/engine'
import { hasPrayer } from './ground.ts'
import { type BloodMatch, type BloodState, note } from './state.ts'
import { throwIn } from './throw-in.ts'

const asBlood = (match: { state: object }): BloodMatch => match as unknown as BloodMatch

/** Takes a player off the pitch into the crowd; a ball that they hold goes with them and is thrown in later (BB-CROWD-07, BB-CROWD-13). */
function goOver(match: BloodMatch, player: Player): void {
  const { state } = match
  const from = player.square
  const held = holdsBall(match, player)
  match.events?.push({ type: 'into-the-crowd', player: player.id, from })
  takeOff(match, player, RESERVES)
  if (!held) return
  state.ballOut = 1
  state.ballDroppedBy = NOBODY
  state.ballDroppedHow = ''
  if (player.team === state.active) turnover(match, 'carrier-left-pitch')
}

/** A pushed player has no free square on the pitch and goes into the crowd (BB-CROWD-02 to BB-CROWD-05). */
const pushedOff = procedure<BloodMatch, { player: number }>('pushed-off', {
  start(match, { player }) {
    goOver(match, playerOf(match, player))
    return done(match, [player])
  },
})

/** The Injury roll by the crowd, with no Armour roll before it: Stunned means the Reserves (BB-CROWD-09 to BB-CROWD-11). */
export const crowdInjury = procedure<BloodMatch, { players: number[]; by: number }>('crowd-injury', {
  start(match, { players }) {
    if (players.length === 0) return done(match)
    return call(match, harm, Object.assign(harmed(players[0], NOBODY, 'crowd'), { skipArmour: 1, plain: 1 }), 'hurt')
  },
  hurt(match, frame, { result }: HarmResult) {
    const player = playerOf(match, frame.players[0])
    if (player.place === RESERVES) player.status = STANDING
    if (result > KO_RESULT && frame.by >= 0) pleaseFans(match, player, playerOf(match, frame.by))
    frame.players = frame.players.slice(1)
    return go(match, 'start')
  },
})

/** Fan Interaction: 2 SPP for a Casualty, 3 with Necessary Violence, whoever heals it (BB-PRAY-16, BB-PRAY-17, BB-INJ-12). */
function pleaseFans(match: BloodMatch, victim: Player, { id, team }: Player): void {
  if (team === victim.team || !hasPrayer(match, team, 'fan-interaction')) return
  const earned = hasPrayer(match, team, 'necessary-violence') ? 3 : 2
  note(match.state, id, { bonusSpp: match.state.extras[id].bonusSpp + earned })
}

/** The ball bounces over the edge: it is thrown in at once (BB-CROWD-21). */
const bouncedOut = procedure<BloodMatch, { from: number }>('bounced-out', {
  start(match, { from }) {
    match.state.ballSquare = from
    return call(match, throwIn, {}, 'end')
  },
  end: (match) => done(match, -1),
})

/** A ball in flight leaves the pitch; it comes back once everybody has had a say (BB-CROWD-22, BB-CROWD-23, BB-PASS-07). */
const flewOut = procedure<BloodMatch, { from: number }>('flew-out', {
  start(match, { from }) {
    match.state.ballSquare = from
    match.state.ballOut = 1
    return done(match, -1)
  },
})

/** A thrown player comes down among the crowd (BB-TTM-02 to BB-TTM-05). */
const thrownOut = procedure<BloodMatch, { player: number; at: number }>('thrown-out', {
  start(match, { player, at }) {
    const { state } = match
    const thrown = playerOf(match, player)
    // They are in the air: nobody is in the square they left.
    thrown.square = at
    const below = state.squares[at]
    goOver(match, thrown)
    state.squares[at] = below
    return call(match, crowdInjury, { players: [player], by: NOBODY }, 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match, false),
})

/** Everything beyond the squares of the pitch is the crowd (BB-PITCH-06, BB-CROWD-01). */
export const crowd: Edge = {
  push: (_match, { player }) => interrupt(pushedOff, { player }),
  pushedOver(match, moved, by) {
    const { players } = match.state as BloodState
    const over = moved.filter((id) => players[id].place !== ON_BOARD && players[id].square === NOWHERE)
    return over.length === 0 ? null : interrupt(crowdInjury, { players: over, by })
  },
  ball: (_match, from, _direction, flying) => (flying ? interrupt(flewOut, { from }) : interrupt(bouncedOut, { from })),
  ballRecalled(match) {
    asBlood(match).state.ballOut = 0
  },
  ballReturns: (match) => (asBlood(match).state.ballOut === 1 ? interrupt(throwIn, {}) : null),
  thrown: (_match, player, at) => interrupt(thrownOut, { player, at }),
  crash: [],
  stopsBombs: false,
}

export const crowdProcedures = (): readonly AnyProcedure[] => [
  pushedOff,
  crowdInjury,
  bouncedOut,
  flewOut,
  thrownOut,
  throwIn,
]
