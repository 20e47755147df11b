import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { t } from '../../i18n/index.ts'

const LARGEST = 12.5
const SMALLEST = 6

/** A page of A4 paper: its letters shrink until everything fits. */
export function Sheet({ back, children }: { back: string; children: ReactNode }) {
  const paper = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const sheet = paper.current
    if (!sheet) return
    for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
      sheet.style.fontSize = `${size}pt`
      if (sheet.scrollHeight <= sheet.clientHeight) return
    }
  })
  return (
    <>
      <div className="row sheet-bar">
        <Link className="back" href={back}>
          ‹ {t('app.back')}
        </Link>
        <p className="muted">{t('workshop.sheet.hint')}</p>
        <button type="button" className="button primary" onClick={() => window.print()}>
          {t('workshop.print-now')}
        </button>
      </div>
      <section className="sheet-frame" aria-label={t('workshop.sheet.title')}>
        <article className="sheet" ref={paper}>
          {children}
        </article>
      </section>
    </>
  )
}
