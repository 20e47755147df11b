import {
  type BallAbility,
  boardOf,
  countMarkers,
  goDown,
  harm,
  harmed,
  holdsBall,
  isFree,
  isMarked,
  movementOf,
  NOBODY,
  ON_BOARD,
  type Player,
  playerOf,
  STANDING,
  settleBall,
  stepTo,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { isTrapdoor } from './data/pitch.ts'
import { hasPrayer } from './ground.ts'
import type { BloodMatch } from './state.ts'
import { TABLE } from './table.ts'

const D6 = [die(6)]

/** Must this player roll a die before doing anything? */
const hesitates = ({ skills }: Player): boolean =>
  TABLE.listeners('activated', skills).some(({ ability }) => (ability as BallAbility).compulsory)

/** Whoever enters it has to roll (BB-PRAY-05). */
const isOverTrapdoor = ({ state }: BloodMatch, square: number): boolean => state.trapdoors === 1 && isTrapdoor(square)

/** Could this player walk into the opposition End Zone with no die of any kind (BB-HALF-17)? */
function couldScore(match: BloodMatch, player: Player, movement: number): boolean {
  if (!holdsBall(match, player) || player.status !== STANDING || hesitates(player) || isMarked(match, player))
    return false
  const { endZone } = boardOf(match)
  let edge = [player.square]
  const seen = new Set(edge)
  for (let step = 0; step < movement; step++) {
    const next: number[] = []
    for (const square of edge) {
      if (countMarkers(match, square, player.team) > 0) continue
      for (let direction = 0; direction < 8; direction++) {
        const to = stepTo(match, square, direction)
        if (to < 0 || seen.has(to) || !isFree(match, to) || isOverTrapdoor(match, to)) continue
        if (endZone[to] >= 0 && match.state.endZoneOwner[endZone[to]] !== player.team) return true
        seen.add(to)
        next.push(to)
      }
    }
    edge = next
  }
  return false
}

/** Remembers that a player of the active team could score now; whoever does not, Stalls. Looked at only where somebody might throw a rock. */
export function noteStalling(match: BloodMatch, id: number, movement?: number): void {
  const { state } = match
  const player = playerOf(match, id)
  if (player.team !== state.active || !hasPrayer(match, 1 - player.team, 'throw-a-rock')) return
  if (state.stalling.includes(id) || !couldScore(match, player, movement ?? movementOf(player))) return
  state.stalling = [...state.stalling, id]
}

interface Rock {
  team: number
  players: number[]
}

interface Throwing extends Rock {
  target: number
}

const aiming = ({ team, players }: Rock): Throwing => ({ team, players, target: NOBODY })

/** One roll for each player who has Stalled and still stands: on 5+ a rock knocks them down; the turn is over, so it is no Turnover (BB-PRAY-18). */
export const throwARock = procedure<BloodMatch, Throwing, Rock>('throw-a-rock', aiming, ['throw-a-rock'], {
  start(match, frame) {
    frame.players = frame.players.filter((id) => {
      const { place, status } = playerOf(match, id)
      return place === ON_BOARD && status === STANDING
    })
    return frame.players.length === 0 ? done(match) : go(match, 'ask')
  },
  ask: {
    kind: 'throw-a-rock',
    seat: (_match, { team }) => team,
    actions: (_match, { players }) => [...players.map((player) => ({ type: 'rock', player })), { type: 'decline' }],
    answer(match, frame, { type, player }: { type: string; player: number }) {
      if (type === 'decline') return done(match)
      frame.target = player
      frame.players = frame.players.filter((id) => id !== player)
      match.events?.push({ type: 'stalled', player })
      return roll(match, D6, 'throw-a-rock', frame.team, 'thrown')
    },
  },
  thrown(match, { team, target }, values: number[]) {
    tellRoll(match, 'throw-a-rock', team, target, 'd6', values)
    if (values[0] < 5) return go(match, 'start')
    goDown(match, playerOf(match, target), 'knocked')
    return call(match, harm, harmed(target, NOBODY, 'rock'), 'hurt')
  },
  hurt: (match) => settleBall(match, 'start'),
})
