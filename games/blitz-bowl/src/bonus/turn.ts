import { go } from '@undercroft/engine'
import { mayComeOn, mayStandUp } from '../legal.ts'
import { grantAction } from '../procedures/action.ts'
import { endOf, firstOf } from '../queries.ts'
import type { BonusDeclaration } from './vocabulary.ts'

/** Bonus plays between the actions of a turn. */
export const turnPlays: readonly BonusDeclaration[] = [
  {
    id: 'second-wind',
    window: 'after-last-action',
    uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'second-wind' }),
    play: (match, _record, _action, then) => {
      match.state.actionsLeft++
      return go(match, then)
    },
  },
  {
    id: 'back-on-your-feet',
    window: 'before-action',
    uses: (match, seat, _record, list) => {
      const { state } = match
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (mayStandUp(match, player)) list.push({ type: 'bonus', play: 'back-on-your-feet', player })
      }
    },
    play: (match, _, { player }, then) => grantAction(match, { type: 'stand-up', player: player! }, {}, then),
  },
  {
    id: 'fresh-legs',
    window: 'before-action',
    uses: (match, seat, _record, list) => {
      const { state } = match
      for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
        if (mayComeOn(match, player)) list.push({ type: 'bonus', play: 'fresh-legs', player })
      }
    },
    play: (match, _, { player }, then) => grantAction(match, { type: 'reserves', player: player! }, {}, then),
  },
]
