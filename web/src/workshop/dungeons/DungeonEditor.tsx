import {
  asTiles,
  DUNGEONS,
  dungeonProblems,
  dungeonRemarks,
  endZonePlaces,
  generateDungeon,
  mostTiles,
  type PlacedTile,
  type TileName,
} from '@undercroft/dungeon-bowl'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
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
import { type BuiltDungeon, dungeonKind } from './kind.ts'
import { TilePicture } from './TilePicture.tsx'
import { centred, countOf, offTable, onTable, rulesFor, sizeOf, sorts, tableModel, tilesOfSort } from './tiles.ts'

const tileName = ({ tile }: { tile: string }): string => named(`dungeon.room.${tile}.name`)

/** A dungeon of one's own, laid tile by tile. */
export function DungeonEditor({ id }: { id: string }) {
  const work = useWork(dungeonKind, id, () => ({ name: t('workshop.dungeon.new-name'), teams: 2, tiles: [] }))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={dungeonKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  return <Editor work={work} />
}

function Editor({ work }: { work: Work<BuiltDungeon> }) {
  const { content, change } = work
  const { name, teams, tiles } = content
  const { said, say } = useSaid()
  const size = sizeOf(tiles)
  // A table does not shrink while somebody works at it.
  const largest = useRef(size)
  largest.current = {
    width: Math.max(largest.current.width, size.width),
    height: Math.max(largest.current.height, size.height),
  }
  const rules = rulesFor(largest.current)
  const [origin, setOrigin] = useState(() => centred(tiles, rules))
  const fits = origin.x + size.width <= rules.width && origin.y + size.height <= rules.height
  const lying = onTable(tiles, fits ? origin : centred(tiles, rules))
  const lay = (next: readonly PlacedTile[]) => {
    const moved = offTable(next)
    const roomy = moved.origin.x >= 0 && moved.origin.y >= 0
    setOrigin(roomy ? moved.origin : centred(moved.tiles, rulesFor(sizeOf(moved.tiles))))
    change({ ...content, tiles: moved.tiles })
  }
  const table = useTable(lying, lay, rules, wordsFor(dungeonKind.id, tileName, say))
  const checked = useDeferredValue(content)
  const problems = useMemo(() => dungeonProblems(checked.tiles, checked.teams), [checked])
  const remarks = useMemo(
    () => (problems.length === 0 ? dungeonRemarks(checked.tiles, checked.teams) : []),
    [checked, problems],
  )
  const [shown, setShown] = useState(0)
  const isReady = problems.length === 0

  const begin = (next: readonly PlacedTile[], forTeams = teams) => {
    setOrigin(centred(next, rulesFor(sizeOf(next))))
    change({ ...content, teams: forTeams, tiles: next })
  }
  /** The farthest places; pressed again, other ones that are as far. */
  const placeEndZones = () => {
    const core = lying.filter(({ tile }) => tile !== 'end-zone')
    const places = endZonePlaces(core, teams)
    if (places.length === 0) return say(t('workshop.dungeon.no-places'))
    const chosen = places[shown % places.length]
    setShown(shown + 1)
    lay([...core, ...asTiles(chosen)])
    say(t('workshop.dungeon.places', { distance: chosen.distance, count: places.length }))
  }
  return (
    <Bench work={work} kind={dungeonKind} title={t('workshop.dungeon.title')} problems={problems}>
      {said}
      <div className="panel fields">
        <NameField
          id="dungeon-name"
          label={t('workshop.name')}
          value={name}
          change={(next) => change({ ...content, name: next }, 'name')}
        />
        <div className="field">
          <label htmlFor="dungeon-teams">{t('workshop.dungeon.teams')}</label>
          <select
            id="dungeon-teams"
            value={teams}
            onChange={(event) => change({ ...content, teams: Number(event.target.value) })}
          >
            {[2, 3, 4, 5, 6].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="dungeon-start">{t('workshop.dungeon.start')}</label>
          <select
            id="dungeon-start"
            value=""
            onChange={({ target: { value } }) => {
              const ready = DUNGEONS.find((known) => known.name === value)
              if (ready) begin(ready.tiles, 2)
              else if (value === 'random') begin(generateDungeon(crypto.getRandomValues(new Uint32Array(1))[0], teams))
              else begin([])
            }}
          >
            <option value="" disabled>
              {t('workshop.dungeon.start-choose')}
            </option>
            <option value="empty">{t('workshop.dungeon.start-empty')}</option>
            <option value="random">{t('workshop.dungeon.start-random')}</option>
            {DUNGEONS.map((ready) => (
              <option key={ready.name} value={ready.name}>
                {named(`dungeon.dungeon.${ready.name}`)}
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
            model={tableModel(seen(table, table.problem), rules.width, rules.height)}
            label={t('workshop.dungeon.table')}
          />
          <p className={table.problem ? 'hint bad' : 'hint'} aria-hidden="true">
            {table.problem ? wordsFor(dungeonKind.id, tileName, say).problem(table.problem) : ' '}
          </p>
        </div>
        <aside className="panel accounts" aria-label={t('workshop.dungeon.tiles')}>
          <button type="button" className="button" disabled={lying.length < 2} onClick={placeEndZones}>
            {t('workshop.dungeon.end-zones')}
          </button>
          <Problems problems={problems} remarks={remarks} kind={dungeonKind.id} />
          {sorts.map((sort) => (
            <Palette
              key={sort}
              title={t('workshop.dungeon.sort', { sort: t(`workshop.sort.${sort}`), ...countOf(tiles, sort, teams) })}
              tiles={tilesOfSort(sort).map((tile) => ({
                id: tile,
                name: tileName({ tile }),
                used: tiles.filter((placed) => placed.tile === tile).length,
                most: mostTiles(tile, teams),
                picture: <TilePicture tile={tile} />,
              }))}
              take={(tile) => table.take({ tile: tile as TileName, x: 0, y: 0, turn: 0 })}
            />
          ))}
          <LaidList table={table} name={tileName} />
        </aside>
      </div>
      {isReady && <p className="visually-hidden">{t('workshop.problems.none')}</p>}
    </Bench>
  )
}
