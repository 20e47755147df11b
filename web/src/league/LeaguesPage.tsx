import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { isGameId } from '../games/index.ts'
import { moment, t } from '../i18n/index.ts'
import { BeginFirstSeason } from './FirstSeason.tsx'
import { openLeagueFile } from './files.ts'
import { fileErrorText } from './refusal.ts'
import { toLeague, toNewLeague } from './routes.ts'
import { deleteLeague, type KeptLeague, listLeagues } from './store.ts'
import { forgetBook } from './useBook.ts'

export function LeaguesPage() {
  const [leagues, setLeagues] = useState<readonly KeptLeague[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  useEffect(() => {
    listLeagues().then(setLeagues, (error: Error) => setWrong(error.message))
  }, [])
  const remove = async ({ id, name }: KeptLeague) => {
    if (!window.confirm(t('league.list.remove-sure', { name }))) return
    await deleteLeague(id)
    forgetBook(id)
    setLeagues(await listLeagues())
  }
  const bring = async (file: File | undefined) => {
    if (!file) return
    try {
      navigate(toLeague((await openLeagueFile(file)).id))
    } catch (error) {
      setWrong(fileErrorText(error as Error))
    }
  }
  return (
    <>
      <div className="hero">
        <h1>{t('league.list.title')}</h1>
        <p>{t('league.list.text')}</p>
        <div className="row">
          <Link className="button primary" href={toNewLeague}>
            {t('league.list.found')}
          </Link>
          <label className="button file">
            {t('league.list.import')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => void bring(target.files?.[0])}
            />
          </label>
        </div>
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <ul className="league-list">
        {leagues.map((league) => (
          <li key={league.id} className="panel">
            <div>
              <h2>
                <Link href={toLeague(league.id)}>{league.name}</Link>
              </h2>
              <p className="muted">
                {isGameId(league.game) ? t(`app.game.${league.game}.name`) : league.game} ·{' '}
                {t('league.list.events', { count: league.events.length })} · {moment(league.updated)}
              </p>
            </div>
            <button type="button" className="button quiet" onClick={() => remove(league)}>
              {t('league.list.remove')}
            </button>
          </li>
        ))}
      </ul>
      <BeginFirstSeason />
    </>
  )
}
