import { glyphs } from '../../glyphs/blitz-bowl.gen.ts'

type Glyph = keyof typeof glyphs

/** The glyph of each position, by 'team/position' where teams differ, else by position. */
const byPosition: Readonly<Record<string, Glyph>> = {
  'eagle-linewoman': 'eagle-head',
  'python-thrower': 'snake',
  'piranha-blitzer': 'fish-monster',
  'jaguar-blocker': 'tiger-head',
  goblin: 'goblin-head',
  'black-orc': 'orc-head',
  beastman: 'goat',
  'chosen-blocker': 'horned-helm',
  'dark-elf/lineman': 'elf-helmet',
  'witch-elf': 'witch-face',
  'dwarf/lineman': 'dwarf-face',
  'dwarf/runner': 'dwarf-helmet',
  'dwarf/blitzer': 'crossed-axes',
  'troll-slayer': 'battered-axe',
  'elven-union/lineman': 'woman-elf-face',
  'gnome/lineman': 'bad-gnome',
  illusionist: 'wizard-face',
  beastmaster: 'bear-head',
  'woodland-fox': 'fox-head',
  treeman: 'tree-face',
  troll: 'troll',
  'halfling/lineman': 'chicken-leg',
  hefty: 'fat',
  'human/lineman': 'american-football-helmet',
  'imperial-nobility/lineman': 'crested-helmet',
  bodyguard: 'guards',
  'imperial-nobility/blitzer': 'visored-helm',
  'human/blitzer': 'visored-helm',
  marauder: 'barbarian',
  khorngor: 'minotaur',
  bloodseeker: 'blood',
  skink: 'gecko',
  'chameleon-skink': 'lizard-tongue',
  'saurus-blocker': 'lizardman',
  zombie: 'shambling-zombie',
  ghoul: 'half-dead',
  wraith: 'floating-ghost',
  werewolf: 'werewolf',
  'flesh-golem': 'frankenstein-creature',
  'norse/lineman': 'viking-helmet',
  'beer-boar': 'boar',
  berserker: 'viking-head',
  valkyrie: 'winged-shield',
  ulfwerener: 'wolf-head',
  'nurgle/lineman': 'plague-doctor-profile',
  pestigor: 'goat',
  bloater: 'fat',
  gnoblar: 'goblin',
  ogre: 'ogre',
  'orc/lineman': 'orc-head',
  'big-un-blocker': 'brute',
  skeleton: 'skull-crossed-bones',
  wight: 'crowned-skull',
  mummy: 'mummy-head',
  'skaven/lineman': 'rat',
  'gutter-runner': 'sprint',
  snotling: 'imp',
  'fungus-flinga': 'spotted-mushroom',
  'fun-hoppa': 'spring',
  'stilty-runna': 'walk',
  'pump-wagon': 'old-wagon',
  thrall: 'vampire-cape',
  'vampire/runner': 'bat-wing',
  'vampire/thrower': 'vampire-dracula',
  'vampire/blitzer': 'fangs',
  'wood-elf/lineman': 'oak-leaf',
  wardancer: 'spinning-blades',
  thrower: 'throwing-ball',
  catcher: 'catch',
  runner: 'running-shoe',
  blitzer: 'crossed-swords',
}

export function positionGlyph(team: string, position: string): string {
  return byPosition[`${team}/${position}`] ?? byPosition[position] ?? 'american-football-player'
}

export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  run: 'run',
  mark: 'targeted',
  throw: 'throwing-ball',
  block: 'punch',
  sidestep: 'dodging',
  'stand-up': 'upgrade',
  reserves: 'park-bench',
  foul: 'boot-kick',
  'throw-team-mate': 'human-cannonball',
  bonus: 'card-play',
}

export const faceGlyphs: Readonly<Record<string, Glyph>> = {
  knockdown: 'knockout',
  crunch: 'broken-bone',
  tackle: 'sword-clash',
  miss: 'cancel',
  shove: 'push',
}

export function glyphPath(name: string): string {
  return glyphs[name as Glyph] ?? glyphs['american-football-player']
}
