import { catalogueOf, type OwnSkill } from '@undercroft/ball'

/** Skills that only Dungeon Bowl has. */
const OWN: readonly OwnSkill[] = [
  {
    category: 'general',
    name: 'Portal Navigator',
    text: 'May roll again for the portal at which he appears.',
    before: 'pro',
  },
  { category: 'passing', name: 'Give and Go', text: 'May move on after a Hand-off.', before: 'leader' },
  {
    category: 'passing',
    name: 'Portal Passer',
    text: 'May decide to pass once a portal has moved him.',
    before: 'running-pass',
  },
  { category: 'passing', name: 'Wall Thrower', text: 'Has +1 to throw the ball against a wall.', before: null },
]

/** Every skill and trait of Dungeon Bowl by name. */
export const {
  entries: CATALOGUE,
  byCategory: SKILLS_BY_CATEGORY,
  entry: skillEntry,
  named: skillNamed,
  random: randomSkill,
} = catalogueOf(OWN)
