import { t } from '../../i18n/index.ts'
import type { Laid } from './table.ts'
import type { TableInUse } from './useTable.ts'

/** Everything on the table as a list, for those who would rather read it. */
export function LaidList<T extends Laid>({ table, name }: { table: TableInUse<T>; name: (tile: T) => string }) {
  if (table.tiles.length === 0) return null
  return (
    <details className="agreed">
      <summary>{t('workshop.table.list', { count: table.tiles.length })}</summary>
      <ul className="laid">
        {table.tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place on the list
          <li key={i}>
            <button type="button" className="button quiet" onClick={() => table.pickUp(i)}>
              {t('workshop.table.under', { tile: name(tile), x: tile.x + 1, y: tile.y + 1 })}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-label={t('workshop.item-action', { action: t('workshop.table.remove'), name: name(tile) })}
              onClick={() => table.remove(i)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
