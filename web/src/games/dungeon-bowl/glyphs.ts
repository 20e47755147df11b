import { glyphs } from '../../glyphs/dungeon-bowl.gen.ts'

type Glyph = keyof typeof glyphs

export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  open: 'open-treasure-chest',
  bearings: 'compass',
  enter: 'magic-portal',
  revive: 'healing',
}

export const glyphPath = (name: string): string => glyphs[name as Glyph] ?? glyphs['american-football-player']
