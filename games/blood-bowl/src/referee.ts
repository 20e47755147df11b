import {
  findInner,
  KNOCKED_OUT,
  move,
  ON_BOARD,
  OUT,
  playerOf,
  settleBall,
  takeOff,
  tellRoll,
  turnover,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { listOfSeat } from './content.ts'
import { hasPrayer } from './ground.ts'
import type { BloodMatch } from './state.ts'

const D6 = [die(6)]

/** A Foul is over: does the referee see it (BB-FOUL-02, BB-PRAY-19, BB-IND-28)? `seen`: there was a double that counts. */
export const referee = procedure<BloodMatch, { player: number; seen: number }>('referee', ['close-scrutiny'], {
  start(match, { player, seen }) {
    const { team, place } = playerOf(match, player)
    // A kick-back may have taken the fouler out already (BB-FOUL-12).
    if (place !== ON_BOARD) return done(match)
    if (seen === 1 || hasPrayer(match, 1 - team, 'under-scrutiny')) return call(match, sendOff, { player }, 'end')
    return match.state.sides[1 - team].referees > 0
      ? roll(match, D6, 'close-scrutiny', 1 - team, 'looked')
      : done(match)
  },
  looked(match, { player }, values: number[]) {
    tellRoll(match, 'close-scrutiny', 1 - playerOf(match, player).team, player, 'd6', values)
    return values[0] >= 5 ? call(match, sendOff, { player }, 'end') : done(match)
  },
  end: (match) => done(match),
})

interface SendingOff {
  player: number
  /** 1: argued already, or tried a bribe: no argument any more (BB-FOUL-05). */
  argued: number
  /** 1: no bribe for this sending-off, for the coach was ejected (BB-FOUL-07). */
  silenced: number
  natural: number
}

const begin = ({ player }: { player: number }): SendingOff => ({ player, argued: 0, silenced: 0, natural: 0 })

/** A player is to be Sent-off, for a Foul or a Secret Weapon; the coach may argue first, then use bribes (BB-FOUL-05 to BB-FOUL-11). */
export const sendOff = procedure<BloodMatch, SendingOff, { player: number }>('sending-off', begin, ['argue', 'bribe'], {
  start(match, frame) {
    const moving = findInner(match, move)
    if (moving?.player === frame.player) moving.over = 1
    return go(match, 'protest')
  },
  protest(match, frame) {
    const { silenced, bribes } = match.state.teams[playerOf(match, frame.player).team]
    const mayArgue = silenced === 0 && frame.argued === 0
    return mayArgue || (bribes > 0 && frame.silenced === 0) ? go(match, 'ask') : go(match, 'out')
  },
  ask: {
    kind: 'argue',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, { player, argued, silenced: hushed }) => {
      const { silenced, bribes } = match.state.teams[playerOf(match, player).team]
      const actions = [{ type: 'decline' }]
      if (silenced === 0 && argued === 0) actions.push({ type: 'argue' })
      if (bribes > 0 && hushed === 0) actions.push({ type: 'bribe' })
      return actions
    },
    about: (_match, { player }) => ({ player }),
    answer(match, frame, { type }: { type: string }) {
      const { team } = playerOf(match, frame.player)
      frame.argued = 1
      if (type === 'argue') return roll(match, D6, 'argue', team, 'argued')
      if (type === 'decline') return go(match, 'out')
      match.state.teams[team].bribes--
      return roll(match, D6, 'bribe', team, 'bribed')
    },
  },
  argued(match, frame, values: number[]) {
    const { team } = playerOf(match, frame.player)
    tellRoll(match, 'argue', team, frame.player, 'd6', values)
    frame.natural = values[0]
    const corrupt = listOfSeat(match.options, team)?.special.includes('Bribery and Corruption') === true
    return values[0] === 1 && corrupt && match.state.sides[team].corrupted === 0
      ? go(match, 'askAgain')
      : go(match, 'judged')
  },
  /** Bribery and Corruption: a natural 1 may be rolled again, once in a match (BB-TEAM-07). */
  askAgain: {
    kind: 'argue-again',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: () => [{ type: 'accept' }, { type: 'again' }],
    about: (_match, { player }) => ({ player }),
    answer(match, { player }, { type }: { type: string }) {
      if (type === 'accept') return go(match, 'judged')
      const { team } = playerOf(match, player)
      match.state.sides[team].corrupted = 1
      return roll(match, D6, 'argue', team, 'argued')
    },
  },
  /** A biased referee adds 1 (BB-FOUL-09), a friend counts a 5 as a 6 (BB-PRAY-07). */
  judged(match, frame) {
    const { team } = playerOf(match, frame.player)
    const total = frame.natural + match.state.sides[team].referees
    if (total >= (hasPrayer(match, team, 'friends-with-the-ref') ? 5 : 6)) {
      // They stay where they are, but it is a Turnover all the same (BB-FOUL-06).
      if (team === match.state.active) turnover(match, 'sent-off')
      return done(match, 'stays')
    }
    if (total <= 1) {
      match.state.teams[team].silenced = 1
      frame.silenced = 1
      match.events?.push({ type: 'coach-ejected', team })
    }
    return go(match, 'protest')
  },
  /** On 2+ they stay and there is no Turnover; after a 1 another one may be tried (BB-FOUL-10, BB-FOUL-11). */
  bribed(match, { player }, values: number[]) {
    tellRoll(match, 'bribe', playerOf(match, player).team, player, 'd6', values)
    return values[0] > 1 ? done(match, 'stays') : go(match, 'protest')
  },
  out(match, { player }) {
    banish(match, player)
    if (playerOf(match, player).team === match.state.active) turnover(match, 'sent-off')
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

/** Sent-off: gone for the rest of the match, and kept apart from the boxes (BB-PITCH-08). */
export function banish(match: BloodMatch, id: number): void {
  const player = playerOf(match, id)
  const wasKnockedOut = player.place === KNOCKED_OUT
  takeOff(match, player, OUT)
  if (!wasKnockedOut) player.activated = 1
  match.events?.push({ type: 'sent-off', player: id })
}
