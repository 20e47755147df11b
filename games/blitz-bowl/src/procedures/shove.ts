import { call, done, go, type Next, procedure } from '@undercroft/engine'
import { arenaOf } from '../arenas/rules.ts'
import { beyond } from '../pitch.ts'
import { isFree, pitchOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { bounce } from './bounce.ts'
import { move } from './changes.ts'
import { knockDown } from './knock-down.ts'

interface Shoving {
  player: number
  target: number
  mustFollow: boolean
}

interface ShoveFrame extends Shoving {
  /** The square the target left. */
  left: number
}

const begin = ({ player, target, mustFollow }: Shoving): ShoveFrame => ({ player, target, mustFollow, left: -1 })

/** The target goes one square straight away from the blocker, or falls where they cannot (BZ-BLOCK-11 to BZ-BLOCK-14). */
export const shove = procedure<Blitz, ShoveFrame, Shoving>('shove', begin, {
  start: (match, frame) => {
    const { state } = match
    const { player, target } = frame
    frame.left = state.players[target].square
    const to = beyond(state.players[player].square, frame.left)
    if (to < 0 || pitchOf(state).blocked[to] || !isFree(state, to)) {
      const crunch = arenaOf(state).crunchingShoves
      return call(match, knockDown, { player: target, blocker: player, crunch }, 'end')
    }
    const ball = move(match, target, to, 'shove')
    return ball >= 0 ? call(match, bounce, { ball }, 'shoved') : go(match, 'shoved')
  },
  shoved: (match, frame) => (frame.mustFollow ? followUp(match, frame) : go(match, 'ask')),
  /** BZ-BLOCK-13 */
  ask: {
    kind: 'follow-up',
    seat: (match, { player }) => match.state.players[player].team,
    actions: () => [{ type: 'stay' }, { type: 'follow-up' }],
    about: (_, { player, target }) => ({ player, target }),
    answer: (match, frame, action: { type: 'stay' | 'follow-up' }): Next =>
      action.type === 'follow-up' ? followUp(match, frame) : done(match),
  },
  end: (match) => done(match),
})

function followUp(match: Blitz, { player, left }: ShoveFrame): Next {
  const ball = move(match, player, left, 'follow-up')
  return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
}
