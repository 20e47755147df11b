import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { gameIds } from '../games/index.ts'
import { moment, t } from '../i18n/index.ts'
import { deleteMatch, type KeptMatch, listMatches } from '../match/saves.ts'
import { toMatch, toReplay } from './routes.ts'

async function exportMatch(match: KeptMatch): Promise<void> {
  const { download } = await import('../match/download.ts')
  download(match)
}

/** Matches that can be played on, and below them those that are over. */
export function Kept() {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([])
  useEffect(() => {
    listMatches().then(setMatches, () => {})
  }, [])
  if (matches.length === 0) return null
  const remove = async (id: string) => {
    if (!window.confirm(t('app.resume.remove-sure'))) return
    await deleteMatch(id)
    setMatches(await listMatches())
  }
  const open = matches.filter(({ over }) => !over)
  const over = matches.filter((match) => match.over)
  return (
    <>
      {open.length > 0 && <MatchList title={t('app.resume.title')} matches={open} remove={remove} />}
      {over.length > 0 && <MatchList title={t('app.resume.finished')} matches={over} remove={remove} />}
    </>
  )
}

interface ListProps {
  title: string
  matches: readonly KeptMatch[]
  remove: (id: string) => Promise<void>
}

function MatchList({ title, matches, remove }: ListProps) {
  return (
    <section className="resume">
      <h2>{title}</h2>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <div>
              <strong>{gameIds.includes(match.game) ? t(`app.game.${match.game}.name`) : match.game}</strong>{' '}
              {match.names?.length > 1 && (
                <>
                  {t('app.resume.versus', { a: match.names[0], b: match.names.slice(1).join(', ') })} ·{' '}
                  {match.scores.join(' : ')}
                </>
              )}
              <div className="muted">
                {match.over ? t('app.resume.over') : t('app.resume.played', { count: match.decisions ?? 0 })}
                {' · '}
                {moment(match.updated ?? 0)}
              </div>
            </div>
            <Link className="button" href={toMatch(match.id)}>
              {t(match.over ? 'app.resume.watch' : 'app.resume.open')}
            </Link>
            {match.seed !== undefined && (match.decisions ?? 0) > 0 && (
              <Link className="button quiet" href={toReplay(match.id)}>
                {t('app.resume.replay')}
              </Link>
            )}
            <button type="button" className="button quiet" onClick={() => exportMatch(match)}>
              {t('app.resume.export')}
            </button>
            <button type="button" className="button quiet" onClick={() => remove(match.id)}>
              {t('app.resume.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
