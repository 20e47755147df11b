import { CATEGORY_LETTERS, type Category } from '@undercroft/ball'
import type { Position } from '../colleges/family.ts'
import { randomSkill, SKILLS_BY_CATEGORY, skillEntry } from '../skills/catalogue.ts'
import type { Advancement, AdvancementKind } from './roster.ts'

/** SPP for the first to the sixth advancement (DB-ADV-01 to DB-ADV-06): random, chosen or random, chosen, improvement. */
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

/** By how much it raises the Current Value: what was gained counts, not what was paid for (DB-ADV-29 to DB-ADV-37). */
export function advancementValue({ kind, improves, skill }: Advancement, position: Position): number {
  if (improves) return VALUES[improves]
  if (kind !== 'characteristic') return VALUES[kind]
  if (skill === undefined) return 0 // DB-ADV-28: nothing was gained.
  return VALUES[isPrimary(position, skill) ? 'chosen-primary' : 'chosen-secondary']
}

const isPrimary = (position: Position, skill: string): boolean =>
  accessOf(position, 'chosen-primary').includes(skillEntry(skill)?.category as Category)

const categories = (letters: string): Category[] => Array.from(letters, (letter) => CATEGORY_LETTERS[letter])

/** The categories from which such an advancement may take a skill; instead of an improvement any of them (DB-ADV-25). */
export function accessOf(position: Position, kind: AdvancementKind): Category[] {
  if (kind === 'characteristic') return categories(position.primary + position.secondary)
  return categories(kind.endsWith('primary') ? position.primary : position.secondary)
}

/** Skills that a player with this trait could take but never use (DB-ADV-13). */
const USELESS_WITH: readonly (readonly [skills: readonly string[], trait: string])[] = [
  [['catch'], 'monstrous-mouth'],
  [
    [
      ...['catch', 'diving-catch', 'safe-pair-of-hands', 'sure-hands', 'big-hand', 'extra-arms', 'monstrous-mouth'],
      ...['accurate', 'dump-off', 'fumblerooskie', 'give-and-go', 'nerves-of-steel', 'pass', 'portal-passer'],
      ...['running-pass', 'safe-pass', 'wall-thrower'],
    ],
    'no-hands',
  ],
]

/** No two of these on one player (DB-ADV-15). */
const EXCLUSIVE: readonly (readonly [string, string])[] = [
  ['leap', 'pogo-stick'],
  ['frenzy', 'grab'],
]

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

/** Why a player who has these skills cannot gain this one, or null where he can. */
export function forbidden(owned: readonly string[], skill: string): Refusal | null {
  if (owned.includes(skill)) return refusal('skill-owned', 'DB-ADV-14', 'he has it already')
  if (skillEntry(skill)?.category === 'trait') return refusal('skill-trait', 'DB-ADV-16', 'traits cannot be gained')
  if (skill === 'strong-arm' && !owned.includes('throw-team-mate')) {
    return refusal('skill-needs', 'DB-ADV-15', 'it needs throw-team-mate', 'throw-team-mate')
  }
  for (const [a, b] of EXCLUSIVE) {
    const other = skill === a ? b : skill === b ? a : null
    if (other && owned.includes(other)) {
      return refusal('skill-excludes', 'DB-ADV-15', `it cannot go with ${other}`, other)
    }
  }
  return null
}

/** The skills that a player of the position may choose or roll (DB-ADV-10, DB-ADV-11). */
export function openSkills(position: Position, owned: readonly string[], kind: AdvancementKind): string[] {
  return accessOf(position, kind)
    .flatMap((category) => SKILLS_BY_CATEGORY[category].map(({ id }) => id))
    .filter((skill) => forbidden(owned, skill) === null)
}

/** The skill that two D6 give in the named category, null where they must be rolled again (DB-ADV-12, DB-ADV-13). */
export function rolledSkill(owned: readonly string[], category: Category, dice: readonly number[]): string | null {
  const { id } = randomSkill(category, dice[0], dice[1])
  return isUsable(owned, id) ? id : null
}

const isUsable = (owned: readonly string[], skill: string): boolean =>
  forbidden(owned, skill) === null &&
  !USELESS_WITH.some(([skills, trait]) => skills.includes(skill) && owned.includes(trait))

/** Is there anything in the category that could be rolled? Otherwise another one must be named (DB-ADV-13). */
export const canRoll = (owned: readonly string[], category: Category): boolean =>
  SKILLS_BY_CATEGORY[category].some(({ id }) => isUsable(owned, id))

/** A rolled skill that would do nothing for this player may be kept or rolled again (DB-ADV-13). */
export const isIdle = (skill: string, av: number): boolean => skill === 'iron-hard-skin' && av <= 8
