import {
  announce,
  type BallAbility,
  type BallMatch,
  type BallMoments,
  type Interrupting,
  type InterruptMoment,
  type Occasion,
  skill,
} from '@undercroft/ball'
import type { Next } from '@undercroft/engine'

/** Moments that only a dungeon has, beside those of every ball game. */
export interface DungeonMoments extends BallMoments {
  /** `owner` was teleported by their own movement and has arrived. */
  teleported: Interrupting
}

/** A skill that answers moments of the dungeon. */
export const dungeonSkill = (
  id: string,
  category: string,
  rules: readonly string[],
  parts: Omit<Parameters<typeof skill>[3], 'on'> & { readonly on: Partial<DungeonMoments> },
): BallAbility => skill(id, category, rules, parts)

/** Announces one of those moments to a player. */
export const announceInDungeon = (
  match: BallMatch,
  moment: Exclude<keyof DungeonMoments, keyof BallMoments>,
  owner: number,
  about: Occasion,
  then: string,
): Next => announce(match, moment as string as InterruptMoment, [owner], about, then)
