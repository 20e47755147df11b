import type { ListedMatch, Me } from '@undercroft/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { toOnline } from '../app/routes.ts'
import { moment, named, t } from '../i18n/index.ts'
import { Account } from './Account.tsx'
import { api } from './api.ts'
import { apiText } from './words.ts'
import './online.css'

/** My matches on this server, those that wait for me first, and who I am here. */
export function OnlinePage() {
  const [matches, setMatches] = useState<readonly ListedMatch[] | null>(null)
  const [me, setMe] = useState<Me | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const read = useCallback(() => {
    Promise.all([api.matches(), api.me()]).then(
      ([list, person]) => {
        setMatches(list)
        setMe(person)
      },
      (error: Error) => setWrong(apiText(error)),
    )
  }, [])
  useEffect(read, [read])
  return (
    <div className="in-online">
      <div className="hero">
        <h1>{t('online.title')}</h1>
        <p>{t('online.intro')}</p>
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <section aria-label={t('online.matches')}>
        <h2>{t('online.matches')}</h2>
        {matches?.length === 0 && <p className="muted">{t('online.none')}</p>}
        <ul className="list">
          {[...(matches ?? [])]
            .sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.updated - a.updated)
            .map((match) => (
              <MatchLine key={match.id} match={match} />
            ))}
        </ul>
      </section>
      {matches && <Account me={me} changed={read} />}
    </div>
  )
}

function MatchLine({ match: { id, game, status, names, myTurn, updated } }: { match: ListedMatch }) {
  return (
    <li className="panel">
      <div>
        <strong>{named(`app.game.${game}.name`)}</strong> {names.map((name) => name ?? '…').join(' – ')}
        <div className="muted">
          {named(`online.status.${status}`)} · {moment(updated)}
        </div>
      </div>
      {myTurn && <span className="chip">{t('online.your-turn')}</span>}
      <Link className={`button${myTurn ? ' primary' : ''}`} href={toOnline(id)}>
        {t('online.open')}
      </Link>
    </li>
  )
}
