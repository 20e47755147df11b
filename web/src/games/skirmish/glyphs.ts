import { glyphs } from '../../glyphs/skirmish.gen.ts'

type Glyph = keyof typeof glyphs

export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  melee: 'crossed-swords',
  ranged: 'bow-arrow',
  charge: 'charging-bull',
  rush: 'sprint',
  step: 'walk',
  sidestep: 'dodging',
  burrow: 'mole',
  cast: 'magic-swirl',
  use: 'star-swirl',
  wake: 'alarm-clock',
  activate: 'run',
  end: 'check-mark',
  'end-turn': 'check-mark',
  opportunity: 'sword-clash',
  pass: 'cancel',
  attack: 'crossed-swords',
  hurl: 'thrown-spear',
  declare: 'star-swirl',
  'roll-attack': 'crossed-swords',
  react: 'magic-swirl',
  reroll: 'magic-swirl',
  summon: 'magic-portal',
}

export const glyphPath = (name: string): string => glyphs[name as Glyph] ?? glyphs.person
