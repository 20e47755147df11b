import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../../files/CopyLink.tsx'
import { linkWith } from '../../files/link.ts'
import { t } from '../../i18n/index.ts'
import { exportText } from '../library/files.ts'
import type { Kind, Problem } from '../library/kind.ts'
import { toPlay, toSheet } from '../routes.ts'
import { download } from './download.ts'
import type { Work } from './useWork.ts'

interface Props<Content> {
  readonly work: Work<Content>
  readonly kind: Kind<Content>
  readonly title: string
  readonly problems: readonly Problem[]
  readonly children: ReactNode
}

/** The frame of every work bench: where things are kept, what can be done with them, and what lies on it. */
export function Bench<Content>({ work, kind, title, problems, children }: Props<Content>) {
  const { state, content, id, trouble, undo } = work
  useLayoutEffect(() => {
    // Fields have an undo of their own.
    const onKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField || !undo) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo])
  if (state === 'loading') return <p>{t('app.loading')}</p>
  if (state === 'gone' || state === 'broken') {
    return (
      <div className="hero" role="alert">
        <h1>{t(`workshop.${state}.title`)}</h1>
        <p>{state === 'gone' ? t('workshop.gone.text') : trouble && t('workshop.broken.text', trouble)}</p>
        <Link className="button" href="/workshop">
          {t('workshop.back')}
        </Link>
      </div>
    )
  }
  const name = kind.name(content)
  return (
    <div className="work">
      <Link className="back" href="/workshop">
        ‹ {t('workshop.back')}
      </Link>
      <div className="row work-head">
        <h1>{title}</h1>
        {/* Said aloud only where something is wrong: every letter typed is kept. */}
        <span className="muted kept" role={trouble ? 'alert' : undefined}>
          {keptText(work)}
        </span>
        <div className="row work-actions">
          {id !== null && problems.length === 0 ? (
            <Link className="button primary" href={toPlay(kind.id, id)}>
              {t('workshop.play')}
            </Link>
          ) : (
            <button type="button" className="button primary" disabled>
              {t('workshop.play')}
            </button>
          )}
          <button type="button" className="button" disabled={undo === null} onClick={() => undo?.()}>
            {t('workshop.undo')}
          </button>
          <button
            type="button"
            className="button"
            disabled={trouble !== null}
            onClick={() => download(kind.id, name, kind.read(content))}
          >
            {t('workshop.export')}
          </button>
          <CopyLink link={() => linkWith(exportText(kind.id, kind.read(content)))} disabled={trouble !== null} />
          {id !== null && (
            <Link className="button" href={toSheet(kind.id, id)}>
              {t('workshop.print')}
            </Link>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}

function keptText<Content>({ trouble, isKept, id, undo }: Work<Content>): string {
  if (trouble) return t('workshop.not-kept', trouble)
  if (isKept) return t('workshop.autosaved')
  return id === null && undo === null ? t('workshop.untouched') : t('workshop.saving')
}
