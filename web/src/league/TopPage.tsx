import { cemetery, topList } from '@undercroft/league'
import { Link } from 'wouter'
import { positionName } from '../games/ball/names.ts'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { gold } from './figures.ts'
import { toPlayer, toTeam } from './routes.ts'

const kinds = ['touchdowns', 'casualties', 'completions', 'interceptions', 'mvps', 'games', 'value'] as const

/** Who is best at what, and who is no more. */
export function TopPage({ book }: { book: LeagueBook }) {
  const { game, league } = book
  if (!game.progress) return <p>{t('league.top.none')}</p>
  const dead = cemetery(league)
  return (
    <div className="top-lists">
      {kinds.map((kind) => (
        <section key={kind} className="panel">
          <h2>{t(`league.top.${kind}`)}</h2>
          {topList(game, league, kind, 1).length === 0 && <p className="muted">{t('league.top.nobody')}</p>}
          <ol>
            {topList(game, league, kind, 10).map((player) => (
              <li key={`${player.team} ${player.id} ${player.left}`}>
                <span>
                  <Link href={toPlayer(book.id, player.team, player.id)}>{player.name}</Link>{' '}
                  <small className="muted">
                    {positionName(player.position)}, {league.teams[player.team].name}
                  </small>
                </span>
                <strong>{kind === 'value' ? gold(player.count) : player.count}</strong>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section className="panel">
        <h2>{t('league.top.cemetery')}</h2>
        {dead.length === 0 && <p className="muted">{t('league.top.nobody')}</p>}
        <ul>
          {dead.map((player) => (
            <li key={`${player.team} ${player.id} ${player.fixture}`}>
              <span>
                † {player.name}{' '}
                <small className="muted">
                  <Link href={toTeam(book.id, player.team)}>{league.teams[player.team].name}</Link>,{' '}
                  {t('league.season', { n: player.season })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
