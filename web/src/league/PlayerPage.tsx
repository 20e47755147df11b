import { type BallRoster, positionOf, profileOf, type RosterEntry } from '@undercroft/ball'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { positionName, skillName } from '../games/ball/names.ts'
import { named, t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { gold } from './figures.ts'
import { refusalText } from './refusal.ts'
import { toTeam } from './routes.ts'
import { SppLines } from './SppLines.tsx'
import { fixtureName } from './words.ts'

const figures = [
  'games',
  'touchdowns',
  'completions',
  'throws',
  'deflections',
  'interceptions',
  'casualties',
  'mvps',
] as const

/** The career of a player, season by season. */
export function PlayerPage({ book, id }: { book: LeagueBook; id: string }) {
  const [teamId, player] = id.split('~')
  const team = book.league.teams[teamId]
  const roster = team?.content as BallRoster | undefined
  const listed = roster?.players.find((entry) => entry.id === player)
  const gone = team?.departed.find((departed) => departed.id === player)
  const entry = listed ?? (gone?.entry as RosterEntry | undefined)
  const rules = book.game.progress?.book
  if (!team || !roster || !entry || !rules) return <p>{t('league.player.none')}</p>
  const position = positionOf(rules, roster, entry)
  const { skills } = profileOf(position, entry)
  return (
    <div className="team-page">
      <h2>{entry.name}</h2>
      <p className="muted">
        {positionName(position.name)} · <Link href={toTeam(book.id, team.id)}>{team.name}</Link> ·{' '}
        {gold(rules.valueOf(roster, entry))} · {t('league.team.spp')}: {entry.spp}
        {gone && !listed && ` · ${t(`league.left.${gone.how}`)}`}
      </p>
      <p>{skills.map(skillName).join(', ')}</p>
      {listed && <Rename key={entry.name} book={book} team={team.id} entry={entry} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="panel scrolls" tabIndex={0} aria-label={t('league.player.career')}>
        <table className="standings career">
          <thead>
            <tr>
              <th scope="col">{t('league.player.season')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {t(`league.player.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entry.career.map((line) => (
              <tr key={line.season}>
                <th scope="row">{line.season}</th>
                {figures.map((figure) => (
                  <td key={figure}>{line[figure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {entry.career.length === 0 && <p className="muted">{t('league.player.no-games')}</p>}
      </section>
      <SppLines rules={rules} entry={entry} />
      {entry.wounds.length > 0 && (
        <section className="panel">
          <h3>{t('league.player.wounds')}</h3>
          <ul>
            {entry.wounds.map((wound, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: wounds stand in their order
              <li key={i}>
                {named(`league.injury.${wound.result}`)}{' '}
                {wound.characteristic && `(−1 ${wound.characteristic.toUpperCase()})`}{' '}
                <small className="muted">{wound.match && fixtureName(book.league, wound.match)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Rename({ book, team, entry }: { book: LeagueBook; team: string; entry: RosterEntry }) {
  const [name, setName] = useState(entry.name)
  const [wrong, setWrong] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const refused = book.do({ type: 'rename-player', team, player: entry.id, name })
    setWrong(refused && refusalText(refused))
  }
  return (
    <form className="row rename" onSubmit={save}>
      <div className="field">
        <label htmlFor="player-name">{t('league.player.rename')}</label>
        <input
          id="player-name"
          type="text"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button type="submit" className="button" disabled={name === entry.name}>
        {t('league.player.save')}
      </button>
      {wrong && <p className="error">{wrong}</p>}
    </form>
  )
}
