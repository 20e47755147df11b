import { glyphs, looks } from '../../glyphs/blitz-bowl.gen.ts'

type Glyph = keyof typeof glyphs

const byPosition: Readonly<Record<string, { readonly glyph: Glyph }>> = looks.positions
const byTeam: Readonly<Record<string, { readonly glyphs: Readonly<Record<string, Glyph>> }>> = looks.teams

/** A team may draw a position that others have too in its own way. */
export function positionGlyph(team: string, position: string): string {
  return byTeam[team]?.glyphs[position] ?? byPosition[position]?.glyph ?? 'american-football-player'
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
