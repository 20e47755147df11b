import { type BallRoster, positionOf, profileOf, type TeamBook, teamRerolls, valueLines } from '@undercroft/ball'
import type { Team } from '@undercroft/league'
import { Link } from 'wouter'
import { NamedFigure } from '../art/NamedFigure.tsx'
import { Parade } from '../art/Parade.tsx'
import { positionName, skillName, statNames, statValue } from '../games/ball/names.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { gold, listName, playerFigure } from './figures.ts'
import { Lines } from './Lines.tsx'
import { toPlayer } from './routes.ts'

/** A team: its list, its value worked out line by line, its games, its gold. */
export function TeamPage({ book, id }: { book: LeagueBook; id: string }) {
  const team = book.league.teams[id]
  const { value, current, treasury } = book.game.valueOf(team.content)
  const rules = book.game.progress?.book
  return (
    <div className="team-page">
      <header className="row">
        <div>
          <h2>{team.name}</h2>
          <p className="muted">
            {t('league.team.coach', { name: team.coach })}
            {book.league.trophy === id && ` · ${t('league.team.trophy')}`}
          </p>
        </div>
        <button type="button" className="button no-print" onClick={() => window.print()}>
          {t('league.team.print')}
        </button>
      </header>
      {rules && <ListOf book={book} rules={rules} team={team} />}
      {rules && (
        <div className="columns no-print">
          <section className="panel">
            <h3>{t('league.team.value')}</h3>
            <ValueLines rules={rules} roster={team.content as BallRoster} total={value} current={current} />
          </section>
          <section className="panel">
            <h3>{t('league.team.gold')}</h3>
            <ul className="sums">
              {team.gold.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
                <li key={i}>
                  <span>{named(`league.gold-of.${line.what}`)}</span>
                  <span>{gold(line.gold)}</span>
                </li>
              ))}
              <li className="sum">
                <strong>{t('league.team.treasury')}</strong>
                <strong>{gold(treasury)}</strong>
              </li>
            </ul>
          </section>
          <section className="panel">
            <h3>{t('league.team.over-time')}</h3>
            <Lines
              names={[t('league.team.value'), t('league.team.treasury')]}
              series={[team.standings.map((s) => s.value), team.standings.map((s) => s.treasury)]}
            />
          </section>
        </div>
      )}
      <Luck book={book} id={id} />
      <Games book={book} id={id} />
    </div>
  )
}

/** Tests passed beyond what the dice promised, game by game added up, for matches that were played here. */
function Luck({ book, id }: { book: LeagueBook; id: string }) {
  const own = book.league.seasons
    .flatMap(({ fixtures }) => fixtures)
    .flatMap(({ home, away, luck }) => (luck && (home === id || away === id) ? [luck[home === id ? 0 : 1]] : []))
  if (own.length === 0) return null
  const course = [0]
  for (const one of own) course.push(Math.round(((course.at(-1) ?? 0) + one) * 10) / 10)
  return (
    <section className="panel no-print">
      <h3>{t('league.team.luck')}</h3>
      <p className="muted">{t('league.team.luck-text')}</p>
      <Lines names={[t('league.team.luck')]} series={[course]} />
    </section>
  )
}

/** Teams of a league wear so many colours. */
const SEATS = 6

function ListOf({ book, rules, team }: { book: LeagueBook; rules: TeamBook<BallRoster>; team: Team }) {
  const roster = team.content as BallRoster
  const figures = roster.players.map((entry) =>
    playerFigure(book.game.id, roster, positionOf(rules, roster, entry).name),
  )
  const seat = Object.keys(book.league.teams).indexOf(team.id) % SEATS
  return (
    <section className="panel scrolls">
      <div className="no-print">
        <Parade figures={figures} seat={seat} />
      </div>
      <p className="muted">
        {listName(book.game.id, roster)} · {t('league.team.rerolls', { count: teamRerolls(roster) })} ·{' '}
        {t('league.team.treasury')}: {gold(roster.treasury)}
        {rules.figures(roster).map(([what, count]) => ` · ${named(`workshop.team.${what}`)}: ${count}`)}
      </p>
      <table className="standings roster">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('workshop.team.player-name')}</th>
            <th scope="col">{t('workshop.team.position')}</th>
            {statNames.map((name) => (
              <th key={name} scope="col">
                {t(`ball.stat.${name}.name`)}
              </th>
            ))}
            <th scope="col">{t('workshop.team.skills')}</th>
            <th scope="col">{t('league.team.spp')}</th>
            <th scope="col">{t('league.team.state')}</th>
            <th scope="col">{t('league.team.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {roster.players.map((entry, i) => {
            const position = positionOf(rules, roster, entry)
            const sheet = profileOf(position, entry)
            const { niggling } = entry.injuries
            const state = [
              entry.retired && t('league.team.retired'),
              entry.missesNextGame && t('league.team.misses'),
              niggling > 0 && t('league.team.niggling', { count: niggling }),
            ].filter(Boolean)
            return (
              <tr key={entry.id}>
                <td>{entry.number}</td>
                <th scope="row">
                  <Link href={toPlayer(book.id, team.id, entry.id)}>{entry.name}</Link>
                </th>
                <td>
                  <NamedFigure figure={figures[i]} seat={seat}>
                    {positionName(position.name)}
                  </NamedFigure>
                </td>
                {statNames.map((name) => (
                  <td key={name}>{statValue(name, sheet)}</td>
                ))}
                <td>{sheet.skills.map(skillName).join(', ')}</td>
                <td>{entry.spp}</td>
                <td>{state.join(', ')}</td>
                <td>{gold(rules.valueOf(roster, entry))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface Worth {
  readonly rules: TeamBook<BallRoster>
  readonly roster: BallRoster
  readonly total: number
  readonly current: number
}

function ValueLines({ rules, roster, total, current }: Worth) {
  return (
    <ul className="sums">
      {valueLines(rules, roster).map((line) => (
        <li key={line.what}>
          <span>
            {named(isKnown(`league.value.${line.what}`) ? `league.value.${line.what}` : `workshop.team.${line.what}`)}
          </span>
          <span>{gold(line.gold)}</span>
        </li>
      ))}
      <li className="sum">
        <strong>{t('league.value.total')}</strong>
        <strong>{gold(total)}</strong>
      </li>
      <li>
        <span>{t('league.value.away')}</span>
        <span>{gold(current - total)}</span>
      </li>
      <li className="sum">
        <strong>{t('league.value.current')}</strong>
        <strong>{gold(current)}</strong>
      </li>
    </ul>
  )
}

function Games({ book, id }: { book: LeagueBook; id: string }) {
  const games = book.league.seasons.flatMap(({ fixtures, number }) =>
    fixtures
      .filter(({ home, away, summary }) => summary && (home === id || away === id))
      .map((fixture) => ({ fixture, number })),
  )
  if (games.length === 0) return null
  return (
    <section className="panel no-print">
      <h3>{t('league.team.games')}</h3>
      <ul className="form">
        {games.map(({ fixture, number }) => {
          const seat = fixture.home === id ? 0 : 1
          const winner = fixture.summary?.winner ?? null
          const result = winner === null ? 'drawn' : winner === seat ? 'won' : 'lost'
          const other = book.league.teams[seat === 0 ? fixture.away : fixture.home].name
          return (
            <li key={fixture.id} className={result}>
              <strong>{t(`league.result.${result}`)}</strong> {other}{' '}
              <small className="muted">
                {t('league.season', { n: number })}
                {fixture.winnings[seat] > 0 && ` · ${gold(fixture.winnings[seat])}`}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
