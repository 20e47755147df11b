import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { toLesson } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import type { GameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { firstLesson } from '../lessons/list.ts'
import { isTouch } from './touch.ts'
import type { Table } from './useTable.ts'

const tips = ['aim', 'choose', 'act', 'odds', 'end'] as const
type Tip = (typeof tips)[number]

/** The next thing that a beginner does not know yet, where this is the moment for it. */
function tipFor({ act, canAct, onBoard, order, session }: Table, seen: readonly string[]): Tip | null {
  const isNew = (tip: Tip) => !seen.includes(tip)
  if (session.isOver || !canAct) return null
  if (isNew('aim') && act.aim.piece === null) return 'aim'
  if (!onBoard || order.length === 0) return null
  if (isNew('choose') && act.aim.piece === null) return 'choose'
  if (isNew('act') && act.aim.piece !== null) return 'act'
  if (isNew('odds') && act.odds) return 'odds'
  return isNew('end') && !isNew('act') && session.decisions > 12 ? 'end' : null
}

/** A short word over the board while somebody plays the first time; it is said once, and can be switched off. */
export function Guide({ table }: { table: Table }) {
  const { guide, tipsSeen, change } = useSettings()
  const tip = guide ? tipFor(table, tipsSeen) : null
  const isChosen = table.act.aim.piece !== null
  const before = useRef<Tip | null>(null)
  // Whoever went on and did it need not be told again.
  useEffect(() => {
    const told = before.current
    before.current = tip
    const isDone = told !== 'aim' || isChosen
    if (told && told !== tip && isDone && !tipsSeen.includes(told)) change({ tipsSeen: [...tipsSeen, told] })
  }, [tip, isChosen, tipsSeen, change])
  const [panel, side] = useRoom(table, tip)
  if (!tip) return null
  const game = table.adapter.id
  const lesson = tip === 'aim' ? firstLesson(game) : null
  return (
    <section ref={panel} className={`guide ${side}`} aria-label={t('match.guide.title')}>
      <p>{tip === 'aim' ? aimOf(game) : wordsOf(tip)}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => change({ tipsSeen: [...tipsSeen, tip] })}>
          {t('match.guide.seen')}
        </button>
        {lesson && (
          <Link className="button" href={toLesson(game, lesson)}>
            {t('match.guide.lesson')}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={() => change({ guide: false })}>
          {t('match.guide.off')}
        </button>
      </div>
    </section>
  )
}

/** Fingers neither point nor press keys. */
const wordsOf = (tip: Exclude<Tip, 'aim'>): string =>
  tip !== 'end' && isTouch() ? t(`match.guide.touch-${tip}`) : t(`match.guide.${tip}`)

/** Where a small screen shows it over the board: at its foot or head, wherever it hides nobody who can act. */
function useRoom({ board, order, act }: Table, tip: Tip | null): [RefObject<HTMLElement | null>, 'low' | 'high'] {
  const panel = useRef<HTMLElement>(null)
  const [side, setSide] = useState<'low' | 'high'>('low')
  const about = (act.aim.piece === null ? order : [act.aim.piece]).join()
  useLayoutEffect(() => {
    if (!tip || !panel.current || !board.current || about === '') return
    const { offsetWidth, offsetHeight } = panel.current
    const isOver = getComputedStyle(panel.current).gridRowStart === 'table'
    if (isOver) setSide(board.current.makeRoom(about.split(',').map(Number), offsetWidth, offsetHeight))
  }, [board, tip, about])
  return [panel, side]
}

/** What one plays for, in one sentence. */
const aimOf = (game: GameId): string => t(`match.guide.aims.${game}`)
