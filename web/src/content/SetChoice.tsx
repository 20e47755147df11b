import type { Home } from '@undercroft/engine'
import { t } from '../i18n/index.ts'
import { setsOf } from './sets.ts'

interface Props {
  readonly homes: readonly Home[]
  /** The sets that were asked for, and those that take part: something of them is chosen. */
  readonly asked: readonly string[]
  readonly playing: readonly string[]
  readonly ask: (sets: readonly string[]) => void
}

/** Which sets take part beside the book. */
export function SetChoice({ homes, asked, playing, ask }: Props) {
  if (homes.length === 0) return null
  return (
    <fieldset className="panel wide">
      <legend>{t('app.form.sets')}</legend>
      {setsOf(homes).map((set) => {
        const isUsed = playing.includes(set) && !asked.includes(set)
        return (
          <label key={set} className="check">
            <input
              type="checkbox"
              checked={playing.includes(set)}
              disabled={isUsed}
              onChange={({ target }) => ask(target.checked ? [...asked, set] : asked.filter((known) => known !== set))}
            />
            <span>
              {set}
              {isUsed && <small>{t('app.form.sets-used')}</small>}
            </span>
          </label>
        )
      })}
      <small className="muted">{t('app.form.sets-hint')}</small>
    </fieldset>
  )
}
