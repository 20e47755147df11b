import { useLayoutEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { type Command, commandFor, isDigit, isTyping } from './keys.ts'

export type Handlers = Readonly<Record<Command, () => void>> & {
  number(n: number): void
  /** A letter that is no command: true where it was used. */
  letter(key: string): boolean
}

/** Keys of the match, wherever the focus is, except in fields and dialogs. */
export function useKeys(active: boolean, handlers: Handlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  const keys = useSettings((settings) => settings.keys)
  // A layout effect: whoever sees the board can already press a key.
  useLayoutEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a')
      if (onButton && (event.key === 'Enter' || event.key === ' ')) return
      if (isDigit(event.key)) {
        event.preventDefault()
        latest.current.number(Number(event.key))
        return
      }
      const command = commandFor(event.key, keys)
      if (command) {
        event.preventDefault()
        latest.current[command]()
      } else if (event.key.length === 1 && latest.current.letter(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active, keys])
}
