import { type BallRoster, INJURIES, positionOf, type TeamBook } from '@undercroft/ball'
import { type Fixture, fixtureOf, isPlayOff, seasonOf } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { positionName } from '../games/ball/names.ts'
import { named, t } from '../i18n/index.ts'
import { tidyComputers } from './background.ts'
import type { LeagueBook } from './book.ts'
import { refusalText } from './refusal.ts'
import { toLeague } from './routes.ts'
import { fixtureName } from './words.ts'

const counted = ['touchdowns', 'completions', 'throws', 'deflections', 'interceptions', 'casualties'] as const
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
      <select id="winner" required value={winner} onChange={({ target }) => change(target.value)}>
        <option value="">{t('league.report.choose')}</option>
        <option value="0">{book.league.teams[fixture.home].name}</option>
        <option value="1">{book.league.teams[fixture.away].name}</option>
        {!isPlayOff(fixture) && <option value="draw">{t('league.report.draw')}</option>}
      </select>
    </div>
  )
}

/** What stands in the form: a seat, or 'draw'. */
const seatOfWinner = (winner: string): number | null => (winner === 'draw' ? null : Number(winner))

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

/** The least Fan Factor of a team: one more than its Dedicated Fans; 0 in games that know none. */
const fansOf = (roster: BallRoster): number => ('fans' in roster ? Number(roster.fans) + 1 : 0)

/** Everybody on the list, and as many journeymen as the team needs. */
function linesOf(rules: TeamBook<BallRoster>, roster: BallRoster): Line[] {
  const nothing = {
    touchdowns: 0,
    completions: 0,
    throws: 0,
    deflections: 0,
    interceptions: 0,
    casualties: 0,
    injury: '',
    characteristic: '',
  }
  const listed = roster.players.map((entry): Line => {
    const available = !entry.missesNextGame && !entry.retired
    return {
      ...nothing,
      id: entry.id,
      number: entry.number,
      name: entry.name,
      position: positionOf(rules, roster, entry).id,
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
      position: rules.linemen(roster)[0].id,
      joined: 'journeyman',
      available: true,
      played: true,
    }),
  )
  return [...listed, ...guests]
}

function BookReport({ book, fixture }: { book: LeagueBook; fixture: Fixture }) {
  const { wrong, send } = useSend(book, fixture)
  const rules = book.game.progress!.book
  const rosters = [fixture.home, fixture.away].map((team) => book.league.teams[team].content as BallRoster)
  const fans = fansOf(rosters[0]) > 0
  const [winner, setWinner] = useState('')
  const [fanFactor, setFanFactor] = useState(rosters.map(fansOf))
  const [treasury, setTreasury] = useState(rosters.map((roster) => roster.treasury))
  const [teams, setTeams] = useState(() => rosters.map((roster) => linesOf(rules, roster)))
  const change = (seat: number, at: number, part: Partial<Line>) =>
    setTeams(teams.with(seat, teams[seat].with(at, { ...teams[seat][at], ...part })))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({
      winner: seatOfWinner(winner),
      teams: teams.map((lines, seat) => ({
        treasury: treasury[seat],
        ...(fans ? { fanFactor: fanFactor[seat] } : {}),
        players: lines.map(({ injury, characteristic, ...line }) => ({
          ...line,
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
      </section>
      {teams.map((lines, side) => (
        <section key={rosters[side].name} className="panel scrolls">
          <h2>{rosters[side].name}</h2>
          <div className="field">
            <label htmlFor={`treasury-${side}`}>{t('league.report.treasury')}</label>
            <input
              id={`treasury-${side}`}
              type="number"
              min={0}
              max={rosters[side].treasury}
              step={5000}
              value={treasury[side]}
              onChange={({ target }) => setTreasury(treasury.with(side, Number(target.value)))}
            />
          </div>
          {fans && (
            <div className="field">
              <label htmlFor={`fans-${side}`}>{t('league.report.fan-factor')}</label>
              <input
                id={`fans-${side}`}
                type="number"
                min={fansOf(rosters[side])}
                max={fansOf(rosters[side]) + 2}
                value={fanFactor[side]}
                onChange={({ target }) => setFanFactor(fanFactor.with(side, Number(target.value)))}
              />
            </div>
          )}
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
                        onChange={({ target }) => change(side, at, { position: target.value })}
                      >
                        {rules.linemen(rosters[side]).map(({ id, name }) => (
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
                      onChange={({ target }) => change(side, at, { played: target.checked })}
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
                        onChange={({ target }) => change(side, at, { [kind]: Number(target.value) })}
                      />
                    </td>
                  ))}
                  <td>
                    <select
                      aria-label={`${line.name}: ${t('league.report.injury')}`}
                      disabled={!line.available}
                      value={line.injury}
                      onChange={({ target }) => change(side, at, { injury: target.value })}
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
                        onChange={({ target }) => change(side, at, { characteristic: target.value })}
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
