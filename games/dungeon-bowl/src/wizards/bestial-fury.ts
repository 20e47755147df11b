import { type BallAbility, block, canActivate, gain, hasAbility, inner, isInPlay, lose, skill } from '@undercroft/ball'
import type { DungeonMatch } from '../state.ts'
import type { CastAction, SpellCode } from './family.ts'
import { playersInDungeon } from './targets.ts'

/** Three block dice of their own choice, whatever the Strengths (DB-WIZ-06). */
const furious: BallAbility = skill('bestial-fury', 'spell', ['DB-WIZ-05', 'DB-WIZ-06'], {
  anyStatus: true,
  compulsory: true,
  on: {
    comparing(match) {
      inner(match, block).fixedDice = 3
      return null
    },
  },
})

/** Own players who could be activated now: the chosen one is activated at once (DB-WIZ-05). */
export const furyTargets = (match: DungeonMatch): CastAction[] =>
  playersInDungeon(match, (player) => canActivate(match, player))

export const goFurious = (match: DungeonMatch, player: number): void =>
  gain(match, match.state.players[player], 'bestial-fury')

/** It lasts for the rest of the turn. */
export function calmDown(match: DungeonMatch): void {
  if (!isInPlay(match, 'bestial-fury')) return
  for (const player of match.state.players)
    if (hasAbility(match, player, 'bestial-fury')) lose(match, player, 'bestial-fury')
}

export const bestialFury: SpellCode = { ability: furious }
