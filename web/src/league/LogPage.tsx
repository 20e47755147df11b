import type { LeagueEvent } from '@undercroft/league'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/index.ts'
import type { LeagueBook } from './book.ts'

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
      <form className="row panel" onSubmit={note}>
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
              {event.at && ` · ${new Date(event.at).toLocaleString()}`}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What an event is about, in a few words. */
function subject(book: LeagueBook, event: LeagueEvent): string {
  const parts: string[] = []
  if ('team' in event) parts.push(book.league.teams[event.team]?.name ?? event.team)
  if ('fixture' in event) parts.push(event.fixture)
  if ('text' in event) parts.push(`“${event.text}”`)
  if (event.type === 'correct')
    parts.push(`${event.player ?? ''} ${event.field}: ${event.before} → ${event.after}`.trim())
  if (event.type === 'penalise') parts.push(String(event.points))
  if (event.type === 'rename-player') parts.push(`“${event.name}”`)
  if ('reason' in event) parts.push(`“${event.reason}”`)
  return parts.join(' · ')
}
