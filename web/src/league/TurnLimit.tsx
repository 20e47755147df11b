import { t } from '../i18n/index.ts'

interface Props {
  readonly turns: number | null
  change(turns: number | null): void
}

/** How long a match of the league lasts. */
export function TurnLimit({ turns, change }: Props) {
  return (
    <div className="field">
      <label htmlFor="league-turns">{t('league.option.turnLimit')}</label>
      <select id="league-turns" value={turns ?? 0} onChange={({ target }) => change(Number(target.value) || null)}>
        {[...new Set([0, 8, 12, 16, 24, turns ?? 0])].map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t('league.option.no-limit') : t('league.option.turns', { count })}
          </option>
        ))}
      </select>
    </div>
  )
}
