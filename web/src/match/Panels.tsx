import type { Odds, Term } from '../games/adapter.ts'
import { percent, percents, t } from '../i18n/index.ts'

export { PiecePanel } from './PiecePanel.tsx'

/** What the rules say about a place. */
export function PlacePanel({ places, close }: { places: readonly Term[]; close: () => void }) {
  const [{ name, text }, ...others] = places
  return (
    <section className="panel odds" aria-label={name}>
      <div className="row">
        <h2>{name}</h2>
        <button type="button" className="chip" onClick={close}>
          {t('app.back')}
        </button>
      </div>
      <p>{text}</p>
      {others.map((other) => (
        <p key={other.name}>
          <b>{other.name}.</b> {other.text}
        </p>
      ))}
    </section>
  )
}

/** Chances of what is aimed at. */
export function OddsPanel({ odds }: { odds: Odds }) {
  const told = toldShares(odds.rows)
  return (
    <section className="panel odds" aria-label={t('match.odds')} aria-live="polite">
      <h2>{odds.title}</h2>
      <div className="odds-body">
        <div className="odds-words">
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
        </div>
        {odds.whole !== undefined && <Dial chance={odds.whole} />}
      </div>
      <div className="odds-rows">
        {odds.rows.map(({ label, chance, tone, inDial }, i) => (
          <div key={label} className={inDial ? 'visually-hidden' : `odds-row ${tone}`}>
            <span>{label}</span>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${chance * 100}%` }} />
            </span>
            <b>{told[i]}</b>
          </div>
        ))}
      </div>
    </section>
  )
}

/** What each row says: where they are all the ends there are, together 100 %. */
function toldShares(rows: Odds['rows']): string[] {
  const ends = percents(rows.filter(({ isEnd }) => isEnd).map(({ chance }) => chance))
  return rows.map(({ chance, isEnd }) => (isEnd && ends.shift()) || percent(chance))
}

const ROUND = 2 * Math.PI * 38

/** The whole chance before anything is rolled: green from 60 %, orange from 40 %, red below. */
function Dial({ chance }: { chance: number }) {
  const tone = chance >= 0.6 ? '' : chance >= 0.4 ? 'risky' : 'bad'
  return (
    <svg className={`dial ${tone}`} viewBox="-46 -46 92 92" aria-hidden="true">
      <circle r={38} />
      <circle className="part" r={38} strokeDasharray={`${chance * ROUND} ${ROUND}`} transform="rotate(-90)" />
      <text textAnchor="middle" y={8}>
        {percent(chance)}
      </text>
    </svg>
  )
}
