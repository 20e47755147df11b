import type { Match } from '@undercroft/engine'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { stepTime, useSettings } from '../app/settings.ts'
import type { BoardView } from '../board/board.ts'
import type { Corner } from '../board/corner.ts'
import type { LogLine } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { soundsOf } from '../sound/heard.ts'
import { playSound } from '../sound/player.ts'
import { Dice } from './Dice.tsx'
import { LineText, tellHappening } from './Log.tsx'
import type { Shown } from './session.ts'

interface Props {
  session: Shown
  view: Match
  board: RefObject<BoardView | null>
}

/** Where it may lie, the usual place first; the small map likes the last one, and a question lies below. */
const CORNERS: readonly Corner[] = ['bottom left', 'top left', 'top right', 'bottom right']
const UPPER: readonly Corner[] = ['top left', 'top right']

/** Does a question, or a word to a beginner, lie over the foot of the board? */
function isFootTaken(field: HTMLElement | null): boolean {
  const right = field?.getBoundingClientRect().right ?? 0
  const panels = document.querySelectorAll('.match :is(.question, .guide).low')
  return [...panels].some((panel) => panel.getBoundingClientRect().left < right)
}

/** The dice that were just rolled, and whose turn has begun, large over the board for a moment. */
export function DiceTray({ session, view, board }: Props) {
  const [shown, setShown] = useState<readonly LogLine[]>([])
  const speed = useSettings((settings) => settings.speed)
  const timer = useRef(0)
  const tray = useRef<HTMLElement>(null)
  const { latest, version } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the dice of each change once
  useEffect(() => {
    if (!latest) return setShown([])
    const told = tellHappening(session, latest, view).map(({ line }) => line)
    for (const sound of soundsOf(told)) playSound(sound)
    const lines = told.filter(
      ({ dice, weight, standing }) => weight === 'turn' || standing || (dice && dice.length > 0),
    )
    if (lines.length === 0) return
    setShown(lines.slice(-3))
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown([]), 2200 + 6 * stepTime(speed))
  }, [version])
  useEffect(() => () => clearTimeout(timer.current), [])
  // It lies where it hides the fewest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays where it came to lie
  useLayoutEffect(() => {
    const { current } = tray
    if (!current || !board.current) return
    const corners = isFootTaken(current.parentElement) ? UPPER : CORNERS
    current.dataset.corner = board.current.clearestCorner(corners, current.offsetWidth, current.offsetHeight)
  }, [shown])
  // Any press ends the tumbling.
  useEffect(() => {
    const settle = () => {
      for (const motion of tray.current?.getAnimations({ subtree: true }) ?? []) motion.finish()
    }
    document.addEventListener('pointerdown', settle, { capture: true })
    return () => document.removeEventListener('pointerdown', settle, { capture: true })
  }, [])
  if (shown.length === 0) return null
  return (
    <section ref={tray} className="tray" aria-label={t('match.roll-tray')}>
      {shown.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines lie in order
        <div key={`${version}-${i}`} className={`rolled seat-${line.seat} ${line.weight} ${line.verdict ?? ''}`}>
          {line.dice && <Dice dice={line.dice} size={46} seat={line.seat} />}
          <p>
            <LineText line={line} diceShown />
          </p>
        </div>
      ))}
    </section>
  )
}
