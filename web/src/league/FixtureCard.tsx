import { type Command, type Fixture, isDrawnKnockOut, isWonOnTime } from '@undercroft/league'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { toMatch } from '../app/routes.ts'
import { t } from '../i18n/index.ts'
import type { KeptMatch, SeatConfig } from '../match/saves.ts'
import { isComputers, tidyComputers } from './background.ts'
import type { LeagueBook } from './book.ts'
import { jsonOf } from './files.ts'
import { refusalText } from './refusal.ts'
import { beginFixture, commandOfFile, commandOfMatch, matchOfFixture } from './results.ts'
import { toReport, toTeam } from './routes.ts'
import { stageOf } from './words.ts'

/** One fixture: who, when, how it ended, or every way to play it. */
export function FixtureCard({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { teams } = book.league
  return (
    <article className="fixture">
      <p className="fixture-names">
        <span>
          <Link href={toTeam(book.id, fixture.home)}>{teams[fixture.home].name}</Link>
          <small className="muted">{teams[fixture.home].coach}</small>
        </span>
        <strong>{score(fixture)}</strong>
        <span>
          <Link href={toTeam(book.id, fixture.away)}>{teams[fixture.away].name}</Link>
          <small className="muted">{teams[fixture.away].coach}</small>
        </span>
      </p>
      <p className="muted">
        {stageOf(fixture)} · {t(`league.status.${fixture.status}`)}
        {fixture.date && ` · ${fixture.date.replace('T', ' ')}${fixture.dateAgreed ? '' : ' ?'}`}
        {fixture.summary && isWonOnTime(fixture.summary) && ` · ${t('league.decided-by-time')}`}
        {fixture.summary &&
          ` · ${t('league.casualties', { a: fixture.summary.casualties[0], b: fixture.summary.casualties[1] })}`}
      </p>
      {fixture.status === 'open' && <Play book={book} fixture={fixture} />}
    </article>
  )
}

function score({ summary, status }: Fixture): string {
  if (!summary) return status === 'unplayed' ? '– : –' : ':'
  const mark = (seat: number) => (summary.winner === seat ? '●' : '')
  return `${mark(0)} ${summary.scored[0]} : ${summary.scored[1]} ${mark(1)}`.trim()
}

function Play({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const [kept, setKept] = useState<KeptMatch | null>(null)
  const [realDice, setRealDice] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const blocked = [fixture.home, fixture.away].map((id) => book.league.teams[id]).find(({ pending }) => pending)
  useEffect(() => {
    matchOfFixture(book, fixture.id).then(setKept, () => {})
  }, [book, fixture.id])
  const guarded = (act: () => Promise<void>) => async () => {
    try {
      setWrong(null)
      await act()
    } catch (error) {
      setWrong((error as Error).message)
    }
  }
  const begin = guarded(async () => {
    const seats = [fixture.home, fixture.away].map(
      (id): SeatConfig => ({ kind: book.league.teams[id].computer ? 'computer' : 'person', level: 'rookie' }),
    )
    navigate(toMatch(await beginFixture(book, fixture.id, seats, realDice)))
  })
  const take = (command: Command) => {
    // Nobody won what somebody must win, or a friendly was given up: another match can be played.
    const again =
      command.type === 'report'
        ? isDrawnKnockOut(book.game, book.league, fixture.id, command.report)
        : fixture.kind === 'friendly'
    if (again) setKept(null)
    const refused = book.do(command)
    if (refused) throw new Error(refusalText(refused))
    tidyComputers(book)
  }
  if (blocked) return <p className="muted">{t('league.play.blocked', { team: blocked.name })}</p>
  return (
    <>
      {kept?.over && (
        <p>
          {kept.conceded === undefined
            ? t('league.play.over', { score: kept.scores.join(' : ') })
            : t('league.play.given-up')}
        </p>
      )}
      <div className="row">
        {kept?.over && (
          <button
            type="button"
            className="button primary"
            onClick={guarded(async () => take(await commandOfMatch(book, fixture.id)))}
          >
            {t('league.play.take')}
          </button>
        )}
        {kept && !kept.over && (
          <Link className="button primary" href={toMatch(kept.id)}>
            {t('league.play.go-on')}
          </Link>
        )}
        {!kept && (
          <button type="button" className="button primary" onClick={begin}>
            {t(isComputers(book, fixture) ? 'league.play.watch' : 'league.play.start')}
          </button>
        )}
        <Link className="button" href={toReport(book.id, fixture.id)}>
          {t('league.play.type')}
        </Link>
      </div>
      <details>
        <summary>{t('league.play.more')}</summary>
        <label className="check">
          <input type="checkbox" checked={realDice} onChange={({ target }) => setRealDice(target.checked)} />
          <span>{t('app.form.real-dice')}</span>
        </label>
        <label className="button file">
          {t('league.play.file')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void guarded(async () => take(await commandOfFile(book, fixture.id, await jsonOf(file))))()
            }}
          />
        </label>
        {fixture.kind !== 'friendly' &&
          [fixture.home, fixture.away].map((id) => (
            <button
              key={id}
              type="button"
              className="button quiet"
              onClick={() => {
                if (!window.confirm(t('league.play.concede-sure', { team: book.league.teams[id].name }))) return
                const refused = book.do({ type: 'concede', fixture: fixture.id, team: id })
                if (refused) setWrong(refusalText(refused))
              }}
            >
              {t('league.play.concede', { team: book.league.teams[id].name })}
            </button>
          ))}
      </details>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}
