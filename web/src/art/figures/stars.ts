import type { Figure } from './figure.ts'
import { figureOf } from './words.ts'

type Look = readonly [words: string, declared?: Partial<Figure>]

const GOLD = '#e6bf3f'
const SILVER = '#d4d9de'

/** How the Star Players of Blood Bowl look: words for what they are, and what only they have. */
const looks: Readonly<Record<string, Look>> = {
  'akhorne-the-squirrel': ['wolf', { tint: '#b8602a', extras: ['wolf-tail'] }],
  'anqi-panqi': ['saurus blocker', { skin: '#2f6f7f', kit: 'hammer' }],
  'barik-farblast': ['dwarf thrower', { kit: 'crossbow', hair: '#6b3a1a' }],
  'bilerot-vomitflesh': ['bloater', { build: 'big', skin: '#8f9a4f', extras: ['tentacles'] }],
  'boa-konssstriktr': ['lizardman runner', { skin: '#7a9a2f', extras: ['lizard-tail'], head: 'gorgon' }],
  'bomber-dribblesnot': ['goblin bomma', { role: 'throw', extras: ['pack'] }],
  'bryce-the-slice-cambuel': ['wraith', { kit: 'chainsaw', skin: '#8fd0d8' }],
  'captain-karina-von-riesz': ['vampire', { head: 'witch', hair: '#1f1a1c', kit: 'sword', role: 'run' }],
  'cindy-piewhistle': ['halfling', { kit: 'bomb', hair: '#c9702c', role: 'throw' }],
  'count-luthor-von-drakenborg': ['vampire blitzer', { kit: 'sword', hair: '#e6e2da' }],
  crumbleberry: ['halfling runner', { kit: 'ball', hair: '#4a2f1a' }],
  'deeproot-strongbranch': ['treeman', { tint: '#5f6a2c', extras: ['branches'] }],
  dribl: ['skink', { skin: '#d0a53a', kit: 'club' }],
  drull: ['skink', { skin: '#c9583a', kit: 'dagger' }],
  'eldril-sidewinder': ['elf catcher', { hair: '#f0e6c0', kit: 'staff' }],
  'estelle-la-veneaux': ['witch elf', { skin: '#b97a50', hair: '#1f1a1c', kit: 'skull-staff' }],
  'frank-n-stein': ['flesh golem blocker', { skin: '#7fa07a', extras: ['chains'] }],
  'fungus-the-loon': ['goblin', { kit: 'mace', extras: ['chains'], hair: '#b4561e' }],
  'glart-smashrip': ['skaven blocker', { skin: '#e6ded0', kit: 'great-axe' }],
  'gloriel-summerbloom': ['elf thrower', { hair: '#e8c86a', kit: 'ball' }],
  'glotl-stop': ['kroxigor', { skin: '#2f7a6a', kit: 'club' }],
  grak: ['ogre punter', { kit: 'ball' }],
  'grashnak-blackhoof': ['minotaur', { skin: '#3f2f28', kit: 'great-axe' }],
  'gretchen-wachter-the-blood-bowl-widow': ['wraith', { head: 'banshee', skin: '#d8e0e6', extras: ['black-cape'] }],
  'griff-oberwald': ['human blitzer', { head: 'bareheaded', hair: GOLD, extras: ['cape'] }],
  'grim-ironjaw': ['troll slayer', { kit: 'great-axe', hair: '#e07a1f' }],
  'grombrindal-the-white-dwarf': ['dwarf blocker', { hair: '#f4f1ea', kit: 'axe', extras: ['cape'] }],
  'guffle-pussmaw': ['rotter', { head: 'maw', skin: '#a9b06a' }],
  'hakflem-skuttlespike': ['skaven runner', { skin: '#4a4048', extras: ['rat-tail', 'tentacles'] }],
  'helmut-wulf': ['human lineman', { head: 'kettle', kit: 'chainsaw' }],
  'hthark-the-unstoppable': ['bull centaur', { tint: '#2f2420', kit: 'hammer' }],
  'ivan-the-animal-deathshroud': ['wight', { head: 'skeleton', kit: 'sword', extras: ['black-cape'] }],
  'ivar-eriksson': ['norse blitzer', { head: 'berserker', kit: 'sword', hair: '#b4561e' }],
  'jeremiah-kool': ['dark elf thrower', { hair: SILVER, kit: 'ball' }],
  'jordell-freshbreeze': ['wood elf catcher', { hair: '#e0a03a', kit: 'javelin' }],
  'karla-von-kill': ['human blitzer', { head: 'valkyrie', hair: '#a5283a', kit: 'whip' }],
  'kiroth-krakeneye': ['dark elf lineman', { skin: '#7fb0b8', extras: ['tentacles'] }],
  'kreek-the-verminator-rustgouger': ['rat ogre', { kit: 'mace', extras: ['chains', 'rat-tail'] }],
  'lord-borak-the-despoiler': ['chosen blocker', { build: 'big', kit: 'great-axe', extras: ['cape'] }],
  'lucien-swift': ['elf blitzer', { hair: '#3a2a20', kit: 'blades' }],
  'maple-highgrove': ['treeman', { tint: '#a5502c', extras: ['branches', 'gauze-wings'] }],
  'max-spleenripper': ['bloodseeker', { kit: 'chainsaw', skin: '#a5382c' }],
  'mighty-zug': ['human blocker', { head: 'monk', build: 'big', skin: '#d9a27c' }],
  'morg-n-thorg': ['ogre blocker', { kit: 'ball', extras: ['spines'], hair: '#1f1a1c' }],
  'nobbla-blackwart': ['goblin looney', { skin: '#6f8a2c', extras: ['pack'] }],
  'puggy-baconbreath': ['halfling hefty', { kit: 'ball', hair: '#c9702c' }],
  'rashnak-backstabber': ['hobgoblin stabba', { head: 'hood', extras: ['black-cape'] }],
  'ripper-bolgrot': ['troll', { skin: '#5f7a4a', kit: 'club', extras: ['spines'] }],
  'rodney-roachbait': ['halfling catcher', { kit: 'sling', extras: ['pack'] }],
  'rowana-forestfoot': ['gnome', { head: 'satyr', hair: '#c9702c', role: 'run' }],
  'roxanna-darknail': ['witch elf', { hair: '#6a2a7a', kit: 'whip' }],
  'rumbelow-sheepskin': ['dwarf', { head: 'goat', skin: '#e6ded0', build: 'low' }],
  'scrappa-sorehead': ['goblin pogoer', { skin: '#b0c84a', kit: 'club' }],
  'scyla-anfingrimm': ['bloodspawn', { head: 'wolf', extras: ['demon-tail', 'spines'] }],
  'skitter-stab-stab': ['skaven gutter runner', { head: 'hood', kit: 'blades' }],
  'skrorg-snowpelt': ['yhetee', { skin: '#e6f0f4', kit: 'club' }],
  'skrull-halfheight': ['skeleton thrower', { build: 'low', kit: 'ball' }],
  'swiftvine-glimmershard': ['gnome', { head: 'pixie', kit: 'dagger', extras: ['gauze-wings'] }],
  'the-black-gobbo': ['goblin', { skin: '#3f5a2c', kit: 'dagger', extras: ['black-cape'] }],
  'thorsson-stoutmead': ['norse lineman', { kit: 'drum', build: 'low', hair: '#d9a441' }],
  'valen-swift': ['elf thrower', { hair: '#3a2a20', kit: 'bow' }],
  'varag-ghoul-chewer': ['black orc blitzer', { build: 'big', kit: 'axe' }],
  'wilhelm-chaney': ['werewolf', { skin: '#4a3a30', extras: ['wolf-tail', 'chains'] }],
  'willow-rosebark': ['treeman', { beast: null, head: 'bark', build: 'man', skin: '#8a6a3a', extras: ['branches'] }],
  'withergrasp-doubledrool': ['chosen', { head: 'two-headed', skin: '#9a6aa0', extras: ['tentacles', 'demon-tail'] }],
  'zolcath-the-zoat': [
    'bull centaur',
    { head: 'lizard', skin: '#4a8f5a', tint: '#4a8f5a', build: 'man', kit: 'staff' },
  ],
  'zzharg-madeye': ['chaos dwarf thrower', { kit: 'crossbow', hair: '#1f1a1c' }],
}

export const isStar = (id: string): boolean => id in looks

/** The figure of a Star Player, by the id of its home. */
export const figureOfStar = (id: string): Figure => figureOf(...(looks[id] ?? (['human blitzer'] as const)))
