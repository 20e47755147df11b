import { type BallAbility, gain, hasAbility, interrupt, isInPlay, lose, skill } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { isOpposingTurn } from './targets.ts'

/** What Blinding Light does to every player of the team until its next turn begins (DB-WIZ-15). */
const blinded: BallAbility = skill('blinded', 'spell', ['DB-WIZ-15'], {
  anyStatus: true,
  compulsory: true,
  on: { forbids: (_match, _owner, what) => what === 'pass' || what === 'hand-off' || what === 'assist' },
})

const blinding = procedure<DungeonMatch, object>('blinding', {
  start(match) {
    for (const player of match.state.players) if (player.team === match.state.active) gain(match, player, 'blinded')
    return done(match)
  },
})

/** The turn of a team begins: its players see again. */
export function liftBlindness(match: DungeonMatch, team: number): void {
  if (!isInPlay(match, 'blinded')) return
  for (const player of match.state.players) {
    if (player.team === team && hasAbility(match, player, 'blinded')) lose(match, player, 'blinded')
  }
}

export const blindingLight: SpellCode = {
  casts: (match, seat, moment) => (isOpposingTurn(match, seat, moment) ? [{ type: 'cast' }] : []),
  resolve: () => interrupt(blinding, {}),
  procedures: [blinding],
  ability: blinded,
}
