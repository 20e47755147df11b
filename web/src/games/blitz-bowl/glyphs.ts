import { glyphs } from '../../glyphs/blitz-bowl.gen.ts'

type Glyph = keyof typeof glyphs

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
