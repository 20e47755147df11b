import { type BallAbility, type BallMoments, SKILLS_AND_TRAITS, skill } from '@undercroft/ball'
import { MomentTable } from '@undercroft/engine'
import { ROOMS } from './rooms/index.ts'
import { CATALOGUE } from './skills/catalogue.ts'
import { giveAndGo, portalNavigator, portalPasser, wallThrower } from './skills/index.ts'
import { SPELL_ABILITIES } from './wizards/spells.ts'

/** The order is the order in which they answer: Portal Navigator is offered before Pro. */
const SKILLS = [portalNavigator, ...SKILLS_AND_TRAITS, giveAndGo, portalPasser, wallThrower]
const declared = new Set(SKILLS.map(({ id }) => id))

/** Skills of the catalogue that do nothing in a match are still known by name. */
const nameOnly = CATALOGUE.filter(({ id }) => !declared.has(id)).map(({ id, category }) =>
  skill(id, category, [], { on: {} }),
)

/** Everything that answers moments in this game: skills, traits and rooms. */
export const ABILITIES: readonly BallAbility[] = [...SKILLS, ...nameOnly, ...ROOMS, ...SPELL_ABILITIES]
export const TABLE = new MomentTable<BallMoments>(ABILITIES)

/** The rules of an ability, none where it is not known by that name. */
export const abilityRules = (id: string): readonly string[] =>
  TABLE.knows(id) ? TABLE.abilities[TABLE.numberOf(id)].rules : []
