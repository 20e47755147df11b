import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { GlyphIcon } from '../app/Icon.tsx'
import type { BoardView } from '../board/board.ts'
import { percent, t } from '../i18n/index.ts'
import type { Plan } from './interaction.ts'
import { OverBoard } from './OverBoard.tsx'
import { PieceBadge } from './PieceBadge.tsx'

/** A dialog of the browser, open as long as it is drawn. */
export function Modal({ label, close, children }: { label: string; close: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    // Not to a button at its foot: what it says first is read first.
    element.focus()
    element.scrollTop = 0
    return () => element.close()
  }, [])
  return (
    <dialog ref={dialog} tabIndex={-1} aria-label={label} onClose={close} onCancel={close}>
      {children}
    </dialog>
  )
}

export function EndTurn({ count, yes, no }: { count: number; yes: () => void; no: () => void }) {
  return (
    <Modal label={t('match.end-sure.title')} close={no}>
      <h2>{t('match.end-sure.title')}</h2>
      <p>{t('match.end-sure.text', { count })}</p>
      <div className="bar">
        <button type="button" className="button" onClick={no}>
          {t('match.end-sure.no')}
        </button>
        <button type="button" className="button primary" onClick={yes}>
          {t('match.end-sure.yes')}
        </button>
      </div>
    </Modal>
  )
}

/** Between two people at one screen, where the next one sees something secret. */
export function HandOver({ name, seat, ready }: { name: string; seat: number; ready: () => void }) {
  return (
    <main className={`hand-over seat-${seat}`} id="content">
      <PieceBadge seat={seat} />
      <h1>{t('match.hand-over.title', { name })}</h1>
      <p>{t('match.hand-over.text', { name })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
      <button type="button" className="button primary" autoFocus onClick={ready}>
        {t('match.hand-over.ready', { name })}
      </button>
    </main>
  )
}

/** Several things could happen on the pressed square: which one? */
export function Options({
  board,
  pieces,
  plans,
  run,
  close,
  glyph,
}: {
  board: RefObject<BoardView | null>
  pieces: readonly number[]
  plans: readonly Plan[]
  run: (plan: Plan) => void
  close: () => void
  glyph: (name: string) => string
}) {
  return (
    <OverBoard board={board} label={t('match.which-here')} seat={-1} pieces={pieces}>
      <h2>{t('match.which-here')}</h2>
      <div className="answers">
        {plans.map((plan, i) => (
          <button key={plan.label} type="button" className="button" onClick={() => run(plan)}>
            {plan.choice?.glyph && <GlyphIcon path={glyph(plan.choice.glyph)} />}
            {plan.label || t('match.way')}
            {plan.way && plan.way.chance < 1 && <span className="chip">{percent(plan.way.chance)}</span>}
            <kbd>{i + 1}</kbd>
          </button>
        ))}
        <button type="button" className="button quiet" onClick={close}>
          {t('match.cancel')}
        </button>
      </div>
    </OverBoard>
  )
}
