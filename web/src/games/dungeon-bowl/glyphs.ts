import { glyphs } from '../../glyphs/dungeon-bowl.gen.ts'

type Glyph = keyof typeof glyphs

export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  move: 'run',
  block: 'punch',
  blitz: 'charging-bull',
  pass: 'throwing-ball',
  'hand-off': 'card-exchange',
  foul: 'boot-kick',
  'throw-team-mate': 'human-cannonball',
  'kick-team-mate': 'boot-kick',
  open: 'open-treasure-chest',
  bearings: 'compass',
  enter: 'magic-portal',
  revive: 'healing',
  bomb: 'unlit-bomb',
  stab: 'backstab',
  'hypnotic-gaze': 'gaze',
  'projectile-vomit': 'vomiting',
}

export const faceGlyphs: Readonly<Record<string, Glyph>> = {
  'player-down': 'skull-crossed-bones',
  'both-down': 'crossed-swords',
  'push-back': 'push',
  stumble: 'falling',
  pow: 'star-swirl',
}

export const glyphPath = (name: string): string => glyphs[name as Glyph] ?? glyphs['american-football-player']
