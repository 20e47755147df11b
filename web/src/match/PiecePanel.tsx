import { useState } from 'react'
import { Link } from 'wouter'
import { toTerm } from '../app/routes.ts'
import { Portrait } from '../art/Portrait.tsx'
import type { PieceCard, Term } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { markedIn, notesOf, useNotes } from './notes.ts'

interface Props {
  card: PieceCard | null
  /** Where notes are kept; nothing can be noted where they are missing. */
  match?: string
  game?: string
}

/** The facts of a piece: figures, states, abilities with their texts, and what somebody noted. */
export function PiecePanel({ card, match, game }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const [noting, setNoting] = useState(false)
  if (!card) return <section className="panel piece-panel muted">{t('match.none-selected')}</section>
  const terms = [...card.states, ...card.abilities]
  const shown = terms.find(({ name }) => name === open) ?? null
  return (
    <section className={`panel piece-panel seat-${card.seat}`} aria-label={t('match.piece')}>
      <div className="card-head">
        <Portrait figure={card.figure} seat={card.seat} size={72} />
        <div className="card-words">
          <h2>
            {card.name}
            {card.position && <small>{card.position}</small>}
          </h2>
          <div className="row terms">
            {terms.map((term) => (
              <button
                key={term.name}
                type="button"
                className="chip"
                aria-expanded={open === term.name}
                title={term.text}
                onClick={() => setOpen(open === term.name ? null : term.name)}
              >
                {term.name}
              </button>
            ))}
            {match && (
              <button type="button" className="chip to-note" aria-expanded={noting} onClick={() => setNoting(!noting)}>
                {t('match.note')}
              </button>
            )}
          </div>
        </div>
      </div>
      <dl className="stats">
        {card.stats.map(({ name, value, title }) => (
          <div key={name} title={title}>
            <dt>
              <abbr title={title}>{name}</abbr>
            </dt>
            <dd className={value.length > 4 ? 'long' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="card-rest">
        {noting && match && <NoteField key={card.id} piece={card.id} match={match} />}
        {card.lines && (
          <dl className="lines">
            {card.lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {shown && (
          <div className="term-text">
            <p>
              {shown.text} {shown.id && game && <Link href={toTerm(game, shown.id)}>{t('app.reference')}</Link>}
            </p>
            {shown.id && game && <MarkAll term={shown} id={shown.id} game={game} />}
          </div>
        )}
      </div>
    </section>
  )
}

function NoteField({ piece, match }: { piece: number; match: string }) {
  const written = useNotes(notesOf(match))
  const write = useNotes((state) => state.write)
  return (
    <div className="field note-field">
      <input
        type="text"
        maxLength={40}
        aria-label={t('match.note')}
        value={written[piece] ?? ''}
        onChange={(event) => write(match, piece, event.target.value)}
      />
      <small className="muted">{t('match.note-hint')}</small>
    </div>
  )
}

function MarkAll({ term, id, game }: { term: Term; id: string; game: string }) {
  const marked = useNotes(markedIn(game))
  const toggle = useNotes((state) => state.toggle)
  return (
    <label className="check">
      <input type="checkbox" checked={marked.includes(id)} onChange={() => toggle(game, id)} />
      <span>{t('match.mark-all', { name: term.name })}</span>
    </label>
  )
}
