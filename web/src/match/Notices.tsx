import { useSyncExternalStore } from 'react'
import { t } from '../i18n/index.ts'
import type { Session } from './session.ts'

/** Says at once when the browser does not keep the match, and offers the file. */
export function Unsaved({ session }: { session: Session }) {
  const failed = useSyncExternalStore(session.subscribe, () => session.saveFailed ?? false)
  if (!failed) return null
  return (
    <div className="notice" role="alert">
      <p>
        <b>{t('match.unsaved.title')}</b> {t('match.unsaved.text')}
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => session.saveFile?.()}>
          {t('match.unsaved.file')}
        </button>
        <button type="button" className="button" onClick={() => session.saveAgain?.()}>
          {t('match.unsaved.again')}
        </button>
      </div>
    </div>
  )
}

/** The match is played in another tab: here it is watched, until somebody takes it over. */
export function Elsewhere({ take }: { take: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>
        <b>{t('match.elsewhere.title')}</b> {t('match.elsewhere.text')}
      </p>
      <button type="button" className="button primary" onClick={take}>
        {t('match.elsewhere.take')}
      </button>
    </div>
  )
}
