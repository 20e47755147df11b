import type { GameContent } from './content/content.ts'
import type { Match } from './contract.ts'
import type { Random } from './dice.ts'
import type { Game } from './game.ts'
import type { Vocabulary } from './scenario/vocabulary.ts'

/** Everything that tools (terminal, bench, tests) need of a game, exported by its package as `gamePackage`. */
export interface GamePackage<M extends Match = Match> {
  readonly game: Game<M>
  /** The name that people know it by. */
  readonly title: string
  readonly vocabulary: Vocabulary<M>
  /** The words of the small games between matches, where it has some. */
  readonly sequences?: readonly Vocabulary[]
  /** What people can add to it. */
  readonly content?: GameContent
  /** Everything transcribed: teams, cards, creatures, tables. */
  data(): object
  /** Options for a match between computers: varied, and such that every match ends. */
  randomOptions(random: Random): unknown
  /** The same without restraint, for checks: every number of players, every ability, whether they go together in play or not. */
  anyOptions?(random: Random): unknown
  /** Gives everybody more of what is held in secret than they came by, for checks: still a match that could be. */
  dealMore?(match: M, random: Random): void
  /** Throws when something that must always hold does not. */
  invariants(match: M): void
  /** More decisions than any match of `randomOptions` may take. */
  readonly decisionLimit: number
  /** How the drawn board shows what this field of an action or event names (the letter of a player, a square), or null. */
  label?(match: M, field: string, value: unknown): string | null
}
