import type { GameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'

interface Props {
  readonly game: GameId
  readonly turns: number | null
  change(turns: number | null): void
}

/** Turns of a Blood Bowl match, by the book and shorter: half of them in each half. */
const TURNS_OF_HALVES = [8, 12, 16]

/** How long a match of the league lasts. */
export function TurnLimit({ game, turns, change }: Props) {
  const hasHalves = game === 'blood-bowl'
  const now = hasHalves ? Math.min(turns ?? 16, 16) : (turns ?? 0)
  const text = (count: number) => {
    if (count === 0) return t('league.option.no-limit')
    return hasHalves ? t('league.option.turns-of-half', { count: count / 2 }) : t('league.option.turns', { count })
  }
  return (
    <div className="field">
      <label htmlFor="league-turns">{t('league.option.turnLimit')}</label>
      <select id="league-turns" value={now} onChange={({ target }) => change(Number(target.value) || null)}>
        {[...new Set([...(hasHalves ? TURNS_OF_HALVES : [0, 8, 12, 16, 24]), now])].map((count) => (
          <option key={count} value={count}>
            {text(count)}
          </option>
        ))}
      </select>
    </div>
  )
}
