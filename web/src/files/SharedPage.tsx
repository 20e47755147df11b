import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toSetUp } from '../app/routes.ts'
import { t } from '../i18n/index.ts'
import type { SharedLineUp } from './line-up.ts'
import { openLink } from './open-link.ts'

type Shown = { readonly lineUp: SharedLineUp } | { readonly reason: string } | null

/** What somebody sent as a link: it goes to its page; a line-up is kept, a broken link is told. */
export function SharedPage() {
  const [shown, setShown] = useState<Shown>(null)
  const [, navigate] = useLocation()
  const carried = useCarried()
  useEffect(() => {
    let gone = false
    openLink(carried).then(
      (opened) => {
        if (gone) return
        if ('address' in opened) navigate(opened.address, { replace: true })
        else setShown(opened)
      },
      (error) => {
        if (!gone) setShown({ reason: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      gone = true
    }
  }, [carried, navigate])
  if (!shown) return <p className="hero">{t('replay.link.opening')}</p>
  if ('reason' in shown) {
    return (
      <>
        <div className="hero" role="alert">
          <h1>{t('replay.link.broken')}</h1>
          <p className="error">{shown.reason}</p>
        </div>
        <Link className="button" href={routes.home}>
          {t('app.home')}
        </Link>
      </>
    )
  }
  const { game, teamName, name } = shown.lineUp
  return (
    <div className="hero" role="status">
      <h1>{t('replay.link.kept')}</h1>
      <p>{t('replay.link.offered', { name, team: teamName })}</p>
      <Link className="button primary" href={toSetUp(game)}>
        {t('app.set-up')}
      </Link>
    </div>
  )
}

/** Another link may be opened in the same tab. */
function useCarried(): string {
  const [carried, setCarried] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const follow = () => setCarried(location.hash.slice(1))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return carried
}
