import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toReplay } from '../app/routes.ts'
import { t, useLanguage } from '../i18n/index.ts'
import type { Playback } from './playback.ts'
import { ReplayScreen } from './ReplayScreen.tsx'
import { IN_LINK, importLink, playbackAt, reasonOf } from './source.ts'

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
  // In another language everything is drawn anew, at the same step.
  const place = useRef<number | null>(null)
  useEffect(() => {
    let gone = false
    const at = stepInAddress()
    void open(id, at).then((found) => {
      if (gone) return
      // A link that carries its replay becomes a short address that works again here.
      if (found.state === 'moved') navigate(toReplay(found.id, at), { replace: true })
      else setLoaded(found)
    })
    return () => {
      gone = true
    }
  }, [id, navigate])

  if (loaded.state === 'open') {
    const { playback, at } = loaded
    return <ReplayScreen key={language} id={id} playback={playback} start={place.current ?? at} place={place} />
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

async function open(id: string, at: number): Promise<Loaded | { readonly state: 'moved'; readonly id: string }> {
  try {
    if (id === IN_LINK) return { state: 'moved', id: await importLink(location.hash.slice(1)) }
    const playback = await playbackAt(id)
    if (!playback) return { state: 'none' }
    return { state: 'open', playback, at: Math.min(at, playback.length) }
  } catch (error) {
    return { state: 'broken', reason: reasonOf(error) }
  }
}

/** The step that the address names. */
function stepInAddress(): number {
  const at = Number(new URLSearchParams(location.search).get('at') ?? 0)
  return Number.isInteger(at) ? Math.max(0, at) : 0
}
