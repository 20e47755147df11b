import { type Fixture, fixtureOf, seasonOf } from '@undercroft/league'
import { useState } from 'react'
import { t } from '../i18n/index.ts'
import { BookReport } from './BookReport.tsx'
import type { LeagueBook } from './book.ts'
import { seatOfWinner, useSend, Winner } from './report-parts.tsx'
import { fixtureName } from './words.ts'

/** A match at a real table, typed in: only what is possible is offered, and the league checks the rest. */
export function ReportPage({ book, id }: { book: LeagueBook; id: string }) {
  const fixture = fixtureOf(seasonOf(book.league), id)
  if (fixture?.status !== 'open') return <p>{t('league.report.closed')}</p>
  return (
    <>
      <h2>{fixtureName(book.league, id)}</h2>
      {book.game.progress ? (
        <BookReport book={book} fixture={fixture} />
      ) : (
        <PlainReport book={book} fixture={fixture} />
      )}
    </>
  )
}

function PlainReport({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { wrong, send } = useSend(book, fixture)
  const [winner, setWinner] = useState('')
  const [scores, setScores] = useState([0, 0])
  return (
    <form
      className="panel report"
      onSubmit={(event) => {
        event.preventDefault()
        send({ winner: seatOfWinner(winner), scores })
      }}
    >
      <Winner book={book} fixture={fixture} winner={winner} change={setWinner} />
      {[fixture.home, fixture.away].map((team, seat) => (
        <div key={team} className="field">
          <label htmlFor={`score-${seat}`}>{book.league.teams[team].name}</label>
          <input
            id={`score-${seat}`}
            type="number"
            min={0}
            max={999}
            value={scores[seat]}
            onChange={({ target }) => setScores(scores.with(seat, Number(target.value)))}
          />
        </div>
      ))}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="button primary">
        {t('league.report.send')}
      </button>
    </form>
  )
}
