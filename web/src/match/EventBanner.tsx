import type { Match } from '@undercroft/engine'
import { useEffect, useRef, useState } from 'react'
import { stepTime, useSettings } from '../app/settings.ts'
import type { DieFace, LogLine, Term } from '../games/adapter.ts'
import { Dice } from './Dice.tsx'
import { tellHappening } from './Log.tsx'
import type { Shown } from './session.ts'

interface Banner {
  readonly term: Term
  readonly seat: number
  readonly dice: readonly DieFace[]
}

/** Long enough to be read. */
const SHOWN = 3600

/** What concerns both sides (a kick-off event, the weather) stands large over the board for a while: its dice, its name, what it means. */
export function EventBanner({ session, view }: { session: Shown; view: Match }) {
  const [banners, setBanners] = useState<readonly Banner[]>([])
  const speed = useSettings((settings) => settings.speed)
  const timer = useRef(0)
  const { latest, version } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the banners of each change once
  useEffect(() => {
    const found = latest ? bannersIn(tellHappening(session, latest, view).map(({ line }) => line)) : []
    if (found.length === 0) return
    setBanners(found)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setBanners([]), stepTime(speed) > 0 ? SHOWN : SHOWN / 2)
  }, [version])
  useEffect(() => () => clearTimeout(timer.current), [])
  if (banners.length === 0) return null
  return (
    <div className="event-banners" aria-hidden="true">
      {banners.map(({ term, seat, dice }) => (
        <div key={term.name} className={`event-banner seat-${seat}`}>
          {dice.length > 0 && <Dice dice={dice} size={40} seat={seat} />}
          <div>
            <b>{term.name}</b>
            <p>{term.text}</p>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Each with the dice that were rolled right before it. */
function bannersIn(lines: readonly LogLine[]): Banner[] {
  return lines.flatMap(({ banner, term, seat }, i) =>
    banner && term ? [{ term, seat, dice: lines[i - 1]?.dice ?? [] }] : [],
  )
}
