import type { Blunder } from '@undercroft/coach'
import { useMemo, useState } from 'react'
import type { GameAdapter } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { planInWords } from '../thoughts/plan-words.ts'
import { Curve } from './Curve.tsx'
import { gravityOf, percent, signedPercent, weightiest, worst } from './figures.ts'
import { type Played, useReview } from './useReview.ts'
import './analyst.css'

export interface AnalystProps {
  adapter: GameAdapter
  played: Played
  names: readonly string[]
  /** What is told of a step in one line. */
  tell: (step: number) => string
  /** Where the person is just now, where he is anywhere. */
  at: number | null
  /** Shows the match after so many steps. */
  look: (step: number) => void
}

/** A match looked back on: the curve of the chances, decisions against dice, the rolls that mattered, better choices. */
export function Analyst({ adapter, played, names, tell, at, look }: AnalystProps) {
  const { review, blunders, done } = useReview(played)
  const [picked, setPicked] = useState(0)
  if (review === undefined) return <p aria-live="polite">{t('coach.analyst.working')}</p>
  if (review === null) return <p>{t('coach.analyst.nobody')}</p>
  const { chances, byDecisions, byDice, rolls } = review
  const now = Math.min(chances.length - 1, at ?? picked)
  return (
    <section className="analyst stack" aria-label={t('coach.analyst.title')}>
      <h3>{t('coach.analyst.curve')}</h3>
      <p className="muted">{t('coach.analyst.curve-text')}</p>
      <Curve chances={chances} names={names} at={now} pick={at === null ? setPicked : look} />
      {at === null && (
        <button type="button" className="button" onClick={() => look(now)}>
          {t('coach.analyst.look')}
        </button>
      )}
      <ul className="sums" title={t('coach.analyst.sums-text')}>
        {names.map((name, seat) => (
          <li key={name} className={`seat-${seat}`}>
            {t('coach.analyst.sums', {
              name,
              decisions: signedPercent(byDecisions[seat]),
              dice: signedPercent(byDice[seat]),
            })}
          </li>
        ))}
      </ul>
      <h3>{t('coach.analyst.rolls')}</h3>
      <ol className="moments">
        {weightiest(rolls).map(({ step, seat, gain }) => (
          <li key={`${step} ${gain}`} className={`seat-${seat}`}>
            <button type="button" onClick={() => look(step)}>
              <span>{tell(step)}</span>
              <b>
                {signedPercent(gain)} {t('coach.analyst.for', { name: names[seat] })}
              </b>
            </button>
          </li>
        ))}
      </ol>
      <h3>{t('coach.analyst.choices')}</h3>
      {done < 1 && (
        <p className="muted" role="status">
          {t('coach.analyst.progress', { percent: Math.round(100 * done) })}{' '}
          <progress value={done} max={1} aria-hidden="true" />
        </p>
      )}
      {done === 1 && blunders.length === 0 && <p className="muted">{t('coach.analyst.none')}</p>}
      <ol className="moments">
        {worst(blunders).map((blunder) => (
          <li key={blunder.step} className={`seat-${blunder.seat}`}>
            <Better adapter={adapter} played={played} blunder={blunder} name={names[blunder.seat]} look={look} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface BetterProps {
  adapter: GameAdapter
  played: Played
  blunder: Blunder
  name: string
  look: (step: number) => void
}

/** A choice that cost something, and the plan that would have been better. */
function Better({ adapter, played, blunder: { step, seat, loss, better }, name, look }: BetterProps) {
  const plan = useMemo(() => {
    const { game } = adapter
    const match = game.load(structuredClone(played.start) as never)
    for (const action of played.actions.slice(0, step - 1)) game.play(match, game.legal(match, action))
    const { who, what } = planInWords(adapter, game.view(match, seat), better)
    return [who, what.join(' · ')].filter((part) => part !== '').join(': ')
  }, [adapter, played, step, seat, better])
  const gravity = gravityOf(loss)
  return (
    <button type="button" className={`gravity-${gravity}`} onClick={() => look(step - 1)}>
      <span>
        {name}: {t(`coach.analyst.gravity-${gravity}`)}, −{percent(loss)}
      </span>
      <span className="muted">{t('coach.analyst.better', { plan })}</span>
    </button>
  )
}
