import type { ReactNode } from 'react'

interface PaletteTile {
  readonly id: string
  readonly name: string
  readonly used: number
  readonly most: number
  readonly picture: ReactNode
}

interface Props {
  readonly title: string
  readonly tiles: readonly PaletteTile[]
  readonly take: (id: string) => void
}

/** Tiles beside the table: pressed, one is taken in the hand; dragged, it follows the pointer to the table. */
export function Palette({ title, tiles, take }: Props) {
  return (
    <fieldset className="group palette">
      <legend>{title}</legend>
      <div className="palette-tiles">
        {tiles.map(({ id, name, used, most, picture }) => (
          <button
            key={id}
            type="button"
            className="palette-tile"
            disabled={used >= most}
            onPointerDown={(event) => {
              if (event.pointerType !== 'mouse' || event.button !== 0) return
              // The pointer is let go of, so that the table feels it.
              event.currentTarget.releasePointerCapture(event.pointerId)
              take(id)
            }}
            onClick={(event) => {
              // The mouse has taken it already; fingers and keys take it here.
              if (event.detail === 0 || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse') take(id)
              document.querySelector<HTMLElement>('.table')?.focus({ preventScroll: true })
            }}
          >
            {picture}
            <span>{name} </span>
            <small className="muted">
              {used}/{most}
            </small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
