import { lazy, Suspense, useState } from 'react'
import { needArea, t } from '../i18n/index.ts'
import type { AnalystProps } from './Analyst.tsx'

const Analyst = lazy(async () => {
  const [{ Analyst: panel }] = await Promise.all([import('./Analyst.tsx'), needArea('coach')])
  return { default: panel }
})

/** The button that asks for the analysis, and then the analysis: it takes a while, so nobody gets it unasked. */
export function LazyAnalyst(props: AnalystProps) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('match.over.analyse')}
      </button>
    )
  }
  return (
    <Suspense fallback={<p>{t('app.loading')}</p>}>
      <Analyst {...props} />
    </Suspense>
  )
}
