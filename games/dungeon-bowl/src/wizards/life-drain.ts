import { harm, harmed, hasTackleZone, interrupt, NOBODY, neighboursOf, playerOf, settleBall } from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { isOwnTurn, playersInDungeon } from './targets.ts'

/** An Injury roll that no skill changes, without an Armour roll (DB-WIZ-17). */
const draining = procedure<DungeonMatch, { target: number }>('draining', {
  start: (match, { target }) =>
    call(match, harm, Object.assign(harmed(target, NOBODY, 'life-drain'), { plain: 1, skipArmour: 1 }), 'settle'),
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

export const lifeDrain: SpellCode = {
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment)
      ? playersInDungeon(
          match,
          ({ team, square }) =>
            team !== seat &&
            neighboursOf(match, square).some(
              (id) => playerOf(match, id).team === seat && hasTackleZone(playerOf(match, id)),
            ),
        )
      : [],
  resolve: (_seat, { player }) => interrupt(draining, { target: player }),
  procedures: [draining],
}
