import type { BallRoster } from '@undercroft/ball'
import type { Figure } from '../art/figures/figure.ts'
import { figureOf, figureOfPosition } from '../art/figures/words.ts'
import { rosterName } from '../games/ball/names.ts'
import { type Area, named, t } from '../i18n/index.ts'

export const gold = (amount: number): string => t('league.gold', { amount })

/** Where the words of a game stand, the names of its team lists, and the field of a list that says which it is. */
const lists: Readonly<Record<string, readonly [area: Area, list: string, field: string]>> = {
  'dungeon-bowl': ['dungeon', 'college', 'college'],
  'blood-bowl': ['blood', 'team', 'race'],
}

/** A College, a race, or a ready-made team, in the language in use. */
export const sideName = (game: string, side: string): string =>
  game in lists ? named(`${lists[game][0]}.${lists[game][1]}.${side}.name`) : side

const sideOf = (game: string, roster: BallRoster): string =>
  (roster as unknown as Record<string, string>)[lists[game][2]]

/** Who plays this position of a team. */
export const playerFigure = (game: string, roster: BallRoster, position: string): Figure =>
  game === 'blood-bowl' ? figureOfPosition(sideOf(game, roster), position) : figureOf(position)

/** The College or the race of a team. */
export const listName = (game: string, roster: BallRoster): string => sideName(game, sideOf(game, roster))

/** Names for new teams as the language in use has them; elsewhere the name says which ready-made team it is. */
export const namesFor = (game: string, names: readonly string[]): readonly string[] =>
  game in lists ? names.map((name) => rosterName(lists[game][0], name)) : names
