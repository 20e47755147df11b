import { type BallAbility, type BallMoments, SKILLS_AND_TRAITS, skill } from '@undercroft/ball'
import { MomentTable } from '@undercroft/engine'
import { GROUND } from './ground-abilities.ts'
import { ballAndChain } from './skills/ball-and-chain.ts'
import { BLOODLUST } from './skills/bloodlust.ts'
import { CATALOGUE } from './skills/catalogue.ts'
import { chainsaw } from './skills/chainsaw.ts'
import { DIFFERENCES } from './skills/differences.ts'
import { frog } from './skills/frog.ts'
import { SIMPLE } from './skills/simple.ts'
import { STAR_ABILITIES } from './stars/index.ts'

const different: ReadonlyMap<string, BallAbility> = new Map(DIFFERENCES.map((ability) => [ability.id, ability]))

/** The order is the order in which they answer a moment. Bloodlust is rolled where the other activation traits are. */
const SKILLS: readonly BallAbility[] = [
  ...BLOODLUST,
  ...SKILLS_AND_TRAITS.map((ability) => different.get(ability.id) ?? ability),
  ...SIMPLE,
  chainsaw,
  ballAndChain,
]
const declared = new Set(SKILLS.map(({ id }) => id))

/** Skills of the catalogue that are asked for by name when their time comes: Kick, Secret Weapon, Swarming. */
const nameOnly = CATALOGUE.filter(({ id }) => !declared.has(id)).map(({ id, category, rules }) =>
  skill(id, category, rules, { on: {} }),
)

/** Everything that answers moments in this game: skills, traits, stars, weather. */
export const ABILITIES: readonly BallAbility[] = [...SKILLS, ...nameOnly, ...STAR_ABILITIES, frog, ...GROUND]
export const TABLE = new MomentTable<BallMoments>(ABILITIES)

/** The rules of an ability, none where it is not known by that name. */
export const abilityRules = (id: string): readonly string[] =>
  TABLE.knows(id) ? TABLE.abilities[TABLE.numberOf(id)].rules : []
