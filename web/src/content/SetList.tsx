import { type Home, wordOf } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { GameId } from '../games/index.ts'
import { list, t, useLanguage } from '../i18n/index.ts'
import { setsOf } from './sets.ts'
import { keptHomes, putHomes, removeHomes, useContent } from './store.ts'

/** The sets that were brought here: what is in them, and what can be done with them. */
export function SetList() {
  const changes = useContent((state) => state.changes)
  const [homes, setHomes] = useState<readonly Home[]>([])
  const [removed, setRemoved] = useState<readonly Home[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed
  useEffect(() => {
    keptHomes().then(setHomes, () => {})
  }, [changes])
  const remove = async (gone: readonly Home[]) => {
    await removeHomes(gone)
    setRemoved(gone)
  }
  const restore = async () => {
    await putHomes(removed)
    setRemoved([])
  }
  if (homes.length === 0 && removed.length === 0) return null
  return (
    <section className="collection">
      <h2>{t('workshop.content.title')}</h2>
      <p className="muted">{t('workshop.content.intro')}</p>
      <div role="status" className="notice">
        {removed.length > 0 && (
          <div className="panel">
            <p>{t('workshop.deleted', { name: removed[0].set })}</p>
            <button type="button" className="button" onClick={() => restore()}>
              {t('workshop.undo')}
            </button>
          </div>
        )}
      </div>
      <ul>
        {setsOf(homes).map((set) => (
          <SetRow key={set} set={set} homes={homes.filter((home) => home.set === set)} remove={remove} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly set: string
  readonly homes: readonly Home[]
  readonly remove: (homes: readonly Home[]) => void
}

function SetRow({ set, homes, remove }: RowProps) {
  const { language } = useLanguage()
  const games = [...new Set(homes.map(({ game }) => game))]
  const labelled = (action: string) => t('workshop.item-action', { action, name: set })
  return (
    <li>
      <div className="item-name">
        <strong>{set}</strong>
        {games.map((game) => (
          <div key={game} className="muted">
            {t(`app.game.${game as GameId}.name`)}:{' '}
            {list(homes.filter((home) => home.game === game).map((home) => wordOf(home, 'name', language)))}
          </div>
        ))}
      </div>
      <div className="row item-actions">
        <button
          type="button"
          className="button"
          aria-label={labelled(t('workshop.export'))}
          onClick={() => void download(set, homes)}
        >
          {t('workshop.export')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.delete'))}
          onClick={() => remove(homes)}
        >
          {t('workshop.delete')}
        </button>
      </div>
    </li>
  )
}

async function download(set: string, homes: readonly Home[]): Promise<void> {
  const { writeHomes } = await import('@undercroft/engine/content-file')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writeHomes(homes)], { type: 'application/yaml' }))
  link.download = `${set}.yaml`
  link.click()
  URL.revokeObjectURL(link.href)
}
