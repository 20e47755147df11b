import { figuresOf, idsOf, type Position } from '@undercroft/ball'
import { STAR_RULES, type StarRule } from '../star-rules/index.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/** A Star Player: hired for one match (BB-IND-20 to BB-IND-22). For a pair the cost is that of both. */
export interface Star extends Omit<Position, 'primary' | 'secondary'> {
  readonly rule: StarRule
  /** The leagues and patrons whose teams may hire the star. */
  readonly playsFor: 'any' | readonly string[]
  readonly notFor: readonly string[]
  readonly pairedWith: string | null
  readonly megaStar: boolean
}

/** The sixty-seven Star Players. */
export const STARS: readonly Star[] = (things as readonly Thing[]).map(
  ({ id, name, cost, profile, skills, rule, playsFor, notFor = [], pairedWith = null, megaStar = false }) => ({
    id,
    name,
    cost,
    ...figuresOf(profile),
    skills: idsOf(skills),
    rule: STAR_RULES[rule],
    playsFor,
    notFor,
    pairedWith,
    megaStar,
  }),
)

export const starById = (id: string): Star | undefined => STARS.find((star) => star.id === id)
