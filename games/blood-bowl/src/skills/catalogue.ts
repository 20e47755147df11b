import { catalogueOf } from '@undercroft/ball'
import { things } from './list.gen.ts'

/** Every skill and trait of Blood Bowl by name (BB-CORE-03, BB-SKILL-01). */
export const BLOOD_SKILLS = catalogueOf(things)

export const { entries: CATALOGUE, byCategory: SKILLS_BY_CATEGORY, entry: skillEntry, named: skillNamed } = BLOOD_SKILLS
