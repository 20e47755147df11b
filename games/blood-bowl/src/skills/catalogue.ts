import { CATALOGUE as SHARED, CATEGORIES, type Category, type SkillEntry } from '@undercroft/ball'

type Line = readonly [id: string, name: string, text: string]

/** Skills that only Blood Bowl has (BB-CORE-03, BB-SKILL-01). */
const OWN_SKILLS: Readonly<Partial<Record<Category, readonly Line[]>>> = {
  general: [
    ['kick', 'Kick', 'As the kicker may halve the distance by which the kick-off goes astray.'],
    ['dirty-player-2', 'Dirty Player (+2)', 'May add 2 to the Armour or the Injury roll of a Foul.'],
  ],
  passing: [
    ['cannoneer', 'Cannoneer', 'Has +1 to throw a long pass or a long bomb.'],
    ['cloud-burster', 'Cloud Burster', 'May have a successful interference with a long throw rolled again.'],
    ['hail-mary-pass', 'Hail Mary Pass', 'May aim at any square of the pitch, but never throws there accurately.'],
  ],
  strength: [
    ['mighty-blow-2', 'Mighty Blow (+2)', 'May add 2 to the Armour or the Injury roll of an opponent knocked down by a Block.'],
  ],
}

const OWN_TRAITS: readonly (readonly [...Line, compulsory: boolean])[] = [
  ['ball-and-chain', 'Ball & Chain', 'Whirls about in directions that dice decide, and hits whoever is in the way.', true],
  ['bloodlust-2', 'Bloodlust (2+)', 'On a failed roll must bite a Thrall before the activation is over.', true],
  ['bloodlust-3', 'Bloodlust (3+)', 'On a failed roll must bite a Thrall before the activation is over.', true],
  ['breathe-fire', 'Breathe Fire', 'May breathe fire at an opponent instead of blocking.', false],
  ['chainsaw', 'Chainsaw', 'May attack with a chainsaw instead of blocking: +3 to the Armour roll, but it may kick back.', false],
  ['hit-and-run', 'Hit and Run', 'May slip away by one square after a Block.', false],
  ['loner-2', 'Loner (2+)', 'Needs 2 or more on a D6 to use a Team Re-roll.', true],
  ['loner-5', 'Loner (5+)', 'Needs 5 or more on a D6 to use a Team Re-roll.', true],
  ['my-ball', 'My Ball', 'Never gives the ball away willingly.', true],
  ['secret-weapon', 'Secret Weapon', 'Is sent off at the end of every drive played in.', true],
  ['swarming', 'Swarming', 'A few more of them may come on when a drive begins.', false],
  ['swoop', 'Swoop', 'When thrown, glides towards a side of the pitch instead of scattering.', false],
  ['trickster', 'Trickster', 'May appear in another square beside an attacker before the dice are counted.', false],
]

/** Only in the dungeon (BB-CORE-03). */
const DUNGEON_ONLY = ['portal-navigator', 'portal-passer', 'wall-thrower', 'give-and-go']

const own = (category: SkillEntry['category'], [id, name, text]: Line, compulsory = false): SkillEntry => ({
  id,
  name,
  category,
  compulsory,
  text,
})

/** Every skill and trait of Blood Bowl, in our own words. */
export const CATALOGUE: readonly SkillEntry[] = [
  ...SHARED.filter(({ id }) => !DUNGEON_ONLY.includes(id)),
  ...CATEGORIES.flatMap((category) => (OWN_SKILLS[category] ?? []).map((line) => own(category, line))),
  ...OWN_TRAITS.map(([id, name, text, compulsory]) => own('trait', [id, name, text], compulsory)),
]

const byId: ReadonlyMap<string, SkillEntry> = new Map(CATALOGUE.map((known) => [known.id, known]))

export const skillEntry = (id: string): SkillEntry | undefined => byId.get(id)

/** By id or by name: 'mighty-blow', 'Mighty Blow (+1)', 'Mighty Blow (+2)'. */
export function skillNamed(text: string): SkillEntry | undefined {
  return byId.get(text) ?? CATALOGUE.find(({ name }) => name === text)
}

/** The columns of the random skill table, row by row (BB-SKILL-01). */
const COLUMNS: Readonly<Record<Category, string>> = {
  agility:
    'catch diving-catch diving-tackle dodge defensive jump-up leap safe-pair-of-hands side-step sneaky-git sprint sure-feet',
  general:
    'block dauntless dirty-player fend frenzy kick pro shadowing strip-ball sure-hands tackle wrestle',
  mutation:
    'big-hand claws disturbing-presence extra-arms foul-appearance horns iron-hard-skin monstrous-mouth prehensile-tail tentacles two-heads very-long-legs',
  passing:
    'accurate cannoneer cloud-burster dump-off fumblerooskie hail-mary-pass leader nerves-of-steel on-the-ball pass running-pass safe-pass',
  strength:
    'arm-bar brawler break-tackle grab guard juggernaut mighty-blow multiple-block pile-driver stand-firm strong-arm thick-skull',
}

/** The twelve skills of each category, in the order of the random skill table. */
export const SKILLS_BY_CATEGORY = Object.fromEntries(
  CATEGORIES.map((category) => [category, COLUMNS[category].split(' ').map((id) => byId.get(id)!)]),
) as Readonly<Record<Category, readonly SkillEntry[]>>

/** The skill that two D6, rolled one after the other, show in the column of a category. */
export const randomSkill = (category: Category, first: number, second: number): SkillEntry =>
  SKILLS_BY_CATEGORY[category][(first > 3 ? 6 : 0) + second - 1]
