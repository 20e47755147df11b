import { interrupt, KNOCKED_OUT, NOBODY, playerOf, settleBall, takeOff, tellRoll } from '@undercroft/ball'
import { die, done, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { isOwnTurn, playersInDungeon } from './targets.ts'

const TWO_D6 = [die(6), die(6)]

/** Neither an Armour nor an Injury roll: nothing changes it (DB-WIZ-08). */
const transmuting = procedure<DungeonMatch, { seat: number; target: number }>('transmuting', ['transmutation'], {
  start: (match, { seat }) => roll(match, TWO_D6, 'transmutation', seat, 'rolled'),
  rolled(match, { seat, target }, values: number[]) {
    tellRoll(match, 'transmutation', seat, target, 'd6', values)
    const player = playerOf(match, target)
    if (values[0] + values[1] <= player.av) {
      takeOff(match, player, KNOCKED_OUT)
      match.events?.push({ type: 'injured', player: target, result: 'ko', by: NOBODY })
    }
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

export const transmutation: SpellCode = {
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team !== seat) : [],
  resolve: (seat, { player }) => interrupt(transmuting, { seat, target: player }),
  procedures: [transmuting],
}
