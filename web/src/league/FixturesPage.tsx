import { isPlayOff, seasonOf } from '@undercroft/league'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { FixtureCard } from './FixtureCard.tsx'

/** All fixtures of the season, round by round. */
export function FixturesPage({ book }: { book: LeagueBook }) {
  const { fixtures, deadlines } = seasonOf(book.league)
  const rounds = [...new Set(fixtures.map(({ round }) => round))].sort((a, b) => (a || 1000) - (b || 1000))
  if (fixtures.length === 0) return <p>{t('league.fixtures.none')}</p>
  return (
    <>
      {rounds.map((round) => (
        <section key={round} className="round">
          <h2>{round === 0 ? t('league.fixtures.others') : t('league.round', { n: round })}</h2>
          {deadlines[round - 1] && (
            <p className="muted">
              {t('league.fixtures.until', { date: deadlines[round - 1]?.replace('T', ' ') ?? '' })}
            </p>
          )}
          <div className="fixtures">
            {fixtures
              .filter((fixture) => fixture.round === round)
              .sort((a, b) => Number(isPlayOff(a)) - Number(isPlayOff(b)))
              .map((fixture) => (
                <div key={fixture.id} className="panel">
                  <FixtureCard book={book} fixture={fixture} />
                </div>
              ))}
          </div>
        </section>
      ))}
    </>
  )
}
