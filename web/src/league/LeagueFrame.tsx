import { Link } from 'wouter'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { DeskPage } from './DeskPage.tsx'
import { FirstSeason } from './FirstSeason.tsx'
import { FixturesPage } from './FixturesPage.tsx'
import { saveFile } from './files.ts'
import { HomePage } from './HomePage.tsx'
import { LogPage } from './LogPage.tsx'
import { PlayerPage } from './PlayerPage.tsx'
import { ReportPage } from './ReportPage.tsx'
import { toLeague, toLeagues } from './routes.ts'
import { SequencePage } from './SequencePage.tsx'
import { TablePage } from './TablePage.tsx'
import { TeamPage } from './TeamPage.tsx'
import { TopPage } from './TopPage.tsx'
import { useBook, useChanges } from './useBook.ts'

const tabs = ['home', 'fixtures', 'table', 'top', 'desk', 'log'] as const

/** A league by its address, with the way to all its pages. */
export function LeagueFrame({ id, page, what }: { id: string; page: string; what: string }) {
  const opened = useBook(id)
  if (opened.state === 'loading') return <p>{t('app.loading')}</p>
  if (opened.state !== 'open') {
    return (
      <div className="hero" role="alert">
        <h1>{t('league.none.title')}</h1>
        <p>{opened.state === 'broken' ? opened.reason : t('league.none.text', { id })}</p>
        <Link className="button" href={toLeagues}>
          {t('app.back')}
        </Link>
      </div>
    )
  }
  return <Open book={opened.book} page={page} what={what} />
}

function Open({ book, page, what }: { book: LeagueBook; page: string; what: string }) {
  useChanges(book)
  const season = book.league.seasons[book.league.seasons.length - 1]
  return (
    <>
      <header className="league-head">
        <div>
          <h1>{book.league.name}</h1>
          <p className="muted">
            {t('league.season', { n: season.number })} · {t(`league.phase.${season.phase}`)}
          </p>
        </div>
        <button type="button" className="button" onClick={() => saveFile(book)}>
          {t('league.export')}
        </button>
      </header>
      {book.unsaved && (
        <p className="error" role="alert">
          {t(`league.unsaved.${book.unsaved}`)}{' '}
          <button type="button" className="button" onClick={() => saveFile(book)}>
            {t('league.export')}
          </button>
        </p>
      )}
      <nav className="tabs" aria-label={t('league.pages')}>
        {tabs.map((tab) => (
          <Link key={tab} href={toLeague(book.id, tab)} aria-current={tab === (page || 'home') ? 'page' : undefined}>
            {t(`league.tab.${tab}`)}
          </Link>
        ))}
      </nav>
      <FirstSeason book={book} page={page} />
      <Page book={book} page={page} what={what} />
    </>
  )
}

function Page({ book, page, what }: { book: LeagueBook; page: string; what: string }) {
  if (page === 'fixtures') return <FixturesPage book={book} />
  if (page === 'table') return <TablePage book={book} />
  if (page === 'top') return <TopPage book={book} />
  if (page === 'desk') return <DeskPage book={book} />
  if (page === 'log') return <LogPage book={book} />
  if (page === 'team' && book.league.teams[what]) return <TeamPage book={book} id={what} />
  if (page === 'player') return <PlayerPage book={book} id={what} />
  if (page === 'sequence' && book.league.teams[what]) return <SequencePage book={book} id={what} />
  if (page === 'report') return <ReportPage book={book} id={what} />
  return <HomePage book={book} />
}
