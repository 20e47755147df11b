import { type BallAbility, type BallMoments, SKILLS_AND_TRAITS, skill } from '@undercroft/ball'
import { MomentTable } from '@undercroft/engine'
import { GROUND } from './ground-abilities.ts'
import { CATALOGUE } from './skills/catalogue.ts'
import { code } from './skills/code.gen.ts'
import { DIFFERENCES } from './skills/differences.ts'
import { frog } from './skills/frog.ts'
import { STAR_ABILITIES } from './stars/index.ts'

const different: ReadonlyMap<string, BallAbility> = new Map(DIFFERENCES.map((ability) => [ability.id, ability]))

/** Bloodlust is rolled where the other activation traits are. */
const FIRST: readonly (keyof typeof code)[] = ['bloodlust-2', 'bloodlust-3']
const LATER: readonly (keyof typeof code)[] = [
  'loner-2',
  'loner-5',
  'mighty-blow-2',
  'dirty-player-2',
  'cannoneer',
  'hail-mary-pass',
  'cloud-burster',
  'my-ball',
  'hit-and-run',
  'trickster',
  'breathe-fire',
  'swoop',
  'chainsaw',
  'ball-and-chain',
]

/** The order is the order in which they answer a moment; one of this game that is not named above answers last. */
const SKILLS: readonly BallAbility[] = [
  ...new Set([
    ...FIRST.map((id) => code[id]),
    ...SKILLS_AND_TRAITS.map((ability) => different.get(ability.id) ?? ability),
    ...LATER.map((id) => code[id]),
    ...Object.values(code),
  ]),
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
