import type { Advancements, Agreed, Listed, Position, Profiled, SkillEntry } from '@undercroft/ball'
import type { ReactNode } from 'react'
import type { Figure } from '../../art/figures/figure.ts'
import type { Kind } from '../library/kind.ts'

/** A team list as far as the page knows it; everything else is the game's own. */
export interface Roster {
  readonly name: string
  readonly coach: string
  readonly kind: 'league' | 'exhibition'
  readonly treasury: number
  readonly players: readonly Listed[]
}

/** A team list, and what was agreed on for its draft. */
export interface Team<R extends Roster> {
  readonly terms: Agreed
  readonly roster: R
}

export interface TeamProps<R extends Roster> {
  readonly game: TeamGame<R>
  readonly team: Team<R>
  readonly change: (team: Team<R>, typing?: string) => void
}

/** Positions that are shown together. */
export interface Group {
  readonly title: string
  readonly isOver: boolean
  readonly positions: readonly { readonly position: Position; readonly note?: string }[]
}

/** Re-rolls, staff, inducements: something that is bought by the piece. */
export interface Bought<R extends Roster> {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly most: number
  readonly note?: string
  readonly part: (value: number) => Partial<R>
}

/** What the page that builds teams must know of a game. Nothing of it is a limit: the game tells what is wrong. */
export interface TeamGame<R extends Roster> {
  readonly kind: Kind<Team<R>>
  readonly title: () => string
  readonly mostPlayers: { readonly count: number; readonly rule: string }
  /** What a team is a team of: a college, a race. */
  readonly lists: readonly string[]
  readonly listLabel: () => string
  readonly listName: (list: string) => string
  readonly listText: (list: string) => string
  readonly listOf: (roster: R) => string
  /** Another list, with nobody on it. */
  readonly withList: (list: string) => Partial<R>
  readonly emptyTeam: (name: string, list?: string) => Team<R>
  readonly ready: readonly R[]
  readonly readyName: (name: string) => string
  readonly isDraft: (roster: R) => boolean
  readonly terms: (team: Team<R>) => Agreed
  readonly groups: (roster: R) => readonly Group[]
  readonly positions: (roster: R) => readonly Position[]
  readonly positionOf: (roster: R, entry: Listed) => Position
  readonly sheetOf: (roster: R, entry: Listed) => Profiled
  readonly figure: (roster: R, position: Position) => Figure
  /** The list with one more player on it. */
  readonly hired: (roster: R, number: number, name: string, position: Position) => Partial<R>
  readonly playerValue: (roster: R, entry: Listed) => number
  readonly teamValue: (roster: R) => number
  readonly draftCost: (roster: R) => number
  /** What a new team has in its Treasury. */
  readonly treasury: (team: Team<R>) => number
  readonly learning: Pick<Advancements, 'openSkills' | 'rolledSkill'>
  readonly byCategory: Readonly<Record<string, readonly SkillEntry[]>>
  readonly bought: (roster: R, terms: Agreed) => readonly Bought<R>[]
  /** What only this game asks about a team: a patron, its special rules. */
  readonly Details?: (props: TeamProps<R>) => ReactNode
  /** Who else can be hired. */
  readonly Guests?: (props: TeamProps<R>) => ReactNode
  /** Further lines of the sheet, for those guests. */
  readonly guests?: (roster: R) => readonly Guest[]
}

export interface Guest extends Profiled {
  readonly id: string
  readonly name: string
  readonly position: string
  readonly cost: number
}
