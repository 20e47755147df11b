import { lazy, Suspense, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { needArea, t } from '../i18n/index.ts'
import { keyName, keyOf } from '../match/keys.ts'
import type { Place, ThoughtsProps } from './Thoughts.tsx'

const Thoughts = lazy(async () => {
  const [{ Thoughts: panel }] = await Promise.all([import('./Thoughts.tsx'), needArea('coach')])
  return { default: panel }
})

/** Whom the computer was asked about; null: it was not. An answer is for the position it was asked in. */
export function useAsking(now: Place | null): {
  readonly isOpen: boolean
  readonly asked: Place | null
  ask(): void
  close(): void
  /** Closes what is open, unless there is something new to ask about. */
  toggle(): void
} {
  const [open, setOpen] = useState<{ readonly place: Place | null } | null>(null)
  const place = open?.place ?? null
  const asked = place && place.view === now?.view && place.seat === now.seat ? place : null
  const ask = () => setOpen({ place: now })
  const close = () => setOpen(null)
  return { isOpen: open !== null, asked, ask, close, toggle: open && (asked || !now) ? close : ask }
}

interface Props extends Omit<ThoughtsProps, 'asked' | 'close'> {
  asking: ReturnType<typeof useAsking>
  /** Is there anything to ask about just now? */
  canAsk: boolean
}

/** The button that asks, and below it the answer. */
export function AskVeteran({ asking, canAsk, ...rest }: Props) {
  const key = useSettings(({ keys }) => keyOf('ask', keys))
  const { isOpen, asked, ask, close } = asking
  const isStale = isOpen && canAsk && !asked
  return (
    <>
      {isOpen && !(isStale && rest.turn.length === 0) && (
        <Suspense>
          <Thoughts {...rest} asked={asked} close={close} />
        </Suspense>
      )}
      {(!isOpen || isStale) && (
        <button type="button" className="button quiet" onClick={ask}>
          {t('app.command.ask')} <kbd>{keyName(key)}</kbd>
        </button>
      )}
    </>
  )
}
