import { call, go } from '@undercroft/engine'
import { maySidestep } from '../legal.ts'
import { canMark, MARK_SQUARES } from '../mark-steps.ts'
import { grantAction } from '../procedures/action.ts'
import { shadow } from '../procedures/shadow.ts'
import { endOf, firstOf, isOpen, mayMake, opponentsBeside, profileOf } from '../queries.ts'
import { canRun } from '../run-steps.ts'
import { MARK, RUN } from '../state.ts'
import type { BonusDeclaration } from './vocabulary.ts'

const LUNGE = 2

/** Bonus plays about Runs, Marks and Sidesteps. */
export const runningPlays: readonly BonusDeclaration[] = [
  {
    id: 'turbo',
    window: 'run-declared',
    uses: (_match, _seat, { player, limit }, list) => {
      // A Run of so many squares has no Move value to raise.
      if (limit === 0) list.push({ type: 'bonus', play: 'turbo', player })
    },
    play: (match, record, _, then) => {
      record.extraSquares += 2
      return go(match, then)
    },
  },
  {
    id: 'slip-through',
    window: 'run-declared',
    uses: ({ state }, _seat, { player, limit }, list) => {
      const { move } = profileOf(state, player)
      if (canRun(state, player, limit || move || 1, true)) list.push({ type: 'bonus', play: 'slip-through', player })
    },
    enables: ({ state }, seat, list) => {
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        const { move } = profileOf(state, player)
        if (!mayMake(state.players[player], RUN) || !isOpen(state, player)) continue
        if (!canRun(state, player, move || 1, false) && canRun(state, player, move || 1, true)) {
          list.push({ type: 'run', player })
        }
      }
    },
    play: (match, record, _, then) => {
      record.sneaking = true
      return go(match, then)
    },
  },
  {
    id: 'closing-in',
    window: 'before-first-action',
    lasts: true,
    uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'closing-in' }),
    play: (match, _record, _action, then) => {
      match.state.closingIn = true
      return go(match, then)
    },
  },
  {
    id: 'long-lunge',
    window: 'mark-declared',
    uses: (_match, _seat, { player }, list) => list.push({ type: 'bonus', play: 'long-lunge', player }),
    enables: ({ state }, seat, list) => {
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (!mayMake(state.players[player], MARK) || !isOpen(state, player)) continue
        if (!canMark(state, player, MARK_SQUARES, -1) && canMark(state, player, MARK_SQUARES + LUNGE, -1)) {
          list.push({ type: 'mark', player })
        }
      }
    },
    play: (match, record, _, then) => {
      record.extraSquares = LUNGE
      return go(match, then)
    },
  },
  {
    id: 'cut-them-off',
    window: 'ran',
    uses: ({ state }, seat, { player: runner }, list) => {
      if (state.players[runner].team === seat || state.players[runner].square < 0) return
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (!mayMake(state.players[player], MARK) || !isOpen(state, player)) continue
        if (canMark(state, player, MARK_SQUARES, runner)) list.push({ type: 'bonus', play: 'cut-them-off', player })
      }
    },
    play: (match, { player: reach }, { player }, then) =>
      grantAction(match, { type: 'mark', player: player! }, { reach }, then),
  },
  {
    id: 'swivel-hips',
    window: 'marked',
    uses: (match, seat, { player: marker }, list) => {
      const { square, team } = match.state.players[marker]
      if (team === seat || square < 0) return
      for (const player of opponentsBeside(match.state, square, team)) {
        if (maySidestep(match, player)) list.push({ type: 'bonus', play: 'swivel-hips', player })
      }
    },
    play: (match, _, { player }, then) => grantAction(match, { type: 'sidestep', player: player! }, {}, then),
  },
  {
    id: 'right-behind-you',
    window: 'sidestepped',
    uses: ({ state }, seat, { player: sidestepper, leftSquare, markers }, list) => {
      if (state.players[sidestepper].team === seat || state.squares[leftSquare] >= 0) return
      for (const player of markers) list.push({ type: 'bonus', play: 'right-behind-you', player })
    },
    play: (match, { leftSquare }, { player }, then) => call(match, shadow, { player: player!, to: leftSquare }, then),
  },
]
