import { useEffect, useRef, useState } from 'react'
import { type NumberedLine, plainText } from './Log.tsx'

/** More lines at once than that nobody listens to. */
const MOST_SAID = 6

/** What is read out to people who do not see the board: everything that happened since it was last said. */
export function useSpeech(lines: readonly NumberedLine[]): { said: string; say(text: string): void } {
  const [said, say] = useState('')
  // By name, for a line may vanish again: a move that goes on in the same room is told once.
  const told = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = told.current
    const fresh = before ? lines.filter(({ id }) => !before.has(id)) : lines.slice(-1)
    told.current = new Set(lines.map(({ id }) => id))
    if (fresh.length > 0)
      say(
        fresh
          .slice(-MOST_SAID)
          .map(({ line }) => plainText(line))
          .join(' '),
      )
  }, [lines])
  return { said, say }
}
