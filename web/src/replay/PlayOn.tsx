import type { Match } from '@undercroft/engine'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { toMatch } from '../app/routes.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { canPlayOn, playOn } from './play-on.ts'

/** What if: the person goes on from the step that is shown, against the computer. */
export function PlayOn({ adapter, match }: { adapter: GameAdapter; match: Match }) {
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  if (!canPlayOn(adapter, match)) return null
  const begin = async (dice: 'same' | 'new') => {
    setBusy(true)
    navigate(toMatch(await playOn(adapter, match, dice)))
  }
  return (
    <fieldset className="play-on">
      <legend>{t('replay.play-on')}</legend>
      <button type="button" className="chip" disabled={busy} onClick={() => void begin('new')}>
        {t('replay.new-dice')}
      </button>
      <button type="button" className="chip" disabled={busy} onClick={() => void begin('same')}>
        {t('replay.same-dice')}
      </button>
    </fieldset>
  )
}
