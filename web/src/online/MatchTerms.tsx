import type { Terms } from '@undercroft/wire'
import { t } from '../i18n/index.ts'

export type MatchTerms = Pick<Terms, 'absence' | 'away' | 'delay'>

const RULES = ['wait', 'claim', 'computer'] as const
const MINUTES = [1, 2, 5, 15, 60] as const
const DELAYS = [0, 30, 60, 300] as const

interface Props {
  terms: MatchTerms
  change: (terms: MatchTerms) => void
}

/** What people agree upon before a match: what happens when somebody leaves, and how much later spectators see it. */
export function MatchTermsFields({ terms, change }: Props) {
  return (
    <fieldset className="panel wide">
      <legend>{t('online.terms.title')}</legend>
      <div className="set-up">
        <div className="field">
          <label htmlFor="absence">{t('online.terms.absence')}</label>
          <select
            id="absence"
            value={terms.absence}
            onChange={({ target }) => change({ ...terms, absence: target.value as MatchTerms['absence'] })}
          >
            {RULES.map((rule) => (
              <option key={rule} value={rule}>
                {t(`online.terms.${rule}`)}
              </option>
            ))}
          </select>
        </div>
        {terms.absence !== 'wait' && (
          <div className="field">
            <label htmlFor="away">{t('online.terms.away')}</label>
            <select
              id="away"
              value={terms.away}
              onChange={({ target }) => change({ ...terms, away: Number(target.value) })}
            >
              {MINUTES.map((minutes) => (
                <option key={minutes} value={60 * minutes}>
                  {t('app.form.time-minutes', { count: minutes })}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="delay">{t('online.terms.delay')}</label>
          <select
            id="delay"
            value={terms.delay}
            onChange={({ target }) => change({ ...terms, delay: Number(target.value) })}
          >
            {DELAYS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('online.terms.seconds', { seconds })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <small className="muted">{t('online.terms.hint')}</small>
    </fieldset>
  )
}
