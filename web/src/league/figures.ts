import type { BallRoster } from '@undercroft/ball'
import { named, t } from '../i18n/index.ts'

export const gold = (amount: number): string => t('league.gold', { amount })

/** Where the names of a game's team lists stand, and the field of a list that says which it is. */
const lists: Readonly<Record<string, readonly [area: string, field: string]>> = {
  'dungeon-bowl': ['dungeon.college', 'college'],
  'blood-bowl': ['blood.team', 'race'],
}

/** A College, a race, or a ready-made team, in the language in use. */
export const sideName = (game: string, side: string): string =>
  game in lists ? named(`${lists[game][0]}.${side}.name`) : side

/** The College or the race of a team. */
export const listName = (game: string, roster: BallRoster): string =>
  sideName(game, (roster as unknown as Record<string, string>)[lists[game][1]])
