import { catalogueOf, type OwnSkill, type SkillEntry } from '@undercroft/ball'

/** Skills that only Blood Bowl has (BB-CORE-03, BB-SKILL-01). */
const OWN: readonly OwnSkill[] = [
  {
    category: 'general',
    name: 'Kick',
    text: 'As the kicker may halve the distance by which the kick-off goes astray.',
    before: 'pro',
  },
  { category: 'passing', name: 'Cannoneer', text: 'Has +1 to throw a long pass or a long bomb.', before: 'dump-off' },
  {
    category: 'passing',
    name: 'Cloud Burster',
    text: 'May have a successful interference with a long throw rolled again.',
    before: 'dump-off',
  },
  {
    category: 'passing',
    name: 'Hail Mary Pass',
    text: 'May aim at any square of the pitch, but never throws there accurately.',
    before: 'leader',
  },
]

const OWN_TRAITS: readonly (readonly [name: string, text: string])[] = [
  ['Ball and Chain*', 'Whirls about in directions that dice decide, and hits whoever is in the way.'],
  ['Bloodlust (2+)*', 'On a failed roll must bite a Thrall before the activation is over.'],
  ['Bloodlust (3+)*', 'On a failed roll must bite a Thrall before the activation is over.'],
  ['Breathe Fire', 'May breathe fire at an opponent instead of blocking.'],
  ['Chainsaw', 'May attack with a chainsaw instead of blocking: +3 to the Armour roll, but it may kick back.'],
  ['Hit and Run', 'May slip away by one square after a Block.'],
  ['Loner (2+)*', 'Needs 2 or more on a D6 to use a Team Re-roll.'],
  ['Loner (5+)*', 'Needs 5 or more on a D6 to use a Team Re-roll.'],
  ['My Ball*', 'Never gives the ball away willingly.'],
  ['Secret Weapon*', 'Is sent off at the end of every drive played in.'],
  ['Swarming', 'A few more of them may come on when a drive begins.'],
  ['Swoop', 'When thrown, glides towards a side of the pitch instead of scattering.'],
  ['Trickster', 'May appear in another square beside an attacker before the dice are counted.'],
]

const shared = catalogueOf(OWN, OWN_TRAITS)

/** The same skills with another number (BB-SKILL-26); nobody learns them. */
const STRONGER: readonly SkillEntry[] = [
  {
    id: 'dirty-player-2',
    name: 'Dirty Player (+2)',
    category: 'general',
    compulsory: false,
    text: 'May add 2 to the Armour or the Injury roll of a Foul.',
  },
  {
    id: 'mighty-blow-2',
    name: 'Mighty Blow (+2)',
    category: 'strength',
    compulsory: false,
    text: 'May add 2 to the Armour or the Injury roll of an opponent knocked down by a Block.',
  },
]

/** Every skill and trait of Blood Bowl by name. */
export const CATALOGUE: readonly SkillEntry[] = [...shared.entries, ...STRONGER]
export const SKILLS_BY_CATEGORY = shared.byCategory
export const randomSkill = shared.random

export const skillEntry = (id: string): SkillEntry | undefined =>
  STRONGER.find((known) => known.id === id) ?? shared.entry(id)
export const skillNamed = (text: string): SkillEntry | undefined =>
  STRONGER.find(({ id, name }) => id === text || name === text) ?? shared.named(text)
