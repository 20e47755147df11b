import { call, done, procedure } from '@undercroft/engine'
import { dropBall, sendToBench } from '../procedures/changes.ts'
import { placeTeam } from '../procedures/set-up.ts'
import type { Blitz } from '../state.ts'

/** All players are set up anew; balls stay where they are. */
export const startAgain = procedure<Blitz, object>('start-again', {
  start: (match) => {
    const { state } = match
    for (let player = 0; player < state.players.length; player++) {
      if (state.players[player].square < 0) continue
      dropBall(match, player)
      sendToBench(match, player)
      match.events?.push({ type: 'taken-up', player })
    }
    return call(match, placeTeam, { seat: state.active }, 'other')
  },
  other: (match) => call(match, placeTeam, { seat: 1 - match.state.active }, 'end'),
  end: (match) => done(match),
})
