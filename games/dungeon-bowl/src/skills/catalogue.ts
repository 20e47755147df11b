import { catalogueOf } from '@undercroft/ball'
import { things } from './list.gen.ts'

/** Every skill and trait of Dungeon Bowl by name. */
export const DUNGEON_SKILLS = catalogueOf(things)

export const {
  entries: CATALOGUE,
  byCategory: SKILLS_BY_CATEGORY,
  entry: skillEntry,
  named: skillNamed,
  random: randomSkill,
} = DUNGEON_SKILLS
