import type { LeagueEvent } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { moment, named, t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'
import { gold } from './figures.ts'
import { fixtureName } from './words.ts'

/** Everything that happened, the last first: the log is the record. */
export function LogPage({ book }: { book: LeagueBook }) {
  const [text, setText] = useState('')
  const note = (event: FormEvent) => {
    event.preventDefault()
    if (!book.do({ type: 'note', text })) setText('')
  }
  const events = book.log.map((event, i) => ({ event, n: i + 1 })).reverse()
  return (
    <>
      <form className="row panel note" onSubmit={note}>
        <div className="field">
          <label htmlFor="note">{t('league.log.note')}</label>
          <input id="note" type="text" maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
        </div>
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {t('league.log.write')}
        </button>
      </form>
      <ol className="log panel" reversed>
        {events.map(({ event, n }) => (
          <li key={n} value={n}>
            <strong>{t(`league.act.${event.type}`)}</strong> {subject(book, event)}
            <small className="muted">
              {' '}
              {event.by}
              {event.at && ` · ${moment(event.at)}`}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}

const optionText = ([name, value]: [string, boolean | number | string | null]): string => {
  const said = value === true ? '✓' : value === false || value === null ? '✗' : value
  return `${named(`league.option.${name}`)}: ${typeof said === 'number' && name === 'budgetCap' ? gold(said) : said}`
}

/** Somebody on the list, or who has left it. */
function nameOfPlayer({ game, league }: LeagueBook, id: string, player: string): string {
  const team = league.teams[id]
  return [...game.careers(team.content), ...team.departed].find((known) => known.id === player)?.name ?? player
}

/** What an event is about, in a few words. */
function subject(book: LeagueBook, event: LeagueEvent): string {
  const { league } = book
  const teamName = (id: string) => league.teams[id]?.name ?? id
  const parts: string[] = []
  if ('team' in event) parts.push(teamName(event.team))
  if ('fixture' in event) parts.push(fixtureName(league, event.fixture))
  if ('home' in event) parts.push(t('league.versus', { a: teamName(event.home), b: teamName(event.away) }))
  if ('round' in event) parts.push(t('league.round', { n: event.round }))
  if ('date' in event) parts.push(event.date.replace('T', ' '))
  if ('successor' in event) parts.push(`→ ${teamName(event.successor)}`)
  if (event.type === 'hand-over') parts.push(`→ ${event.coach}`)
  if (event.type === 'give-role') parts.push(`${event.person} ${event.commissioner ? '✓' : '✗'}`)
  if (event.type === 'set-options') parts.push(...Object.entries(event.options).map(optionText))
  if ('text' in event) parts.push(`“${event.text}”`)
  if (event.type === 'correct') {
    const player = event.player && nameOfPlayer(book, event.team, event.player)
    parts.push(
      `${player ? `${player}, ` : ''}${named(`league.figure.${event.field}`)}: ${event.before} → ${event.after}`,
    )
  }
  if (event.type === 'penalise') parts.push(String(event.points))
  if (event.type === 'rename-player') parts.push(`“${event.name}”`)
  if ('reason' in event) parts.push(`“${event.reason}”`)
  return parts.join(' · ')
}
