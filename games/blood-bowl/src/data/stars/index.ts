import { figuresOf, idsOf } from '@undercroft/ball'
import { STAR_RULES, type StarRule } from '../star-rules/index.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/** A Star Player: hired for one match (BB-IND-20 to BB-IND-22). */
export interface Star {
  readonly id: string
  readonly name: string
  /** Gold pieces; for a pair the price of both. */
  readonly cost: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number | null
  readonly av: number
  readonly skills: readonly string[]
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
