import { GRID_HEIGHT, GRID_WIDTH, TERRAIN, TILES } from '@undercroft/skirmish'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { terrainKind } from '../../games/skirmish/board.ts'
import { named, t } from '../../i18n/index.ts'
import { toBench } from '../routes.ts'
import { Bench } from '../shared/Bench.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useWork } from '../shared/useWork.ts'
import { gridKind } from './kind.ts'
import { gridModel } from './tiles.ts'

/** A battle grid on paper: the plan, and what its terrain does. */
export function GridSheet({ id }: { id: string }) {
  const work = useWork(gridKind, id, () => ({ name: '–', seats: 2, tiles: [] }))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={gridKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  const { name, seats, tiles } = work.content
  const codes = new Set(tiles.flatMap(({ tile }) => TILES.find(({ id: known }) => known === tile)?.rows.join('') ?? ''))
  const terrain = TERRAIN.filter(({ code }) => code !== '.' && [...codes].some((text) => text.includes(code)))
  return (
    <Sheet back={toBench(gridKind.id, id)}>
      <header className="sheet-head">
        <h1>{name}</h1>
        <p>{t('workshop.grid.for-seats', { count: seats })}</p>
      </header>
      <div className="sheet-plan" style={{ aspectRatio: `${GRID_WIDTH} / ${GRID_HEIGHT}` }}>
        <BoardPicture model={gridModel(tiles, seats)} />
      </div>
      <dl className="sheet-terms">
        {terrain.map(({ code }) => (
          <div key={code}>
            <dt>{named(`skirmish.terrain.${terrainKind(code)}.name`)}</dt>
            <dd>{named(`workshop.terrain.${terrainKind(code)}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
