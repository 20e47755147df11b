import { type Position as BallPosition, figuresOf, idsOf } from '@undercroft/ball'

/** Whom a player with Animosity hates: every team-mate, or those of these positions. */
export type Hated = 'all' | readonly string[]

/** A position that a team may hire, as its list prints it. */
export interface Position extends BallPosition {
  readonly max: number
  readonly bigGuy: boolean
  readonly animosity: Hated | null
}

/** What a team may hire, and the rules that hold for it alone (BB-TEAM-01). */
export interface TeamList {
  readonly id: string
  readonly name: string
  readonly tier: number
  /** Price of a team re-roll when the team is founded. */
  readonly reroll: number
  readonly apothecary: boolean
  readonly leagues: readonly string[]
  readonly special: readonly string[]
  /** The patrons among whom a team that is Favoured of one chooses; one name where the list fixes it. */
  readonly patrons: readonly string[]
  /** A league that may be chosen instead of a patron. */
  readonly orLeague: string | null
  /** How many big players in all, where that is less than their limits allow. */
  readonly bigGuyLimit: number | null
  /** The positions that journeymen may have. */
  readonly journeymen: readonly string[]
  readonly official: boolean
  readonly positions: readonly Position[]
}

/**
 * One line of a team list: `profile` is 'MA ST AG PA AV' with '-' for no PA, `access` is 'primary/secondary' in letters,
 * `skills` are ids with blanks between.
 */
export interface PositionLine {
  readonly id: string
  readonly name: string
  readonly max: number
  readonly cost: number
  readonly profile: string
  readonly access: string
  readonly skills: string
  readonly bigGuy?: boolean
  readonly animosity?: Hated
}

export function position(line: PositionLine): Position {
  const { id, name, max, cost, profile, access, skills, bigGuy = false, animosity = null } = line
  const [primary, secondary] = access.split('/')
  return { id, name, max, cost, ...figuresOf(profile), skills: idsOf(skills), primary, secondary, bigGuy, animosity }
}
