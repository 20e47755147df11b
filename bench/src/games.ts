import { gamePackage as blitzBowl } from '@undercroft/blitz-bowl'
import { gamePackage as bloodBowl } from '@undercroft/blood-bowl'
import { gamePackage as dungeonBowl } from '@undercroft/dungeon-bowl'
import type { GamePackage } from '@undercroft/engine'
import { gamePackage as skirmish } from '@undercroft/skirmish'

interface BenchedGame {
  readonly pack: GamePackage
  /** How many matches make up a round of about a twentieth of a second. */
  readonly matches: number
}

/** Every game that is measured. */
export const games: readonly BenchedGame[] = [
  { pack: dungeonBowl as unknown as GamePackage, matches: 5 },
  { pack: bloodBowl as unknown as GamePackage, matches: 5 },
  { pack: blitzBowl as unknown as GamePackage, matches: 20 },
  { pack: skirmish as unknown as GamePackage, matches: 5 },
]
