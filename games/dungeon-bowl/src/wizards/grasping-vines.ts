import { interrupt, playerOf } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { isOpposingTurn, playersInDungeon } from './targets.ts'

/** They are not activated in this turn, and Mark nobody until their next activation is over (DB-WIZ-12, DB-WIZ-13). */
const entangling = procedure<DungeonMatch, { target: number }>('entangling', {
  start(match, { target }) {
    const player = playerOf(match, target)
    player.activated = 1
    player.dazed = 1
    player.dazedThrough = 1
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

export const graspingVines: SpellCode = {
  casts: (match, seat, moment) =>
    isOpposingTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team === match.state.active) : [],
  resolve: (_seat, { player }) => interrupt(entangling, { target: player }),
  procedures: [entangling],
}
