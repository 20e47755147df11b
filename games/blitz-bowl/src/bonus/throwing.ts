import { go } from '@undercroft/engine'
import { mayThrow, mayThrowAtAll, throwableTeamMates, throwTargets } from '../legal.ts'
import { endOf, firstOf, isMarked, isOpen } from '../queries.ts'
import type { BonusDeclaration } from './vocabulary.ts'

/** Bonus plays about Throws. */
export const throwingPlays: readonly BonusDeclaration[] = [
  {
    id: 'eagle-eye',
    window: 'throw-declared',
    uses: ({ state }, _seat, { player, sky }, list) => {
      // A throw of the ball that Sky Ball alone makes legal is Sky Ball's (BZ-BONUS-01).
      const isSkyBalls = state.players[player].ball >= 0 && throwTargets(state, player, false, false).length === 0
      if (!sky && !isSkyBalls) list.push({ type: 'bonus', play: 'eagle-eye', player })
    },
    play: (match, record, _, then) => {
      record.throwValue = 2
      return go(match, then)
    },
  },
  {
    id: 'sky-ball',
    window: 'throw-declared',
    uses: ({ state }, _seat, { player, throwValue }, list) => {
      const holds = state.players[player].ball >= 0
      if (holds && throwValue === 0 && throwTargets(state, player, false, true).length > 0) {
        list.push({ type: 'bonus', play: 'sky-ball', player })
      }
    },
    enables: (match, seat, list) => {
      const { state } = match
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (!mayThrowAtAll(match, player) || mayThrow(match, player)) continue
        const ready = isOpen(state, player) || state.coolHead === player
        if (ready && throwTargets(state, player, false, true).length > 0) list.push({ type: 'throw', player })
      }
    },
    play: (match, record, _, then) => {
      record.sky = true
      return go(match, then)
    },
  },
  {
    id: 'cool-head',
    window: 'before-action',
    uses: (match, seat, _record, list) => {
      const { state, options } = match
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (!isMarked(state, player)) continue
        const throwsMates = options.throwTeamMate && throwableTeamMates(match, player).length > 0
        if (throwsMates || mayThrow(match, player)) list.push({ type: 'bonus', play: 'cool-head', player })
      }
    },
    play: (match, _, { player }, then) => {
      match.state.coolHead = player!
      return go(match, then)
    },
  },
]
