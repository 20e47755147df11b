import { tileShape } from '@undercroft/dungeon-bowl'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { named, t } from '../../i18n/index.ts'
import { toBench } from '../routes.ts'
import { Bench } from '../shared/Bench.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useWork } from '../shared/useWork.ts'
import { dungeonKind } from './kind.ts'
import { sizeOf, tableModel } from './tiles.ts'

/** A dungeon on paper: the plan, and what its rooms do. */
export function DungeonSheet({ id }: { id: string }) {
  const work = useWork(dungeonKind, id, () => ({ name: '–', teams: 2, tiles: [] }))
  if (work.state !== 'ready') {
    return (
      <Bench work={work} kind={dungeonKind} title="" problems={[]}>
        {null}
      </Bench>
    )
  }
  const { name, teams, tiles } = work.content
  const { width, height } = sizeOf(tiles)
  const rooms = [...new Set(tiles.map(({ tile }) => tile))].filter((tile) => tileShape(tile).sort.endsWith('room'))
  return (
    <Sheet back={toBench(dungeonKind.id, id)}>
      <header className="sheet-head">
        <h1>{name}</h1>
        <p>{t('workshop.dungeon.for-teams', { count: teams })}</p>
      </header>
      <div className="sheet-plan" style={{ aspectRatio: `${width + 1} / ${height + 1}` }}>
        <BoardPicture model={tableModel(tiles, width, height)} />
      </div>
      <dl className="sheet-terms">
        {rooms.map((tile) => (
          <div key={tile}>
            <dt>{named(`dungeon.room.${tile}.name`)}</dt>
            <dd>{named(`dungeon.room.${tile}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
