import type { DieFace } from '../games/adapter.ts'

/** Dice as they lie on the table. */
export function Dice({ dice, large }: { dice: readonly DieFace[]; large?: boolean }) {
  return (
    <span className={large ? 'dice large' : 'dice'}>
      {dice.map(({ name, show, glyph }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in order
        <span key={i} className="die" role="img" aria-label={name} title={name}>
          {glyph ? (
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path d={glyph} />
            </svg>
          ) : (
            show
          )}
        </span>
      ))}
    </span>
  )
}
