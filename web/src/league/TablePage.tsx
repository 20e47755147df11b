import { type Fixture, type Season, seasonOf, tableOf } from '@undercroft/league'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { toTeam } from './routes.ts'

// Points first: on a phone the rest is out of sight.
const figures = ['points', 'played', 'won', 'drawn', 'lost', 'scored', 'casualties', 'bonus', 'penalty'] as const

/** The table with what broke its ties, and the bracket of the play-offs. */
export function TablePage({ book }: { book: LeagueBook }) {
  const { league, game } = book
  const [number, setNumber] = useState(seasonOf(league).number)
  const season = league.seasons.find((known) => known.number === number) ?? seasonOf(league)
  if (season.phase === 'gathering') return <p>{t('league.fixtures.none')}</p>
  const shown = figures.filter(
    (figure) =>
      (figure !== 'casualties' || game.progress !== null) &&
      (figure !== 'bonus' || league.options.bonusPoint) &&
      (figure !== 'penalty' || season.penalties.length > 0),
  )
  return (
    <>
      {league.seasons.length > 1 && (
        <div className="field">
          <label htmlFor="season">{t('league.table.season')}</label>
          <select id="season" value={number} onChange={({ target }) => setNumber(Number(target.value))}>
            {league.seasons.map((known) => (
              <option key={known.number} value={known.number}>
                {t('league.season', { n: known.number })}
              </option>
            ))}
          </select>
        </div>
      )}
      {season.divisions.map((division, i) => (
        <section key={division.join()} className="panel scrolls">
          {season.divisions.length > 1 && <h2>{t('league.table.division', { n: i + 1 })}</h2>}
          <table className="standings">
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{t('league.table.team')}</th>
                {shown.map((figure) => (
                  <th key={figure} scope="col">
                    {t(`league.table.${figure}`)}
                  </th>
                ))}
                <th scope="col">{t('league.table.by')}</th>
              </tr>
            </thead>
            <tbody>
              {tableOf(game, season, division).map((row, place) => (
                <tr key={row.team}>
                  <td>{place + 1}</td>
                  <th scope="row">
                    <Link href={toTeam(book.id, row.team)}>{league.teams[row.team].name}</Link>
                  </th>
                  {shown.map((figure) => (
                    <td key={figure}>{row[figure]}</td>
                  ))}
                  <td className="muted">{t(`league.table.by-${row.by}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {season.divisions.length > 0 && (
        <p className="muted">{t('league.table-text', { won: game.points.won, drawn: game.points.drawn })}</p>
      )}
      <Bracket book={book} season={season} />
      {season.places.length > 0 && (
        <section className="panel places">
          <h2>{t('league.table.places')}</h2>
          <ol>
            {season.places.map((team) => (
              <li key={team}>
                <Link href={toTeam(book.id, team)}>{league.teams[team].name}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

const stages = ['sixteenth', 'eighth', 'quarter', 'semi', 'third', 'final'] as const

function Bracket({ book, season }: { book: LeagueBook; season: Season }) {
  const played = stages.filter((stage) => season.fixtures.some(({ kind }) => kind === stage))
  if (played.length === 0) return null
  return (
    <section className="panel">
      <h2>{t(season.divisions.length === 0 ? 'league.table.cup' : 'league.table.play-offs')}</h2>
      <div className="bracket">
        {played.map((stage) => (
          <div key={stage}>
            <h3>{t(`league.kind.${stage}`)}</h3>
            {season.fixtures
              .filter(({ kind }) => kind === stage)
              .map((fixture) => (
                <Tie key={fixture.id} book={book} fixture={fixture} />
              ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function Tie({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  return (
    <ul className="tie">
      {[fixture.home, fixture.away].map((id, seat) => (
        <li key={id} className={fixture.summary?.winner === seat ? 'winner' : undefined}>
          <Link href={toTeam(book.id, id)}>{book.league.teams[id].name}</Link>
          <span>
            {fixture.summary ? `${fixture.summary.winner === seat ? '● ' : ''}${fixture.summary.scored[seat]}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
