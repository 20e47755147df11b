import { CATEGORY_LETTERS, type Category } from '@undercroft/ball'
import type { Position } from '../data/team.ts'
import { randomSkill, SKILLS_BY_CATEGORY, skillEntry } from '../skills/catalogue.ts'
import type { Advancement, AdvancementKind } from './roster.ts'

/** SPP for the first to the sixth advancement (BB-LEAGUE-14): random, chosen or random secondary, chosen secondary, improvement. */
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

/** What the next advancement costs after this many; null after the sixth. */
export const advancementCost = (before: number, kind: AdvancementKind): number | null =>
  before < COSTS.length ? COSTS[before][COLUMN[kind]] : null

export const sppSpent = (advancements: readonly Advancement[]): number =>
  advancements.reduce((sum, { kind }, before) => sum + (advancementCost(before, kind) ?? 0), 0)

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

/** By how much it raises the Current Value: what was gained counts, not what was paid for (BB-LEAGUE-14). */
export function advancementValue({ kind, improves, skill }: Advancement, position: Position): number {
  if (improves) return VALUES[improves]
  if (kind !== 'characteristic') return VALUES[kind]
  const isPrimary = accessOf(position, 'chosen-primary').includes(skillEntry(skill ?? '')?.category as Category)
  return VALUES[isPrimary ? 'chosen-primary' : 'chosen-secondary']
}

const categories = (letters: string): Category[] => Array.from(letters, (letter) => CATEGORY_LETTERS[letter])

/** The categories from which such an advancement may take a skill; instead of an improvement any of them. */
export function accessOf(position: Position, kind: AdvancementKind): Category[] {
  if (kind === 'characteristic') return categories(position.primary + position.secondary)
  return categories(kind.endsWith('primary') ? position.primary : position.secondary)
}

/** No two of these on one player (DB-ADV-15, BB-SKILL-36). */
const EXCLUSIVE: readonly (readonly [string, string])[] = [
  ['leap', 'pogo-stick'],
  ['frenzy', 'grab'],
  ...['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'].map(
    (skill) => [skill, 'ball-and-chain'] as const,
  ),
]

/** One of these is as good as the other. */
const SAME: readonly (readonly [string, string])[] = [
  ['mighty-blow', 'mighty-blow-2'],
  ['dirty-player', 'dirty-player-2'],
]

export interface Refusal {
  readonly why: 'skill-owned' | 'skill-trait' | 'skill-needs' | 'skill-excludes'
  readonly other: string
  readonly reason: string
  readonly rule: string
}

/** Why a player who has these skills cannot gain this one, or null where he can. */
export function forbidden(owned: readonly string[], skill: string): Refusal | null {
  const has = owned.includes(skill) || SAME.some(([less, more]) => skill === less && owned.includes(more))
  if (has) return { why: 'skill-owned', other: '', reason: 'he has it already', rule: 'DB-ADV-14' }
  if (skillEntry(skill)?.category === 'trait')
    return { why: 'skill-trait', other: '', reason: 'traits cannot be gained', rule: 'DB-ADV-16' }
  if (skill === 'strong-arm' && !owned.includes('throw-team-mate')) {
    return { why: 'skill-needs', other: 'throw-team-mate', reason: 'it needs throw-team-mate', rule: 'DB-ADV-15' }
  }
  for (const [a, b] of EXCLUSIVE) {
    const other = skill === a ? b : skill === b ? a : null
    if (other && owned.includes(other))
      return { why: 'skill-excludes', other, reason: `it cannot go with ${other}`, rule: 'DB-ADV-15' }
  }
  return null
}

/** The skills that a player of the position may choose or roll. */
export const openSkills = (position: Position, owned: readonly string[], kind: AdvancementKind): string[] =>
  accessOf(position, kind)
    .flatMap((category) => SKILLS_BY_CATEGORY[category].map(({ id }) => id))
    .filter((skill) => forbidden(owned, skill) === null)

/** Skills that somebody with this trait could never use (BB-LEAGUE-16). */
const USELESS_WITH: readonly (readonly [trait: string, ...skills: string[]])[] = [
  ['monstrous-mouth', 'catch'],
  ['ball-and-chain', 'pile-driver'],
  [
    'no-hands',
    ...['catch', 'diving-catch', 'safe-pair-of-hands', 'sure-hands', 'big-hand', 'extra-arms', 'monstrous-mouth'],
    ...['accurate', 'cannoneer', 'cloud-burster', 'dump-off', 'fumblerooskie', 'hail-mary-pass', 'nerves-of-steel'],
    ...['pass', 'running-pass', 'safe-pass'],
  ],
]

/** The skill that two D6 give in the named category, null where they must be rolled again. */
export function rolledSkill(owned: readonly string[], category: Category, dice: readonly number[]): string | null {
  const { id } = randomSkill(category, dice[0], dice[1])
  const useless = USELESS_WITH.some(([trait, ...skills]) => owned.includes(trait) && skills.includes(id))
  return useless || forbidden(owned, id) !== null ? null : id
}

/** A rolled skill that has no effect on this player may be kept or rolled again (BB-LEAGUE-16). */
export const isIdle = (skill: string, av: number): boolean => skill === 'iron-hard-skin' && av <= 8
