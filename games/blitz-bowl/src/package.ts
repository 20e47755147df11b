import type { GamePackage } from '@undercroft/engine'
import { letterOf } from './ascii.ts'
import { gameContent } from './content.ts'
import { data } from './data-export.ts'
import { dealMore } from './deal-more.ts'
import { blitzBowl } from './game.ts'
import { invariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'
import { vocabulary } from './scenario/vocabulary.ts'
import type { Blitz } from './state.ts'

/** Fields of actions and events that name a player. */
const PLAYER_FIELDS = ['player', 'target', 'thrown', 'piece']

/** Everything that the tools need of Blitz Bowl. */
export const gamePackage: GamePackage<Blitz> = {
  game: blitzBowl,
  title: 'Blitz Bowl',
  vocabulary,
  content: gameContent,
  data,
  randomOptions,
  dealMore,
  invariants,
  decisionLimit: 5000,
  label: ({ state }, field, value) =>
    PLAYER_FIELDS.includes(field) && state.players[value as number] ? letterOf(state, value as number) : null,
}
