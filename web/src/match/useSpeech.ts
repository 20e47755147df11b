import { useEffect, useRef, useState } from 'react'
import { type NumberedLine, plainText } from './Log.tsx'

/** More lines at once than that nobody listens to. */
const MOST_SAID = 6

/** What is read out to people who do not see the board: everything that happened since it was last said. */
export function useSpeech(lines: readonly NumberedLine[]): { said: string; say(text: string): void } {
  const [said, say] = useState('')
  const told = useRef<string | undefined>(undefined)
  const last = lines.at(-1)
  useEffect(() => {
    const from = lines.findLastIndex(({ id }) => id === told.current)
    const fresh = from < 0 ? lines.slice(-1) : lines.slice(from + 1)
    told.current = last?.id
    if (fresh.length > 0)
      say(
        fresh
          .slice(-MOST_SAID)
          .map(({ line }) => plainText(line))
          .join(' '),
      )
  }, [last, lines])
  return { said, say }
}
