import type { Invitation } from '@undercroft/wire'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes, toOnline } from '../app/routes.ts'
import { BoardPicture } from '../board/BoardPicture.tsx'
import type { GameAdapter } from '../games/adapter.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { named, t } from '../i18n/index.ts'
import { type ApiError, api } from './api.ts'
import { apiText } from './words.ts'
import './online.css'

/** An invitation: who asks, what is played, and one button to sit down. */
export function JoinPage({ token }: { token: string }) {
  const [found, setFound] = useState<Invitation | null>(null)
  const [adapter, setAdapter] = useState<GameAdapter | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  useEffect(() => {
    let gone = false
    const open = async () => {
      const invitation = await api.invitation(token)
      if (gone) return
      if (invitation.mine) navigate(toOnline(invitation.match), { replace: true })
      setFound(invitation)
      if (isGameId(invitation.game)) setAdapter(await loadGame(invitation.game))
    }
    open().catch((error: Error) => setWrong(apiText(error)))
    return () => {
      gone = true
    }
  }, [token, navigate])
  const sit = async () => {
    try {
      const { match, watch } = await api.join({ token })
      navigate(`${toOnline(match)}${watch ? `?watch=${watch}` : ''}`)
    } catch (error) {
      setWrong(apiText(error as ApiError))
    }
  }
  if (wrong) {
    return (
      <div className="in-online">
        <div className="hero" role="alert">
          <h1>{t('online.join.not')}</h1>
          <p>{wrong}</p>
          <Link className="button" href={routes.home}>
            {t('app.home')}
          </Link>
        </div>
      </div>
    )
  }
  if (!found) return <p>{t('app.loading')}</p>
  const game = named(`app.game.${found.game}.name`)
  return (
    <div className="in-online join">
      <div className="hero">
        <h1>{t(found.seat === null ? 'online.join.watch-title' : 'online.join.title', { name: found.from, game })}</h1>
        <p>
          {t(found.taken ? 'online.join.taken' : found.seat === null ? 'online.join.watch-text' : 'online.join.text')}
        </p>
        {found.seat !== null && !found.taken && (
          <p className="muted">{named(`online.absence.${found.absence}`, { minutes: Math.round(found.away / 60) })}</p>
        )}
        {found.clock && found.seat !== null && !found.taken && (
          <p className="muted">
            {t('online.terms.clock', {
              turn: Math.round(found.clock.turn / 60),
              bank: Math.round(found.clock.bank / 60),
              answer: found.clock.answer,
            })}
          </p>
        )}
        {!found.taken && (
          <button type="button" className="button primary" onClick={sit}>
            {t(found.seat === null ? 'online.join.watch' : 'online.join.sit')}
          </button>
        )}
      </div>
      {adapter && <BoardPicture model={adapter.picture(found.options as Record<string, unknown>)} />}
    </div>
  )
}
