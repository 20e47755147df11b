import { commandFor, type Season, seasonOf, tableOf, type Waiting, waitingFor } from '@undercroft/league'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '../i18n/index.ts'
import { computerFixtures, isComputers, type Progress, playComputers, tidyComputers } from './background.ts'
import { type LeagueBook, roller } from './book.ts'
import { FixtureCard } from './FixtureCard.tsx'
import { refusalText } from './refusal.ts'
import { toLeague, toSequence, toTeam } from './routes.ts'
import { fixtureName } from './words.ts'

/** What waits, who leads, and what the computers are doing. */
export function HomePage({ book }: { book: LeagueBook }) {
  const { league, game } = book
  const season = seasonOf(league)
  const waiting = waitingFor(game, league).filter((wait) => wait.kind !== 'match')
  const open = season.fixtures.filter(({ status }) => status === 'open')
  const mine = open.filter((fixture) => !isComputers(book, fixture))
  // Friendlies and knock-out games stand in no round.
  const round = Math.min(...mine.map((fixture) => fixture.round).filter((number) => number > 0))
  const next = mine.filter((fixture) => fixture.round === 0 || fixture.round === round)
  const behind = open.find((fixture) => fixture.round > 0 && fixture.round < round)
  return (
    <div className="league-home">
      <section className="panel">
        <h2>{t('league.waits.title')}</h2>
        {waiting.length + next.length === 0 && (
          <p>{t(open.length > 0 ? 'league.waits.computers' : 'league.waits.nothing')}</p>
        )}
        <ul className="waits">
          {waiting.map((wait) => (
            <li key={JSON.stringify(wait)}>
              <Wait book={book} wait={wait} />
            </li>
          ))}
          {next.map((fixture) => (
            <li key={fixture.id}>
              <FixtureCard book={book} fixture={fixture} />
            </li>
          ))}
        </ul>
        {next.length > 0 && behind && <p className="muted">{t('league.waits.behind', { n: behind.round })}</p>}
      </section>
      <Computers book={book} />
      {season.bracket.length > 0 && (
        <section className="panel">
          <h2>{t(season.divisions.length === 0 ? 'league.table.cup' : 'league.table.play-offs')}</h2>
          <Link href={toLeague(book.id, 'table')}>{t('league.table.bracket')}</Link>
        </section>
      )}
      {season.divisions.map((division, i) => (
        <Leaders key={division.join()} book={book} season={season} division={division} number={i + 1} />
      ))}
    </div>
  )
}

function Wait({ book, wait }: { book: LeagueBook; wait: Waiting }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const run = () => {
    const command = commandFor(book.game, book.league, wait, roller)
    const refused = command && book.do(command)
    if (refused) setWrong(refusalText(refused))
    else tidyComputers(book)
  }
  const facts = {
    ...wait,
    team: 'team' in wait ? book.league.teams[wait.team].name : '',
    missing: 'missing' in wait ? wait.missing : 0,
  }
  const text =
    wait.kind === 'sequence'
      ? t(`league.waits.${wait.sequence}`, facts)
      : t(`league.waits.${wait.kind}`, {
          ...facts,
          fixture: 'fixture' in wait ? fixtureName(book.league, wait.fixture) : '',
        })
  return (
    <div className="wait">
      <span>{text}</span>
      {wait.kind === 'sequence' ? (
        <Link className="button primary" href={toSequence(book.id, wait.team)}>
          {t('league.waits.go')}
        </Link>
      ) : wait.kind === 'gather' ? (
        <Link className="button primary" href={toLeague(book.id, 'desk')}>
          {t('league.waits.go')}
        </Link>
      ) : (
        <button type="button" className="button primary" onClick={run}>
          {t(wait.kind === 'aftermath' ? 'league.waits.roll' : 'league.waits.go')}
        </button>
      )}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

/** The other matches of the round, played by computers beside the page. */
function Computers({ book }: { book: LeagueBook }) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [stop] = useState({ asked: false })
  const open = computerFixtures(book)
  if (open.length === 0 && !progress) return null
  const round = Math.min(...open.map((fixture) => fixture.round))
  const thisRound = open.filter((fixture) => fixture.round === round).map(({ id }) => id)
  const run = async (wanted: readonly string[]) => {
    stop.asked = false
    setWrong(null)
    try {
      await playComputers(book, wanted, setProgress, () => stop.asked)
    } catch (error) {
      setWrong((error as Error).message)
    }
    setProgress(null)
  }
  return (
    <section className="panel computers">
      <h2>{t('league.computers.title')}</h2>
      {progress ? (
        <>
          <p aria-live="polite">
            {t('league.computers.playing', {
              match: fixtureName(book.league, progress.fixture),
              turn: progress.turns,
              left: progress.left,
            })}
          </p>
          <progress
            aria-label={t('league.computers.title')}
            value={progress.turns}
            max={book.league.options.turnLimit ?? 30}
          />
          <button
            type="button"
            className="button"
            onClick={() => {
              stop.asked = true
            }}
          >
            {t('league.computers.stop')}
          </button>
        </>
      ) : (
        <div className="row">
          <button type="button" className="button primary" onClick={() => void run(thisRound)}>
            {t('league.computers.round', { count: thisRound.length })}
          </button>
          {open.length > thisRound.length && (
            <button type="button" className="button" onClick={() => void run(open.map(({ id }) => id))}>
              {t('league.computers.all', { count: open.length })}
            </button>
          )}
        </div>
      )}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </section>
  )
}

interface LeadersOf {
  readonly book: LeagueBook
  readonly season: Season
  readonly division: readonly string[]
  readonly number: number
}

function Leaders({ book, season, division, number }: LeadersOf) {
  return (
    <section className="panel">
      <h2>{season.divisions.length > 1 ? t('league.table.division', { n: number }) : t('league.tab.table')}</h2>
      <ol className="leaders">
        {tableOf(book.game, season, division).map(({ team, points }) => (
          <li key={team}>
            <span>
              <Link href={toTeam(book.id, team)}>{book.league.teams[team].name}</Link>{' '}
              <small className="muted">{book.league.teams[team].coach}</small>
            </span>
            <strong>{t('league.points', { count: points })}</strong>
          </li>
        ))}
      </ol>
      <Link href={toLeague(book.id, 'table')}>{t('league.table.whole')}</Link>
    </section>
  )
}
