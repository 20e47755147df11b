import { BRIDGE, FLOOR, ROCK, type TileName, tileShape } from '@undercroft/dungeon-bowl'
import { floorLook } from '../../games/dungeon-bowl/looks.ts'

/** The shape of a tile, small. */
export function TilePicture({ tile }: { tile: TileName }) {
  const { width, height, squares } = tileShape(tile)
  const { base } = floorLook(tile)
  return (
    <span className="tile-picture">
      <svg className="board" viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden="true">
        {squares.map((kind, i) =>
          kind === ROCK ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={i}
              className="floor"
              fill={kind === FLOOR || kind === BRIDGE ? base : 'var(--line)'}
              x={i % width}
              y={Math.floor(i / width)}
              width={1}
              height={1}
            />
          ),
        )}
      </svg>
    </span>
  )
}
