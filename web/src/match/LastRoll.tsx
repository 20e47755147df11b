import type { Match } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { LogLine } from '../games/adapter.ts'
import { Dice } from './Dice.tsx'
import { LineText, tellHappening } from './Log.tsx'
import type { Shown } from './session.ts'

/** The dice that were rolled last lie at rest beside the question, where a screen has room for them; the log says the same. */
export function LastRoll({ session, view }: { session: Shown; view: Match }) {
  const [line, setLine] = useState<LogLine | null>(null)
  const { latest, version } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each change once
  useEffect(() => {
    if (!latest) return setLine(null)
    const told = tellHappening(session, latest, view).map(({ line }) => line)
    const rolled = told.findLast(({ dice }) => dice && dice.length > 0)
    if (rolled) setLine(rolled)
  }, [version])
  if (!line?.dice) return null
  return (
    <div className="last-roll" aria-hidden="true">
      <Dice dice={line.dice} size={26} seat={line.seat} />
      <p>
        <LineText line={line} diceShown />
      </p>
    </div>
  )
}
