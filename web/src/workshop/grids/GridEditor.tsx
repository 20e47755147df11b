import { gridProblems, layoutOf, MAPS, mostGeneric, TILES } from '@undercroft/skirmish'
import { useMemo } from 'react'
import { UNIT } from '../../board/svg.ts'
import { named, t } from '../../i18n/index.ts'
import { Bench } from '../shared/Bench.tsx'
import { NameField } from '../shared/NameField.tsx'
import { Problems } from '../shared/Problems.tsx'
import { useSaid } from '../shared/useSaid.tsx'
import { useWork, type Work } from '../shared/useWork.ts'
import { LaidList } from '../table/LaidList.tsx'
import { Palette } from '../table/Palette.tsx'
import { TileTable } from '../table/TileTable.tsx'
import { seen } from '../table/table.ts'
import { useTable } from '../table/useTable.ts'
import { wordsFor } from '../table/words.ts'
import { TilePicture } from '../warbands/TileChoice.tsx'
import { type BuiltGrid, gridKind } from './kind.ts'
import { fresh, gridModel, rulesFor, startAreas } from './tiles.ts'

const tileName = ({ tile }: { tile: string }): string => named(`skirmish.tile.${tile}`)

/** A battle grid of one's own, laid tile by tile. */
export function GridEditor({ id }: { id: string }) {
  const work = useWork(gridKind, id, () => ({ name: t('workshop.grid.new-name'), seats: 2, tiles: [] }))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={gridKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  return <Editor key={work.content.seats} work={work} />
}

function Editor({ work }: { work: Work<BuiltGrid> }) {
  const { content, change } = work
  const { name, seats, tiles } = content
  const { said, say } = useSaid()
  const rules = rulesFor(seats)
  const words = wordsFor(gridKind.id, tileName, say)
  const table = useTable(tiles, (next) => change({ ...content, tiles: next }), rules, words)
  const problems = useMemo(() => gridProblems(content), [content])
  const generic = tiles.filter(({ tile }) => tile.startsWith('G')).length
  const used = (id: string) => tiles.filter(({ tile }) => tile === id).length
  const take = (id: string) => {
    const { laid, at } = fresh(id, tiles, seats)
    table.take(at ? { ...laid, x: at.x, y: at.y } : laid, at)
  }
  return (
    <Bench work={work} kind={gridKind} title={t('workshop.grid.title')} problems={problems}>
      {said}
      <div className="panel fields">
        <NameField
          id="grid-name"
          label={t('workshop.name')}
          value={name}
          change={(next) => change({ ...content, name: next }, 'name')}
        />
        <div className="field">
          <label htmlFor="grid-seats">{t('workshop.grid.seats')}</label>
          <select
            id="grid-seats"
            value={seats}
            onChange={(event) => change({ ...content, seats: Number(event.target.value), tiles: [] })}
          >
            {[2, 3, 4].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="grid-start">{t('workshop.grid.start')}</label>
          <select
            id="grid-start"
            value=""
            onChange={({ target: { value } }) => change({ name, ...(layoutOf(value) ?? { seats, tiles: [] }) })}
          >
            <option value="" disabled>
              {t('workshop.grid.start-choose')}
            </option>
            <option value="empty">{t('workshop.grid.start-empty')}</option>
            {MAPS.map((map) => (
              <option key={map.id} value={map.id}>
                {t('workshop.grid.start-ready', { seats: map.seats })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="builder editor">
        <div className="builder-main">
          <TileTable
            table={table}
            rules={rules}
            model={gridModel(seen(table, table.problem), seats)}
            label={t('workshop.grid.table')}
          >
            {startAreas(seats).map((area) => (
              <rect
                key={area.name}
                className="start-area"
                x={area.x * UNIT}
                y={area.y * UNIT}
                width={8 * UNIT}
                height={8 * UNIT}
              />
            ))}
          </TileTable>
          <p className={table.problem ? 'hint bad' : 'hint'} aria-hidden="true">
            {table.problem ? words.problem(table.problem) : ' '}
          </p>
        </div>
        <aside className="panel accounts" aria-label={t('workshop.dungeon.tiles')}>
          <Problems problems={problems} kind={gridKind.id} />
          {(['assembly', 'generic'] as const).map((kind) => (
            <Palette
              key={kind}
              title={
                kind === 'assembly'
                  ? t('workshop.grid.assembly', { count: tiles.length - generic, most: seats })
                  : t('workshop.grid.generic', { count: generic, most: mostGeneric(seats) })
              }
              tiles={TILES.filter((tile) => tile.kind === kind).map((tile) => ({
                id: tile.id,
                name: tileName({ tile: tile.id }),
                used: used(tile.id),
                most: seats,
                picture: <TilePicture tile={tile} />,
              }))}
              take={take}
            />
          ))}
          <LaidList table={table} name={tileName} />
        </aside>
      </div>
    </Bench>
  )
}
