import type { Characteristic } from '../data/profile.ts'
import { CATEGORY_LETTERS, type Catalogue, type Category } from '../skills/catalogue.ts'
import type { Position } from './position.ts'

export const ADVANCEMENT_KINDS = [
  'random-primary',
  'chosen-primary',
  'random-secondary',
  'chosen-secondary',
  'characteristic',
] as const
export type AdvancementKind = (typeof ADVANCEMENT_KINDS)[number]

/** A skill was gained or a characteristic improved; a skill may also replace an improvement (DB-ADV-25). */
export interface Advancement {
  readonly kind: AdvancementKind
  readonly skill?: string | undefined
  readonly improves?: Characteristic | undefined
}

/** SPP for the first to the sixth advancement (DB-ADV-01 to DB-ADV-06, BB-LEAGUE-14): random, chosen or random, chosen, improvement. */
const COSTS: readonly (readonly [number, number, number, number])[] = [
  [3, 6, 12, 18],
  [4, 8, 14, 20],
  [6, 12, 18, 24],
  [8, 16, 22, 28],
  [10, 20, 26, 32],
  [15, 30, 40, 50],
]

const COLUMN: Readonly<Record<AdvancementKind, number>> = {
  'random-primary': 0,
  'chosen-primary': 1,
  'random-secondary': 1,
  'chosen-secondary': 2,
  characteristic: 3,
}

/** What an advancement costs a player who has had so many before; null after the sixth (DB-ADV-07). */
export function advancementCost(before: number, kind: AdvancementKind): number | null {
  return before < COSTS.length ? COSTS[before][COLUMN[kind]] : null
}

/** The SPP that these advancements have cost in this order. */
export function sppSpent(advancements: readonly Advancement[]): number {
  return advancements.reduce((sum, { kind }, before) => sum + (advancementCost(before, kind) ?? 0), 0)
}

const VALUES = {
  'random-primary': 10_000,
  'chosen-primary': 20_000,
  'random-secondary': 20_000,
  'chosen-secondary': 40_000,
  av: 10_000,
  ma: 20_000,
  pa: 20_000,
  ag: 40_000,
  st: 80_000,
} as const

const categories = (letters: string): Category[] => Array.from(letters, (letter) => CATEGORY_LETTERS[letter])

/** The categories from which such an advancement may take a skill; instead of an improvement any of them (DB-ADV-25). */
export function accessOf(position: Position, kind: AdvancementKind): Category[] {
  if (kind === 'characteristic') return categories(position.primary + position.secondary)
  return categories(kind.endsWith('primary') ? position.primary : position.secondary)
}

/** A rolled skill that would do nothing for this player may be kept or rolled again (DB-ADV-13, BB-LEAGUE-16). */
export const isIdle = (skill: string, av: number): boolean => skill === 'iron-hard-skin' && av <= 8

/** Why a player cannot gain a skill, and by which rule. */
export interface Refusal {
  readonly why: 'skill-owned' | 'skill-trait' | 'skill-needs' | 'skill-excludes'
  /** The skill that is missing or in the way. */
  readonly other: string
  readonly reason: string
  readonly rule: string
}

const refusal = (why: Refusal['why'], rule: string, reason: string, other = ''): Refusal => ({
  why,
  other,
  reason,
  rule,
})

/** What a game says about its skills. */
export interface SkillLimits {
  /** No two of these on one player (DB-ADV-15). */
  readonly exclusive: readonly (readonly [string, string])[]
  /** Whoever has the second of these needs the first no more. */
  readonly included?: readonly (readonly [less: string, more: string])[]
  /** Skills that a player with this trait could take but never use (DB-ADV-13). */
  readonly useless: readonly (readonly [trait: string, ...skills: string[]])[]
}

export interface Advancements {
  /** Why a player who has these skills cannot gain this one, or null where they can. */
  forbidden(owned: readonly string[], skill: string): Refusal | null
  /** The skills that a player of the position may choose or roll (DB-ADV-10, DB-ADV-11). */
  openSkills(position: Position, owned: readonly string[], kind: AdvancementKind): string[]
  /** The skill that two D6 give in the named category, null where they must be rolled again (DB-ADV-12, DB-ADV-13). */
  rolledSkill(owned: readonly string[], category: Category, dice: readonly number[]): string | null
  /** Is there anything in the category that could be rolled? Otherwise another one must be named (DB-ADV-13). */
  canRoll(owned: readonly string[], category: Category): boolean
  /** By how much it raises the Current Value: what was gained counts, not what was paid for (DB-ADV-29 to DB-ADV-37). */
  advancementValue(advancement: Advancement, position: Position): number
}

/** How players of a game learn, by its catalogue. */
export function advancementsOf(catalogue: Catalogue, { exclusive, included = [], useless }: SkillLimits): Advancements {
  function forbidden(owned: readonly string[], skill: string): Refusal | null {
    const has = owned.includes(skill) || included.some(([less, more]) => skill === less && owned.includes(more))
    if (has) return refusal('skill-owned', 'DB-ADV-14', 'he has it already')
    if (catalogue.entry(skill)?.category === 'trait')
      return refusal('skill-trait', 'DB-ADV-16', 'traits cannot be gained')
    if (skill === 'strong-arm' && !owned.includes('throw-team-mate')) {
      return refusal('skill-needs', 'DB-ADV-15', 'it needs throw-team-mate', 'throw-team-mate')
    }
    for (const [a, b] of exclusive) {
      const other = skill === a ? b : skill === b ? a : null
      if (other && owned.includes(other)) {
        return refusal('skill-excludes', 'DB-ADV-15', `it cannot go with ${other}`, other)
      }
    }
    return null
  }

  const isUsable = (owned: readonly string[], skill: string): boolean =>
    forbidden(owned, skill) === null &&
    !useless.some(([trait, ...skills]) => skills.includes(skill) && owned.includes(trait))

  return {
    forbidden,
    openSkills: (position, owned, kind) =>
      accessOf(position, kind)
        .flatMap((category) => catalogue.byCategory[category].map(({ id }) => id))
        .filter((skill) => forbidden(owned, skill) === null),
    rolledSkill(owned, category, dice) {
      const { id } = catalogue.random(category, dice[0], dice[1])
      return isUsable(owned, id) ? id : null
    },
    canRoll: (owned, category) => catalogue.byCategory[category].some(({ id }) => isUsable(owned, id)),
    advancementValue({ kind, improves, skill }, position) {
      if (improves) return VALUES[improves]
      if (kind !== 'characteristic') return VALUES[kind]
      if (skill === undefined) return 0 // DB-ADV-28: nothing was gained.
      const isPrimary = accessOf(position, 'chosen-primary').includes(catalogue.entry(skill)?.category as Category)
      return VALUES[isPrimary ? 'chosen-primary' : 'chosen-secondary']
    },
  }
}
