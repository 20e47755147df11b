import { BRIDGE, FLOOR, ROCK, type TileName, tileShape } from '@undercroft/dungeon-bowl'

/** The shape of a tile, small. */
export function TilePicture({ tile }: { tile: TileName }) {
  const { width, height, squares } = tileShape(tile)
  const floor = `floor-${tile === 'end-zone' ? 'end-0' : tile}`
  return (
    <span className="tile-picture">
      <svg className="board" viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden="true">
        {squares.map((kind, i) =>
          kind === ROCK ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={i}
              className={`floor ${kind === FLOOR || kind === BRIDGE ? floor : 'feature'}`}
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
