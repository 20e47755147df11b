import { glyphs } from '../../glyphs/blood-bowl.gen.ts'

type Glyph = keyof typeof glyphs

export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  chainsaw: 'chainsaw',
  'breathe-fire': 'fire-breath',
  'ball-and-chain': 'flail',
  confirm: 'check-mark',
  sketch: 'team-idea',
  formation: 'team-idea',
}

export const glyphPath = (name: string): string => glyphs[name as Glyph] ?? glyphs['american-football-player']
