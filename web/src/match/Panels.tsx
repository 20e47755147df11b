import { useState } from 'react'
import type { Odds, PieceCard, Term } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'

/** The facts of a piece: figures, states, abilities with their texts. */
export function PiecePanel({ card }: { card: PieceCard | null }) {
  const [open, setOpen] = useState<string | null>(null)
  if (!card) return <section className="panel piece-panel muted">{t('match.none-selected')}</section>
  const terms = [...card.states, ...card.abilities]
  const shown = terms.find(({ name }) => name === open) ?? null
  return (
    <section className={`panel piece-panel seat-${card.seat}`} aria-label={t('match.piece')}>
      <h2>{card.name}</h2>
      <dl className="stats">
        {card.stats.map(({ name, value, title }) => (
          <div key={name} title={title}>
            <dt>
              <abbr title={title}>{name}</abbr>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
      <div className="row terms">
        {terms.map((term) => (
          <TermChip
            key={term.name}
            term={term}
            open={open === term.name}
            toggle={() => setOpen(open === term.name ? null : term.name)}
          />
        ))}
      </div>
      {shown && <p className="term-text">{shown.text}</p>}
    </section>
  )
}

function TermChip({ term, open, toggle }: { term: Term; open: boolean; toggle: () => void }) {
  return (
    <button type="button" className="chip" aria-expanded={open} title={term.text} onClick={toggle}>
      {term.name}
    </button>
  )
}

/** What the rules say about a place. */
export function PlacePanel({ place, close }: { place: Term; close: () => void }) {
  return (
    <section className="panel odds" aria-label={place.name}>
      <div className="row">
        <h2>{place.name}</h2>
        <button type="button" className="chip" onClick={close}>
          {t('app.back')}
        </button>
      </div>
      <p>{place.text}</p>
    </section>
  )
}

/** Chances of what is aimed at. */
export function OddsPanel({ odds }: { odds: Odds }) {
  return (
    <section className="panel odds" aria-label={t('match.odds')} aria-live="polite">
      <h2>{odds.title}</h2>
      {odds.notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
      {odds.rows.map(({ label, chance, tone }) => (
        <div key={label} className={`odds-row ${tone}`}>
          <span>{label}</span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${chance * 100}%` }} />
          </span>
          <b>{percent(chance)}</b>
        </div>
      ))}
    </section>
  )
}
