import { glyphs } from '../glyphs/app.gen.ts'

export type IconName = keyof typeof glyphs

/** A glyph of the shell; decorative, so a label belongs beside it. */
export function Icon({ name }: { name: IconName }) {
  return <GlyphIcon path={glyphs[name]} />
}

export function GlyphIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
