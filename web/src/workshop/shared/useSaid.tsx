import { type ReactNode, useRef } from 'react'

/** A place on the page whose text is read aloud, and how something is said there. */
export function useSaid(): { readonly said: ReactNode; readonly say: (text: string) => void } {
  const place = useRef<HTMLParagraphElement>(null)
  return {
    said: <p className="visually-hidden" aria-live="polite" ref={place} />,
    say: (text) => {
      if (place.current) place.current.textContent = text
    },
  }
}
