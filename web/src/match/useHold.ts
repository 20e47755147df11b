import { useCallback, useEffect, useRef, useState } from 'react'

/** Only one tab holds a name at a time. Null: not known yet. */
export function useHold(name: string): { holds: boolean | null; take(): void } {
  const [holds, setHolds] = useState<boolean | null>(null)
  const release = useRef<(() => void) | null>(null)
  const ask = useCallback(
    (steal: boolean) => {
      // Where the browser has no locks there is nobody to ask.
      if (!('locks' in navigator)) return setHolds(true)
      navigator.locks
        .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          setHolds(lock !== null)
          if (!lock) return
          return new Promise<void>((resolve) => {
            release.current = resolve
          })
        })
        // Another tab has taken it.
        .catch(() => setHolds(false))
    },
    [name],
  )
  useEffect(() => {
    ask(false)
    return () => release.current?.()
  }, [ask])
  return { holds, take: () => ask(true) }
}
