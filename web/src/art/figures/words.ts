import type { Figure } from './figure.ts'

type Parts = Partial<Figure>

const skins = {
  human: '#e8b48c',
  dwarf: '#e3a27c',
  orc: '#6f9a3c',
  blackOrc: '#4d7233',
  goblin: '#93b83e',
  elf: '#f0d3b4',
  ogre: '#c99a6e',
  dead: '#9fae8a',
} as const

const RED = '#b4561e'
const BROWN = '#7a4a22'
const FAIR = '#d9a441'
const DARK = '#3a2a20'
const WHITE = '#e6e2da'

const elf: Parts = { head: 'elf', skin: skins.elf, hair: FAIR }
const orc: Parts = { head: 'orc', skin: skins.orc }
const goblin: Parts = { head: 'goblin', build: 'small', skin: skins.goblin }
const dwarf: Parts = { head: 'dwarf', build: 'low', skin: skins.dwarf, hair: RED }
const rat: Parts = { head: 'rat', skin: '#8b7664', extras: ['rat-tail'] }
const ogre: Parts = { head: 'ogre', build: 'big', skin: skins.ogre, hair: DARK }
const beastman: Parts = { head: 'goat', bare: true, skin: '#a9855a', hair: BROWN }
const skink: Parts = { head: 'lizard', build: 'small', bare: true, skin: '#4fa39a', extras: ['lizard-tail'] }
const hound: Parts = { beast: 'wolf' }

/** What the words of a position, a race or a creature say about how it looks. Longer ones are read first. */
const vocabulary: Readonly<Record<string, Parts>> = {
  // Races and peoples.
  human: { head: 'human', skin: skins.human },
  'human blitzer': { head: 'knight', role: 'blitz', skin: skins.human },
  dwarf,
  'troll slayer': { ...dwarf, head: 'slayer', bare: true, kit: 'axe', role: 'run' },
  'chaos dwarf': { ...dwarf, head: 'chaos-dwarf' },
  hobgoblin: { head: 'hobgoblin', skin: '#c98a3a', hair: DARK },
  gnome: { head: 'gnome', build: 'small', skin: '#eeb98e', hair: WHITE },
  orc,
  'black orc': { ...orc, head: 'black-orc', skin: skins.blackOrc, role: 'block' },
  'big un': { ...orc, skin: skins.blackOrc, role: 'block' },
  goblin,
  gnoblar: { ...goblin, skin: '#a9b07a' },
  snotling: { head: 'snotling', build: 'small', skin: '#a8c256' },
  elf,
  elven: elf,
  'dark elf': { ...elf, head: 'dark-elf', skin: '#dcc6d0' },
  'wood elf': { ...elf, head: 'wood-elf', hair: BROWN },
  'witch elf': { ...elf, head: 'witch', hair: '#a5283a', kit: 'blades', role: 'run' },
  wardancer: { ...elf, head: 'wood-elf', hair: RED, role: 'run', kit: 'blades' },
  assassin: { head: 'hood', skin: '#dcc6d0', kit: 'dagger', role: 'run' },
  halfling: { head: 'halfling', build: 'small', skin: '#eeb98e', hair: BROWN },
  hefty: { head: 'pothead', build: 'small', role: 'block', skin: '#eeb98e', hair: BROWN },
  ogre,
  giant: { head: 'giant', build: 'big', skin: '#d0a47a', hair: BROWN, kit: 'club' },
  troll: { head: 'troll', build: 'big', skin: '#7d9a86', bare: true },
  skaven: rat,
  rat,
  'rat ogre': { ...rat, build: 'big', bare: true },
  'gutter runner': { ...rat, role: 'run' },
  norse: { head: 'marauder', skin: '#e8b48c', hair: FAIR },
  marauder: { head: 'marauder', skin: '#d9a27c', hair: RED },
  berserker: { head: 'berserker', bare: true, skin: '#e0a880', hair: FAIR, kit: 'great-axe' },
  valkyrie: { head: 'valkyrie', skin: '#f0c8a8', hair: FAIR, kit: 'spear' },
  amazon: { head: 'amazon', skin: '#b97a50', hair: DARK },
  imperial: { head: 'kettle', skin: skins.human },
  nobility: { head: 'kettle', skin: skins.human },
  noble: { head: 'noble', skin: skins.human, hair: BROWN },
  bodyguard: { head: 'kettle', role: 'block', skin: skins.human },
  knight: { head: 'knight' },
  bretonnian: { head: 'knight' },
  skeleton: { head: 'skeleton', skin: '#efe6d0' },
  zombie: { head: 'zombie', skin: skins.dead, hair: DARK },
  ghoul: { head: 'ghoul', bare: true, skin: '#c9bfa4', role: 'run' },
  wight: { head: 'wight', skin: '#efe6d0', role: 'blitz' },
  wraith: { head: 'wraith', robe: true, skin: '#9fb6b0' },
  mummy: { head: 'mummy', build: 'big', bare: true, skin: '#d9cba4' },
  'tomb guardian': { head: 'pharaoh', build: 'big', bare: true, skin: '#d9cba4' },
  'tomb kings': { head: 'pharaoh', skin: '#efe6d0' },
  khemri: { head: 'pharaoh', skin: '#efe6d0' },
  anointed: { head: 'pharaoh', skin: '#efe6d0' },
  'flesh golem': { head: 'flesh', build: 'big', skin: '#9db08a' },
  vampire: { head: 'vampire', skin: '#ecdcd6', hair: '#1f1a1c', extras: ['black-cape'] },
  thrall: { head: 'bareheaded', skin: '#e2c4ac', hair: BROWN },
  werewolf: { head: 'wolf', bare: true, skin: '#7a6a5c', extras: ['wolf-tail'], role: 'blitz' },
  ulfwerener: { head: 'wolf', bare: true, skin: '#8d98a2', extras: ['wolf-tail'], role: 'block' },
  lizardman: { head: 'lizard', skin: '#3f8a8a' },
  lizardmen: { head: 'lizard', skin: '#3f8a8a' },
  skink,
  chameleon: { ...skink, skin: '#b08a3a', role: 'catch' },
  saurus: { head: 'lizard', bare: true, skin: '#3b7f96', role: 'block', extras: ['spines'] },
  kroxigor: { head: 'croc', build: 'big', bare: true, skin: '#4a8f8a', extras: ['spines'] },
  slann: { head: 'frog', bare: true, skin: '#7fae5a' },
  treeman: { beast: 'treefolk', tint: '#7a5632' },
  beastman,
  beastmen: beastman,
  bray: beastman,
  ungor: { ...beastman, build: 'small' },
  pestigor: { ...beastman, skin: '#9a9a5a', role: 'blitz', bare: false },
  khorngor: { ...beastman, skin: '#a5482c', role: 'blitz', bare: false },
  minotaur: { head: 'bull', build: 'big', bare: true, skin: '#8a5a3a' },
  'bull centaur': {
    beast: 'centaur',
    rider: true,
    head: 'chaos-dwarf',
    build: 'low',
    skin: skins.dwarf,
    tint: '#6b4a36',
  },
  chosen: { head: 'chosen', role: 'block', skin: skins.human },
  chaos: { head: 'chosen', skin: skins.human },
  bloodseeker: { head: 'blood', role: 'block', skin: '#e0a880' },
  bloodborn: { head: 'blood', skin: '#e0a880' },
  bloodspawn: { head: 'maw', build: 'big', bare: true, skin: '#a5382c', extras: ['tentacles'] },
  rotspawn: { head: 'maw', build: 'big', bare: true, skin: '#8a9a4a', extras: ['tentacles'] },
  'chaos spawn': { head: 'maw', build: 'big', bare: true, skin: '#9a6aa0', extras: ['tentacles'] },
  rotter: { head: 'plague', skin: '#b9b07a' },
  nurgle: { head: 'plague', skin: '#b9b07a' },
  bloater: { head: 'plague', skin: '#a9b06a', role: 'block' },
  yhetee: { head: 'yeti', build: 'big', bare: true, skin: '#9cc4d8' },
  gnoll: { head: 'hyena', skin: '#c9a05a', hair: DARK },
  kobold: { head: 'lizard', build: 'small', skin: '#b9583a', extras: ['lizard-tail'] },
  // Parts of a team of its own.
  'beer boar': { beast: 'boar', tint: '#a5765a' },
  'woodland fox': { beast: 'wolf', tint: '#c9702c' },
  'pump wagon': { beast: 'wagon' },
  'fun hoppa': { head: 'snotling', build: 'small', skin: '#a8c256', extras: ['pogo'], role: 'run' },
  stilty: { head: 'snotling', build: 'small', skin: '#a8c256', extras: ['stilts'], role: 'run' },
  fungus: { head: 'snotling', build: 'small', skin: '#a8c256', kit: 'mushroom' },
  illusionist: { head: 'gnome', build: 'small', skin: '#eeb98e', hair: WHITE, robe: true, kit: 'staff' },
  beastmaster: { head: 'gnome', build: 'small', skin: '#eeb98e', hair: BROWN, kit: 'whip' },
  fanatic: { kit: 'mace' },
  stabba: { kit: 'dagger', role: 'run' },
  ooligan: { kit: 'club' },
  'doom diver': { extras: ['bat-wings'], role: 'catch' },
  bomma: { kit: 'bomb' },
  bombardier: { kit: 'bomb' },
  looney: { kit: 'chainsaw' },
  pogoer: { extras: ['pogo'] },
  retainer: { head: 'kettle' },
  eagle: { hair: DARK },
  jaguar: { role: 'block' },
  // Roles.
  blitzer: { role: 'blitz' },
  blocker: { role: 'block' },
  bruiser: { role: 'block' },
  thrower: { role: 'throw' },
  flinga: { role: 'throw' },
  punter: { role: 'throw' },
  hawkin: { role: 'throw' },
  catcher: { role: 'catch' },
  runner: { role: 'run' },
  runna: { role: 'run' },
  linewoman: { role: 'line' },
  lineman: { role: 'line' },
  // Warriors.
  footman: { head: 'human', kit: 'spear', skin: skins.human },
  crossbowman: { head: 'kettle', kit: 'crossbow', skin: skins.human },
  archer: { kit: 'bow', extras: ['quiver'] },
  paladin: { head: 'knight', kit: 'sword', role: 'blitz' },
  priest: { head: 'bareheaded', robe: true, kit: 'mace', hair: WHITE },
  mage: { head: 'mage', robe: true, kit: 'staff', hair: WHITE, skin: skins.human },
  monk: { head: 'monk', skin: '#d9a27c', role: 'run' },
  hound,
  wolf: { beast: 'wolf', tint: '#6b6a70' },
  bear: { beast: 'bear', tint: '#7a5232' },
  boar: { beast: 'boar', tint: '#7a5a42' },
  spider: { beast: 'spider', tint: '#4a4048' },
  drake: { beast: 'drake', tint: '#8a4a3a' },
  // Weapons, and what is worn.
  sword: { kit: 'sword' },
  axe: { kit: 'axe' },
  spear: { kit: 'spear' },
  bow: { kit: 'bow' },
  staff: { kit: 'staff' },
  robe: { robe: true },
}

const phrases = Object.keys(vocabulary).sort((a, b) => b.length - a.length)

const plain: Figure = {
  head: 'human',
  build: 'man',
  role: 'line',
  kit: 'none',
  beast: null,
  rider: false,
  extras: [],
  robe: false,
  bare: false,
  skin: skins.human,
  hair: BROWN,
  tint: '#8a7a6a',
}

const known = new Map<string, Figure>()

/**
 * The figure of 'dwarf blitzer', 'skaven-gutter-runner' or 'human knight sword': the longest words are read first, and what they say
 * holds against shorter ones. Null where no word of it is known.
 */
export function figureOf(words: string, declared: Parts = {}): Figure {
  const key = `${words} ${JSON.stringify(declared)}`
  const found = known.get(key) ?? { ...plain, ...partsOf(words), ...declared }
  known.set(key, found)
  return found
}

function partsOf(words: string): Parts | null {
  let rest = ` ${words.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  let parts = null as Parts | null
  for (const phrase of phrases) {
    if (!rest.includes(` ${phrase} `)) continue
    rest = rest.replace(` ${phrase} `, '  ')
    parts = { ...vocabulary[phrase], ...parts }
  }
  return parts
}

/** Does any word say more than what somebody does on the pitch? */
export function isDrawn(words: string): boolean {
  const parts = partsOf(words)
  return parts !== null && (parts.head !== undefined || parts.beast !== undefined)
}

/** The figure of a position: its own name says it ('Troll Slayer'), or its team's with it ('dwarf', 'Runner'). */
export const figureOfPosition = (team: string, position: string): Figure =>
  figureOf(isDrawn(position) ? position : `${team} ${position}`)
