import { BRIDGE, FLOOR, ROCK, type TileName, tileShape } from '@undercroft/dungeon-bowl'

/** The shape of a tile, small. */
export function TilePicture({ tile }: { tile: TileName }) {
  const { width, height, squares } = tileShape(tile)
  return (
    <svg
      className={`tile-picture board tile-${tile}`}
      viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
      aria-hidden="true"
    >
      {squares.map((kind, i) =>
        kind === ROCK ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            key={i}
            className={`floor floor-${tile === 'end-zone' ? 'end-0' : tile} ${kind === FLOOR || kind === BRIDGE ? '' : 'feature'}`}
            x={i % width}
            y={Math.floor(i / width)}
            width={1}
            height={1}
          />
        ),
      )}
    </svg>
  )
}
