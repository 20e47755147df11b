import type { Tile } from '@undercroft/skirmish'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { ground } from '../../games/skirmish/board.ts'
import { named, t } from '../../i18n/index.ts'
import { assemblyTiles, genericTileList, toggleTile } from './edit.ts'
import type { WarbandProps } from './WarbandBuilder.tsx'

/** The tiles that the warband brings: one to assemble on, and generic ones. */
export function TileChoice({ built, change }: WarbandProps) {
  const { tiles } = built.warband
  const choice = (tile: Tile, type: 'radio' | 'checkbox') => (
    <label key={tile.id}>
      <input
        type={type}
        className="visually-hidden"
        name={type === 'radio' ? 'assembly' : tile.id}
        checked={tiles.includes(tile.id)}
        onChange={() => change(toggleTile(built, tile.id))}
      />
      <TilePicture tile={tile} />
      <span>{named(`skirmish.tile.${tile.id}`)}</span>
    </label>
  )
  return (
    <details className="panel tile-choice">
      <summary>
        <h2>{t('workshop.warband.tiles')}</h2>
        <span className="muted">{tiles.map((id) => named(`skirmish.tile.${id}`)).join(', ')}</span>
      </summary>
      <p className="muted">{t('workshop.warband.tiles-hint')}</p>
      <fieldset className="group">
        <legend>{t('workshop.warband.assembly')}</legend>
        <div className="boards tiles">{assemblyTiles.map((tile) => choice(tile, 'radio'))}</div>
      </fieldset>
      <fieldset className="group">
        <legend>{t('workshop.warband.generic')}</legend>
        <div className="boards tiles">{genericTileList.map((tile) => choice(tile, 'checkbox'))}</div>
      </fieldset>
    </details>
  )
}

export function TilePicture({ tile: { id, rows } }: { tile: Tile }) {
  const width = rows[0].length
  const bare = { width, terrain: rows.join(''), exits: [], tiles: [] }
  const model = { width, height: rows.length, ground: `tile-${id}`, pieces: [], ...ground(bare), labels: [] }
  return <BoardPicture model={model} />
}
