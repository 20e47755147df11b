import { type College, collegeById, INJURIES, linemenOf, positionOf, type Roster } from '@undercroft/dungeon-bowl'
import { type Fixture, fixtureOf, isPlayOff, seasonOf } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { positionName } from '../games/dungeon-bowl/names.ts'
import { named, t } from '../i18n/index.ts'
import { tidyComputers } from './background.ts'
import type { LeagueBook } from './book.ts'
import { refusalText } from './refusal.ts'
import { toLeague } from './routes.ts'

const counted = ['completions', 'throws', 'deflections', 'interceptions', 'casualties'] as const
type Line = {
  id: string
  number: number
  name: string
  position: string
  joined: string
  available: boolean
  played: boolean
  injury: string
  characteristic: string
} & Record<(typeof counted)[number], number>

/** A match at a real table, typed in: only what is possible is offered, and the league checks the rest. */
export function ReportPage({ book, id }: { book: LeagueBook; id: string }) {
  const fixture = fixtureOf(seasonOf(book.league), id)
  if (fixture?.status !== 'open') return <p>{t('league.report.closed')}</p>
  return book.game.progress ? (
    <BookReport book={book} fixture={fixture} />
  ) : (
    <PlainReport book={book} fixture={fixture} />
  )
}

function useSend(book: LeagueBook, fixture: Fixture) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const send = (report: unknown) => {
    const refused = book.do({ type: 'report', fixture: fixture.id, report, source: 'typed' })
    if (refused) return setWrong(refusalText(refused))
    tidyComputers(book)
    navigate(toLeague(book.id))
  }
  return { wrong, send }
}

function Winner({
  book,
  fixture,
  winner,
  change,
}: {
  book: LeagueBook
  fixture: Fixture
  winner: string
  change(winner: string): void
}) {
  return (
    <div className="field">
      <label htmlFor="winner">{t('league.report.winner')}</label>
      <select id="winner" value={winner} onChange={({ target }) => change(target.value)}>
        <option value="0">{book.league.teams[fixture.home].name}</option>
        <option value="1">{book.league.teams[fixture.away].name}</option>
        {!isPlayOff(fixture) && <option value="">{t('league.report.draw')}</option>}
      </select>
    </div>
  )
}

function PlainReport({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { wrong, send } = useSend(book, fixture)
  const [winner, setWinner] = useState('0')
  const [scores, setScores] = useState([0, 0])
  return (
    <form
      className="panel report"
      onSubmit={(event) => {
        event.preventDefault()
        send({ winner: winner === '' ? null : Number(winner), scores })
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

/** Everybody on the list, and as many journeymen as the team needs. */
function linesOf(roster: Roster): Line[] {
  const nothing = {
    completions: 0,
    throws: 0,
    deflections: 0,
    interceptions: 0,
    casualties: 0,
    injury: '',
    characteristic: '',
  }
  const college = collegeById(roster.college) as College
  const listed = roster.players.map((entry): Line => {
    const available = !entry.missesNextGame && !entry.retired
    return {
      ...nothing,
      id: entry.id,
      number: entry.number,
      name: entry.name,
      position: positionOf(college, entry).id,
      joined: 'listed',
      available,
      played: available,
    }
  })
  const missing = Math.max(0, 11 - listed.filter(({ available }) => available).length)
  const guests = Array.from(
    { length: missing },
    (_, i): Line => ({
      ...nothing,
      id: `guest-${i + 1}`,
      number: 90 + i,
      name: t('league.report.journeyman', { n: i + 1 }),
      position: linemenOf(college)[0].id,
      joined: 'journeyman',
      available: true,
      played: true,
    }),
  )
  return [...listed, ...guests]
}

function BookReport({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { wrong, send } = useSend(book, fixture)
  const rosters = [fixture.home, fixture.away].map((team) => book.league.teams[team].content as Roster)
  const [winner, setWinner] = useState('0')
  const [scorer, setScorer] = useState('')
  const [treasury, setTreasury] = useState(rosters.map((roster) => roster.treasury))
  const [teams, setTeams] = useState(() => rosters.map(linesOf))
  const change = (seat: number, at: number, part: Partial<Line>) =>
    setTeams(teams.with(seat, teams[seat].with(at, { ...teams[seat][at], ...part })))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({
      winner: winner === '' ? null : Number(winner),
      turns: 0,
      teams: teams.map((lines, seat) => ({
        treasury: treasury[seat],
        players: lines.map(({ injury, characteristic, ...line }) => ({
          ...line,
          touchdowns: winner === String(seat) && scorer === line.id ? 1 : 0,
          injury:
            injury === ''
              ? null
              : { result: injury, ...(injury === 'lasting-injury' && characteristic ? { characteristic } : {}) },
        })),
      })),
    })
  }
  return (
    <form className="report" onSubmit={submit}>
      <section className="panel">
        <p className="muted">{t('league.report.text')}</p>
        <Winner book={book} fixture={fixture} winner={winner} change={setWinner} />
        {winner !== '' && (
          <div className="field">
            <label htmlFor="scorer">{t('league.report.scorer')}</label>
            <select id="scorer" value={scorer} onChange={({ target }) => setScorer(target.value)}>
              <option value="">{t('league.report.on-time')}</option>
              {teams[Number(winner)]
                .filter(({ played }) => played)
                .map(({ id, name, number }) => (
                  <option key={id} value={id}>{`${number} ${name}`}</option>
                ))}
            </select>
          </div>
        )}
      </section>
      {teams.map((lines, seat) => (
        <section key={rosters[seat].name} className="panel scrolls">
          <h2>{rosters[seat].name}</h2>
          <div className="field">
            <label htmlFor={`treasury-${seat}`}>{t('league.report.treasury')}</label>
            <input
              id={`treasury-${seat}`}
              type="number"
              min={0}
              max={rosters[seat].treasury}
              step={5000}
              value={treasury[seat]}
              onChange={({ target }) => setTreasury(treasury.with(seat, Number(target.value)))}
            />
          </div>
          <table className="standings typed">
            <thead>
              <tr>
                <th scope="col">{t('workshop.team.player-name')}</th>
                <th scope="col">{t('league.report.played')}</th>
                {counted.map((kind) => (
                  <th key={kind} scope="col">
                    {t(`league.player.${kind}`)}
                  </th>
                ))}
                <th scope="col">{t('league.report.injury')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <tr key={line.id} className={line.available ? undefined : 'away'}>
                  <th scope="row">
                    {line.number} {line.name}{' '}
                    {line.joined === 'journeyman' && (
                      <select
                        aria-label={line.name}
                        value={line.position}
                        onChange={({ target }) => change(seat, at, { position: target.value })}
                      >
                        {linemenOf(collegeById(rosters[seat].college) as College).map(({ id, name }) => (
                          <option key={id} value={id}>
                            {positionName(name)}
                          </option>
                        ))}
                      </select>
                    )}
                  </th>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`${line.name}: ${t('league.report.played')}`}
                      disabled={!line.available}
                      checked={line.played}
                      onChange={({ target }) => change(seat, at, { played: target.checked })}
                    />
                  </td>
                  {counted.map((kind) => (
                    <td key={kind}>
                      <input
                        type="number"
                        min={0}
                        max={20}
                        aria-label={`${line.name}: ${t(`league.player.${kind}`)}`}
                        disabled={!line.played}
                        value={line[kind]}
                        onChange={({ target }) => change(seat, at, { [kind]: Number(target.value) })}
                      />
                    </td>
                  ))}
                  <td>
                    <select
                      aria-label={`${line.name}: ${t('league.report.injury')}`}
                      disabled={!line.available}
                      value={line.injury}
                      onChange={({ target }) => change(seat, at, { injury: target.value })}
                    >
                      <option value="">–</option>
                      {INJURIES.map((injury) => (
                        <option key={injury} value={injury}>
                          {named(`league.injury.${injury}`)}
                        </option>
                      ))}
                    </select>
                    {line.injury === 'lasting-injury' && (
                      <select
                        aria-label={`${line.name}: ${t('league.report.reduced')}`}
                        value={line.characteristic}
                        onChange={({ target }) => change(seat, at, { characteristic: target.value })}
                      >
                        <option value="">–</option>
                        {['ma', 'st', 'ag', 'pa', 'av'].map((name) => (
                          <option key={name} value={name}>{`−1 ${name.toUpperCase()}`}</option>
                        ))}
                      </select>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="bar">
        <button type="submit" className="button primary">
          {t('league.report.send')}
        </button>
      </div>
    </form>
  )
}
