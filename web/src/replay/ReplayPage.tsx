import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toReplay } from '../app/routes.ts'
import { t, useLanguage } from '../i18n/index.ts'
import type { Playback } from './playback.ts'
import { ReplayScreen } from './ReplayScreen.tsx'
import { findSource, IN_LINK, openReplay } from './source.ts'
import { keepReplay } from './store.ts'

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'broken'; readonly reason: string }
  | { readonly state: 'open'; readonly playback: Playback; readonly at: number }

/** A recorded match by its address, at the step that the address names. */
export function ReplayPage({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [, navigate] = useLocation()
  const language = useLanguage(({ language: chosen }) => chosen)
  useEffect(() => {
    let gone = false
    const at = Number(new URLSearchParams(location.search).get('at') ?? 0)
    void open(id, location.hash.slice(1), at).then((found) => {
      if (gone) return
      setLoaded(found)
      // The address becomes a short one that works again here.
      if (id === IN_LINK && found.state === 'open') {
        keepReplay(found.playback.replay).then(
          (kept) => navigate(toReplay(kept, found.at), { replace: true }),
          () => {},
        )
      }
    })
    return () => {
      gone = true
    }
  }, [id, navigate])

  if (loaded.state === 'open') {
    return <ReplayScreen key={language} id={id} playback={loaded.playback} start={loaded.at} />
  }
  return (
    <main className="page" id="content">
      {loaded.state === 'loading' && <p className="hero">{t('replay.checking')}</p>}
      {loaded.state === 'none' && (
        <div className="hero">
          <h1>{t('replay.none.title')}</h1>
          <p>{t('replay.none.text')}</p>
        </div>
      )}
      {loaded.state === 'broken' && (
        <div className="hero" role="alert">
          <h1>{t('replay.broken')}</h1>
          <p className="error">{loaded.reason}</p>
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

async function open(id: string, carried: string, at: number): Promise<Loaded> {
  try {
    const replay = await findSource(id, carried)
    if (!replay) return { state: 'none' }
    const playback = await openReplay(replay)
    const step = Number.isInteger(at) ? Math.min(Math.max(at, 0), playback.length) : 0
    return { state: 'open', playback, at: step }
  } catch (error) {
    return { state: 'broken', reason: error instanceof Error ? error.message : String(error) }
  }
}
