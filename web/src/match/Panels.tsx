import type { Odds, Term } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'

export { PiecePanel } from './PiecePanel.tsx'

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
      {odds.steps && odds.steps.length > 0 && (
        <table className="steps">
          <tbody>
            {odds.steps.map(({ at, what, need }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps follow each other
              <tr key={i}>
                <td>{at}</td>
                <td>{what}</td>
                <td>{need}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
