import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../../files/CopyLink.tsx'
import { linkWith } from '../../files/link.ts'
import { moment, t } from '../../i18n/index.ts'
import { toBench, toPlay, toSheet } from '../routes.ts'
import { download } from '../shared/download.ts'
import { exportText } from './files.ts'
import { KindIcon, kindName } from './KindIcon.tsx'
import { loadKind } from './kind.ts'
import { LONGEST_NAME } from './read.ts'
import { type Item, keep } from './store.ts'

/** What happened last, and what can be done about it. */
export interface Notice {
  readonly texts: readonly string[]
  readonly isError?: boolean
  readonly undo?: Item
}

interface RowProps {
  readonly item: Item
  readonly remove: () => void
  readonly tell: (notice: Notice) => Promise<void>
}

/** Something of the collection, and what can be done with it. */
export function ItemRow({ item, remove, tell }: RowProps) {
  const [renaming, setRenaming] = useState(false)
  const isReady = useReadiness(item)
  const { id, kind, name, content } = item
  const duplicate = async () => {
    const { renamed } = await loadKind(kind)
    const copy = t('workshop.copy-of', { name }).slice(0, LONGEST_NAME)
    await keep(kind, copy, renamed(content, copy))
    await tell({ texts: [t('workshop.duplicated', { name })] })
  }
  const rename = async (next: string) => {
    setRenaming(false)
    const { renamed } = await loadKind(kind)
    const chosen = next.trim()
    if (chosen !== '' && chosen !== name) await keep(kind, chosen, renamed(content, chosen), id)
    await tell({ texts: [] })
  }
  const labelled = (action: string) => t('workshop.item-action', { action, name })
  return (
    <li>
      <KindIcon kind={kind} />
      {renaming ? (
        <RenameForm name={name} rename={rename} cancel={() => setRenaming(false)} />
      ) : (
        <div className="item-name">
          <Link href={toBench(kind, id)}>
            <strong>{name}</strong>
          </Link>
          <div className="muted">
            {kindName(kind)} · {t('workshop.changed', { date: moment(item.updated ?? 0) })}
            {isReady === false && <span className="chip unready">{t('workshop.unready')}</span>}
          </div>
        </div>
      )}
      <div className="row item-actions">
        {isReady ? (
          <Link className="button primary" href={toPlay(kind, id)} aria-label={labelled(t('workshop.play'))}>
            {t('workshop.play')}
          </Link>
        ) : (
          <Link className="button" href={toBench(kind, id)} aria-label={labelled(t('workshop.open'))}>
            {t('workshop.open')}
          </Link>
        )}
        <button
          type="button"
          className="button"
          aria-label={labelled(t('workshop.export'))}
          onClick={() => download(kind, name, content)}
        >
          {t('workshop.export')}
        </button>
        <CopyLink link={() => linkWith(exportText(kind, content))} label={t('app.link.copy-of', { name })} />
        <Link className="button quiet" href={toSheet(kind, id)} aria-label={labelled(t('workshop.print'))}>
          {t('workshop.print')}
        </Link>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.rename'))}
          onClick={() => setRenaming(true)}
        >
          {t('workshop.rename')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.duplicate'))}
          onClick={() => duplicate()}
        >
          {t('workshop.duplicate')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.delete'))}
          onClick={() => remove()}
        >
          {t('workshop.delete')}
        </button>
      </div>
    </li>
  )
}

/** Can a match be played with it? Null until the game has looked at it. */
function useReadiness({ kind, content }: Item): boolean | null {
  const [isReady, setReady] = useState<boolean | null>(null)
  useEffect(() => {
    loadKind(kind)
      .then(
        ({ read, problems }) => setReady(problems(read(content)).length === 0),
        () => {},
      )
      .catch(() => setReady(false))
  }, [kind, content])
  return isReady
}

interface RenameProps {
  readonly name: string
  readonly rename: (name: string) => void
  readonly cancel: () => void
}

function RenameForm({ name, rename, cancel }: RenameProps) {
  const [next, setNext] = useState(name)
  return (
    <form
      className="row item-name"
      onSubmit={(event) => {
        event.preventDefault()
        rename(next)
      }}
    >
      <input
        type="text"
        aria-label={t('workshop.name')}
        // biome-ignore lint/a11y/noAutofocus: the field was asked for
        autoFocus
        value={next}
        maxLength={LONGEST_NAME}
        onChange={(event) => setNext(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <button type="submit" className="button">
        {t('workshop.save')}
      </button>
      <button type="button" className="button quiet" onClick={cancel}>
        {t('workshop.cancel')}
      </button>
    </form>
  )
}
