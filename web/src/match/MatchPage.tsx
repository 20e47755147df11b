import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '../app/routes.ts'
import { loadGame } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { download } from './download.ts'
import { LocalSession } from './local-session.ts'
import { MatchScreen } from './MatchScreen.tsx'
import { Elsewhere, Unsaved } from './Notices.tsx'
import { findMatch, type KeptMatch, watchMatch } from './saves.ts'
import type { Session } from './session.ts'
import { useHold } from './useHold.ts'

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'broken'; readonly reason: string; readonly kept: KeptMatch }
  | { readonly state: 'open'; readonly session: Session }

/** A kept match by its address: opens it, or says why it cannot be opened. */
export function MatchPage({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const { holds, take } = useHold(`undercroft-match-${id}`)
  useEffect(() => {
    if (holds === null) return
    let gone = false
    const load = () =>
      void open(id).then((found) => {
        if (!gone) setLoaded(found)
      })
    load()
    const unwatch = holds ? undefined : watchMatch(id, load)
    return () => {
      gone = true
      unwatch?.()
    }
  }, [id, holds])

  if (loaded.state === 'open' && holds !== null)
    return (
      <MatchScreen
        key={holds ? 'played' : `watched-${loaded.session.decisions}`}
        session={loaded.session}
        notice={holds ? <Unsaved session={loaded.session} /> : <Elsewhere take={take} />}
        watches={!holds}
      />
    )
  return (
    <main className="page" id="content">
      {loaded.state === 'loading' && <p className="hero">{t('app.loading')}</p>}
      {loaded.state === 'none' && (
        <div className="hero">
          <h1>{t('app.no-match.title')}</h1>
          <p>{t('app.no-match.text', { id })}</p>
        </div>
      )}
      {loaded.state === 'broken' && (
        <div className="hero" role="alert">
          <h1>{t('app.no-match.title')}</h1>
          <p className="error">{t('app.resume.broken', { reason: loaded.reason })}</p>
          <p>{t('app.resume.kept')}</p>
          <button type="button" className="button" onClick={() => download(loaded.kept)}>
            {t('app.resume.export')}
          </button>
        </div>
      )}
      {loaded.state !== 'loading' && (
        <Link className="button" href={routes.home}>
          {t('app.home')}
        </Link>
      )}
    </main>
  )
}

async function open(id: string): Promise<Loaded> {
  const kept = await findMatch(id).catch(() => undefined)
  if (!kept) return { state: 'none' }
  try {
    const adapter = await loadGame(kept.game)
    return { state: 'open', session: LocalSession.resume(adapter, kept) }
  } catch (error) {
    return { state: 'broken', reason: error instanceof Error ? error.message : String(error), kept }
  }
}
